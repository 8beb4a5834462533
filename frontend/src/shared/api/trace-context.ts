/** W3C trace context (https://www.w3.org/TR/trace-context/): one trace per action of the user. */

function randomHex(bytes: number): string {
  const buffer = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(buffer, (b) => b.toString(16).padStart(2, '0')).join('');
}

/** 32 hex digits naming one action, such as "hand in the paper": its retries and polls share it. */
export type TraceId = string;

export function newTraceId(): TraceId {
  return randomHex(16);
}

/** The `traceparent` header of one call within an action; sampled. */
export function toTraceparent(traceId: TraceId): string {
  return `00-${traceId}-${randomHex(8)}-01`;
}

/** UUID v4. `crypto.randomUUID` exists only on https and localhost; a tablet in the classroom may come by plain address. */
export function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
