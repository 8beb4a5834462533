import { findGuardFinding } from './guard.js';
import { normalise } from './normaliser.js';
import { NO_NOUNS } from './phrasing.js';
import { readTyped } from './reading.js';

/** Facts about an answer before marking: the question without the key. */
export interface AskedAnswer {
  /** Whether the stem speaks of the time of day; see `isTimeAsked`. */
  readonly isTimeAsked: boolean;
  /** The unit printed beside the box. */
  readonly unit: string | null;
}

/**
 * "I read this as …" of the live preview: the answer as the marker reads it, without saying whether it is right. Null
 * for blank, words and unfinished input. The key's policy is secret, so the grammar is that of the answer itself. The
 * marker finds numbers among words of the question later.
 */
export function readAnswer(asked: AskedAnswer, response: string): string | null {
  const trimmed = response.trim();
  if (trimmed === '' || findGuardFinding(trimmed)) return null;
  const hints = { isTimeAsked: asked.isTimeAsked, hasLetter: () => false, isNoun: NO_NOUNS };
  return readTyped(normalise(trimmed), hints).toText(asked.unit);
}
