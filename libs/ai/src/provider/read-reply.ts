import * as z from 'zod/mini';
import type { ModelTask } from '../model-task.js';
import type { TokenUsage } from './cost.rules.js';

/** Parses a reply strictly: any deviation from the requested shape makes it invalid. */
export type ReadReply<Output> =
  | { readonly kind: 'answered'; readonly output: Output }
  | { readonly kind: 'refused' }
  | { readonly kind: 'invalid-reply'; /** A code, never words of the reply. */ readonly why: string };

/** Only the fields that are read; providers add others. */
const CompletionSchema = z.looseObject({
  choices: z
    .array(
      z.looseObject({
        finish_reason: z.string(),
        message: z.looseObject({
          content: z.nullish(z.string()),
          refusal: z.nullish(z.string()),
          tool_calls: z.optional(z.nullable(z.array(z.unknown()))),
        }),
      }),
    )
    .check(z.length(1)),
});

const count = z.int().check(z.gte(0), z.lte(100_000_000));
const UsageSchema = z.looseObject({
  usage: z.looseObject({
    prompt_tokens: count,
    completion_tokens: count,
    prompt_tokens_details: z.nullish(z.looseObject({ cached_tokens: z.nullish(count) })),
  }),
});

/** Markup does not belong in a reply: it could only act on the page that shows it. */
const MARKUP =
  /<\/?[a-z][^<>]*>|<!--|<\/?(script|iframe|img|svg|style|object|embed|link|meta)\b|javascript:/i;
const UNSEEN = /(?![\n\t])[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/u;

/** The text of an HTTP reply as JSON; undefined where it is none. */
export function parseBody(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (error) {
    // By name: under jest the error comes from another realm.
    if ((error as Error).name === 'SyntaxError') return undefined;
    throw error;
  }
}

/** Reads the completion of a provider as the reply to a task. */
export function readReply<Output>(
  task: Pick<ModelTask<never, Output>, 'output'>,
  completion: unknown,
): ReadReply<Output> {
  const parsed = z.safeParse(CompletionSchema, completion);
  const [choice] = parsed.success ? parsed.data.choices : [];
  if (!choice) return invalid('no-completion');
  const { message, finish_reason: end } = choice;
  if (message.refusal != null || end === 'content_filter') return { kind: 'refused' };
  if (end !== 'stop') return invalid(end === 'length' ? 'cut-off' : 'ended-otherwise');
  if (message.tool_calls && message.tool_calls.length > 0) return invalid('tool-calls');
  const content = parseBody(message.content ?? '');
  if (content === undefined) return invalid('not-json');
  if (!isPlain(content)) return invalid('markup');
  const output = z.safeParse(task.output, content);
  return output.success
    ? { kind: 'answered', output: output.data }
    : invalid(`shape: ${[...new Set(output.error.issues.map((issue) => issue.code))].join(' ')}`);
}

/** The provider's counts; null where missing or impossible. */
export function readUsage(completion: unknown): TokenUsage | null {
  const parsed = z.safeParse(UsageSchema, completion);
  if (!parsed.success) return null;
  const { usage } = parsed.data;
  return {
    inputTokens: usage.prompt_tokens,
    cachedTokens: Math.min(usage.prompt_tokens_details?.cached_tokens ?? 0, usage.prompt_tokens),
    outputTokens: usage.completion_tokens,
  };
}

/** No markup and no invisible characters, in texts and field names. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'string') return !MARKUP.test(value) && !UNSEEN.test(value);
  if (Array.isArray(value)) return value.every(isPlain);
  if (value === null || typeof value !== 'object') return true;
  return Object.entries(value).every(([field, each]) => isPlain(field) && isPlain(each));
}

function invalid(why: string): { kind: 'invalid-reply'; why: string } {
  return { kind: 'invalid-reply', why };
}
