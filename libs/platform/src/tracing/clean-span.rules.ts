import { type Attributes, type AttributeValue, type SpanContext, TraceFlags } from '@opentelemetry/api';
import type { ReadableSpan } from '@opentelemetry/sdk-trace';

/** Attribute of the span that answered a browser: the code of its refusal. */
export const REFUSAL_FACT = 'sumfox.refusal';

/** A statement without its values. */
type ToShape = (statement: string) => string;

/** Allowed part of a value; undefined when none is allowed. */
type Kept = (value: AttributeValue, toShape: ToShape) => AttributeValue | undefined;

const asText =
  (pattern: RegExp): Kept =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? value : undefined;

const asNumber: Kept = (value) => (typeof value === 'number' ? value : undefined);

/** A name that stands in our code: of a queue, a database, an error, a Redis command. */
const CODE_NAME = /^[a-z][\w.:-]{0,79}$/i;
const METHOD = /^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|_OTHER)$/;
/** A route's template; what stands for a value in it begins with a colon. */
const ROUTE = /^\/[\w./:*-]{0,119}$/;
const HOST = /^[a-z\d.:-]{1,253}$/i;
/** A class, a code of Node or PostgreSQL, or a status. */
const ERROR_TYPE = /^[A-Z\d_]\w{0,79}$/;

const name = asText(CODE_NAME);

const DATABASE: Readonly<Record<string, Kept>> = {
  'db.system.name': name,
  'db.namespace': asText(/^[\w-]{1,63}$/),
  'db.operation.name': asText(/^((MULTI|PIPELINE) )?\w{1,40}$/),
  'error.type': asText(ERROR_TYPE),
};

/** The host that was called; of a call that came in, the same attributes say what the caller sent. */
const OUTGOING_CALL: Readonly<Record<string, Kept>> = {
  'http.request.method': asText(METHOD),
  'http.response.status_code': asNumber,
  'server.address': asText(HOST),
  'server.port': asNumber,
  'error.type': asText(ERROR_TYPE),
};

/** By instrumentation: the allowed content and names of its spans. */
interface Scope {
  names: RegExp;
  attributes: Readonly<Record<string, Kept>>;
}

const SCOPES: Readonly<Record<string, Scope>> = {
  '@opentelemetry/instrumentation-pg': {
    names: /^pg[\w.-]*(:[\w-]+( [\w-]+)?)?$/,
    attributes: {
      ...DATABASE,
      'db.query.text': (value, toShape) => (typeof value === 'string' ? toShape(value) : undefined),
    },
  },
  '@opentelemetry/instrumentation-ioredis': {
    names: /^[a-z_]+$/i,
    attributes: DATABASE,
  },
  '@opentelemetry/instrumentation-http': {
    names: /^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|HTTP)( \/[\w./:*-]{0,119})?$/,
    attributes: {
      'http.request.method': asText(METHOD),
      'http.response.status_code': asNumber,
      'http.route': asText(ROUTE),
      [REFUSAL_FACT]: name,
      'error.type': asText(ERROR_TYPE),
    },
  },
  '@opentelemetry/instrumentation-undici': {
    names: /^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|HTTP)$/,
    attributes: OUTGOING_CALL,
  },
  bullmq: {
    names: /^\w+ [\w.:-]{1,120}$/,
    attributes: {
      'bullmq.queue.name': name,
      'bullmq.queue.operation': name,
      'bullmq.job.name': name,
      'bullmq.job.attempts.made': asNumber,
      'bullmq.job.bulk.count': asNumber,
    },
  },
  rpc: { names: /^([A-Z]+ \/[\w./:-]{1,120}|[\w.-]{1,80})$/, attributes: {} },
  inbox: { names: /^receive [\w.-]{1,80}$/, attributes: {} },
};

const NOTHING: Scope = { names: /(?!)/, attributes: {} };

/**
 * A copy of a span without personal text. Only listed attributes, names and events stay, so that a newer
 * instrumentation, attribute or scope is dropped until a developer lists it. Ids of accounts, papers and jobs are not
 * listed: they lead to a person, and a span outlives an erasure.
 */
export function cleanSpan(span: ReadableSpan, toShape: ToShape): ReadableSpan {
  const scope = SCOPES[span.instrumentationScope.name] ?? NOTHING;
  // A recorder of sampled spans drops others, and what comes here is to be kept.
  const context = { ...bareContext(span.spanContext()), traceFlags: TraceFlags.SAMPLED };
  return {
    name: scope.names.test(span.name)
      ? span.name
      : (span.instrumentationScope.name.match(CODE_NAME)?.[0] ?? 'span'),
    kind: span.kind,
    spanContext: () => context,
    parentSpanContext: span.parentSpanContext && bareContext(span.parentSpanContext),
    startTime: span.startTime,
    endTime: span.endTime,
    // Its message is an error's, which may hold values.
    status: { code: span.status.code },
    attributes: keepListed(span.attributes, scope.attributes, toShape),
    links: span.links.map((link) => ({ context: bareContext(link.context) })),
    events: span.events
      .filter((event) => event.name === 'exception')
      .map(({ time, attributes }) => ({
        name: 'exception',
        time,
        attributes: keepListed(attributes ?? {}, { 'exception.type': asText(ERROR_TYPE) }, toShape),
      })),
    duration: span.duration,
    ended: span.ended,
    resource: span.resource,
    instrumentationScope: span.instrumentationScope,
    droppedAttributesCount: span.droppedAttributesCount,
    droppedEventsCount: span.droppedEventsCount,
    droppedLinksCount: span.droppedLinksCount,
  };
}

function keepListed(
  attributes: Attributes,
  listed: Readonly<Record<string, Kept>>,
  toShape: ToShape,
): Attributes {
  const kept: Attributes = {};
  for (const [key, keep] of Object.entries(listed)) {
    const value = attributes[key];
    const clean = value === undefined ? undefined : keep(value, toShape);
    if (clean !== undefined) kept[key] = clean;
  }
  return kept;
}

/** Without the trace state, which holds arbitrary text of a caller. */
function bareContext({ traceId, spanId, traceFlags, isRemote }: SpanContext): SpanContext {
  return { traceId, spanId, traceFlags, isRemote };
}
