import { NOT_YET_KNOWN } from '@sumfox/contracts/assessment/response';
import { answeringOf } from '@sumfox/question-kinds/answering';
import { ReadableText, Speaker } from '../../speech/index.js';
import type { AnswerEntryProps, AnswerView } from '../answer-view.js';
import './answer.css';

/** Two options stand beside each other where the longest has room: anywhere, or on a wide page only. */
function lengthOf({ mcqOptions }: AnswerEntryProps['question']): 'short' | 'middling' | 'long' {
  const letters = Math.max(...(mcqOptions ?? []).map(({ text }) => text.length));
  return letters <= 7 ? 'short' : letters <= 16 ? 'middling' : 'long';
}

function McqEntry({ question, answer, isLocked, onEdit }: AnswerEntryProps) {
  const spoken = answeringOf(question).spoken(question).parts;
  return (
    <fieldset className="choices" data-options={lengthOf(question)} disabled={isLocked}>
      <legend className="visually-hidden">Choose A, B, C or D</legend>
      {(question.mcqOptions ?? []).map((option, at) => (
        <div key={option.label} className="choices__line">
          <label className="choices__option">
            <input
              type="radio"
              name={`option-${question.id}`}
              value={option.label}
              checked={answer.selectedOption === option.label}
              onChange={() => onEdit({ selectedOption: option.label, answer: '' })}
            />
            <span className="choices__letter">{option.label}</span>
            <span className="choices__text">
              <ReadableText place={spoken[at]?.place ?? option.label} text={option.text} />
            </span>
          </label>
          {spoken[at] && <Speaker names={spoken[at].name} passages={[spoken[at]]} />}
        </div>
      ))}
      {answer.selectedOption === null && answer.answer === NOT_YET_KNOWN && !isLocked && (
        <p className="note" role="status">
          You said: {NOT_YET_KNOWN}. You can still choose an answer.
        </p>
      )}
    </fieldset>
  );
}

/** A choice of options by letter. */
export const mcqAnswer: AnswerView = {
  heading: 'Choose your answer',
  Entry: McqEntry,
  written: null,
  choose: (label) => ({ selectedOption: label, answer: '' }),
};
