import type { Meta } from '@storybook/react-vite';
import { States } from '../../../../gallery/states.js';
import { DayBars, type DayBar } from './day-bars.js';

export default { component: DayBars } satisfies Meta;

const day = (name: string, all: number, filled: number): DayBar => ({
  day: name,
  sentence: `${name}: ${all} questions, ${filled} right.`,
  all,
  filled,
  note: all === 0 ? '' : `${all} min`,
});
const WEEK = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export const InItsStates = () => (
  <States
    of={{
      empty: <DayBars label="A week off" days={WEEK.map((name) => day(name, 0, 0))} />,
      filled: <DayBars label="A week" days={WEEK.map((name, at) => day(name, at * 4, at * 3))} />,
      'long figures': <DayBars label="A busy week" days={WEEK.map((name, at) => day(name, 240 + at, 190))} />,
    }}
  />
);
