export { UndoUnlink } from './undo-unlink.js';
export { UnlinkChildDialog } from './unlink-child-dialog.js';
