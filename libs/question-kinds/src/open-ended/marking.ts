import type { MarkingKind } from '../marking-kind.js';
import { judgeWritten } from '../written-answer.js';

/** One answer, or labelled parts in any order. */
export const openEndedMarking: MarkingKind = {
  hasWorking: true,
  partsName: 'parts',
  judge: judgeWritten,
  praise: ({ parts }) => (parts.length === 1 ? 'Yes! Your answer is right.' : 'Yes! Every part is right.'),
  listToldBy: ({ modelAnswer }) => [modelAnswer],
};
