import {
  confirmSecondFactor,
  loginSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
  turnOffSecondFactor,
} from '@sumfox/contracts/identity/second-factor.endpoints';
import { call } from '../../shared/api/call.js';

/** Password and code, to change what is on already. */
export interface Proof {
  currentPassword: string;
  code: string;
}

export const startSetup = (currentPassword: string) => call(startSecondFactor, { body: { currentPassword } });
export const confirmSetup = (code: string) => call(confirmSecondFactor, { body: { code } });
export const renewCodes = (proof: Proof) => call(renewRecoveryCodes, { body: proof });
export const turnOff = (proof: Proof) => call(turnOffSecondFactor, { body: proof });
export const signInWithCode = (code: string) => call(loginSecondFactor, { body: { code } });
