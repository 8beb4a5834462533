import type { MarkScheme } from '@sumfox/contracts/question/item';
import type { ResponseToMark } from './mark-response.js';
import { normalise } from '@sumfox/answer-marking/normaliser';

/** Fingerprint that two answers to one item share when they are the same to a reader; of JSON. */
export type Fingerprint = ReadonlyArray<string | null | readonly string[]>;

/** The key of one copy of a question: copies differ, and one may be right where another is wrong. */
export function keyFingerprint(questionText: string, { parts }: MarkScheme): Fingerprint {
  return [questionText, parts.map((part) => part.expected)];
}

/** An answer, by the key it was marked by. */
export function answerFingerprint(questionText: string, response: ResponseToMark): Fingerprint {
  const { scheme, answer, selectedOption, blankAnswers, answerParts } = response;
  const isCaseRead = scheme.parts.some((part) => part.policy.caseSensitive);
  const plainOf = (text: string): string => (isCaseRead ? plain(text) : plain(text).toLowerCase());
  return [
    ...keyFingerprint(questionText, scheme),
    plainOf(answer ?? ''),
    selectedOption ?? null,
    (blankAnswers ?? []).map(plainOf),
    (answerParts ?? []).map(plainOf),
  ];
}

/** An answer with its working, by the key it was marked by. */
export function workingFingerprint(questionText: string, response: ResponseToMark): Fingerprint {
  return [...answerFingerprint(questionText, response), plain(response.working)];
}

/** As typed, with signs and spaces normalised, since readers do not distinguish these. */
function plain(text: string): string {
  return normalise(text).replace(/\s+/g, ' ').trim();
}
