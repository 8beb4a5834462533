import type { QuestionKind } from '@sumfox/contracts/question/item';

/** How each kind of question is described to the model that writes one. */
export const KIND_WORDS = {
  'open-ended': 'open question',
  mcq: 'four options',
  'fill-in-the-blank': 'statements with blanks',
} as const satisfies Record<QuestionKind, string>;

/** One of the descriptions. */
export type KindWords = (typeof KIND_WORDS)[QuestionKind];
