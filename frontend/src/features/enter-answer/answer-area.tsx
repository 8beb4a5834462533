import type { PupilQuestion } from '@sumfox/contracts/question/item';
import { Blocks, Calculator, Keyboard, Shapes } from 'lucide-react';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { Button } from '../../shared/ui/button.js';
import { useLatePart } from '../../shared/lib/late-part.js';
import {
  answerViewOf,
  loadAnswerPreview,
  loadDrawingBoard,
  type WrittenText,
} from '../../entities/question/index.js';
import { type DrawnThing, isDrawn } from '@sumfox/contracts/question/manipulative';
import { TabList } from '../../shared/ui/tab-list.js';
import { hasInk, type SketchPatch } from '../../entities/working/index.js';
import { WorkingPanel } from '../show-working/index.js';
import {
  type EntryPatch,
  getSketch,
  type JournalEntry,
  type WorkingTab,
} from '../../entities/paper/index.js';
import { loadManipulative } from './manipulatives/manipulatives.load.js';
import { MathsKeypad } from './maths-keypad.js';
import { useFieldPress } from './use-field-press.js';
import { useIsNarrow } from './use-is-narrow.js';
import type { KeypadState } from './use-keypad.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { ENTER_ANSWER } from './enter-answer.messages.js';
import './answer-area.css';

interface AnswerAreaProps {
  question: PupilQuestion;
  entry: JournalEntry;
  /** Primary 1 and 2: one thing at a time, and a pad of large digits. */
  isYoung: boolean;
  /** The question has a column of its own; the working takes the place of the answer. */
  isTall: boolean;
  /** The marker could not read this answer: the pupil is asked for it once more. */
  isUnread: boolean;
  /** The answer stays as it is; the working goes on. */
  isLocked: boolean;
  /** Another tab writes: both sides can be looked at, and nothing can be changed. */
  isReadOnly: boolean;
  keypad: KeypadState;
  /** How the working was last shown; absent when it never was changed. */
  workingTab: WorkingTab | undefined;
  /** Beside the names of the two sides, where one of them is shown at a time. */
  beside?: ReactNode;
  /** In the place of the keys, once the question is settled. */
  solution?: ReactNode;
  onEdit: (patch: EntryPatch) => void;
  onDraw: (patch: SketchPatch) => void;
  onWorkingTab: (tab: WorkingTab) => void;
}

const readSides = () =>
  [
    { id: 'answer', label: ENTER_ANSWER.get().answer },
    { id: 'working', label: ENTER_ANSWER.get().working },
  ] as const;
type Side = ReturnType<typeof readSides>[number]['id'];

/** The answer under the question and the working beside it; where there is less room, one of them at a time. */
export function AnswerArea(props: AnswerAreaProps) {
  const t = useMessages(ENTER_ANSWER);
  const { entry } = props;
  const [side, setSide] = useState<Side>('answer');
  const isNarrow = useIsNarrow();
  const isOneAtATime = isNarrow || props.isYoung || props.isTall;
  const sketch = getSketch(entry);
  // What is being written in stays in sight when the page turns and has room for one side only.
  const panel = (id: Side) => ({
    onFocus: () => setSide(id),
    ...(isOneAtATime
      ? { role: 'tabpanel', id: `panel-${id}`, 'aria-labelledby': `tab-${id}`, hidden: id !== side }
      : id === 'answer'
        ? { 'aria-labelledby': 'answer-heading' }
        : { 'aria-label': t.working }),
  });
  return (
    <div className="answering">
      {isOneAtATime && (
        <div className="answering__sides">
          <TabList label={t.answerOrWorking} tabs={readSides()} active={side} onChoose={setSide} />
          {side === 'answer' && (
            <fieldset className="answering__side" disabled={props.isReadOnly}>
              {props.beside}
            </fieldset>
          )}
        </div>
      )}
      <AnswerSide {...props} panel={panel('answer')} />
      <aside className="answering__working" {...panel('working')}>
        <fieldset className="answering__side" disabled={props.isReadOnly}>
          <h3 className="visually-hidden">{t.workingIfYouLike}</h3>
          <WorkingPanel
            working={entry.working}
            stem={props.question.questionText}
            sketch={sketch}
            hasSymbols={isOneAtATime || !isKeypadShown(props)}
            isYoung={props.isYoung}
            tab={props.workingTab ?? (entry.working.trim() === '' && hasInk(sketch) ? 'draw' : 'type')}
            onTab={props.onWorkingTab}
            onWrite={(working) => props.onEdit({ working })}
            onDraw={props.onDraw}
          />
        </fieldset>
      </aside>
    </div>
  );
}

/** Whether the keys of the page stand under the answer. */
function isKeypadShown({ question, keypad, solution }: AnswerAreaProps): boolean {
  return answerViewOf(question).written !== null && keypad.isOpen && !solution;
}

function AnswerSide(props: AnswerAreaProps & { panel: object }) {
  const { question } = props;
  const answerBox = useRef<HTMLElement>(null);
  const { heading } = answerViewOf(question);
  // The drawing is the place of the answer: as text it would tell its size.
  const isBoardShown = isDrawn(question.manipulative) && isKeypadShown(props);
  return (
    <section ref={answerBox} className="answering__answer" {...props.panel}>
      <fieldset className="answering__side" disabled={props.isReadOnly}>
        <h3 id="answer-heading" className="visually-hidden">
          {heading()}
        </h3>
        {!isBoardShown && <WrittenSide {...props} />}
        {isKeypadShown(props) && <Keys {...props} fieldsIn={answerBox} />}
        {props.solution}
      </fieldset>
    </section>
  );
}

