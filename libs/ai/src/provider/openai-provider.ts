import type { AiCallFailure } from '@sumfox/contracts/messages/ai.events';
import type { APIError, OpenAI } from 'openai';
import type { AiConfig } from '../ai.config.js';
import type { ModelRequest } from './model-request.js';
import { parseBody } from './read-reply.js';
import { readRetryAfter } from './repeat.rules.js';

/** Far more than any task's reply; what is longer is not read to its end. */
export const MAX_REPLY_BYTES = 512 * 1024;

/** With this reason a signal is aborted when the time of a call is over; any other stops the call before. */
export const TIMED_OUT = Symbol('time is over');

/** Why a call was aborted, by its signal. */
export function whyAborted(signal: AbortSignal): 'timed-out' | 'stopped' {
  return signal.reason === TIMED_OUT ? 'timed-out' : 'stopped';
}

/** Why a call over the network brought no completion. */
export interface CallFault {
  readonly kind: 'fault';
  readonly reason: Exclude<AiCallFailure, 'refused'>;
  /** May be tried once more. */
  readonly repeatable: boolean;
  readonly retryAfterMs: number | null;
  /** HTTP status, or the class of the error where none came; for the log. */
  readonly what: string;
  /** Whether the provider may have worked, and bills, without our seeing what. */
  readonly mayBeBilled: boolean;
}

/** How one call over the network ended. */
export type CallResult =
  | { readonly kind: 'completed'; /** Undefined where the body is no JSON. */ readonly completion: unknown }
  | CallFault;

/** One provider that speaks the chat-completions protocol. */
export interface ModelProvider {
  /**
   * Sends once. Aborting closes the connection; {@link whyAborted} returns the reason. Does not throw on network or
   * provider faults.
   */
  call(request: ModelRequest, signal: AbortSignal): Promise<CallResult>;
}

class ReplyTooLong extends Error {
  override name = 'ReplyTooLong';
}

type ProviderConfig = Pick<AiConfig, 'baseUrl'> & { apiKey: string };

/** Creates the provider, which loads its package meanwhile: a process without a key starts without the package. */
export function openAiProvider(config: ProviderConfig): ModelProvider {
  const opening = openClient(config);
  return {
    async call(request, signal) {
      const { client, ApiError } = await opening;
      try {
        const response = await client.chat.completions.create(request, { signal }).asResponse();
        return { kind: 'completed', completion: parseBody(await response.text()) };
      } catch (error) {
        return toFault(error, signal, ApiError);
      }
    },
  };
}

/**
 * The package's own retries are off, so that retries do not multiply. Its own limit is above ours, so that ours
 * applies. It reads nothing from the environment and does not log.
 */
async function openClient(config: ProviderConfig): Promise<{ client: OpenAI; ApiError: typeof APIError }> {
  const openai = await import('openai');
  const client = new openai.OpenAI({
    apiKey: config.apiKey,
    baseURL: config.baseUrl,
    organization: null,
    project: null,
    webhookSecret: null,
    maxRetries: 0,
    timeout: 120_000,
    logLevel: 'off',
    fetch: boundedFetch,
  });
  return { client, ApiError: openai.APIError };
}

function toFault(error: unknown, signal: AbortSignal, ApiError: typeof APIError): CallResult {
  const what = error instanceof Error ? error.name : typeof error;
  const fault = { kind: 'fault', repeatable: false, retryAfterMs: null, what, mayBeBilled: true } as const;
  if (signal.aborted) return { ...fault, reason: whyAborted(signal) };
  if (isTooLong(error)) return { ...fault, reason: 'invalid-reply' };
  if (error instanceof ApiError && typeof error.status === 'number') {
    const { status } = error;
    return {
      ...fault,
      reason: status === 429 ? 'limited' : 'failed',
      repeatable: status === 429 || status >= 500,
      retryAfterMs: readRetryAfter(error.headers, Date.now()),
      what: String(status),
      mayBeBilled: false,
    };
  }
  // Any other error of the package during sending or reading is a connection fault.
  return { ...fault, reason: 'failed', repeatable: true };
}

function isTooLong(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { name, cause } = error as Error;
  return name === ReplyTooLong.name || isTooLong(cause);
}

/** Reads at most the maximum size of a reply, and does not follow redirects. */
const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' });
  if (!response.body) return response;
  let bytes = 0;
  const bounded = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > MAX_REPLY_BYTES) controller.error(new ReplyTooLong('the reply is longer than any can be'));
      else controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(bounded), { status, statusText, headers });
};
