import type { Meta } from '@storybook/react-vite';
import { States } from '../../../gallery/states.js';
import { FOX_POSES, type FoxPose } from '../art/fox-poses.js';
import { FoxFigure } from './fox-figure.js';

export default { component: FoxFigure } satisfies Meta;

export const InItsStates = () => (
  <States
    of={Object.fromEntries(
      (Object.keys(FOX_POSES) as FoxPose[]).map((pose) => [
        pose,
        <div key={pose} style={{ width: 140, height: 140 }}>
          <FoxFigure pose={pose} />
        </div>,
      ]),
    )}
  />
);
