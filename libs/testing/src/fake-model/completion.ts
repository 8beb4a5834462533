import type { SeenRequest } from './fake-reply.js';

/** Shorter prefixes are not kept warm by providers; longer ones in steps. */
const WARM_FROM_TOKENS = 1_024;
const WARM_STEP_TOKENS = 128;

/** Tokens as the server counts them; the cached ones are among the input. */
export interface FakeUsage {
  readonly inputTokens: number;
  readonly cachedTokens: number;
  readonly outputTokens: number;
}

const tokens = (text: string) => Math.ceil(Buffer.byteLength(text) / 4);

/** Counts roughly as providers do; a long system message that was seen before is partly cached. */
export function toUsage(request: SeenRequest, output: string, warmPrefixes: Set<string>): FakeUsage {
  const prefix = tokens(request.instructions);
  const isWarm = prefix >= WARM_FROM_TOKENS && warmPrefixes.has(request.instructions);
  warmPrefixes.add(request.instructions);
  return {
    inputTokens: tokens(request.text),
    cachedTokens: isWarm ? Math.floor(prefix / WARM_STEP_TOKENS) * WARM_STEP_TOKENS : 0,
    outputTokens: tokens(output),
  };
}

/** The body of a chat completion; `usage` null for a server without token counts. */
export function completion(
  model: string,
  message: { content: string | null; refusal: string | null; finishReason: string },
  usage: FakeUsage | null,
): object {
  return {
    id: 'chatcmpl-fake',
    object: 'chat.completion',
    created: Math.floor(Date.now() / 1_000),
    model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: message.content, refusal: message.refusal, annotations: [] },
        logprobs: null,
        finish_reason: message.finishReason,
      },
    ],
    ...(usage && {
      usage: {
        prompt_tokens: usage.inputTokens,
        completion_tokens: usage.outputTokens,
        total_tokens: usage.inputTokens + usage.outputTokens,
        prompt_tokens_details: { cached_tokens: usage.cachedTokens },
        completion_tokens_details: { reasoning_tokens: 0 },
      },
    }),
    service_tier: 'default',
  };
}
