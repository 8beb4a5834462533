import { describe, expect, it } from '@jest/globals';
import { ROOT_CONTEXT, SpanStatusCode, trace } from '@opentelemetry/api';
import { JsonTraceSerializer } from '@opentelemetry/otlp-transformer';
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { CleanSpanProcessor } from './clean-span-processor.js';
import { TraceParentPropagator } from './trace-parent-propagator.js';

const MARKER = 'Tan Mei';

/** Every attribute that an instrumentation or BullMQ sets today, and one that none sets yet. */
const ATTRIBUTES = [
  ...['db.query.text', 'db.statement', 'db.operation.name', 'db.namespace', 'db.system.name', 'db.user'],
  ...[
    'db.postgresql.values',
    'db.postgresql.plan',
    'error.type',
    'exception.message',
    'url.full',
    'url.path',
  ],
  ...['url.query', 'http.url', 'http.target', 'http.route', 'http.request.method', 'user_agent.original'],
  ...[
    'http.request.method_original',
    'client.address',
    'network.peer.address',
    'server.address',
    'http.host',
  ],
  ...[
    'http.response.status_code',
    'sumfox.refusal',
    'bullmq.job.id',
    'bullmq.job.name',
    'bullmq.queue.name',
    'bullmq.job.key',
  ],
  ...['bullmq.job.result', 'bullmq.job.failed.reason', 'bullmq.job.options', 'bullmq.job.bulk.names', 'new'],
];

const SCOPES = [
  ...['pg', 'ioredis', 'http', 'undici'].map((one) => `@opentelemetry/instrumentation-${one}`),
  ...['bullmq', 'rpc', 'inbox', 'a scope of a later day'],
];

function record(scope: string, name: string, attributes: Record<string, string | string[] | number>) {
  const exporter = new InMemorySpanExporter();
  const provider = new TracerProvider({
    spanProcessors: [new CleanSpanProcessor(new SimpleSpanProcessor({ exporter }))],
  });
  const carrier = {
    traceparent: '00-abcdef0123456789abcdef0123456789-0123456789abcdef-01',
    tracestate: `vendor=${MARKER}`,
    baggage: `child=${MARKER}`,
  };
  const remote = {
    traceId: 'abcdef0123456789abcdef0123456789',
    spanId: '0123456789abcdef',
    traceFlags: 1,
    traceState: {
      serialize: () => MARKER,
      get: () => MARKER,
      set: () => remote.traceState,
      unset: () => remote.traceState,
    },
  };
  const context = new TraceParentPropagator().extract(ROOT_CONTEXT, carrier, {
    keys: Object.keys,
    get: (from, key) => (from as Record<string, string>)[key],
  });
  const span = provider
    .getTracer(scope)
    .startSpan(name, { attributes, links: [{ context: remote, attributes: { x: MARKER } }] }, context);
  span.recordException(new TypeError(MARKER));
  span.addEvent(MARKER, { [MARKER]: MARKER });
  span.setStatus({ code: SpanStatusCode.ERROR, message: MARKER });
  span.end();
  const [kept] = exporter.getFinishedSpans();
  if (!kept) throw new Error('the span was not recorded');
  return { kept, bytes: Buffer.from(JsonTraceSerializer.serializeRequest([kept]) ?? []).toString() };
}

describe('CleanSpanProcessor', () => {
  it.each(SCOPES)('records nothing that was planted in a span of %s', (scope) => {
    for (const value of [MARKER, [MARKER], `'${MARKER}'`, `/api/x?name=${MARKER}`]) {
      const attributes = Object.fromEntries(ATTRIBUTES.map((key) => [key, value]));
      const { bytes } = record(scope, `GET ${MARKER}`, {
        ...attributes,
        'db.query.text': `select '${MARKER}'`,
      });
      expect(bytes).not.toContain(MARKER);
      expect(bytes).toContain('abcdef0123456789abcdef0123456789');
    }
  });

  it('keeps what operators need: statement, route, status, refusal, host, queue, and the class of an error', () => {
    const statement = record('@opentelemetry/instrumentation-pg', 'pg.query:SELECT identity', {
      'db.query.text': `select * from accounts where name = '${MARKER}'`,
      'db.namespace': 'identity',
    }).kept;
    expect(statement.name).toBe('pg.query:SELECT identity');
    expect(statement.attributes).toEqual({
      'db.query.text': 'select * from accounts where name = ?',
      'db.namespace': 'identity',
    });
    expect(statement.events.map((e) => e.attributes)).toEqual([{ 'exception.type': 'TypeError' }]);
    expect(statement.status).toEqual({ code: SpanStatusCode.ERROR });
    const call = record('@opentelemetry/instrumentation-http', 'GET /api/profile/:id', {
      'http.route': '/api/profile/:id',
      'http.request.method': 'GET',
      'http.response.status_code': 404,
      'url.path': '/api/profile/7',
      'sumfox.refusal': 'not-found',
    }).kept;
    expect([call.name, call.attributes]).toEqual([
      'GET /api/profile/:id',
      {
        'http.route': '/api/profile/:id',
        'http.request.method': 'GET',
        'http.response.status_code': 404,
        'sumfox.refusal': 'not-found',
      },
    ]);
    const model = record('@opentelemetry/instrumentation-undici', 'POST', {
      'server.address': 'api.openai.com',
      'url.full': 'https://api.openai.com/v1/chat/completions',
    }).kept;
    expect(model.attributes).toEqual({ 'server.address': 'api.openai.com' });
    const job = record('bullmq', 'process marking', {
      'bullmq.queue.name': 'marking',
      'bullmq.job.id': 'job-1',
    }).kept;
    expect([job.name, job.attributes]).toEqual(['process marking', { 'bullmq.queue.name': 'marking' }]);
  });
});

describe('TraceParentPropagator', () => {
  const get = (from: unknown, key: string) => (from as Record<string, string>)[key];

  it('carries the trace ids and drops trace state and baggage, both ways', () => {
    const propagator = new TraceParentPropagator();
    const traceparent = '00-abcdef0123456789abcdef0123456789-0123456789abcdef-01';
    const context = propagator.extract(
      ROOT_CONTEXT,
      { traceparent, tracestate: `a=${MARKER}`, baggage: `a=${MARKER}` },
      { keys: Object.keys, get },
    );
    const carrier: Record<string, string> = {};
    propagator.inject(context, carrier, {
      set: (into, key, value) => ((into as Record<string, string>)[key] = value),
    });
    expect(carrier).toEqual({ traceparent });
    expect(trace.getSpanContext(context)?.traceState).toBeUndefined();
  });

  it.each([
    'Tan Mei',
    '00-Tan Mei-0123456789abcdef-01',
    '',
    '00-abcdef0123456789abcdef0123456789-0123456789abcdef-01-x',
  ])('rejects a trace from %j', (traceparent) => {
    const context = new TraceParentPropagator().extract(
      ROOT_CONTEXT,
      { traceparent },
      { keys: Object.keys, get },
    );
    expect(trace.getSpanContext(context)).toBeUndefined();
  });
});
