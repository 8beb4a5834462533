import type { MarkingKind } from '../marking-kind.js';
import { markWritten } from '../written-answer.js';

/** Blanks in their order. */
export const fillInTheBlankMarking: MarkingKind = {
  hasWorking: true,
  partsName: 'blanks',
  mark: markWritten,
  praise: ({ parts }) => (parts.length === 1 ? 'Yes! Your answer is right.' : 'Yes! Every blank is right.'),
  listToldBy: ({ modelAnswer }) => [modelAnswer],
};
