import type { MarkingKind } from '../marking-kind.js';
import { judgeWritten } from '../written-answer.js';

/** Blanks in their order. */
export const fillInTheBlankMarking: MarkingKind = {
  hasWorking: true,
  partsName: 'blanks',
  judge: judgeWritten,
  praise: ({ parts }) => (parts.length === 1 ? 'Yes! Your answer is right.' : 'Yes! Every blank is right.'),
  listToldBy: ({ modelAnswer }) => [modelAnswer],
};
