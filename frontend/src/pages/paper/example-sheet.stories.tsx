import type { Meta } from '@storybook/react-vite';
import { BAGS_EXAMPLE, STORE_EXAMPLE } from '../../testing/examples.js';
import { ExampleSheet } from './example-sheet.js';
import { type ExampleStep, FRESH_STEP } from './example-step.rules.js';

export default { component: ExampleSheet } satisfies Meta;

const nothing = (): void => undefined;

const older = (begin: ExampleStep) => () => (
  <ExampleSheet example={STORE_EXAMPLE} isYoung={false} begin={begin} onStart={nothing} />
);
const young = (begin: ExampleStep) => () => (
  <ExampleSheet example={BAGS_EXAMPLE} isYoung begin={begin} onStart={nothing} />
);

export const Fresh = older(FRESH_STEP);
export const WrongOnce = older({ tried: ['17 000'], outcome: 'open' });
export const Right = older({ tried: [], outcome: 'right' });
export const Shown = older({ tried: ['17 000', '70 800'], outcome: 'shown' });
export const YoungFresh = young(FRESH_STEP);
export const YoungWrongOnce = young({ tried: ['20'], outcome: 'open' });
export const YoungRight = young({ tried: ['20'], outcome: 'right' });
export const YoungShown = young({ tried: ['20', '8'], outcome: 'shown' });
