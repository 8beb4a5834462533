import type { Meta } from '@storybook/react-vite';
import { States } from '../../../gallery/states.js';
import { DialogActions } from './dialog.js';
import { FormButtons } from './form-buttons.js';

export default { component: FormButtons } satisfies Meta;

const Buttons = ({
  isSending = false,
  isIncomplete = false,
}: {
  isSending?: boolean;
  isIncomplete?: boolean;
}) => (
  // The bar reaches into the padding of its dialog.
  <div style={{ padding: 'var(--space-5)' }}>
    <DialogActions>
      <FormButtons
        isSending={isSending}
        isIncomplete={isIncomplete}
        onCancel={() => undefined}
        send={isSending ? 'Saving…' : 'Save changes'}
      />
    </DialogActions>
  </div>
);

export const InItsStates = () => (
  <States
    of={{
      filled: <Buttons />,
      disabled: <Buttons isIncomplete />,
      loading: <Buttons isSending />,
    }}
  />
);
