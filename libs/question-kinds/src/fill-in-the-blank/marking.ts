import type { MarkingKind } from '../marking-kind.js';
import { praiseAnswer } from '../praise.rules.js';
import { judgeWritten } from '../written-answer.js';

/** Blanks in their order. */
export const fillInTheBlankMarking: MarkingKind = {
  hasWorking: true,
  partsName: 'blanks',
  judge: judgeWritten,
  praise: (scheme) => (scheme.parts.length === 1 ? praiseAnswer(scheme) : 'Yes! Every blank is right.'),
  listToldBy: ({ modelAnswer }) => [modelAnswer],
};
