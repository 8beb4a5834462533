import type { PupilQuestion } from '@sumfox/contracts/question/item';
import { toSentences } from '../../shared/lib/sentences.rules.js';

/** "Which shape is 9th?", "Who had more?", but not "Which number comes next?". */
const WORD_QUESTION =
  /^(?:Who\b|Whose\b|(?:Which|What)\s+(?:shape|solid|one|of|letter|month|bag|box|lane|face|group|child|day of the week)\b|Name\b)/i;
/** "Shape 11 is a ___." */
const WORD_BLANK = /\b(?:is an?|is the|called an?|named|(?:starts?|begins?|ends?|stops?) at) ___/i;
/** "3.20 p.m.", "half past 9". */
const TIME_QUESTION = /\bwhat time\b/i;

/** Whether an answer in letters is likely, so that the keyboard is of more use than the maths keys. */
export function asksWords({
  questionText,
  answerUnit,
  unitChips,
}: Pick<PupilQuestion, 'questionText' | 'answerUnit'> & { unitChips: readonly string[] }): boolean {
  if (answerUnit !== null || unitChips.length > 0) return false;
  return (
    TIME_QUESTION.test(questionText) ||
    WORD_BLANK.test(questionText) ||
    WORD_QUESTION.test(toSentences(questionText).at(-1)?.trim() ?? '')
  );
}
