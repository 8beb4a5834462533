import type { MarkScheme } from '@sumfox/contracts/question/item';

/**
 * One of some sentences for a right answer. The question chooses, so that questions differ and a mark made again says
 * the same.
 */
export function choosePraise(sentences: readonly string[], { modelAnswer }: MarkScheme): string {
  const sum = [...modelAnswer].reduce((total, sign) => total + (sign.codePointAt(0) ?? 0), 0);
  return sentences[sum % sentences.length] ?? '';
}

const OF_ONE_ANSWER = [
  'Yes! Your answer is right.',
  'Yes! That is the right answer.',
  'Yes! You worked it out.',
] as const;

const OF_A_CHOICE = [
  'Yes! You chose the right answer.',
  'Yes! That one fits the question.',
  'Yes! You found the right one.',
] as const;

/** Praise for one written answer. */
export const praiseAnswer = (scheme: MarkScheme): string => choosePraise(OF_ONE_ANSWER, scheme);

/** Praise for a chosen option. */
export const praiseChoice = (scheme: MarkScheme): string => choosePraise(OF_A_CHOICE, scheme);

/** Whether a sentence praises and tells nothing of this answer: a page may say it in other words. */
export const isPlainPraise = (sentence: string): boolean =>
  [...OF_ONE_ANSWER, ...OF_A_CHOICE].some((praise) => praise === sentence);
