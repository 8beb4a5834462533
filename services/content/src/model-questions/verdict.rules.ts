import { noveltyOf } from '@sumfox/question-engine/checks/near-duplicates';
import type { Item } from '@sumfox/contracts/question/item';
import { BLIND_SOLVES } from './blind-solve.rules.js';

/** From here on an item may enter the bank. */
export const BANK_SCORE = 0.85;
/** From here on a person may look at it; below it is dropped. */
export const REVIEW_SCORE = 0.6;
/** Blind solves that must agree for a person to look. */
const REVIEW_AGREEMENT = 2;

/** Weights of what can still differ once every gate has held: agreement of the blind solves and novelty. */
const AGREEMENT_WEIGHT = 0.3;
const NOVELTY_WEIGHT = 0.05;

/** Verdict on a written question. */
export type WritingOutcome = 'entered' | 'review' | 'rejected';

/**
 * Score of an item that passes every gate, 0 to 1: the checks' score less the share of dissenting blind solves and less
 * the similarity to its nearest neighbour.
 */
export function scoreWritten(item: Item, checked: number, agreeing: number, others: readonly Item[]): number {
  const lost =
    AGREEMENT_WEIGHT * (1 - agreeing / BLIND_SOLVES) + NOVELTY_WEIGHT * (1 - noveltyOf(item, others));
  return Math.round(Math.max(0, checked - lost) * 1000) / 1000;
}

/** All blind solves and the score for the bank; two, or a middling score, for a person; else dropped. */
export function judgeWritten(score: number, agreeing: number): WritingOutcome {
  if (agreeing < REVIEW_AGREEMENT || score < REVIEW_SCORE) return 'rejected';
  return agreeing === BLIND_SOLVES && score >= BANK_SCORE ? 'entered' : 'review';
}

/** The kinds of faults, each once: `numbers` of `numbers: 7 is not in the stem`. */
export function listFaultKinds(faults: readonly string[]): string[] {
  return [...new Set(faults.map((fault) => fault.replace(/:.*$/s, '')))];
}
