import { type Exact, findQuotient } from '../numbers/exact.js';
import { ExpressionFault, evaluate } from '../core/expression.js';
import { remember } from '../memory/remember.js';
import { stripSigns } from '../core/working.js';
import { findQuantityTruth } from './read-quantity.js';
import { findAnswerValue, listNumbers } from './read-text.js';

const ARITHMETIC = String.raw`[\d.,/ ()+−×÷]`;
const LONGEST_STEP = 300;
const TAIL = new RegExp(`${ARITHMETIC}+$`);
const HEAD = new RegExp(`^${ARITHMETIC}+`);

function findValue(text: string): Exact | null {
  const trimmed = text.trim().replace(/[.,]$/, '');
  if (!/\d/.test(trimmed)) return null;
  try {
    return evaluate(trimmed);
  } catch (fault) {
    // Words with a stray bracket or sign are not arithmetic.
    if (fault instanceof ExpressionFault) return null;
    throw fault;
  }
}

/** The unit or noun beside a number, the dollar sign too. */
const unitOf = (text: string): string => text.replace(/[\d\s.,/:]/g, '');

/** Whether the last result of a line is the value, in the value's own unit where the line writes one. */
function worksOut(step: string, expected: string): boolean {
  const value = findAnswerValue(expected);
  const result = step.includes('=') ? (step.split('=').at(-1) ?? '').trim() : '';
  if (result === expected) return true;
  if (!value || !findAnswerValue(result)?.equals(value)) return false;
  return unitOf(expected) === '' || unitOf(result) === '' || unitOf(result) === unitOf(expected);
}

/** True when two sides side by side are quantities in units, or times of day, and differ. */
function isUntrueQuantity(step: string): boolean {
  const sides = step.split(' = ');
  return sides.some((side, i) => i > 0 && findQuantityTruth(sides[i - 1] ?? '', side) === false);
}

/** Values asked for on the way that have no line of their own before the last line, in the order of asking. */
function listUnworked(steps: readonly string[], onTheWay: readonly string[]): string[] {
  const rest = steps.slice(0, -1).filter((step) => step.length <= LONGEST_STEP);
  return onTheWay.filter((text) => {
    const at = rest.findIndex((step) => worksOut(step, text));
    rest.splice(0, at + 1);
    return at < 0;
  });
}

/** Faults of one line. A draw of the core and its item have the same ones. */
const listLineFaults = remember((step): readonly string[] => {
  if (step.length > LONGEST_STEP) return ['steps: a line is too long'];
  const faults = isUntrueQuantity(step) ? [`steps: "${step}" is not true`] : [];
  const sides = stripSigns(step).split('=');
  for (let i = 0; i + 1 < sides.length; i += 1) {
    const leftText = sides[i] ?? '';
    const rightText = sides[i + 1] ?? '';
    // The 4 of `half past 4` is no result; times of day are compared above.
    if (/half past \d+\s*$/.test(leftText)) continue;
    const ratios = [/(\d+) : (\d+)\s*$/.exec(leftText), /^\s*(\d+) : (\d+)/.exec(rightText)];
    if (ratios[0] && ratios[1]) {
      const [a, b] = ratios.map((r) => findQuotient(r?.[1] ?? '', r?.[2] ?? ''));
      if (!a || !b || !a.equals(b)) faults.push(`steps: "${step}" is not true`);
      continue;
    }
    if (ratios[0] ?? ratios[1]) continue;
    const leftTail = (TAIL.exec(leftText.trimEnd())?.[0] ?? '').replace(/^[\s.,]*[)+−×÷]*/, (lead) =>
      lead.replace(/[^(]/g, ''),
    );
    const left = findValue(leftTail);
    const right = findValue(HEAD.exec(rightText.trimStart())?.[0] ?? '');
    const operation = /[+−×÷]/.test(leftTail);
    if (operation && (!left || !right)) faults.push(`steps: cannot read "${step}"`);
    else if (left && right && !left.equals(right)) faults.push(`steps: "${step}" is not true`);
  }
  return faults;
});

/**
 * Every `a op b = c` in the working must be true, every equal ratio too, the last result must be the key, and every
 * value asked for on the way must be the result of an earlier line, in its unit and in the order of asking.
 */
export function listStepFaults(
  steps: readonly string[],
  key: string,
  onTheWay: readonly string[] = [],
): string[] {
  const faults = [
    ...listUnworked(steps, onTheWay).map((text) => `steps: ${text} is asked for and never worked out`),
    ...steps.flatMap(listLineFaults),
  ];
  const last = steps.at(-1)?.split('=').at(-1) ?? '';
  if (last.trim().replace(/\.$/, '').endsWith(key.replace(/\.$/, ''))) return faults;
  const value = findAnswerValue(key);
  const ratio = /(\d+) : (\d+)/.exec(last);
  const ends = ratio ? findQuotient(ratio[1] ?? '', ratio[2] ?? '') : listNumbers(last)[0];
  if (!value || !ends?.equals(value)) faults.push('steps: the last line does not end with the key');
  return faults;
}
