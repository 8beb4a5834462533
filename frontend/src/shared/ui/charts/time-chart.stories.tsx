import type { Meta } from '@storybook/react-vite';
import { FOR_ADULTS } from '../../../../gallery/adults.js';
import { States } from '../../../../gallery/states.js';
import { TimeChart } from './time-chart.js';

export default { component: TimeChart, ...FOR_ADULTS } satisfies Meta;

const words = { asTable: 'As a table', time: 'Time', value: 'Value', limit: 'limit', none: 'none' };
const of = (...values: Array<number | null>) =>
  values.map((value, i) => ({ label: `14:${String(i * 5).padStart(2, '0')}`, value }));
const toText = (value: number) => `${value} ms`;

export const InItsStates = () => (
  <States
    of={{
      empty: (
        <TimeChart
          sentence="No call was answered."
          points={of(null, null, null)}
          limit={500}
          {...{ toText, words }}
          tone="blue"
        />
      ),
      filled: (
        <TimeChart
          sentence="Between 280 and 320 ms, limit 500 ms."
          points={of(300, 280, 320, 310, 290)}
          limit={500}
          {...{ toText, words }}
          tone="violet"
        />
      ),
      'beyond its limit, with a gap': (
        <TimeChart
          sentence="Up to 11200 ms, limit 500 ms."
          points={of(300, 280, null, 11_200, 9_000)}
          limit={500}
          {...{ toText, words }}
          tone="amber"
        />
      ),
    }}
  />
);
