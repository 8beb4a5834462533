import { changeEmail, sendConfirmation } from '@sumfox/contracts/identity/email.endpoints';
import { call } from '../../shared/api/call.js';

export const askForConfirmation = () => call(sendConfirmation, {});

export const changeAddress = (email: string, currentPassword: string) =>
  call(changeEmail, { body: { email, currentPassword } });
