import type { Endpoint, EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import { Answered } from '@sumfox/platform/rpc/handles.decorator';
import type { FastifyReply } from 'fastify';
import type { SessionRequest } from '../session/index.js';

type GatewayAnswer<E> = (
  input: EndpointInput<E>,
  request: SessionRequest,
  reply: FastifyReply,
) => Promise<EndpointResponse<E>>;

/** Marks a method of a provider as the answer to a call that sets or clears a cookie; its contract parses the input. */
export function Answers<E extends Endpoint>(e: E) {
  return <Answer extends GatewayAnswer<E>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<Answer>,
  ): void => {
    Answered(e)(target, key, descriptor);
  };
}
