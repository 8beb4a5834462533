import type { Meta } from '@storybook/react-vite';
import { FOR_ADULTS } from '../../../gallery/adults.js';
import { LONG_NAME } from '../../../gallery/samples.js';
import { States } from '../../../gallery/states.js';
import { CountBars } from './count-bars.js';

export default { component: CountBars, ...FOR_ADULTS } satisfies Meta;

const empty = 'No questions yet.';

export const InItsStates = () => (
  <States
    of={{
      empty: <CountBars title="Questions by grade" bars={[]} empty={empty} />,
      filled: (
        <CountBars
          title="Questions by grade"
          empty={empty}
          bars={[
            { label: 'Primary 5', count: 150 },
            { label: 'Primary 6', count: 54 },
            { label: 'Primary 1', count: 0 },
          ]}
        />
      ),
      'long name': (
        <CountBars title={LONG_NAME} empty={empty} bars={[{ label: LONG_NAME, count: 1_204_000 }]} />
      ),
    }}
  />
);
