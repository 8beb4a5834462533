import { NOT_YET_KNOWN } from '@product/contracts/assessment/response';
import type { PupilQuestion } from '@product/contracts/question/item';
import { Button } from '../../components/button.js';
import { Keyboard, Shapes } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { ReadableText, Speaker } from '../read-aloud/speaker.js';
import { AnswerField, BlankField } from './answer-field.js';
import type { EntryPatch, JournalEntry } from './journal.rules.js';
import { MathsKeypad } from './maths-keypad.js';
import { fillNotYetKnown } from './submission.rules.js';
import { useAnswerPreview } from './use-answer-preview.js';

interface AnswerAreaProps {
  question: PupilQuestion;
  entry: JournalEntry;
  /** The marker could not read this answer: the pupil is asked for it once more. */
  isUnread: boolean;
  /** The answer stays as it is; the working goes on. */
  isLocked: boolean;
  /** What stands under the answer. */
  children?: ReactNode;
  onEdit: (patch: EntryPatch) => void;
}

/** Working on the one side, the answer on the other. */
export function AnswerArea({ question, entry, isUnread, isLocked, children, onEdit }: AnswerAreaProps) {
  const [keypad, setKeypad] = useState(false);
  const answerBox = useRef<HTMLElement>(null);
  const isChoice = question.questionType === 'mcq';
  return (
    <div className="answering" data-keypad={keypad}>
      <section ref={answerBox} className="answering__answer card" aria-labelledby="answer-heading">
        <h3 id="answer-heading">{isChoice ? 'Choose your answer' : 'Your answer'}</h3>
        {isChoice ? (
          <Choices question={question} entry={entry} isLocked={isLocked} onEdit={onEdit} />
        ) : (
          <>
            <WrittenAnswer question={question} entry={entry} isLocked={isLocked} onEdit={onEdit} />
            <Previews question={question} entry={entry} />
            {isUnread && (
              <p className="answering__unread">
                {isLocked
                  ? 'Fox could not read this. Hand it in as it is.'
                  : 'Fox could not read this. Type just the answer, or hand it in as it is.'}
              </p>
            )}
          </>
        )}
        <div className="answering__tools">
          {!isChoice && (
            <Button aria-expanded={keypad} aria-controls="maths-keypad" onClick={() => setKeypad(!keypad)}>
              {keypad ? <Keyboard size={20} aria-hidden /> : <Shapes size={20} aria-hidden />}
              {keypad ? 'Hide maths keys' : 'Maths keys'}
            </Button>
          )}
          {!isLocked && (
            <Button onClick={() => onEdit(fillNotYetKnown(question, entry))}>{NOT_YET_KNOWN}</Button>
          )}
        </div>
        {keypad && !isChoice && <MathsKeypad unitChips={question.unitChips} fieldsIn={answerBox} />}
        {children}
      </section>
      <aside className="answering__working card" aria-label="Working">
        <h3 id="working-heading">
          Working <span className="note">if you like</span>
        </h3>
        <textarea
          className="answering__text"
          aria-labelledby="working-heading"
          rows={5}
          maxLength={10_000}
          placeholder="Write how you worked it out"
          data-maths-field
          value={entry.working}
          onChange={(event) => onEdit({ working: event.target.value })}
        />
      </aside>
    </div>
  );
}

AnswerArea.Blank = BlankField;

type PartProps = Omit<AnswerAreaProps, 'isUnread' | 'children'>;

function Choices({ question, entry, isLocked, onEdit }: PartProps) {
  return (
    <fieldset className="choices" disabled={isLocked}>
      <legend className="visually-hidden">Choose A, B, C or D</legend>
      {(question.mcqOptions ?? []).map((option) => (
        <div key={option.label} className="choices__line">
          <label className="choices__option">
            <input
              type="radio"
              name={`option-${question.id}`}
              value={option.label}
              checked={entry.selectedOption === option.label}
              onChange={() => onEdit({ selectedOption: option.label, answer: '' })}
            />
            <span className="choices__letter">{option.label}</span>
            <span className="choices__text">
              <ReadableText place={`option-${option.label}`} text={option.text} />
            </span>
          </label>
          <Speaker
            names={`option ${option.label}`}
            passages={[{ place: `option-${option.label}`, text: option.text }]}
          />
        </div>
      ))}
      {entry.selectedOption === null && entry.answer === NOT_YET_KNOWN && !isLocked && (
        <p className="note" role="status">
          You said: {NOT_YET_KNOWN}. You can still choose an answer.
        </p>
      )}
    </fieldset>
  );
}

function WrittenAnswer({ question, entry, isLocked, onEdit }: PartProps) {
  if (question.questionType === 'fill-in-the-blank')
    return (
      <p className="note">
        {question.blankCount === 1
          ? 'Write in the box in the question.'
          : 'Write in the boxes in the question.'}
      </p>
    );
  if (question.answerCount <= 1)
    return (
      <AnswerField
        label="Answer"
        hideLabel
        unit={question.answerUnit}
        readOnly={isLocked}
        value={entry.answer}
        onChange={(answer) => onEdit({ answer })}
      />
    );
  return (
    <div className="answering__parts">
      {Array.from({ length: question.answerCount }, (_, part) => (
        <AnswerField
          key={part}
          label={question.answerLabels?.[part] ?? `Part ${part + 1}`}
          unit={question.answerUnit}
          readOnly={isLocked}
          value={entry.answerParts[part] ?? ''}
          onChange={(text) =>
            onEdit({
              answerParts: Array.from({ length: question.answerCount }, (__, i) =>
                i === part ? text : (entry.answerParts[i] ?? ''),
              ),
            })
          }
        />
      ))}
    </div>
  );
}

/** One line per answer that can be read; spoken politely, so that nobody is interrupted while typing. */
function Previews({ question, entry }: Omit<PartProps, 'isLocked' | 'onEdit'>) {
  const AnswerPreview = useAnswerPreview();
  const blanks = question.questionType === 'fill-in-the-blank';
  const list = blanks ? entry.blankAnswers : question.answerCount > 1 ? entry.answerParts : [entry.answer];
  const label = (at: number): string | undefined => {
    if (list.length === 1) return undefined;
    return blanks ? `Box ${at + 1}` : (question.answerLabels?.[at] ?? `Part ${at + 1}`);
  };
  return (
    <div className="answering__previews" aria-live="polite">
      {AnswerPreview !== null &&
        list.map((response, at) => {
          const name = label(at);
          return (
            <AnswerPreview
              key={at}
              question={question}
              response={response}
              {...(name ? { label: name } : {})}
            />
          );
        })}
    </div>
  );
}
