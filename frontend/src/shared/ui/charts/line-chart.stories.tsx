import type { Meta } from '@storybook/react-vite';
import { States } from '../../../../gallery/states.js';
import { LineChart } from './line-chart.js';

export default { component: LineChart } satisfies Meta;

export const InItsStates = () => (
  <States
    of={{
      empty: <LineChart label="Ratio" points={[]} />,
      'first day': <LineChart label="Money" points={[{ label: '3 Nov', percent: 40 }]} />,
      filled: (
        <LineChart
          label="Fractions"
          points={[0, 20, 60, 40, 100].map((percent, at) => ({ label: `${at + 3} Nov`, percent }))}
        />
      ),
    }}
  />
);
