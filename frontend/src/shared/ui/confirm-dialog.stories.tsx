import type { Meta } from '@storybook/react-vite';
import { doNothing, LONG_NAME } from '../../../gallery/samples.js';
import { ConfirmDialog } from './confirm-dialog.js';

export default { component: ConfirmDialog } satisfies Meta;

const removal = {
  title: `Remove ${LONG_NAME}?`,
  confirmLabel: 'Remove',
  busyLabel: 'Removing',
  children: 'You no longer see the papers of this child.',
  onConfirm: doNothing,
  onClose: doNothing,
};

export const Filled = () => <ConfirmDialog {...removal} busy={false} />;
export const Loading = () => <ConfirmDialog {...removal} busy />;
export const Failed = () => (
  <ConfirmDialog {...removal} busy={false} fault="The child could not be removed. Please try again." />
);
