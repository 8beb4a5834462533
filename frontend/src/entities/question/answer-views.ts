import type { QuestionKind } from '@sumfox/contracts/question/item';
import type { AnswerView } from './answer-view.js';
import { fillInTheBlankAnswer } from './fill-in-the-blank/answer.js';
import { mcqAnswer } from './mcq/answer.js';
import { openEndedAnswer } from './open-ended/answer.js';

/** How each kind is answered on the page; the compiler refuses a kind without an entry. */
const VIEWS = {
  'open-ended': openEndedAnswer,
  mcq: mcqAnswer,
  'fill-in-the-blank': fillInTheBlankAnswer,
} satisfies Record<QuestionKind, AnswerView>;

export function answerViewOf({ questionType }: { questionType: QuestionKind }): AnswerView {
  return VIEWS[questionType];
}
