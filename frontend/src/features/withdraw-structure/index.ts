export { WithdrawStructureDialog } from './withdraw-structure-dialog.js';
export { WithdrawnList } from './withdrawn-list.js';
