import type { ExecutionContext } from '@nestjs/common';
import type { Endpoint } from '@sumfox/contracts/endpoint';
import { ENDPOINT_OF } from '../routes/endpoint-metadata.js';

/** Execution context of a route for tests of guards; null: the route has no contract. */
export function buildHttpExecution(
  endpoint: Endpoint | null,
  request: object,
  response: object = {},
): ExecutionContext {
  const handler = () => undefined;
  if (endpoint) Reflect.defineMetadata(ENDPOINT_OF, endpoint, handler);
  return {
    getHandler: () => handler,
    switchToHttp: () => ({ getRequest: () => request, getResponse: () => response }),
  } as unknown as ExecutionContext;
}
