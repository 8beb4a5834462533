import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ProductError } from '@sumfox/contracts/errors';
import { Handled, type HandledContract } from './handles.decorator.js';
import { readCall, traceRefusal } from './rpc-span.js';

/** Admits the roles of an endpoint's contract, as the gateway has. Runs after the caller's guard. */
@Injectable()
export class RoleGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(execution: ExecutionContext): true {
    return traceRefusal(execution, () => {
      const handled: HandledContract | undefined = this.reflector.get(Handled, execution.getHandler());
      if (handled?.kind !== 'endpoint' || handled.contract.roles === 'public') return true;
      const caller = readCall(execution).packet?.caller;
      if (!caller?.userId || !caller.role)
        throw new ProductError('unauthenticated', 'signed-out', 'Please sign in.');
      if (!handled.contract.roles.includes(caller.role))
        throw new ProductError('forbidden', 'role', 'Access denied');
      return true;
    });
  }
}
