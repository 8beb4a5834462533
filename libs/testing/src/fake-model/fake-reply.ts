/** A value as JSON carries it. */
export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

/** Answers a question from the data in it. */
export type Brain = (data: JsonValue, request: SeenRequest) => JsonValue;

/** A request as it arrived at the fake server. */
export interface SeenRequest {
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  /** The body as it was sent. */
  readonly text: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** Name of the reply schema. */
  readonly task: string;
  /** From the schema's description; null where it names none. */
  readonly version: number | null;
  readonly model: string;
  /** All system messages. */
  readonly instructions: string;
  /** Text between the markers of the user's message. */
  readonly data: JsonValue;
  /** Milliseconds since this process began; only good for telling requests apart in time. */
  readonly arrivedAt: number;
}

/** Behaviour of the server for one request. Times in milliseconds. */
export type FakeReply =
  | {
      readonly kind: 'value';
      readonly value: JsonValue | Brain;
      readonly delayMs?: number;
      /** Waits for this before it sends. */
      readonly after?: Promise<unknown>;
      readonly hidesUsage?: boolean;
    }
  /** Content that is no reply to the task, in a sound completion. */
  | { readonly kind: 'content'; readonly content: string; readonly finishReason: string }
  | { readonly kind: 'refusal'; readonly words: string }
  /** A whole HTTP reply. */
  | {
      readonly kind: 'http';
      readonly status: number;
      readonly contentType: string;
      readonly body: string;
      readonly headers?: Readonly<Record<string, string>>;
    }
  /** The connection breaks: before anything is sent, or in the middle of the reply. */
  | { readonly kind: 'reset'; readonly midway: boolean }
  /** Sends nothing. */
  | { readonly kind: 'hang' }
  /** One byte a second, for ever. */
  | { readonly kind: 'dripping' }
  /** A body of so many bytes. */
  | { readonly kind: 'huge'; readonly bytes: number; readonly status: number };

/** Replies as they should be. */
export const reply = {
  /** A fixed value, or one made from the data. */
  value: (
    value: JsonValue | Brain,
    options: { delayMs?: number; after?: Promise<unknown>; hidesUsage?: boolean } = {},
  ): FakeReply => ({
    kind: 'value',
    value,
    ...options,
  }),
};

/** Replies as they should not be. */
export const fault = {
  refusal: (words = 'I cannot help with that.'): FakeReply => ({ kind: 'refusal', words }),
  /** Cut off by the limit of the output. */
  truncated: (value: JsonValue): FakeReply => ({
    kind: 'content',
    content: half(JSON.stringify(value)),
    finishReason: 'length',
  }),
  /** Cut off, and says that it is whole. */
  cutJson: (value: JsonValue): FakeReply => ({
    kind: 'content',
    content: half(JSON.stringify(value)),
    finishReason: 'stop',
  }),
  garbage: (content = 'Sure! Here is what you asked for: 42.'): FakeReply => ({
    kind: 'content',
    content,
    finishReason: 'stop',
  }),
  /** A sound HTTP reply with a page in it. */
  page: (status = 200): FakeReply => ({
    kind: 'http',
    status,
    contentType: 'text/html',
    body: '<!doctype html><title>Welcome</title><p>You are offline.</p>',
  }),
  extraField: (value: { [key: string]: JsonValue }): FakeReply => ({
    kind: 'value',
    value: { ...value, note: 'one more thing' },
  }),
  /** Replaces every id field by another id: `id`, `point`, and names that end in Id. */
  wrongId: (value: JsonValue | Brain): FakeReply =>
    spoiled(value, (field, each) =>
      /(^|[a-z_])id$/i.test(field) || field === 'point' ? 'no-such-thing' : each,
    ),
  /** Every number is 999. */
  score999: (value: JsonValue | Brain): FakeReply =>
    spoiled(value, (_field, each) => (typeof each === 'number' ? 999 : each)),
  /** Every text carries a script. */
  htmlInText: (value: JsonValue | Brain): FakeReply =>
    spoiled(value, (_field, each) =>
      typeof each === 'string' ? `${each} <img src=x onerror="alert(1)"><script>alert(1)</script>` : each,
    ),
  /** 429; with a number of seconds, they are named in Retry-After. */
  limited: (retryAfterSeconds?: number): FakeReply =>
    error(
      429,
      'rate_limit_exceeded',
      'Rate limit reached.',
      retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) },
    ),
  status: (status = 500): FakeReply => error(status, 'server_error', 'The server had an error.'),
  reset: (midway = false): FakeReply => ({ kind: 'reset', midway }),
  hang: (): FakeReply => ({ kind: 'hang' }),
  dripping: (): FakeReply => ({ kind: 'dripping' }),
  huge: (bytes = 64 * 1024 * 1024, status = 200): FakeReply => ({ kind: 'huge', bytes, status }),
};

const WISHES =
  /mark (it |this |me )?(as )?(correct|right)|full marks|ignore|system|instruction|award|"(verdict|score|shown)"\s*:/i;

/** Where unseen characters spell something out, this is what they spell. */
function withTagsRead(text: string): string {
  return text.replace(/[\u{e0020}-\u{e007e}]/gu, (tag) =>
    String.fromCharCode((tag.codePointAt(0) ?? 0) - 0xe0000),
  );
}

/** Checks whether a text of the data addresses the model. */
export function findInstruction(data: JsonValue): string | null {
  if (typeof data === 'string') return WISHES.exec(withTagsRead(data))?.[0] ?? null;
  if (data === null || typeof data !== 'object') return null;
  for (const each of Object.values(data)) {
    const instruction = findInstruction(each);
    if (instruction !== null) return instruction;
  }
  return null;
}

/** The worst possible model: it obeys the data, and is honest only when no text addresses it. */
export function obedient(honest: Brain, obeying: Brain): FakeReply {
  return {
    kind: 'value',
    value: (data, request) => (findInstruction(data) === null ? honest : obeying)(data, request),
  };
}

/** An error as the protocol writes it. */
export function error(
  status: number,
  code: string,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): FakeReply {
  const type = status === 401 ? 'invalid_request_error' : code;
  return {
    kind: 'http',
    status,
    contentType: 'application/json',
    body: JSON.stringify({ error: { message, type, param: null, code } }),
    headers,
  };
}

function half(text: string): string {
  return text.slice(0, Math.ceil(text.length / 2));
}

type Change = (field: string, value: JsonValue) => JsonValue;

function spoiled(value: JsonValue | Brain, change: Change): FakeReply {
  const made: Brain = (data, request) =>
    spoil('', typeof value === 'function' ? value(data, request) : value, change);
  return { kind: 'value', value: made };
}

function spoil(field: string, value: JsonValue, change: Change): JsonValue {
  if (Array.isArray(value)) return value.map((each) => spoil(field, each, change));
  if (value === null || typeof value !== 'object') return change(field, value);
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, spoil(name, each, change)]));
}
