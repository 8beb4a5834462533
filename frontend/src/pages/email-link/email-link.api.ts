import {
  confirmEmail,
  forgotPassword,
  resetForgottenPassword,
} from '@sumfox/contracts/identity/email.endpoints';
import { call } from '../../shared/api/call.js';

export const askForPassword = (email: string) => call(forgotPassword, { body: { email } });

export const setForgottenPassword = (token: string, password: string) =>
  call(resetForgottenPassword, { body: { token, password } });

export const confirmAddress = (token: string) => call(confirmEmail, { body: { token } });
