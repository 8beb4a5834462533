import { chooseDigest, stopDigest } from '@sumfox/contracts/identity/digest.endpoints';
import { call } from '../../shared/api/call.js';

export const chooseWeekly = (childUserId: string, isOn: boolean) =>
  call(chooseDigest, { params: { userId: childUserId }, body: { isOn } });

export const stopWeekly = (token: string) => call(stopDigest, { body: { token } });
