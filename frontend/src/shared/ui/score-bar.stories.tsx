import type { Meta } from '@storybook/react-vite';
import { States } from '../../../gallery/states.js';
import { ScoreBar } from './score-bar.js';

export default { component: ScoreBar } satisfies Meta;

export const InItsStates = () => (
  <States
    of={{
      empty: <ScoreBar percent={0} label="Fractions" />,
      low: <ScoreBar percent={20} label="Ratio" />,
      middle: <ScoreBar percent={60} label="Money" count="6 of 10 right" />,
      full: <ScoreBar percent={100} label="Whole numbers" />,
    }}
  />
);
