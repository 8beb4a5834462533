import type { QuestionKind } from '@sumfox/contracts/question/item';
import { fillInTheBlankMarking } from './fill-in-the-blank/marking.js';
import type { MarkingKind } from './marking-kind.js';
import { mcqMarking } from './mcq/marking.js';
import { openEndedMarking } from './open-ended/marking.js';

/** How each kind of question is marked; the compiler refuses a kind without an entry. */
const MARKING = {
  'open-ended': openEndedMarking,
  mcq: mcqMarking,
  'fill-in-the-blank': fillInTheBlankMarking,
} satisfies Record<QuestionKind, MarkingKind>;

/** How an answer to a question is marked by its kind. */
export function markingOf({ questionType }: { questionType: QuestionKind }): MarkingKind {
  return MARKING[questionType];
}
