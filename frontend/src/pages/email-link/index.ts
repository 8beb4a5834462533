export { ConfirmEmailPage, ForgotPasswordPage, ResetPasswordPage } from './email-link.lazy.js';
