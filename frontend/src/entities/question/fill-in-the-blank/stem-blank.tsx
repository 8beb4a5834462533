import { BlankField } from '../answer-field.js';
import type { AnswerEntryProps } from '../answer-view.js';

/** A blank where the stem has one. */
export function StemBlank({
  question,
  answer,
  index,
  isLocked,
  hasKeypad,
  onEdit,
}: AnswerEntryProps & { index: number }) {
  const blanks = answer.blankAnswers ?? [];
  return (
    <BlankField
      index={index}
      count={question.blankCount}
      readOnly={isLocked}
      hasKeypad={hasKeypad}
      value={blanks[index] ?? ''}
      onChange={(text) =>
        onEdit({
          blankAnswers: Array.from({ length: question.blankCount }, (_, i) =>
            i === index ? text : (blanks[i] ?? ''),
          ),
        })
      }
    />
  );
}
