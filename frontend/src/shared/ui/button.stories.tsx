import type { Meta } from '@storybook/react-vite';
import { LONG_NAME } from '../../../gallery/samples.js';
import { States } from '../../../gallery/states.js';
import { Button } from './button.js';

export default { component: Button } satisfies Meta;

export const InItsStates = () => (
  <States
    of={{
      plain: <Button>Back</Button>,
      primary: <Button tone="primary">Sign in</Button>,
      quiet: <Button tone="quiet">Not now</Button>,
      key: <Button tone="key">Show a hint</Button>,
      go: <Button tone="go">Next</Button>,
      large: (
        <Button tone="primary" large>
          Start
        </Button>
      ),
      disabled: (
        <>
          <Button disabled>Back</Button>{' '}
          <Button tone="primary" disabled>
            Sign in
          </Button>{' '}
          <Button tone="key" disabled>
            Show a hint
          </Button>{' '}
          <Button tone="go" disabled>
            Next
          </Button>
        </>
      ),
      'long name': <Button tone="key">Give {LONG_NAME} a high five</Button>,
    }}
  />
);
