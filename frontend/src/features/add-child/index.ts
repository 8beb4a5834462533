export { AddChildDialog } from './add-child-dialog.js';
