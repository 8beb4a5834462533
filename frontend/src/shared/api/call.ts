import type { Endpoint, Method } from '@sumfox/contracts/endpoint';
import type { ErrorBody, ErrorDetails } from '@sumfox/contracts/errors';
import type * as z from 'zod/mini';
import { refusalSentence } from '../messages/refusal-sentence.js';
import { CALL } from './call.messages.js';
import { CallError } from './call-error.js';
import { readWhole, takeEarly, type WholeAnswer } from './early-answers.js';
import { newTraceId, toTraceparent, type TraceId } from './trace-context.js';

type Schema = z.ZodMiniType;
type Absent = Record<never, never>;
type ParamsOf<P> = P extends z.ZodMiniUndefined ? Absent : { params: z.input<P> };
type QueryOf<Q> = Q extends z.ZodMiniUndefined ? Absent : { query: z.input<Q> };
type BodyOf<B> = B extends z.ZodMiniUndefined ? Absent : { body: z.input<B> };

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Lets the call outlive the page; the body must stay under 64 KB. */
  keepalive?: boolean;
  /** Calls of one user action share it. */
  traceId?: TraceId;
  /** How long to wait for an answer; a submit may take 15 s on purpose. */
  timeoutMs?: number;
}

const DEFAULT_TIMEOUT_MS = 20_000;

/** Calls an endpoint of the contracts. Throws {@link CallError}. */
export async function call<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
  endpoint: Endpoint<P, Q, B, R>,
  request: ParamsOf<P> & QueryOf<Q> & BodyOf<B>,
  options: CallOptions = {},
): Promise<z.output<R>> {
  const parts: { params?: unknown; query?: unknown; body?: unknown } = request;
  const url = toUrl(endpoint.path, parts.params, parts.query);
  // The server parses every answer by the same schema before it is sent; parsing it twice would cost each tablet.
  if (endpoint.method === 'GET') return (await send('GET', url, {}, options)) as z.output<R>;
  const content = { type: 'application/json', body: JSON.stringify(parts.body ?? {}) };
  return (await send(endpoint.method, url, content, options)) as z.output<R>;
}

/** A call of the contracts that takes a file in the place of a body. */
type UploadEndpoint<R extends Schema> = Endpoint<
  z.ZodMiniUndefined,
  z.ZodMiniUndefined,
  z.ZodMiniUndefined,
  R
>;

/** Sends one file as the form that the contract names. Throws {@link CallError}. */
export async function callWithFile<R extends Schema>(
  endpoint: UploadEndpoint<R>,
  file: File,
  options: CallOptions = {},
): Promise<z.output<R>> {
  if (!endpoint.upload) throw new Error(`${endpoint.path} takes no file`);
  const form = new FormData();
  form.append(endpoint.upload.field, file, file.name);
  // The browser itself writes the type, with the boundary that it draws.
  return (await send(endpoint.method, endpoint.path, { body: form }, options)) as z.output<R>;
}

/** What a call carries besides its address. */
interface Content {
  type?: string;
  body?: string | FormData;
}

async function send(method: Method, url: string, content: Content, options: CallOptions): Promise<unknown> {
  const traceId = options.traceId ?? newTraceId();
  const stop = stopSignal(options.signal, options.timeoutMs ?? DEFAULT_TIMEOUT_MS);
  const headers: Record<string, string> = { Accept: 'application/json', traceparent: toTraceparent(traceId) };
  if (content.type) headers['Content-Type'] = content.type;

  let whole: WholeAnswer;
  try {
    whole =
      (method === 'GET' ? await takeEarly(url) : null) ??
      (await readWhole(
        await fetch(url, {
          method,
          credentials: 'same-origin',
          headers,
          ...(content.body === undefined ? {} : { body: content.body }),
          ...(options.keepalive ? { keepalive: true } : {}),
          signal: stop.signal,
        }),
      ));
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    throw stop.isLate()
      ? new CallError(0, 'too-slow', CALL.get().tooSlow, traceId)
      : new CallError(0, 'no-connection', CALL.get().noInternet, traceId);
  } finally {
    stop.done();
  }

  const { status, text } = whole;
  const answer = parseJson(text);
  if (status < 200 || status > 299) throw toCallError(status, answer, traceId);
  if (answer === undefined) throw new CallError(502, 'bad-answer', CALL.get().wentWrong, traceId);
  return answer;
}

/** Stops a call when its page is left or its time is up; `AbortSignal.any` is missing on school tablets. */
function stopSignal(outer: AbortSignal | undefined, timeoutMs: number) {
  const controller = new AbortController();
  let late = false;
  const leave = (): void => controller.abort();
  const timer = setTimeout(() => {
    late = true;
    controller.abort();
  }, timeoutMs);
  if (outer?.aborted) leave();
  outer?.addEventListener('abort', leave);
  return {
    signal: controller.signal,
    isLate: () => late,
    done: () => {
      clearTimeout(timer);
      outer?.removeEventListener('abort', leave);
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function toCallError(status: number, answer: unknown, traceId: string): CallError {
  const body: Partial<ErrorBody> = typeof answer === 'object' && answer !== null ? answer : {};
  const code = body.code ?? `http-${status}`;
  return new CallError(
    status,
    code,
    refusalSentence(code, body.message ?? body.error ?? CALL.get().wentWrong),
    body.traceId ?? traceId,
    (body.details ?? {}) as ErrorDetails,
  );
}

function toUrl(path: string, params: unknown, query: unknown): string {
  const values = new Map(Object.entries((params ?? {}) as Record<string, unknown>));
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values.get(name))));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, unknown>))
    if (value !== undefined && value !== null) search.set(name, String(value));
  return search.size > 0 ? `${filled}?${search.toString()}` : filled;
}
