import { createHash } from 'node:crypto';
import type { ResponseToMark } from '@product/answer-marking/mark-response';
import { normalise } from '@product/answer-marking/normaliser';
import type { ChallengeReason } from '@product/contracts/assessment/dispute';
import type { MarkScheme } from '@product/contracts/question/item';
import type { ReviewRow } from './review.entity.js';

/** What two entries about one item have in common when they are one question to a person; of JSON. */
export type Sameness = ReadonlyArray<string | null | readonly string[]>;

/** Reasons by which a pupil doubts how the working was read, so that two workings are two questions. */
const WORKING_REASONS: ReadonlySet<string> = new Set<ChallengeReason>(['method-valid', 'ai-error']);

/** Whether an entry is about a working, so that part of the marks says something of every entry of its group. */
export function isAboutWorking({ kind, asked }: Pick<ReviewRow, 'kind' | 'asked'>): boolean {
  if (kind !== 'challenge') return kind !== 'verification';
  return asked.challengeReason !== null && WORKING_REASONS.has(asked.challengeReason);
}

/** One key for all entries of a kind and item that are one question; it tells nothing of what was written. */
export function toGroupKey({ kind, itemId }: Pick<ReviewRow, 'kind' | 'itemId'>, sameness: Sameness): string {
  return createHash('sha256')
    .update(JSON.stringify([kind, itemId, sameness]))
    .digest('hex');
}

/** The key of one copy of a question: copies differ, and one may be right where another is wrong. */
export function samenessOfKey(questionText: string, { parts }: MarkScheme): Sameness {
  return [questionText, parts.map((part) => part.expected)];
}

/** An answer with its working, by the key it was marked by. */
export function samenessOfWorking(questionText: string, response: ResponseToMark): Sameness {
  return [...samenessOfAnswer(questionText, response), plain(response.working)];
}

/** A challenge: the same answer, marked by the same key and doubted for the same reason. */
export function samenessOfChallenge(
  reason: ChallengeReason,
  questionText: string,
  response: ResponseToMark,
): Sameness {
  return WORKING_REASONS.has(reason)
    ? [reason, ...samenessOfWorking(questionText, response)]
    : [reason, ...samenessOfAnswer(questionText, response)];
}

function samenessOfAnswer(questionText: string, response: ResponseToMark): Sameness {
  const { scheme, answer, selectedOption, blankAnswers, answerParts } = response;
  const isCaseRead = scheme.parts.some((part) => part.policy.caseSensitive);
  const plainOf = (text: string): string => (isCaseRead ? plain(text) : plain(text).toLowerCase());
  return [
    ...samenessOfKey(questionText, scheme),
    plainOf(answer ?? ''),
    selectedOption ?? null,
    (blankAnswers ?? []).map(plainOf),
    (answerParts ?? []).map(plainOf),
  ];
}

/** As typed, but for the spelling of signs and spaces, by which no two answers differ to a reader. */
function plain(text: string): string {
  return normalise(text).replace(/\s+/g, ' ').trim();
}
