import type { ExecutionContext } from '@nestjs/common';
import { type Context, type Span, SpanKind, context, propagation, trace } from '@opentelemetry/api';
import { ProductError } from '@sumfox/contracts/errors';
import type { RpcPacket } from './rpc-packet.js';

/** The packet of a call and the name it is mounted under. */
export function readCall(execution: ExecutionContext): { name: string; packet: RpcPacket | undefined } {
  const rpc = execution.switchToRpc();
  return {
    name: String(rpc.getContext<{ getPattern(): string }>().getPattern()),
    packet: rpc.getData<RpcPacket | undefined>(),
  };
}

/** Begins the span of a call that came in, as a child of the caller's. */
export function startCallSpan(execution: ExecutionContext): { span: Span; inSpan: Context } {
  const { name, packet } = readCall(execution);
  const parent = propagation.extract(context.active(), packet?.carrier ?? {});
  const span = trace.getTracer('rpc').startSpan(name, { kind: SpanKind.SERVER }, parent);
  return { span, inSpan: trace.setSpan(parent, span) };
}

/** Runs a guard and writes the span of a call that it refuses: interceptors, which write the others, come later. */
export function traceRefusal<T>(execution: ExecutionContext, admit: () => T): T {
  try {
    return admit();
  } catch (error) {
    const code = error instanceof ProductError ? error.code : 'internal';
    startCallSpan(execution).span.setAttribute('rpc.refused', code).end();
    throw error;
  }
}
