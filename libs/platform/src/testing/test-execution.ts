import type { ExecutionContext } from '@nestjs/common';
import { Handled, type HandledContract } from '../rpc/handles.decorator.js';
import type { RpcPacket } from '../rpc/rpc-packet.js';

/** Execution context of a handler of this contract, for the tests of guards and interceptors. */
export function buildExecution(
  handled: HandledContract | null,
  packet: Partial<RpcPacket>,
): ExecutionContext {
  const handler = () => undefined;
  if (handled) Reflect.defineMetadata(Handled.KEY, handled, handler);
  const execution: Pick<ExecutionContext, 'getHandler'> & { switchToRpc(): object } = {
    getHandler: () => handler,
    switchToRpc: () => ({ getData: () => packet, getContext: () => ({ getPattern: () => 'the call' }) }),
  };
  return execution as ExecutionContext;
}
