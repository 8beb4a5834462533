export { ComfortDialog, loadComfortDialog } from './comfort-dialog.lazy.js';
