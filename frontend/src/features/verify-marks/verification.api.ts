import { verifyPaper } from '@sumfox/contracts/assessment/human-verification.endpoints';
import type { EndpointRequest } from '@sumfox/contracts/endpoint';
import { call } from '../../shared/api/call.js';

export type VerdictBody = EndpointRequest<typeof verifyPaper>['body'];

export const sendVerdicts = (id: number, body: VerdictBody) =>
  call(verifyPaper, { params: { id: String(id) }, body });
