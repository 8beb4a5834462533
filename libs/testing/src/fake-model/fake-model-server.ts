import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { completion, toUsage } from './completion.js';
import { type FakeReply, type JsonValue, type SeenRequest, error } from './fake-reply.js';
import { type Script, inTurn } from './script.js';
import { BadRequest, readRequest } from './seen-request.js';

/** A server that speaks the chat-completions protocol and says what a test has it say. */
export interface FakeModel {
  /** With the path that clients put theirs behind. */
  readonly baseUrl: string;
  readonly apiKey: string;
  /** The same two for a process that is to ask it. */
  readonly env: { readonly OPENAI_API_KEY: string; readonly OPENAI_BASE_URL: string };
  /** Every request that was understood, the oldest first. */
  readonly requests: readonly SeenRequest[];
  /** Replies under way, and the most that ever were at once. */
  readonly inFlight: number;
  readonly maxInFlight: number;
  /** Connections that closed before the whole reply was sent, by whichever side. */
  readonly abandoned: number;
  /** Errors of brains; their callers saw a broken connection. */
  readonly failures: readonly unknown[];
  /** Replies to a task from now on: a script, replies in turn, or one fixed value. */
  script(task: string, replies: Script | readonly FakeReply[] | FakeReply): void;
  /** Requests of one task. */
  requestsOf(task: string): SeenRequest[];
  /** Forgets requests, counts and scripts. */
  reset(): void;
  /** Also ends the connections that hang. */
  close(): Promise<void>;
}

/** Address and brains of the server. */
export interface FakeModelOptions {
  /** 0: a free one. */
  port?: number;
  apiKey?: string;
}

interface State {
  readonly apiKey: string;
  readonly scripts: Map<string, Script>;
  readonly warmPrefixes: Set<string>;
  requests: SeenRequest[];
  failures: unknown[];
  inFlight: number;
  maxInFlight: number;
  abandoned: number;
}

