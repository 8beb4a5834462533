import { findQuantity } from '../checks/read-quantity.js';
import { listNumbers } from '../checks/read-text.js';
import type { CountedIn } from '../core/counted-in.js';
import { ExpressionFault, evaluate } from '../core/expression.js';
import { remember } from '../memory/remember.js';
import { stripSigns } from '../core/working.js';
import type { Exact } from '../numbers/exact.js';

// Mixed numbers and fractions come before plain numbers, as in `core/expression.ts`.
const NUMBER = String.raw`\d+ \d+\/\d+|\d+\/\d+|\d{1,3}(?: \d{3})+(?!\d)(?:\.\d+)?|\d+(?:\.\d+)?`;
const MEASURE = String.raw`(?:\d{1,3}(?: \d{3})+(?!\d)|\d+(?:\.\d+)?) (?:km|kg|cm|ml|min|h|s|m|g|ℓ)(?![A-Za-z²³])`;

const NUMBERS = new RegExp(`(${NUMBER})`);
/** `3 kg 40 g` is one number of a working in units. */
const NUMBERS_AND_MEASURES = new RegExp(`(${MEASURE}(?: ${MEASURE})?|${NUMBER})`);

/** What quantities in a working are counted in; null where its numbers stand without units. */
export type WorkingUnit = Exclude<CountedIn, 'clock' | 'cents'> | null;

/** A written expression cut at its numbers: those at odd places are numbers, the others what stands between them. */
export const cutAtNumbers = (expression: string, unit: WorkingUnit = null): string[] =>
  expression.split(unit ? NUMBERS_AND_MEASURES : NUMBERS);

/** Whether a number is written with its unit. */
export const hasUnit = (text: string): boolean => /[a-zℓ]/.test(text);

/** The value of a number as it is written, `1 250`, `2 3/4` or `3 kg 40 g`; null for anything else. */
export function findNumber(text: string, unit: WorkingUnit = null): Exact | null {
  if (hasUnit(text)) return unit && findQuantity(text, unit);
  const [value, ...others] = listNumbers(text);
  return value && others.length === 0 ? value : null;
}

/** The numbers of an expression in their order. Throws RangeError for one that cannot be read. */
export const listWrittenNumbers = (expression: string, unit: WorkingUnit = null): Exact[] =>
  cutAtNumbers(expression, unit).flatMap((text, i) => {
    if (i % 2 === 0) return [];
    const value = findNumber(text, unit);
    if (!value) throw new RangeError(`not one number: ${text}`);
    return [value];
  });

/** The expression with other numbers at some places, counted from 0. */
export const replaceNumbers = (
  expression: string,
  at: ReadonlyMap<number, string>,
  unit: WorkingUnit = null,
): string =>
  cutAtNumbers(expression, unit)
    .map((text, i) => (i % 2 === 1 ? (at.get((i - 1) / 2) ?? text) : text))
    .join('');

/** Signs of an expression in their order. */
export const listSigns = (expression: string): string[] =>
  [...expression.matchAll(/[+−×÷]/g)].map(([sign]) => sign);

/** What stands between the numbers of bare arithmetic: signs, brackets, and the signs of money, per cent and degrees. */
const BETWEEN = /^[\s()+−×÷$%°]*$/;

/** The value of an expression; null where it has words in it or divides by nothing. Worked out once. */
export function findWorkedValue(expression: string, unit: WorkingUnit = null): Exact | null {
  const ofUnit = worked.get(unit) ?? remember((text) => workOutExpression(text, unit));
  worked.set(unit, ofUnit);
  return ofUnit(expression);
}

/** What the box of a number sentence holds, as in `8 − 1 = □` or `42 + □ = 280`; null where it has words in it. */
export const findBoxValue = (sentence: string, unit: WorkingUnit = null): Exact | null =>
  findWorkedValue(
    sentence
      .replace(/^(.+) \+ □ = (.+)$/, '$2 − $1')
      .replace(/^□ − (.+) = (.+)$/, '$2 + $1')
      .replace(' = □', ''),
    unit,
  );

const worked = new Map<WorkingUnit, (expression: string) => Exact | null>();

function workOutExpression(expression: string, unit: WorkingUnit): Exact | null {
  const plain: string[] = [];
  for (const [i, text] of cutAtNumbers(expression, unit).entries()) {
    if (i % 2 === 0 && !BETWEEN.test(text)) return null;
    const value = i % 2 === 1 && hasUnit(text) ? findNumber(text, unit) : null;
    if (i % 2 === 1 && hasUnit(text) && !value) return null;
    plain.push(value ? value.toFraction() : text);
  }
  try {
    return evaluate(stripSigns(plain.join('')));
  } catch (fault) {
    if (fault instanceof ExpressionFault) return null;
    throw fault;
  }
}
