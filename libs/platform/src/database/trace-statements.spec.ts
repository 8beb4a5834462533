import { EventEmitter } from 'node:events';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ROOT_CONTEXT, TraceFlags, context, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import type { Pool } from 'pg';
import { hideUnsampledStatements } from './trace-statements.js';

beforeAll(() => void context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable()));
afterAll(() => context.disable());

it.each([
  ['hides a trace that is not sampled from a statement', TraceFlags.NONE, false],
  ['leaves a sampled trace', TraceFlags.SAMPLED, true],
])('hideUnsampledStatements %s, and passes the statement on', async (_what, traceFlags, isSeen) => {
  const seen: unknown[] = [];
  const client = {
    query: async (...statement: unknown[]) => {
      seen.push(trace.getActiveSpan() !== undefined);
      return statement;
    },
  };
  const pool = new EventEmitter();
  hideUnsampledStatements(pool as unknown as Pool);
  pool.emit('connect', client);
  const within = trace.setSpanContext(ROOT_CONTEXT, {
    traceId: 'a'.repeat(32),
    spanId: 'b'.repeat(16),
    traceFlags,
  });
  await context.with(within, async () => {
    expect(await client.query('select $1', [1])).toEqual(['select $1', [1]]);
    // What comes after the statement is in the trace again.
    expect(trace.getActiveSpan()).toBeDefined();
  });
  expect(seen).toEqual([isSeen]);
});
