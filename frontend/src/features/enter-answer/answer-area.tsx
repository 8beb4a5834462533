import { NOT_YET_KNOWN } from '@sumfox/contracts/assessment/response';
import type { PupilQuestion } from '@sumfox/contracts/question/item';
import { Button } from '../../shared/ui/button.js';
import { Keyboard, Shapes } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { useLatePart } from '../../shared/lib/late-part.js';
import { answerViewOf, loadAnswerPreview, type WrittenText } from '../../entities/question/index.js';
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
  const { heading, Entry, written } = answerViewOf(question);
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
          <h3 id="answer-heading">{heading}</h3>
          <Entry
            question={question}
            answer={entry}
            isLocked={isLocked}
            hasKeypad={keypad.isOpen}
            onEdit={onEdit}
          />
          {written && (
            <>
              <Previews question={question} texts={written(question, entry)} />
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
            {written && (
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

/** One line per answer that can be read; spoken politely, so that nobody is interrupted while typing. */
function Previews({ question, texts }: { question: PupilQuestion; texts: readonly WrittenText[] }) {
  const AnswerPreview = useLatePart(
    loadAnswerPreview,
    texts.some(({ text }) => text.trim() !== ''),
  )?.default;
  return (
    <div className="answering__previews" aria-live="polite">
      {AnswerPreview &&
        texts.map(({ name, text }, at) => (
          <AnswerPreview key={at} question={question} response={text} {...(name ? { label: name } : {})} />
        ))}
    </div>
  );
}