/** Starts it on this machine's own address. */
export async function startFakeModel(options: FakeModelOptions = {}): Promise<FakeModel> {
  const state: State = {
    apiKey: options.apiKey ?? 'fake-key',
    scripts: new Map(),
    warmPrefixes: new Set(),
    requests: [],
    failures: [],
    inFlight: 0,
    maxInFlight: 0,
    abandoned: 0,
  };
  const server = createServer((request, response) => void handle(state, request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  return toFakeModel(state, server);
}

function toFakeModel(state: State, server: Server): FakeModel {
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return {
    baseUrl,
    apiKey: state.apiKey,
    env: { OPENAI_API_KEY: state.apiKey, OPENAI_BASE_URL: baseUrl },
    get requests() {
      return state.requests;
    },
    get failures() {
      return state.failures;
    },
    get inFlight() {
      return state.inFlight;
    },
    get maxInFlight() {
      return state.maxInFlight;
    },
    get abandoned() {
      return state.abandoned;
    },
    script(task, replies) {
      const script =
        typeof replies === 'function' ? replies : inTurn('kind' in replies ? [replies] : replies);
      state.scripts.set(task, script);
    },
    requestsOf: (task) => state.requests.filter((request) => request.task === task),
    reset() {
      state.scripts.clear();
      state.warmPrefixes.clear();
      Object.assign(state, { requests: [], failures: [], maxInFlight: state.inFlight, abandoned: 0 });
    },
    close: () =>
      new Promise((resolve, reject) => {
        server.close((failure) => (failure ? reject(failure) : resolve()));
        server.closeAllConnections();
      }),
  };
}

async function handle(state: State, request: IncomingMessage, response: ServerResponse): Promise<void> {
  state.inFlight += 1;
  state.maxInFlight = Math.max(state.maxInFlight, state.inFlight);
  response.once('close', () => {
    state.inFlight -= 1;
    if (!response.writableFinished) state.abandoned += 1;
  });
  try {
    const seen = await receive(state, request);
    if ('kind' in seen) return await send(state, seen, null, response);
    state.requests.push(seen);
    const script = state.scripts.get(seen.task);
    await send(state, script ? script() : unscripted(seen.task), seen, response);
  } catch (failure) {
    state.failures.push(failure);
    response.destroy();
  }
}

/** The request, or the refusal of a strict server. */
async function receive(state: State, request: IncomingMessage): Promise<SeenRequest | FakeReply> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  if (request.method !== 'POST' || request.url !== '/v1/chat/completions')
    return error(404, 'not_found', 'Unknown request URL.');
  if (request.headers.authorization !== `Bearer ${state.apiKey}`)
    return error(401, 'invalid_api_key', 'Incorrect API key provided.');
  try {
    return readRequest(request.headers, Buffer.concat(chunks).toString('utf8'));
  } catch (failure) {
    if (!(failure instanceof BadRequest)) throw failure;
    return error(400, 'invalid_value', `Invalid value: ${failure.message}.`);
  }
}

const unscripted = (task: string): FakeReply => error(501, 'not_implemented', `No reply is set for ${task}.`);

async function send(
  state: State,
  chosen: FakeReply,
  seen: SeenRequest | null,
  response: ServerResponse,
): Promise<void> {
  switch (chosen.kind) {
    case 'http':
      return end(response, chosen.status, chosen.contentType, chosen.body, chosen.headers);
    case 'hang':
      return;
    case 'reset':
      return reset(response, chosen.midway);
    case 'dripping':
      return drip(response);
    case 'huge':
      return pour(response, chosen.status, chosen.bytes);
    default:
      return complete(state, chosen, seen, response);
  }
}

async function complete(
  state: State,
  chosen: Extract<FakeReply, { kind: 'value' | 'content' | 'refusal' }>,
  seen: SeenRequest | null,
  response: ServerResponse,
): Promise<void> {
  if (!seen) throw new Error('there is no request to complete');
  if (chosen.kind === 'value') await chosen.after;
  if (chosen.kind === 'value' && chosen.delayMs)
    await new Promise((resolve) => setTimeout(resolve, chosen.delayMs));
  const message = toMessage(chosen, seen);
  const usage = toUsage(seen, message.content ?? message.refusal ?? '', state.warmPrefixes);
  const isSilent = chosen.kind === 'value' && chosen.hidesUsage === true;
  const body = completion(seen.model, message, isSilent ? null : usage);
  end(response, 200, 'application/json', JSON.stringify(body));
}

function toMessage(chosen: Extract<FakeReply, { kind: 'value' | 'content' | 'refusal' }>, seen: SeenRequest) {
  if (chosen.kind === 'refusal') return { content: null, refusal: chosen.words, finishReason: 'stop' };
  if (chosen.kind === 'content')
    return { content: chosen.content, refusal: null, finishReason: chosen.finishReason };
  const value: JsonValue = typeof chosen.value === 'function' ? chosen.value(seen.data, seen) : chosen.value;
  return { content: JSON.stringify(value), refusal: null, finishReason: 'stop' };
}

function end(
  response: ServerResponse,
  status: number,
  contentType: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { 'content-type': contentType, 'x-request-id': 'req_fake', ...headers });
  response.end(body);
}

function reset(response: ServerResponse, midway: boolean): void {
  if (!midway) {
    response.socket?.resetAndDestroy();
    return;
  }
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
  response.write('{"choices":[{"message":', () => response.socket?.resetAndDestroy());
}

function drip(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 1_000);
  response.write('{');
  response.once('close', () => clearInterval(timer));
}

async function pour(response: ServerResponse, status: number, bytes: number): Promise<void> {
  response.writeHead(status, { 'content-type': 'application/json' });
  const chunk = Buffer.alloc(64 * 1024, 0x20);
  for (let sent = 0; sent < bytes && !response.destroyed; sent += chunk.length) {
    if (!response.write(chunk))
      await new Promise((resolve) => response.once('drain', resolve).once('close', resolve));
  }
  if (!response.destroyed) response.end('{}');
}
