import { CHEER_POSES, CHEERS } from '../../shared/art/cheer-poses.js';
import { useArt } from '../../shared/art/late-art.js';
import { Art } from '../../shared/ui/art.js';
import { useOther } from './use-other.js';
import '../../shared/ui/fox-figure.css';
import './cheering-fox.css';

/** The fox rejoices, each time in another way. */
export function CheeringFox() {
  const cheer = useOther('fox-cheer', CHEERS);
  return <Art svg={useArt(CHEER_POSES[cheer])} className={`fox-figure cheering cheering--${cheer}`} />;
}
