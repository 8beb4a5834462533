import { listNumbers } from '../checks/read-text.js';
import { type Exact, isWhole } from '../numbers/exact.js';

type Sign = '+' | '−' | '×' | '÷';

/** One line of a working as numbers and signs, read from left to right. */
export interface Sum {
  terms: readonly Exact[];
  /** As written. */
  text: string;
  signs: readonly Sign[];
}

const SIGN = / ([+−×÷]) /;

/** The sum of `label: 12 + 5 = 17 cm`; null for a line in words, with brackets or with more than numbers and units. */
function readSum(step: string): Sum | null {
  const [expression = ''] = (step.split(': ').at(-1) ?? '').split(' = ');
  if (!step.includes(' = ') || /[()]/.test(expression)) return null;
  const parts = expression.split(SIGN);
  const terms = parts.filter((_, i) => i % 2 === 0).map((part) => listNumbers(part));
  if (terms.length < 2 || terms.some((numbers) => numbers.length !== 1)) return null;
  return { text: expression, terms: terms.flat(), signs: parts.filter((_, i) => i % 2 === 1) as Sign[] };
}

/** The sums of a working, line by line. */
export const listSums = (steps: readonly string[]): Sum[] =>
  steps.flatMap((step) => {
    const sum = readSum(step);
    return sum ? [sum] : [];
  });

/** Whether a sum has one sign only, of the named ones. */
const hasOnly = ({ signs }: Sum, named: readonly Sign[]): boolean =>
  signs.every((sign) => named.includes(sign));

export const addsOrTakes = (sum: Sum): boolean => hasOnly(sum, ['+', '−']);
export const multiplies = (sum: Sum): boolean => hasOnly(sum, ['×']);
export const divides = (sum: Sum): boolean => hasOnly(sum, ['÷']);
export const multipliesOrDivides = (sum: Sum): boolean => hasOnly(sum, ['×', '÷']);

export const areWhole = ({ terms }: Sum): boolean => terms.every((term) => isWhole(term));
export const haveFraction = ({ text }: Sum): boolean => /\d\/\d/.test(text);
export const haveDecimal = ({ text }: Sum): boolean => /\d\.\d/.test(text);

/** Digits of the whole part. */
export const digitsOf = (value: Exact): number => String(value.n / value.d).length;
/** The largest number of digits among the terms. */
export const mostDigits = ({ terms }: Sum): number => Math.max(...terms.map(digitsOf));
/** The smallest number of digits among the terms. */
export const fewestDigits = ({ terms }: Sum): number => Math.min(...terms.map(digitsOf));
/** Whether every term is at most so large. */
export const areWithin = ({ terms }: Sum, most: number): boolean =>
  terms.every((term) => term.compare(most) <= 0);
