import type { QuestionKind } from '@sumfox/contracts/question/item';
import type { AnswerView } from './answer-view.js';
import { fillInTheBlankAnswer } from './fill-in-the-blank/answer.js';
import { fillInTheBlankShown } from './fill-in-the-blank/shown.js';
import { mcqAnswer } from './mcq/answer.js';
import { mcqShown } from './mcq/shown.js';
import { openEndedAnswer } from './open-ended/answer.js';
import { openEndedShown } from './open-ended/shown.js';
import type { ShownView } from './shown-view.js';

/** How each kind is answered on the page; the compiler refuses a kind without an entry. */
const ANSWERED = {
  'open-ended': openEndedAnswer,
  mcq: mcqAnswer,
  'fill-in-the-blank': fillInTheBlankAnswer,
} satisfies Record<QuestionKind, AnswerView>;

/** How each kind is shown; the compiler refuses a kind without an entry. */
const SHOWN = {
  'open-ended': openEndedShown,
  mcq: mcqShown,
  'fill-in-the-blank': fillInTheBlankShown,
} satisfies Record<QuestionKind, ShownView>;

export function answerViewOf({ questionType }: { questionType: QuestionKind }): AnswerView {
  return ANSWERED[questionType];
}

export function shownViewOf({ questionType }: { questionType: QuestionKind }): ShownView {
  return SHOWN[questionType];
}
