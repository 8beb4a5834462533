import type { QuestionKind } from '@sumfox/contracts/question/item';
import { fillInTheBlankShown } from './fill-in-the-blank/shown.js';
import { mcqShown } from './mcq/shown.js';
import { openEndedShown } from './open-ended/shown.js';
import type { ShownView } from './shown-view.js';

/** How each kind is shown; the compiler refuses a kind without an entry. */
const VIEWS = {
  'open-ended': openEndedShown,
  mcq: mcqShown,
  'fill-in-the-blank': fillInTheBlankShown,
} satisfies Record<QuestionKind, ShownView>;

export function shownViewOf({ questionType }: { questionType: QuestionKind }): ShownView {
  return VIEWS[questionType];
}
