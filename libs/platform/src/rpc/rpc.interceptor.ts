import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { SpanKind, SpanStatusCode, context, propagation, trace } from '@opentelemetry/api';
import { ENDPOINTS } from '@sumfox/contracts/endpoints';
import { type ServiceName, endpointKey } from '@sumfox/contracts/endpoint';
import { ProductError } from '@sumfox/contracts/errors';
import { Observable } from 'rxjs';
import * as z from 'zod/mini';
import type { CallerTokens } from './caller-token.js';
import { MOUNTED_CALLS } from './handles.decorator.js';
import type { RpcPacket } from './rpc-packet.js';

const ROLES_BY_CALL = new Map(ENDPOINTS.map((e) => [endpointKey(e), e.roles]));

/**
 * Stands before every handler of a service: refuses a call without a good token, repeats the role rule of the
 * contract, holds calls between services to their callers and shape, and carries the trace on.
 */
export class RpcInterceptor implements NestInterceptor {
  constructor(
    private readonly tokens: CallerTokens,
    private readonly service: ServiceName,
  ) {}

  intercept(execution: ExecutionContext, next: CallHandler): Observable<unknown> {
    const packet = execution.switchToRpc().getData<RpcPacket>();
    const name = String(execution.switchToRpc().getContext<{ getPattern(): string }>().getPattern());
    const parent = propagation.extract(context.active(), packet?.carrier ?? {});
    const span = trace.getTracer('rpc').startSpan(name, { kind: SpanKind.SERVER }, parent);
    const inSpan = trace.setSpan(parent, span);
    return new Observable((subscriber) =>
      context.with(inSpan, () => {
        const fail = (error: unknown) => {
          // A refusal is an answer; only a surprise is a fault of the service.
          if (!(error instanceof ProductError)) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
          subscriber.error(error);
        };
        try {
          this.admit(name, packet);
        } catch (error) {
          return fail(error);
        }
        return next.handle().subscribe({
          next: (value) => subscriber.next(value),
          error: fail,
          complete: () => {
            span.end();
            subscriber.complete();
          },
        });
      }),
    );
  }

  private admit(name: string, packet: RpcPacket): void {
    const caller = this.tokens.verify(packet?.token, this.service);
    if (!caller) throw new ProductError('unauthenticated', 'no-caller', 'Please sign in.');
    const roles = ROLES_BY_CALL.get(name);
    if (roles && roles !== 'public') {
      if (!caller.userId || !caller.role)
        throw new ProductError('unauthenticated', 'signed-out', 'Please sign in.');
      if (!roles.includes(caller.role)) throw new ProductError('forbidden', 'role', 'Access denied');
    }
    const call = MOUNTED_CALLS.get(name);
    if (call) {
      if (!call.callers.includes(caller.process))
        throw new ProductError('forbidden', 'caller', 'Access denied');
      packet.input = z.parse(call.input, packet.input);
    }
    packet.caller = caller;
  }
}
