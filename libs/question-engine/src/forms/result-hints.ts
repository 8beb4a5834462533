import { type GradeLevel, gradeNumber } from '@sumfox/curriculum/grades';
import { hintOfLine, labelInSentence } from '../core/label-phrase.js';
import type { WorkedResult } from '../core/working.js';
import type { Exact } from '../numbers/exact.js';
import { numberText } from '../numbers/number-text.js';

const NUMBER = String.raw`(\$?\d[\d ]*(?:\.\d+|/\d+)?[°%]?)`;
const ONE_SIGN = new RegExp(`^${NUMBER} ([+−×÷]) ${NUMBER}$`);
const PART = new RegExp(`^${NUMBER} ÷ (\\d+) × (\\d+)$`);

/**
 * What to do in a line of a working, with a number that an earlier line found by its name:
 * `Divide angles p and q together by 4.` A told number keeps its digits; a longer line is hinted at by its sign.
 */
export function hintOfResult(
  results: readonly WorkedResult[],
  at: number,
  grade: GradeLevel,
  isTold: (value: Exact) => boolean,
): string {
  const { expression = '', hint, label = '' } = results[at] ?? {};
  if (hint !== undefined || gradeNumber(grade) < 3) return hint ?? hintOfLine(expression);
  const say = (number: string): string => {
    const [found, ...more] = results
      .slice(0, at)
      .filter(({ value }) => numberText(value) === number.replace(/[$°%]/g, '') && !isTold(value));
    return found && more.length === 0 ? labelInSentence(found.label) : number;
  };
  const [, whole, bottom, top] = PART.exec(expression) ?? [];
  if (whole !== undefined) return `Find ${top ?? ''}/${bottom ?? ''} of ${say(whole)}.`;
  const [, one = '', sign = '', other = ''] = ONE_SIGN.exec(expression) ?? [];
  const [a, b] = [say(one), say(other)];
  switch (sign) {
    case '+':
      return `Add ${a} and ${b}.`;
    case '−':
      return `Subtract ${b} from ${a}.`;
    case '×':
      return a === one ? `Multiply ${b} by ${a}.` : `Multiply ${a} by ${b}.`;
    case '÷':
      return `Divide ${a} by ${b}.`;
    default:
      return hintOfLine(expression, labelInSentence(label));
  }
}
