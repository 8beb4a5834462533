export { ResetPasswordDialog } from './reset-password-dialog.js';
