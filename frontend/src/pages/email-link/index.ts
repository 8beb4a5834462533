export {
  ConfirmEmailPage,
  ForgotPasswordPage,
  ResetPasswordPage,
  StopEmailsPage,
} from './email-link.lazy.js';
