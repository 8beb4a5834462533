import { listNumbers, listSentences } from '../checks/read-text.js';

/**
 * Whether a sum and a difference of the same two numbers both begin a right working: both numbers compare. Of `A has 5
 * more than B and 3 more than C`, one pupil finds how much more C has than B, another what A is more than both.
 */
export function startsBothWays(told: string, expression: string): boolean {
  const [, first, second] = /^([^+−×÷()]+) [+−] ([^+−×÷()]+)$/.exec(expression) ?? [];
  const comparing = listSentences(told).filter((sentence) => / than\b/.test(sentence));
  const isCompared = (text = ''): boolean => {
    const [number] = listNumbers(text);
    return (
      number !== undefined &&
      comparing.some((sentence) => listNumbers(sentence).some((one) => one.equals(number)))
    );
  };
  return isCompared(first) && isCompared(second);
}
