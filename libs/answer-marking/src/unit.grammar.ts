import { isSign, isWord, type Token } from './tokens.js';
import { ANGLE, findPower, findUnit, toRate, type Unit } from './units.js';

/** A unit and the token after it. */
export interface UnitReading {
  readonly unit: Unit;
  readonly next: number;
}

/**
 * The unit that starts at `at`, with its power (`cm2`, `sq. cm`, `cm squared`) and its rate (`km/h`, `$ per kg`).
 * `letter` is the letter of an algebraic answer, which is never a unit.
 */
export function findUnitReading(
  tokens: readonly Token[],
  at: number,
  letter: string | null,
): UnitReading | null {
  const plain = findPoweredUnit(tokens, at, letter);
  return plain && withRate(tokens, plain, letter);
}

/** Adds `/h` or `per kg` to a unit already read, where one follows. */
export function withRate(tokens: readonly Token[], reading: UnitReading, letter: string | null): UnitReading {
  const joint = tokens[reading.next];
  if (!isSign(joint, '/') && !isWord(joint, 'per')) return reading;
  const bottom = findPoweredUnit(tokens, reading.next + 1, letter);
  return bottom ? { unit: toRate(reading.unit, bottom.unit), next: bottom.next } : reading;
}

function findPoweredUnit(tokens: readonly Token[], at: number, letter: string | null): UnitReading | null {
  const token = tokens[at];
  if (isWord(token, 'sq', 'square', 'squared', 'cu', 'cubic', 'cubed')) {
    const base = findPlainUnit(tokens, at + 1, letter);
    const power = base && findPower(base.unit, token.word.startsWith('s') ? 2 : 3);
    return base && power ? { unit: power, next: base.next } : null;
  }
  const base = findPlainUnit(tokens, at, letter);
  if (!base) return null;
  const suffix = findPowerSuffix(tokens, base.next);
  const power = suffix && findPower(base.unit, suffix.power);
  return suffix && power ? { unit: power, next: suffix.next } : base;
}

function findPowerSuffix(tokens: readonly Token[], at: number): { power: 2 | 3; next: number } | null {
  const token = tokens[at];
  if (isWord(token, 'squared', 'square', 'sq')) return { power: 2, next: at + 1 };
  if (isWord(token, 'cubed', 'cube')) return { power: 3, next: at + 1 };
  const digitAt = isSign(token, '^') ? at + 1 : at;
  const digit = tokens[digitAt];
  if (digit?.kind !== 'number' || (digitAt === at && digit.spaced)) return null;
  const after = tokens[digitAt + 1];
  // In `2m3cm` and `2 m3 cm` the 3 counts centimetres.
  if (digitAt === at && after?.kind === 'word' && (!after.spaced || findUnit(after.word))) return null;
  const power = digit.digits === '2' ? 2 : digit.digits === '3' ? 3 : null;
  return power && { power, next: digitAt + 1 };
}

function findPlainUnit(tokens: readonly Token[], at: number, letter: string | null): UnitReading | null {
  const token = tokens[at];
  if (token === undefined || token.kind === 'number') return null;
  const spelling = token.kind === 'word' ? token.word : token.sign;
  if (spelling === letter) return null;
  const unit = findUnit(spelling);
  if (!unit) return null;
  if (unit.dimension !== ANGLE) return { unit, next: at + 1 };
  const scale = tokens[at + 1];
  const celsius = isWord(scale, 'c', 'celsius', 'centigrade') ? findUnit('celsius') : null;
  const named = isWord(scale, 'f', 'fahrenheit') ? findUnit('fahrenheit') : celsius;
  return named ? { unit: named, next: at + 2 } : { unit, next: at + 1 };
}
