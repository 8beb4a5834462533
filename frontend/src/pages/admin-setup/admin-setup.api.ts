import { setUpAdmin } from '@sumfox/contracts/identity/admin-setup.endpoints';
import { call } from '../../shared/api/call.js';

export const completeSetup = (token: string, password: string) =>
  call(setUpAdmin, { body: { token, password } });
