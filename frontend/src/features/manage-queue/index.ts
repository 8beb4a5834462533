export { QueueConfigDialog } from './queue-config-dialog.js';
export { QueueDialog } from './queue-dialog.js';
