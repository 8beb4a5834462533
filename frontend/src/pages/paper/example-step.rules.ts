import type { WorkedExample } from '@sumfox/contracts/assessment/worked-example.endpoints';
import { withUnit } from '@sumfox/question-kinds/open-step-answer';

/** Tries at the open step; then it is shown. */
const MAX_TRIES = 2;

/** How far a pupil is with the open step. */
export interface ExampleStep {
  /** Wrong results so far, in order. */
  tried: readonly string[];
  /** `right` by the pupil, `shown` after the last try. */
  outcome: 'open' | 'right' | 'shown';
}

export const FRESH_STEP: ExampleStep = { tried: [], outcome: 'open' };

/** The step after one more result. What was tried already, and what comes after the outcome, changes nothing. */
export function tryResult(step: ExampleStep, written: string, isRight: boolean): ExampleStep {
  if (step.outcome !== 'open' || step.tried.includes(written)) return step;
  if (isRight) return { ...step, outcome: 'right' };
  const tried = [...step.tried, written];
  return { tried, outcome: tried.length < MAX_TRIES ? 'open' : 'shown' };
}

/**
 * The lines in sight: up to the open one until it is filled in, with a blank in the place of its result, as in
 * `Left: 9 − 4 = ___ cm`.
 */
export function shownLines({ steps, open }: WorkedExample, { outcome }: ExampleStep): string[] {
  if (outcome !== 'open') return steps;
  return [...steps.slice(0, open.at), `${open.before} ${withUnit('___', open.unit)}`];
}
