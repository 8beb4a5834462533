import type { PupilQuestion } from '@sumfox/contracts/question/item';
import { AnswerField } from '../answer-field.js';
import type { AnswerEntryProps, AnswerView } from '../answer-view.js';
import { useMessages } from '../../../shared/messages/define-messages.js';
import { ANSWER } from './answer.messages.js';
import './answer.css';

const partName = ({ answerLabels }: PupilQuestion, part: number): string =>
  answerLabels?.[part] ?? ANSWER.get().part({ part: part + 1 });

function OpenEndedEntry({ question, answer, isLocked, hasKeypad, onEdit }: AnswerEntryProps) {
  const t = useMessages(ANSWER);
  if (question.answerCount <= 1)
    return (
      <AnswerField
        label={t.answer}
        hideLabel
        unit={question.answerUnit}
        readOnly={isLocked}
        hasKeypad={hasKeypad}
        value={answer.answer}
        onChange={(text) => onEdit({ answer: text })}
      />
    );
  return (
    <div className="answer-parts">
      {Array.from({ length: question.answerCount }, (_, part) => (
        <AnswerField
          key={part}
          label={partName(question, part)}
          unit={question.answerUnit}
          readOnly={isLocked}
          hasKeypad={hasKeypad}
          value={answer.answerParts?.[part] ?? ''}
          onChange={(text) =>
            onEdit({
              answerParts: Array.from({ length: question.answerCount }, (__, i) =>
                i === part ? text : (answer.answerParts?.[i] ?? ''),
              ),
            })
          }
        />
      ))}
    </div>
  );
}

/** One answer in a line of its own, or several with their names. */
export const openEndedAnswer: AnswerView = {
  heading: () => ANSWER.get().yourAnswer,
  Entry: OpenEndedEntry,
  written(question, { answer, answerParts }) {
    if (question.answerCount <= 1) return [{ text: answer }];
    const parts = answerParts ?? [];
    return parts.map((text, at) => (parts.length > 1 ? { text, name: partName(question, at) } : { text }));
  },
  rows: (question) => question.answerCount,
  choose: () => null,
};
