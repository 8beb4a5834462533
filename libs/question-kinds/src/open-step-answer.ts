import { type ExpectedAnswer, markAnswer } from '@sumfox/answer-marking/mark-answer';
import type { OpenStep } from '@sumfox/contracts/assessment/worked-example.endpoints';

/** As a line writes it: the dollar before the number, every other unit behind it. */
export function withUnit(result: string, unit: string | null): string {
  if (unit === null) return result;
  if (unit === '$') return `$${result}`;
  return unit === '%' || unit === '°' ? `${result}${unit}` : `${result} ${unit}`;
}

/** The answer that an open step asks for: its unit is printed, so the bare number is as good, and so is the whole line. */
export function toExpectedStep({
  before,
  result,
  unit,
  policy,
}: Pick<OpenStep, 'before' | 'result' | 'unit' | 'policy'>): ExpectedAnswer {
  const expected = withUnit(result, unit);
  return { expected, acceptedAnswers: [result, `${before} ${expected}`], policy };
}

/** Judges what a pupil wrote into an open step: every form of the right value is right. */
export function judgeStep(open: OpenStep, written: string): 'right' | 'not-yet' | 'unreadable' {
  const { outcome } = markAnswer(toExpectedStep(open), written);
  if (outcome === 'incorrect') return 'not-yet';
  return outcome === 'unreadable' ? 'unreadable' : 'right';
}
