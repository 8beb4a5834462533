import { generateSimilar } from '@sumfox/contracts/assessment/practice.endpoints';
import type { EndpointRequest } from '@sumfox/contracts/endpoint';
import { call } from '../../shared/api/call.js';
import { sendOnce } from '../../shared/api/send-once.js';

/** New questions like those a paper missed, or like the questions named. */
export type SimilarWish = Omit<EndpointRequest<typeof generateSimilar>['body'], 'requestId'>;

export const createSimilar = (studentId: string, wish: SimilarWish) =>
  sendOnce(`similar ${studentId} ${JSON.stringify(wish)}`, (requestId) =>
    call(generateSimilar, { body: { ...wish, requestId } }),
  );
