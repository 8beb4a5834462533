import { sophisticatedVisual, visualProbability } from '@sumfox/contracts/content/visual.endpoints';
import type { EndpointRequest, EndpointResponse } from '@sumfox/contracts/endpoint';
import { call } from '../../shared/api/call.js';

export type VisualBody = EndpointRequest<typeof sophisticatedVisual>['body'];
export type VisualAnswer = EndpointResponse<typeof sophisticatedVisual>;
export type ProbabilityBody = EndpointRequest<typeof visualProbability>['body'];

export const generateVisual = (body: VisualBody): Promise<VisualAnswer> =>
  call(sophisticatedVisual, { body });

export const testProbability = (body: ProbabilityBody) => call(visualProbability, { body });
