import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Endpoint, NamedObjectRule } from '@sumfox/contracts/endpoint';
import { ProductError } from '@sumfox/contracts/errors';
import type { Caller } from './caller.js';
import { Handled, type HandledContract } from './handles.decorator.js';
import { readCall, traceRefusal } from './rpc-span.js';

/**
 * Applies as much of an endpoint's object rule as can be decided without a row: a role without reach reaches nothing, and
 * who reaches only themselves names nobody else. Answers 404, like a missing object. Ownership of everything else is
 * decided by the query that reads the object.
 */
@Injectable()
export class ObjectGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(execution: ExecutionContext): true {
    return traceRefusal(execution, () => {
      const handled: HandledContract | undefined = this.reflector.get(Handled, execution.getHandler());
      const { caller, input } = readCall(execution).packet ?? {};
      if (handled?.kind === 'endpoint' && caller && !isWithinReach(handled.contract, input, caller))
        throw new ProductError('not-found', 'not-found', 'Not found');
      return true;
    });
  }
}

function isWithinReach({ objectRule: rule, roles }: Endpoint, input: unknown, caller: Caller): boolean {
  if (typeof rule === 'string' || roles === 'public' || !caller.role) return true;
  const reach = rule[caller.role];
  if (!reach) return false;
  if (reach !== 'own' || (rule.object !== 'pupil' && rule.object !== 'account')) return true;
  const named = readField(input, rule);
  // A list of people, or nobody: what is left out is the caller's own.
  if (typeof named !== 'string') return true;
  return named.toLowerCase() === caller.userId?.toLowerCase();
}

function readField(input: unknown, { in: part, field }: NamedObjectRule): unknown {
  const isRecord = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null;
  const fields = isRecord(input) ? input[part] : null;
  return isRecord(fields) ? fields[field] : undefined;
}
