import { findWorkingUnitOf } from '../lines/links.js';
import { findWorkedValue } from '../lines/written-numbers.js';
import type { Exact } from '../numbers/exact.js';

/** A line of a solution that works something out: `Remaining rice: 40 − 12 = 28 kg`. */
export interface SolvedLine {
  label: string;
  expression: string;
  value: Exact;
  /** As it is written, with its unit. */
  result: string;
}

/** A side of an operation as it is written, and what it is worth. */
export interface Side {
  text: string;
  value: Exact;
}

/** An expression cut at its signs of one kind that stand in no brackets: sums first, else products. */
export interface CutExpression {
  sides: readonly Side[];
  signs: ReadonlyArray<'+' | '−' | '×' | '÷'>;
}

/** Sides and signs of an expression at the signs that are asked for; brackets round a whole side are left out. */
function cutAt(expression: string, signs: string): { sides: string[]; signs: string[] } {
  const sides = [''];
  const found: string[] = [];
  let depth = 0;
  for (const char of expression) {
    if (char === '(') depth += 1;
    if (char === ')') depth -= 1;
    if (depth === 0 && signs.includes(char)) {
      found.push(char);
      sides.push('');
    } else sides[sides.length - 1] += char;
  }
  return { sides: sides.map((side) => side.trim().replace(/^\(([^()]*)\)$/, '$1')), signs: found };
}

/** An expression cut at its last operations; null where it has words in it or nothing to work out. */
export function cutExpression(expression: string): CutExpression | null {
  const sums = cutAt(expression, '+−');
  const { sides, signs } = sums.signs.length > 0 ? sums : cutAt(expression, '×÷');
  if (signs.length === 0) return null;
  const unit = findWorkingUnitOf([expression]);
  const read = sides.map((text) => ({ text, value: findWorkedValue(text, unit) }));
  return read.every((side): side is Side => side.value !== null)
    ? { sides: read, signs: signs as CutExpression['signs'][number][] }
    : null;
}
