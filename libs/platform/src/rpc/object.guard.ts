import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Endpoint, NamedObjectRule } from '@sumfox/contracts/endpoint';
import { ProductError } from '@sumfox/contracts/errors';
import type { Caller } from './caller.js';
import { Handled, type HandledContract } from './handles.decorator.js';
import { readCall, traceRefusal } from './rpc-span.js';

/**
 * Applies the part of an endpoint's object rule that needs no row: a role without access gets none, and a caller
 * limited to their own data cannot name another person. Answers 404, like a missing object. The query that reads
 * another object decides on its owner.
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
  // A list of people, or none: the omitted id is the caller's own.
  if (typeof named !== 'string') return true;
  return named.toLowerCase() === caller.userId?.toLowerCase();
}

function readField(input: unknown, { in: part, field }: NamedObjectRule): unknown {
  const isRecord = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null;
  const fields = isRecord(input) ? input[part] : null;
  return isRecord(fields) ? fields[field] : undefined;
}
