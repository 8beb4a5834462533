import { ROOT_CONTEXT, context, trace } from '@opentelemetry/api';
import type { Pool } from 'pg';
import { isSampled } from '../tracing/trace-id.js';
import { wrapQuery } from './prepared-text.js';

/**
 * Hides traces that are not sampled from the instrumentation of the driver. It would name, time and describe each of
 * their statements for a span that is never made, at about the cost of a short statement.
 */
export function hideUnsampledStatements(pool: Pool): void {
  pool.on('connect', (client) =>
    wrapQuery(client, (query) => (...statement) => {
      const span = trace.getActiveSpan();
      if (!span || isSampled(span.spanContext())) return query(...statement);
      return context.with(ROOT_CONTEXT, query, undefined, ...statement);
    }),
  );
}
