import type { QuestionKind } from '@sumfox/contracts/question/item';
import type { AnsweringKind } from './answering-kind.js';
import { fillInTheBlankAnswering } from './fill-in-the-blank/answering.js';
import { mcqAnswering } from './mcq/answering.js';
import { openEndedAnswering } from './open-ended/answering.js';

/** How each kind of question is answered; the compiler refuses a kind without an entry. */
const ANSWERING = {
  'open-ended': openEndedAnswering,
  mcq: mcqAnswering,
  'fill-in-the-blank': fillInTheBlankAnswering,
} satisfies Record<QuestionKind, AnsweringKind>;

export const ALL_ANSWERING: readonly AnsweringKind[] = Object.values(ANSWERING);

/** How a question, or the answer to it, is treated by its kind. */
export function answeringOf({ questionType }: { questionType: QuestionKind }): AnsweringKind {
  return ANSWERING[questionType];
}
