import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { ServiceName } from '@sumfox/contracts/services';
import { ProductError } from '@sumfox/contracts/errors';
import { CALLER_TOKENS, SERVED_SERVICE } from '../tokens.js';
import type { CallerTokens } from './caller-token.js';
import { Handled, type HandledContract } from './handles.decorator.js';
import { readCall, traceRefusal } from './rpc-span.js';

/**
 * Admits the processes that may make a call, by their tokens: only the gateway for a public call, and the processes of
 * the contract for an internal one. Rejects a call without a contract. Stores the caller for later steps.
 */
@Injectable()
export class CallerGuard implements CanActivate {
  constructor(
    @Inject(CALLER_TOKENS) private readonly tokens: CallerTokens,
    @Inject(SERVED_SERVICE) private readonly service: ServiceName,
    private readonly reflector: Reflector,
  ) {}

  canActivate(execution: ExecutionContext): true {
    return traceRefusal(execution, () => {
      const { packet } = readCall(execution);
      const handled: HandledContract | undefined = this.reflector.get(Handled, execution.getHandler());
      const caller = this.tokens.verify(packet ?? {}, this.service);
      if (!listCallers(handled).includes(caller.process))
        throw new ProductError('forbidden', 'caller', 'Access denied');
      if (packet) packet.caller = caller;
      return true;
    });
  }
}

function listCallers(handled: HandledContract | undefined): readonly string[] {
  if (!handled) return [];
  return handled.kind === 'endpoint' ? ['gateway'] : handled.contract.callers;
}
