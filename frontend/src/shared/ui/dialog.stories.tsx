import type { Meta } from '@storybook/react-vite';
import { doNothing, LONG_NAME, LONG_SENTENCE } from '../../../gallery/samples.js';
import { Button } from './button.js';
import { Dialog, DialogActions } from './dialog.js';

export default { component: Dialog } satisfies Meta;

const Actions = ({ busy = false }: { busy?: boolean }) => (
  <DialogActions>
    <Button disabled={busy}>Cancel</Button>
    <Button tone="primary" disabled={busy}>
      Save
    </Button>
  </DialogActions>
);

export const Filled = () => (
  <Dialog title="Change your name" onClose={doNothing}>
    <p>Other pupils see your first name.</p>
    <Actions />
  </Dialog>
);
export const Loading = () => (
  <Dialog title="Change your name" onClose={doNothing} busy>
    <p>Other pupils see your first name.</p>
    <Actions busy />
  </Dialog>
);
export const Wide = () => (
  <Dialog title={LONG_NAME} onClose={doNothing} wide>
    {Array.from({ length: 12 }, (_, at) => (
      <p key={at}>{LONG_SENTENCE}</p>
    ))}
    <Actions />
  </Dialog>
);
export const AtTheSide = () => (
  <Dialog title="Settings of the page" onClose={doNothing} side>
    <p>{LONG_SENTENCE}</p>
    <Actions />
  </Dialog>
);
export const AsSheet = () => (
  <Dialog title="How it looks and sounds" onClose={doNothing} sheet>
    <p>{LONG_SENTENCE}</p>
    <Actions />
  </Dialog>
);
