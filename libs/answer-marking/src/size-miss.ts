import type { AnswerPolicy } from '@sumfox/contracts/question/answer-policy';
import { normalise } from './normaliser.js';
import { preparePolicy } from './prepared-policy.js';
import { findAmounts, findExpectedQuantity } from './quantity.marking.js';
import { isLess, isNegative, isZero, multiply, subtract, toRational, toSize } from './rational.js';
import { LENGTH, MASS, MONEY, TIME, VOLUME } from './units.js';

/** An answer within a tenth of the right one is near it: then a sum slipped, more likely than the method. */
const NEAR = toRational(10n);
/** So many times as much, or as little, is far from it. */
const FAR = toRational(10n);

/** What is said of an amount above and below the right one, by its dimension. */
const WORDS: Readonly<Partial<Record<number, readonly [string, string]>>> = {
  [MONEY]: ['too much', 'too little'],
  [MASS]: ['too much', 'too little'],
  [VOLUME]: ['too much', 'too little'],
  [LENGTH]: ['too long', 'too short'],
  [TIME]: ['too long', 'too short'],
};
const NUMBER = ['too large', 'too small'] as const;

const QUANTITIES: ReadonlySet<AnswerPolicy['type']> = new Set([
  'number',
  'percent',
  'money',
  'measure',
  'duration',
]);

/**
 * Two short sentences on a wrong amount that is no known slip: how it misses the right one, and what to look at.
 * They name no number. Null where the answer is no amount.
 */
export function describeSizeMiss(expected: string, policy: AnswerPolicy, response: string): string | null {
  if (!QUANTITIES.has(policy.type)) return null;
  const prepared = preparePolicy(policy);
  const model = findExpectedQuantity(normalise(expected), prepared);
  const amounts = model && findAmounts(model, prepared, normalise(response));
  if (!model || !amounts) return null;
  const { asked, given } = amounts;
  const miss = subtract(given, asked);
  if (isZero(miss) || isZero(asked)) return null;
  const [above, below] = WORDS[model.dimension] ?? NUMBER;
  const side = isNegative(miss) ? below : above;
  const size = toSize(asked);
  if (!isLess(size, multiply(toSize(miss), NEAR)))
    return `Close, but a little ${side}. Check each sum again.`;
  const isFar = !isLess(toSize(given), multiply(size, FAR)) || !isLess(size, multiply(toSize(given), FAR));
  return isFar
    ? `That is much ${side}. Does it fit the question?`
    : `That is ${side}. Read what the question asks for.`;
}
