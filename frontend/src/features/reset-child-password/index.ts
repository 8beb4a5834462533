export { ResetChildPasswordDialog } from './reset-child-password-dialog.js';
