import type { MarkOutcome } from '@sumfox/contracts/question/answer-policy';

/** The value is right, but not written in the form that was asked for. */
export const FORM_CODES = [
  'not-a-fraction',
  'not-a-mixed-number',
  'not-an-improper-fraction',
  'not-a-decimal',
  'not-a-percentage',
  'not-in-words',
  'not-in-figures',
  'not-a-product-of-primes',
  'not-12-hour',
  'not-24-hour',
] as const;

/** Why an answer got its outcome. Stable: stored with marks and counted in the figures. */
export const REASON_CODES = [
  'correct',
  'blank',
  'too-long',
  'strange-characters',
  'unreadable',
  'denied',
  'more-than-one-answer',
  'not-one-value',
  'false-chain',
  'unworked',
  'calculator-notation',
  'not-simplest',
  ...FORM_CODES,
  'not-a-ratio',
  'not-a-remainder',
  'not-an-ordinal',
  'mixed-clocks',
  'not-solved',
  'not-carried',
  'other-unit',
  'decimal-places',
  'missing-unit',
  'missing-am-pm',
  'wrong-half-of-day',
  'wrong-unit',
  'wrong-currency',
  'wrong-dimension',
  'wrong-sign',
  'reciprocal',
  'space-left-out',
  'power-of-ten',
  'base-60-as-100',
  'complement',
  'missing-part',
  'extra-part',
  'wrong-order',
  'repeated-part',
  'reversed-ratio',
  'remainder-too-big',
  'wrong-quotient',
  'wrong-letter',
  'letter-lost',
  'wrong-label',
  'not-an-option',
  'wrong-value',
] as const;
export type ReasonCode = (typeof REASON_CODES)[number];

/** The judgement on one answer. */
export interface Verdict {
  readonly outcome: MarkOutcome;
  readonly reasonCode: ReasonCode;
  /** Key of the one sentence the pupil is shown; see `hintText`. */
  readonly hintKey: string;
  /** The reading as a pupil would write it (`1½ kg`); null without one. */
  readonly readAs: string | null;
  /** The version of the policy that was applied. */
  readonly policyVersion: number;
}

/** A judgement before it is dressed for the record. */
export interface Finding {
  readonly outcome: MarkOutcome;
  readonly reasonCode: ReasonCode;
  readonly readAs: string | null;
}

export function correct(readAs: string | null): Finding {
  return { outcome: 'correct', reasonCode: 'correct', readAs };
}

export function incorrect(reasonCode: ReasonCode, readAs: string | null): Finding {
  return { outcome: 'incorrect', reasonCode, readAs };
}

export function wrongForm(reasonCode: ReasonCode, readAs: string | null): Finding {
  return { outcome: 'right-value-wrong-form', reasonCode, readAs };
}

export function missingUnit(reasonCode: ReasonCode, readAs: string | null): Finding {
  return { outcome: 'right-value-missing-unit', reasonCode, readAs };
}

export function unreadable(reasonCode: ReasonCode): Finding {
  return { outcome: 'unreadable', reasonCode, readAs: null };
}

const RANK: Readonly<Record<MarkOutcome, number>> = {
  correct: 0,
  'right-value-missing-unit': 1,
  'right-value-wrong-form': 2,
  unreadable: 3,
  incorrect: 4,
};

/** Whether the first outcome is the worse one. An answer of several parts is as good as its worst part. */
export function isWorse(outcome: MarkOutcome, than: MarkOutcome): boolean {
  return RANK[outcome] > RANK[than];
}

/** True when the value is right in any form. */
export function hasRightValue(outcome: MarkOutcome): boolean {
  return RANK[outcome] < RANK.unreadable;
}

/** The worst of several findings with one reading for all of them. */
export function worstOf(findings: readonly Finding[], readAs: string | null): Finding {
  let worst: Finding = correct(readAs);
  for (const finding of findings) if (isWorse(finding.outcome, worst.outcome)) worst = finding;
  return { ...worst, readAs };
}
