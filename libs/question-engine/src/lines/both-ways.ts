import { listNumbers, listSentences } from '../checks/read-text.js';
import type { Exact } from '../numbers/exact.js';

/**
 * Whether a sum and a difference of the same two numbers both begin a right working: both numbers compare. Of `A has 5
 * more than B and 3 more than C`, one pupil finds how much more C has than B, another what A is more than both. Of two
 * terms of one ratio, or two numbers of times as many, both are units, to be added or compared. So are a total and a
 * difference.
 */
export function startsBothWays(told: string, expression: string): boolean {
  const [, first, second] = /^([^+−×÷()]+) [+−] ([^+−×÷()]+)$/.exec(expression) ?? [];
  const ratios = [...told.matchAll(/\d+(?: : \d+)+|\d+\/\d+(?= as\b)/g)].map(([text]) =>
    text.split(/ : |\//),
  );
  const times = [...told.matchAll(/\d+(?= times as\b)/g)].map(([text]) => text);
  if ([...ratios, times].some((terms) => terms.includes(first ?? '') && terms.includes(second ?? '')))
    return true;
  const comparing = listSentences(told).filter((sentence) => / than\b/.test(sentence));
  const isCompared = (text = ''): boolean => {
    const [number] = listNumbers(text);
    return (
      number !== undefined &&
      comparing.some((sentence) => listNumbers(sentence).some((one) => one.equals(number)))
    );
  };
  if (isCompared(first) && isCompared(second)) return true;
  // A total and a difference: one pupil finds twice the smaller amount, another twice the larger one.
  const totals = listSentences(told).filter((sentence) => /\b(?:al)?together\b/.test(sentence));
  const isTotal = (text = ''): boolean =>
    listNumbers(text).some((one) => totals.some((told) => listNumbers(told).some((n) => n.equals(one))));
  const isEqual = / the same (?:number|amount)\b/.test(told);
  const differs = (text = ''): boolean => isEqual || (comparing.length === 1 && isCompared(text));
  return (isTotal(first) && differs(second)) || (isTotal(second) && differs(first));
}

/**
 * Whether half of a value, or what is left of that half without one of the numbers, is found in the working too: another
 * right working begins with this value. Of 40 altogether and 12 more, 40 + 12 is twice the larger one.
 */
export function halvesToGoal(value: Exact, numbers: readonly Exact[], goals: readonly Exact[]): boolean {
  const half = value.abs().div(2);
  const ends = [half, ...numbers.flatMap((number) => [half.sub(number), half.add(number)])];
  return goals.some((goal) => ends.some((end) => end.equals(goal)));
}
