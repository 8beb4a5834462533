export { NewBatchDialog } from './new-batch-dialog.js';
export { SharesFields } from './shares-fields.js';
