import * as z from 'zod/mini';

const ValueSchema = z.looseObject({
  stringValue: z.optional(z.string()),
  intValue: z.optional(z.union([z.string(), z.number()])),
  doubleValue: z.optional(z.number()),
  boolValue: z.optional(z.boolean()),
});
const AttributesSchema = z._default(
  z.array(z.looseObject({ key: z.string(), value: z._default(ValueSchema, {}) })),
  [],
);

/** One line of a span file: OTLP in JSON, as far as it is read here. */
const LineSchema = z.looseObject({
  resourceSpans: z.array(
    z.looseObject({
      resource: z._default(z.looseObject({ attributes: AttributesSchema }), { attributes: [] }),
      scopeSpans: z.array(
        z.looseObject({
          spans: z.array(
            z.looseObject({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.optional(z.string()),
              name: z.string(),
              startTimeUnixNano: z.union([z.string(), z.number()]),
              endTimeUnixNano: z.union([z.string(), z.number()]),
              attributes: AttributesSchema,
              status: z._default(z.looseObject({ code: z.optional(z.int()) }), {}),
            }),
          ),
        }),
      ),
    }),
  ),
});

/** Status code of a failed span in OTLP. */
const FAILED = 2;

export type Fact = string | number | boolean;

/** A span of a file; times in milliseconds since the epoch. */
export interface StoredSpan {
  traceId: string;
  spanId: string;
  parentSpanId: string | null;
  process: string;
  name: string;
  startedAt: number;
  endedAt: number;
  isFailed: boolean;
  facts: Record<string, Fact>;
}

/** Spans of a line that belong to traces with a prefix. Throws on a line that is not OTLP in JSON. */
export function readSpans(line: string, prefix: string): StoredSpan[] {
  const { resourceSpans } = z.parse(LineSchema, JSON.parse(line));
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const process = String(toFacts(resource.attributes)['service.name'] ?? '');
    return scopeSpans.flatMap(({ spans }) =>
      spans
        .filter(({ traceId }) => traceId.startsWith(prefix))
        .map(({ traceId, spanId, parentSpanId, name, attributes, status, ...times }) => ({
          traceId,
          spanId,
          parentSpanId: parentSpanId ?? null,
          process,
          name,
          startedAt: Number(times.startTimeUnixNano) / 1e6,
          endedAt: Number(times.endTimeUnixNano) / 1e6,
          isFailed: status.code === FAILED,
          facts: toFacts(attributes),
        })),
    );
  });
}

function toFacts(attributes: z.output<typeof AttributesSchema>): Record<string, Fact> {
  return Object.fromEntries(
    attributes.flatMap(({ key, value }): Array<[string, Fact]> => {
      const { stringValue, intValue, doubleValue, boolValue } = value;
      const fact =
        stringValue ?? doubleValue ?? boolValue ?? (intValue === undefined ? null : Number(intValue));
      return fact === null ? [] : [[key, fact]];
    }),
  );
}
