import type { MarkingKind } from '../marking-kind.js';
import { praiseAnswer } from '../praise.rules.js';
import { judgeWritten } from '../written-answer.js';

/** One answer, or labelled parts in any order. */
export const openEndedMarking: MarkingKind = {
  hasWorking: true,
  partsName: 'parts',
  judge: judgeWritten,
  praise: (scheme) => (scheme.parts.length === 1 ? praiseAnswer(scheme) : 'Yes! Every part is right.'),
  listToldBy: ({ modelAnswer }) => [modelAnswer],
};
