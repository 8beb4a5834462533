import { numberText } from '../numbers/number-text.js';
import type { Exact } from '../numbers/exact.js';
import { type ColumnSlip, listColumnSlips } from '../young/column-slips.js';
import {
  type WorkingUnit,
  cutAtNumbers,
  findNumber,
  findWorkedValue,
  hasUnit,
} from '../lines/written-numbers.js';

/** A sum whose columns a pupil works out one by one, without regrouping. */
export const isOfColumns = (code: string): boolean =>
  /^(?:regrouping-forgotten|smaller-digit-taken|decimal-points-mixed-up)$/.test(code);

/** A value of the story or its working as it is written. */
export interface Written {
  text: string;
  value: Exact;
  /** What kind of amount it is: in a sum or a difference only one of the same kind is taken for it. */
  kind: string;
}

/** A wrong value that the last step may lead to. */
export interface LastStepSlip {
  code: 'another-value-used' | 'another-number-of-units' | 'used-twice' | 'forgotten' | ColumnSlip['code'];
  says: string;
  value: Exact;
}

/** Few pupils use an amount twice or count units wrong: said of an answer, but offered to nobody. */
export const isRareSlip = (code: string): boolean => /^(?:used-twice|another-number-of-units)$/.test(code);

/** Units or groups that a pupil counts one too many or too few of. */
const MOST_UNITS = 12;

/**
 * What a pupil may still do wrong where only the last step is left: take another value of the working for the one that is
 * needed, forget one of a sum or use it twice, or count the units wrong. `others` are the amounts that the item shows.
 */
export function listLastStepSlips(
  expression: string,
  key: Exact,
  others: readonly Written[],
  unit: WorkingUnit = null,
): LastStepSlip[] {
  const cut = cutAtNumbers(expression, unit);
  const inside = cut.flatMap((text, i) => (i % 2 === 1 ? (findNumber(text, unit) ?? []) : []));
  const isInside = (value: Exact): boolean => inside.some((one) => one.equals(value));
  const isProduct = /[×÷]/.test(expression);
  const replaced = cut.flatMap((text, i): LastStepSlip[] => {
    const right = i % 2 === 1 && !hasUnit(text) ? findNumber(text, unit) : null;
    if (!right) return [];
    const put = (value: Exact): Exact | null =>
      findWorkedValue(cut.with(i, value.toFraction()).join(''), unit);
    const used = others.find(({ value }) => value.equals(right));
    if (used)
      return others.flatMap((other): LastStepSlip[] => {
        const isTaken = !isInside(other.value) && (isProduct || other.kind === used.kind);
        const value = isTaken ? put(other.value) : null;
        const says = `Use ${used.text}, not ${other.text}.`;
        return value ? [{ code: 'another-value-used', says, value }] : [];
      });
    const sign = /[×÷]/.exec(`${cut[i - 1] ?? ''}${cut[i + 1] ?? ''}`)?.[0];
    if (sign === undefined || right.d !== 1n || right.compare(2) < 0 || right.compare(MOST_UNITS) > 0)
      return [];
    return [right.sub(1), right.add(1)].flatMap((units): LastStepSlip[] => {
      const value = units.compare(1) > 0 ? put(units) : null;
      const verb = sign === '×' ? 'Multiply' : 'Divide';
      const says = `${verb} by ${numberText(right)}, not by ${numberText(units)}.`;
      // Who gives half of an amount that is told has halved it.
      const isHalf = value !== null && others.some((one) => one.value.equals(value.mul(2)));
      return value && !isHalf ? [{ code: 'another-number-of-units', says, value }] : [];
    });
  });
  const more = others.flatMap(({ text, value }): LastStepSlip[] => {
    const place = cut.findIndex((one, i) => i % 2 === 1 && findNumber(one, unit)?.equals(value));
    if (isProduct || place < 0) return [];
    const isTaken = cut[place - 1]?.includes('−') === true;
    return [key.add(value), key.sub(value)].map((gone, i): LastStepSlip => {
      if ((i === 0) === isTaken)
        return { code: 'forgotten', says: `${isTaken ? 'Take away' : 'Add'} ${text}, too.`, value: gone };
      return {
        code: 'used-twice',
        says: `Do not ${isTaken ? 'take away' : 'add'} ${text} again.`,
        value: gone,
      };
    });
  });
  // Of two terms the other one would be left: who gives that has stopped on the way.
  const left = cut.length > 5 ? more : more.filter(({ code }) => code !== 'forgotten');
  const columns = listColumnSlips(expression).filter(
    ({ code }) => isOfColumns(code) || code === 'regrouped-too-often',
  );
  return [...columns, ...replaced, ...left].filter(({ value }) => value.compare(0) > 0 && !value.equals(key));
}
