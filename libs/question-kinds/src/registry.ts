import { QUESTION_KINDS, type QuestionKind } from '@sumfox/contracts/question/item';
import type { AnsweringKind } from './answering-kind.js';
import { fillInTheBlankAnswering } from './fill-in-the-blank/answering.js';
import { fillInTheBlankMarking } from './fill-in-the-blank/marking.js';
import type { MarkingKind } from './marking-kind.js';
import { mcqAnswering } from './mcq/answering.js';
import { mcqMarking } from './mcq/marking.js';
import { openEndedAnswering } from './open-ended/answering.js';
import { openEndedMarking } from './open-ended/marking.js';

// Two tables, so that the bundle of the page drops the second one with the whole marker.

/** How each kind of question is answered; the compiler refuses a kind without an entry. */
const ANSWERING = {
  'open-ended': openEndedAnswering,
  mcq: mcqAnswering,
  'fill-in-the-blank': fillInTheBlankAnswering,
} satisfies Record<QuestionKind, AnsweringKind>;

/** How each kind of question is marked; the compiler refuses a kind without an entry. */
const MARKING = {
  'open-ended': openEndedMarking,
  mcq: mcqMarking,
  'fill-in-the-blank': fillInTheBlankMarking,
} satisfies Record<QuestionKind, MarkingKind>;

export const ALL_ANSWERING: readonly AnsweringKind[] = Object.values(ANSWERING);

/** How a question, or the answer to it, is treated by its kind. */
export function answeringOf({ questionType }: { questionType: QuestionKind }): AnsweringKind {
  return ANSWERING[questionType];
}

/** How an answer to a question is marked by its kind. */
export function markingOf({ questionType }: { questionType: QuestionKind }): MarkingKind {
  return MARKING[questionType];
}

/** The kind that a paper asks most. */
export function usualKind(): QuestionKind {
  const share = (kind: QuestionKind): number => ANSWERING[kind].questionsInTen;
  return QUESTION_KINDS.reduce((most, kind) => (share(kind) > share(most) ? kind : most));
}
