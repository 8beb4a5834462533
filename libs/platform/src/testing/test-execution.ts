import type { ExecutionContext } from '@nestjs/common';
import { Handled, type HandledContract } from '../rpc/handles.decorator.js';
import type { RpcPacket } from '../rpc/rpc-packet.js';

/** What Nest gives guards and interceptors before a handler of this contract: for their tests. */
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
