import { NOT_YET_KNOWN } from '@sumfox/contracts/assessment/response';
import type { PupilQuestion } from '@sumfox/contracts/question/item';
import { answeringOf } from '@sumfox/question-kinds/answering';
import { Button } from '../../shared/ui/button.js';
import { Keyboard, Shapes } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { useLatePart } from '../../shared/lib/late-part.js';
import { ReadableText, Speaker } from '../read-aloud/index.js';
import { AnswerField, BlankField, loadAnswerPreview } from '../../entities/question/index.js';
import { TabList } from '../../shared/ui/tab-list.js';
import { hasInk, type SketchPatch } from '../../entities/working/index.js';
import { WorkingPanel } from '../show-working/index.js';
import {
  type EntryPatch,
  fillNotYetKnown,
  getSketch,
  type JournalEntry,
  type WorkingTab,
} from '../../entities/paper/index.js';
import { MathsKeypad } from './maths-keypad.js';
import { useIsNarrow } from './use-is-narrow.js';
import './answer-area.css';

interface AnswerAreaProps {
  question: PupilQuestion;
  entry: JournalEntry;
  /** The marker could not read this answer: the pupil is asked for it once more. */
  isUnread: boolean;
  /** The answer stays as it is; the working goes on. */
  isLocked: boolean;
  /** Another tab writes: both sides can be looked at, and nothing can be changed. */
  isReadOnly: boolean;
  keypad: { isOpen: boolean; toggle: () => void };
  /** How the working was last shown; absent when it never was changed. */
  workingTab: WorkingTab | undefined;
  /** What stands under the answer. */
  children?: ReactNode;
  onEdit: (patch: EntryPatch) => void;
  onDraw: (patch: SketchPatch) => void;
  onWorkingTab: (tab: WorkingTab) => void;
}

const SIDES = [
  { id: 'answer', label: 'Answer' },
  { id: 'working', label: 'Working' },
] as const;
type Side = (typeof SIDES)[number]['id'];

/** Working on the one side, the answer on the other; on a phone one of them at a time, so that neither is far. */
export function AnswerArea(props: AnswerAreaProps) {
  const { question, entry, isUnread, isLocked, keypad, onEdit } = props;
  const [side, setSide] = useState<Side>('answer');
  const isNarrow = useIsNarrow();
  const answerBox = useRef<HTMLElement>(null);
  const isChoice = question.questionType === 'mcq';
  const sketch = getSketch(entry);
  const panel = (id: Side) =>
    isNarrow
      ? { role: 'tabpanel', id: `panel-${id}`, 'aria-labelledby': `tab-${id}`, hidden: id !== side }
      : id === 'answer'
        ? { 'aria-labelledby': 'answer-heading' }
        : { 'aria-label': 'Working' };
  return (
    <div className="answering">
      {isNarrow && <TabList label="Answer or working" tabs={SIDES} active={side} onChoose={setSide} />}
      <section ref={answerBox} className="answering__answer card" {...panel('answer')}>
        <fieldset className="answering__side" disabled={props.isReadOnly}>
          <h3 id="answer-heading">{isChoice ? 'Choose your answer' : 'Your answer'}</h3>
          {isChoice ? (
            <Choices question={question} entry={entry} isLocked={isLocked} onEdit={onEdit} />
          ) : (
            <>
              <WrittenAnswer
                question={question}
                entry={entry}
                isLocked={isLocked}
                hasKeypad={keypad.isOpen}
                onEdit={onEdit}
              />
              <Previews question={question} entry={entry} />
              {isUnread && (
                <p className="answering__unread">
                  {isLocked
                    ? 'Fox could not read this. Hand it in as it is.'
                    : 'Fox could not read this. Type just the answer, or hand it in as it is.'}
                </p>
              )}
              {keypad.isOpen && <MathsKeypad unitChips={question.unitChips} fieldsIn={answerBox} />}
            </>
          )}
          <div className="answering__tools">
            {!isChoice && (
              <Button aria-expanded={keypad.isOpen} aria-controls="maths-keypad" onClick={keypad.toggle}>
                {keypad.isOpen ? <Keyboard size={20} aria-hidden /> : <Shapes size={20} aria-hidden />}
                {keypad.isOpen ? 'Hide maths keys' : 'Maths keys'}
              </Button>
            )}
            {!isLocked && (
              <Button onClick={() => onEdit(fillNotYetKnown(question, entry))}>{NOT_YET_KNOWN}</Button>
            )}
          </div>
          {props.children}
        </fieldset>
      </section>
      <aside className="answering__working card" {...panel('working')}>
        <fieldset className="answering__side" disabled={props.isReadOnly}>
          <h3>
            Working <span className="note">if you like</span>
          </h3>
          <WorkingPanel
            working={entry.working}
            sketch={sketch}
            tab={props.workingTab ?? (entry.working.trim() === '' && hasInk(sketch) ? 'draw' : 'type')}
            onTab={props.onWorkingTab}
            onWrite={(working) => onEdit({ working })}
            onDraw={props.onDraw}
          />
        </fieldset>
      </aside>
    </div>
  );
}

AnswerArea.Blank = BlankField;

type PartProps = Pick<AnswerAreaProps, 'question' | 'entry' | 'isLocked' | 'onEdit'>;

function Choices({ question, entry, isLocked, onEdit }: PartProps) {
  const spoken = answeringOf(question).spoken(question).parts;
  return (
    <fieldset className="choices" disabled={isLocked}>
      <legend className="visually-hidden">Choose A, B, C or D</legend>
      {(question.mcqOptions ?? []).map((option, at) => (
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
              <ReadableText place={spoken[at]?.place ?? option.label} text={option.text} />
            </span>
          </label>
          {spoken[at] && <Speaker names={spoken[at].name} passages={[spoken[at]]} />}
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

function WrittenAnswer({ question, entry, isLocked, hasKeypad, onEdit }: PartProps & { hasKeypad: boolean }) {
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
        hasKeypad={hasKeypad}
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
          hasKeypad={hasKeypad}
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
  const blanks = question.questionType === 'fill-in-the-blank';
  const list = blanks ? entry.blankAnswers : question.answerCount > 1 ? entry.answerParts : [entry.answer];
  const AnswerPreview = useLatePart(
    loadAnswerPreview,
    list.some((text) => text.trim() !== ''),
  )?.default;
  const label = (at: number): string | undefined => {
    if (list.length === 1) return undefined;
    return blanks ? `Box ${at + 1}` : (question.answerLabels?.[at] ?? `Part ${at + 1}`);
  };
  return (
    <div className="answering__previews" aria-live="polite">
      {AnswerPreview &&
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
