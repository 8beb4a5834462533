import { NOT_YET_KNOWN } from '@sumfox/contracts/assessment/response';
import { answeringOf } from '@sumfox/question-kinds/registry';
import { ReadableText, Speaker } from '../../speech/index.js';
import type { AnswerEntryProps, AnswerView } from '../answer-view.js';
import { useMessages } from '../../../shared/messages/define-messages.js';
import { ANSWER } from './answer.messages.js';
import './answer.css';

/** Two options stand beside each other where the longest has room: anywhere, or on a wide page only. */
function lengthOf({ mcqOptions }: AnswerEntryProps['question']): 'short' | 'middling' | 'long' {
  const letters = Math.max(...(mcqOptions ?? []).map(({ text }) => text.length));
  return letters <= 7 ? 'short' : letters <= 16 ? 'middling' : 'long';
}

function McqEntry({ question, answer, isLocked, onEdit }: AnswerEntryProps) {
  const t = useMessages(ANSWER);
  const spoken = answeringOf(question).spoken(question).parts;
  return (
    <fieldset className="choices" data-options={lengthOf(question)} disabled={isLocked}>
      <legend className="visually-hidden">{t.chooseABC}</legend>
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
          {t.youSaidYouCan({ notYetKnown: NOT_YET_KNOWN })}
        </p>
      )}
    </fieldset>
  );
}

/** A choice of options by letter. */
export const mcqAnswer: AnswerView = {
  heading: () => ANSWER.get().chooseYourAnswer,
  Entry: McqEntry,
  written: null,
  rows: (question) => (lengthOf(question) === 'long' ? 4 : 2),
  choose: (label) => ({ selectedOption: label, answer: '' }),
};
