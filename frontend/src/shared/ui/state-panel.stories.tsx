import type { Meta } from '@storybook/react-vite';
import { LONG_NAME, LONG_SENTENCE } from '../../../gallery/samples.js';
import { States } from '../../../gallery/states.js';
import { Button } from './button.js';
import { StatePanel } from './state-panel.js';

export default { component: StatePanel } satisfies Meta;

export const InItsStates = () => (
  <States
    of={{
      empty: <StatePanel title="No papers yet" face="rest" />,
      error: (
        <StatePanel
          title="Your papers could not be loaded"
          action={<Button tone="primary">Try again</Button>}
          supportCode="c0ffee00c0ffee00"
        >
          Your work is safe.
        </StatePanel>
      ),
      'long name': (
        <StatePanel title={LONG_NAME} face="cheer">
          {LONG_SENTENCE}
        </StatePanel>
      ),
    }}
  />
);
