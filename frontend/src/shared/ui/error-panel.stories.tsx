import type { Meta } from '@storybook/react-vite';
import { doNothing, LONG_NAME } from '../../../gallery/samples.js';
import { States } from '../../../gallery/states.js';
import { CallError } from '../api/call-error.js';
import { ErrorPanel } from './error-panel.js';

export default { component: ErrorPanel } satisfies Meta;

const refused = new CallError(503, 'unavailable', 'The server is busy.', 'c0ffee00c0ffee00c0ffee00c0ffee00');
const offline = new CallError(0, 'no-connection', 'No answer came back.', '');

export const InItsStates = () => (
  <States
    of={{
      'error of a pupil': (
        <ErrorPanel title="Your papers could not be loaded" error={refused} onRetry={doNothing} />
      ),
      'error of an adult': (
        <ErrorPanel
          title={`The papers of ${LONG_NAME} could not be loaded`}
          error={refused}
          onRetry={doNothing}
          reader="adult"
        />
      ),
      offline: <ErrorPanel title="Your papers could not be loaded" error={offline} onRetry={doNothing} />,
      'offline adult': (
        <ErrorPanel
          title="The papers could not be loaded"
          error={offline}
          onRetry={doNothing}
          reader="adult"
        />
      ),
    }}
  />
);
