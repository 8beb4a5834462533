import kite from './keepsakes/kite.svg?raw';
import suns from './keepsakes/suns.svg?raw';
import toolbox from './keepsakes/toolbox.svg?raw';

/** Things in the den that come by what a pupil does, before any place is grown. */
export const KEEPSAKE_ART = { kite, suns, toolbox } as const;
