import type { CheckedAnswer, MadeCheck } from '@sumfox/contracts/assessment/checked-answer';
import type { MarkKind } from '../mark/index.js';

/** What was last said of an answer that a practising pupil had checked, and how far its solution is opened. */
export interface PracticeCheck {
  /** The answer that was checked, by `toAnswerKey`. */
  answerKey: string;
  said: CheckedAnswer;
  /** Steps of the solution that are shown, the answer itself being the last. */
  stepsShown: number;
  /** True for the first check of the paper: only there is the pupil told that the first try counts. */
  tellsFirstTry: boolean;
  /** Right after a try that was not; absent in the journals of earlier releases. */
  isFixed?: boolean;
}

/** By question. */
export type PracticeChecks = Readonly<Record<number, PracticeCheck>>;

/** A question whose solution has been given takes no other answer. */
export function isSettled(check: PracticeCheck | null): boolean {
  return check !== null && check.said.solution !== null;
}

/** The record of a check just made. A solution that is needed opens at its first step; a right answer's stays closed. */
export function recordCheck(
  checks: PracticeChecks,
  index: number,
  answerKey: string,
  said: CheckedAnswer,
): PracticeCheck {
  const before = checks[index];
  return {
    answerKey,
    said,
    stepsShown: Math.max(before?.stepsShown ?? 0, said.solution !== null && said.outcome !== 'right' ? 1 : 0),
    tellsFirstTry: before?.tellsFirstTry ?? Object.keys(checks).length === 0,
    isFixed: said.outcome === 'right' && before !== undefined && before.said.outcome !== 'right',
  };
}

/**
 * The checks that the server knows of, made on this device or on another.
 * @param made in the order of their first tries.
 * @param answerKeyAt key of the answer that the server holds for a question.
 */
export function toPracticeChecks(
  made: readonly MadeCheck[],
  answerKeyAt: (index: number) => string,
): PracticeChecks {
  const checks: Record<number, PracticeCheck> = {};
  for (const { questionIndex, isCurrent, said } of made)
    // A changed answer has a key that no answer has, so that it can be checked.
    checks[questionIndex] = recordCheck(
      checks,
      questionIndex,
      isCurrent ? answerKeyAt(questionIndex) : '',
      said,
    );
  return checks;
}

/** The later word on each question, of two tabs that share a device. */
export function mergeChecks(ours: PracticeChecks, theirs: PracticeChecks): PracticeChecks {
  const merged: Record<number, PracticeCheck> = { ...ours };
  for (const [key, check] of Object.entries(theirs)) {
    const own = ours[Number(key)];
    if (!own || isLater(check, own)) merged[Number(key)] = check;
  }
  return merged;
}

function isLater(a: PracticeCheck, b: PracticeCheck): boolean {
  if (isSettled(a) !== isSettled(b)) return isSettled(a);
  if (a.said.triesLeft !== b.said.triesLeft) return a.said.triesLeft < b.said.triesLeft;
  return a.stepsShown > b.stepsShown;
}

const KINDS = { right: 'right', nearly: 'almost', 'not-yet': 'not-yet' } as const;

/** The outcome as it is marked everywhere else. */
export function toCheckKind(said: CheckedAnswer): MarkKind {
  return KINDS[said.outcome];
}