/** Where the answer is written, and below it how it is read. */
function WrittenSide(props: AnswerAreaProps) {
  const t = useMessages(ENTER_ANSWER);
  const { question, entry, isUnread, isLocked, keypad, onEdit } = props;
  const { Entry, written } = answerViewOf(question);
  return (
    <>
      <div className="answering__line">
        <div className="answering__entry">
          <Entry
            question={question}
            answer={entry}
            isLocked={isLocked}
            hasKeypad={keypad.isOpen}
            onEdit={onEdit}
          />
        </div>
        {written && !isKeypadShown(props) && !isLocked && (
          <Button tone="key" aria-expanded={false} aria-controls="maths-keypad" onClick={keypad.toggle}>
            <Shapes size={20} aria-hidden /> {t.mathsKeys}
          </Button>
        )}
      </div>
      <div className="answering__under">
        {/* Where Fox could not read it, no reading is shown beside; the youngest have only digits to read. */}
        {written && !isUnread && !props.isYoung && !isDrawn(question.manipulative) && (
          <Previews question={question} texts={written(question, entry)} />
        )}
        {isUnread && (
          <p className="answering__unread">{isLocked ? t.foxCouldNotRead : t.foxCouldNotReadThis}</p>
        )}
      </div>
    </>
  );
}

/**
 * The pad of keys, or what stands in its place: the drawing to draw into, a key for every answer, and in Primary 1 and 2
 * the thing to touch.
 */
function Keys(props: AnswerAreaProps & { fieldsIn: RefObject<HTMLElement | null> }) {
  const { question, keypad, isYoung, fieldsIn } = props;
  const { manipulative } = question;
  const [text] = answerViewOf(question).written?.(question, props.entry) ?? [];
  const board = isDrawn(manipulative) ? manipulative : undefined;
  const touched =
    !isDrawn(manipulative) && (isYoung || manipulative?.kind === 'words') ? manipulative : undefined;
  const part = useLatePart(loadManipulative, touched !== undefined);
  const pressField = useFieldPress(fieldsIn, 'answers');
  const t = useMessages(ENTER_ANSWER);
  if (board) return <Board {...props} thing={board} />;
  const thing = part ? touched : undefined;
  const isThing = thing !== undefined && keypad.isThing;
  const name = isThing ? (keypad.toggleThing ? t.numberKeys : t.typeInstead) : t.countersOrCoins;
  const Icon = isThing ? (keypad.toggleThing ? Calculator : Keyboard) : Blocks;
  const switchKey = thing && (
    <button
      type="button"
      className="keypad__key keypad__key--sign keypad__key--last"
      aria-label={name}
      title={name}
      onClick={keypad.toggleThing ?? keypad.toggle}
    >
      <Icon size={26} aria-hidden /> <span className="keypad__word">{name}</span>
    </button>
  );
  // Digits are of no use for a letter: until its keys are there, or if they never come, it can be typed.
  if (!part && touched?.kind === 'words') return <TypeKey onPress={keypad.toggle} />;
  if (!isThing || !part)
    return (
      <MathsKeypad
        question={question}
        isYoung={isYoung}
        fieldsIn={fieldsIn}
        switchKey={switchKey}
        onHide={keypad.toggle}
      />
    );
  return (
    <div className="manipulative" id="maths-keypad" role="group" aria-label={t.countersOrCoins}>
      <part.default
        key={question.id}
        thing={thing}
        text={text?.text ?? ''}
        // In the words of a gap it stands too: `$___`.
        unit={question.answerUnit ?? /\$___|___¢/.exec(question.questionText)?.[0] ?? null}
        onText={(next) => pressField(() => ({ text: next, start: next.length, end: next.length }))}
      />
      {switchKey}
    </div>
  );
}

/** Puts what stands in the place of the keyboard away. */
function TypeKey({ onPress }: { onPress: () => void }) {
  const { typeInstead: name } = useMessages(ENTER_ANSWER);
  return (
    <button type="button" className="keypad__key" aria-label={name} title={name} onClick={onPress}>
      <Keyboard size={26} aria-hidden />
    </button>
  );
}

/** The drawing of the question in the place of answer and keys. */
function Board({ question, entry, thing, keypad, ...props }: AnswerAreaProps & { thing: DrawnThing }) {
  const DrawingBoard = useLatePart(loadDrawingBoard)?.DrawingBoard;
  const isFixed = props.isLocked || props.isReadOnly;
  const toType = <TypeKey onPress={keypad.toggle} />;
  // Until the board is there, and without internet if it never comes, the answer can be typed.
  if (!DrawingBoard || !question.visual) return toType;
  return (
    <DrawingBoard
      key={question.id}
      visual={question.visual}
      thing={thing}
      text={entry.answer}
      // A slider takes keys in a fieldset that is switched off.
      onText={(answer) => !isFixed && props.onEdit({ answer })}
    >
      {toType}
    </DrawingBoard>
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
