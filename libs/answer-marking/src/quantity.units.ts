import type { Literal, QuantityPart } from './literal.js';
import { normalise } from './normaliser.js';
import { isLess } from './rational.js';
import { findTokens } from './tokens.js';
import { findUnitReading } from './unit.grammar.js';
import type { Unit } from './units.js';
import type { ReasonCode } from './verdict.js';

/** The units a policy fixes: one, or those of a compound in falling order; empty when it fixes none. */
export function listFixedUnits(unit: string | null): Unit[] {
  if (unit === null) return [];
  // `cm²` is read as it would be in an answer.
  const tokens = findTokens(normalise(unit)) ?? [];
  const units: Unit[] = [];
  for (let at = 0; at < tokens.length;) {
    const reading = findUnitReading(tokens, at, null);
    if (!reading) return [];
    units.push(reading.unit);
    at = reading.next;
  }
  return units;
}

/** Whether the answer's own units differ from those the question fixes. A bare number is read in them. */
export function findUnitFault(literal: Literal, fixed: readonly Unit[]): ReasonCode | null {
  if (fixed.length === 0 || literal.parts.length === 0) return null;
  const symbols = fixed.map((one) => one.symbol);
  // In `14 ℓ/min`, as an answer to the litres that flow in one minute, the litres are fixed.
  const isFixed = ({ symbol }: QuantityPart): boolean =>
    symbols.includes(symbol) || symbols.includes(symbol.replace(/\/.*/, ''));
  if (!literal.parts.every(isFixed)) return 'other-unit';
  if (fixed.length === 1 || literal.parts.length === fixed.length) return null;
  // `2 h` may stand for 2 h 0 min, but not `135 min` for 2 h 15 min.
  const [first] = literal.parts;
  const index = symbols.indexOf(first?.symbol ?? '');
  const bigger = fixed[index - 1];
  const isWhole = literal.parts.every((part) => part.number.value.d === 1n);
  const isBelowBigger = !bigger || isLess(literal.value, bigger.factor);
  return isWhole && isBelowBigger ? null : 'other-unit';
}
