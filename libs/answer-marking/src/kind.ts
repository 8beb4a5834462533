import type { AnswerPolicy } from '@product/contracts/question/answer-policy';
import { findKey } from './choice.js';
import { NO_NOUNS } from './phrasing.js';
import { readTyped, type ReadingHints } from './reading.js';

/** The grammar of a model answer, and its letter where it is algebraic. */
export interface AnswerKind {
  readonly type: AnswerPolicy['type'];
  readonly letter: string | null;
}

/** What the question says about the kind of its answer. */
export interface KindHints extends ReadingHints {
  readonly options: readonly string[] | null;
}
export const NO_HINTS: KindHints = { options: null, isTimeAsked: false, letter: null, isNoun: NO_NOUNS };

/** The grammar that reads a normalised model answer. */
export function deriveKind(expected: string, hints: KindHints): AnswerKind {
  const { options } = hints;
  if (options && options.length > 0 && findKey(expected, options.length))
    return { type: 'choice', letter: null };
  const { type, letter } = readTyped(expected, hints);
  return { type, letter: letter ?? null };
}
