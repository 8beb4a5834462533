import type { AnswerPolicy } from '@sumfox/contracts/question/answer-policy';
import type { Literal } from './literal.js';
import { normalise } from './normaliser.js';
import { preparePolicy } from './prepared-policy.js';
import { findExpectedQuantity, findSureAmount } from './quantity.marking.js';
import {
  divide,
  isEqual,
  isLess,
  isNegative,
  isZero,
  multiply,
  subtract,
  toRational,
  toSize,
  type Rational,
} from './rational.js';

/** All that is said of how an amount misses the right one. No unit's own words: an answer that is too long is a text. */
export const SIZE_MISSES = {
  close: 'Your answer is close. Check it once more.',
  tooBig: 'Your answer is too big. Look at the question again.',
  tooSmall: 'Your answer is too small. Look at the question again.',
  muchTooBig: 'Your answer is much too big. Does it fit the question?',
  muchTooSmall: 'Your answer is much too small. Does it fit the question?',
} as const;

/** A miss of at most a tenth is close, and ten times as much or as little is far. */
const TEN = toRational(10n);

/** Below so many steps, a side leaves so few answers that it would give the right one away. */
const FEWEST_STEPS_FOR_SIDE = toRational(10n);
/** Below so many steps, the same is true of a distance. */
const FEWEST_STEPS_FOR_DISTANCE = toRational(50n);

/** Not percentages: without its sign, 0.3 may be meant as 30% or as 0.3%. */
const QUANTITIES: ReadonlySet<AnswerPolicy['type']> = new Set(['number', 'money', 'measure', 'duration']);

/** A right answer, and the others of its question that count. */
interface RightAnswers {
  readonly expected: string;
  readonly acceptedAnswers: readonly string[];
}

/**
 * Two short sentences on a wrong amount that is no known slip: how it misses the right one, and what to do. They name
 * no number. Null where they might be false or give the answer away: the answer is no amount, may be meant in another
 * unit, is one of few, or several amounts are right.
 */
export function describeSizeMiss(
  { expected, acceptedAnswers }: RightAnswers,
  policy: AnswerPolicy,
  response: string,
): string | null {
  if (!QUANTITIES.has(policy.type)) return null;
  const prepared = preparePolicy(policy);
  const toModel = (text: string) => findExpectedQuantity(normalise(text), prepared);
  const model = toModel(expected);
  if (!model || !acceptedAnswers.every((text) => isSameAmount(model, toModel(text)))) return null;
  const given = findSureAmount(model, prepared, normalise(response));
  return given && toSentence(model, given);
}

function isSameAmount(model: Literal, other: Literal | null): boolean {
  return other !== null && other.dimension === model.dimension && isEqual(other.value, model.value);
}

function toSentence(model: Literal, given: Rational): string | null {
  const miss = subtract(given, model.value);
  const steps = countSteps(model);
  if (isZero(miss) || isLess(steps, FEWEST_STEPS_FOR_SIDE)) return null;
  const size = toSize(model.value);
  const isBelow = isNegative(miss);
  const hasDistance = !isLess(steps, FEWEST_STEPS_FOR_DISTANCE);
  if (hasDistance && !isLess(size, multiply(toSize(miss), TEN))) return SIZE_MISSES.close;
  const isFar = !isLess(toSize(given), multiply(size, TEN)) || !isLess(size, multiply(toSize(given), TEN));
  if (hasDistance && isFar) return isBelow ? SIZE_MISSES.muchTooSmall : SIZE_MISSES.muchTooBig;
  return isBelow ? SIZE_MISSES.tooSmall : SIZE_MISSES.tooBig;
}

/** How many steps of its own last place an amount is: 450 for $4.50, 130 for 2 h 10 min, 3 for 3/4. */
function countSteps({ value, parts, number, factor }: Literal): Rational {
  const last = parts.at(-1) ?? { number, factor };
  const inLast = toSize(divide(value, last.factor));
  const perOne = last.number.notation === 'decimal' ? 10n ** BigInt(last.number.places) : inLast.d;
  return multiply(inLast, toRational(perOne));
}
