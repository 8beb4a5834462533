import { ArrowRight, Delete, Keyboard } from 'lucide-react';
import type { PupilQuestion } from '@sumfox/contracts/question/item';
import { useState, type ReactNode, type RefObject } from 'react';
import {
  erase,
  pressDigit,
  pressFraction,
  pressMixed,
  pressUnit,
  stepRight,
  write,
  type Typed,
} from './keypad.rules.js';
import { useFieldPress } from './use-field-press.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { ENTER_ANSWER } from './enter-answer.messages.js';
import './maths-keypad.css';

interface Key {
  label: ReactNode;
  /** For screen readers, where the sign alone is unclear; the key of the list. */
  name: string;
  press: (typed: Typed) => Typed;
  look: 'digit' | 'sign' | 'fraction' | 'delete';
}

/** What tells which keys a pad needs. */
type PadQuestion = Pick<PupilQuestion, 'answerUnit' | 'subStrandId' | 'unitChips'>;

const digit = (label: string): Key => ({
  label,
  name: label,
  press: (typed) => pressDigit(typed, label),
  look: 'digit',
});
const symbol = (label: string, name: string): Key => ({
  label,
  name,
  press: (typed) => write(typed, label),
  look: 'sign',
});

const BOX = <span className="keypad__box" />;
const FRACTION = (
  <span className="keypad__fraction" aria-hidden="true">
    {BOX}
    <span className="keypad__line" />
    {BOX}
  </span>
);
const MIXED = (
  <span className="keypad__mixed" aria-hidden="true">
    {BOX}
    {FRACTION}
  </span>
);

const FRACTION_KEY: Key = { label: FRACTION, name: 'fraction', press: pressFraction, look: 'fraction' };
const DELETE_KEY: Key = {
  label: <Delete size={24} aria-hidden />,
  name: 'Delete',
  press: erase,
  look: 'delete',
};
const NEXT_PLACE = 'next place';

/** Digits and the twelve symbols + − × ÷ = / ( ) . : % ° (PAPER-19); the fraction key writes `/`. Rows of seven. */
const MATHS_KEYS: readonly Key[] = [
  digit('7'),
  digit('8'),
  digit('9'),
  symbol('÷', 'divide'),
  symbol('(', 'open bracket'),
  FRACTION_KEY,
  DELETE_KEY,
  digit('4'),
  digit('5'),
  digit('6'),
  symbol('×', 'times'),
  symbol(')', 'close bracket'),
  { label: MIXED, name: 'mixed number', press: pressMixed, look: 'fraction' },
  { label: <ArrowRight size={24} aria-hidden />, name: NEXT_PLACE, press: stepRight, look: 'sign' },
  digit('1'),
  digit('2'),
  digit('3'),
  symbol('−', 'minus'),
  symbol(':', 'ratio'),
  symbol('%', 'percent'),
  symbol('°', 'degrees'),
  digit('0'),
  symbol('.', 'decimal point'),
  symbol('=', 'equals'),
  symbol('+', 'plus'),
];

/** The number pad of Primary 1 and 2; a point and a fraction only where the topic has them. */
function youngKeys({ answerUnit, subStrandId }: PadQuestion): readonly Key[] {
  return [
    ...['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'].map(digit),
    ...(answerUnit === '$' ? [symbol('.', 'decimal point')] : []),
    ...(subStrandId.includes('fraction') ? [FRACTION_KEY] : []),
    DELETE_KEY,
  ];
}

/** The name of a key for screen readers; a digit is its own. */
function keyName(name: string): string {
  const names: Readonly<Record<string, string>> = ENTER_ANSWER.get().keyNames;
  return names[name] ?? name;
}

/** What the fraction keys wait for, told by what stands at the caret; empty when for nothing. */
function asksFor({ text, end }: Typed): string {
  if (text.startsWith(' /', end)) return ENTER_ANSWER.get().wholeNumberThenThe;
  if (text[end] === '/') return ENTER_ANSWER.get().topNumberThenThe;
  return text[end - 1] === '/' ? ENTER_ANSWER.get().nowTheBottomNumber : '';
}

/** Large keys that write into the field last touched, else into the first answer field of the page. */
export function MathsKeypad(props: {
  question: PadQuestion;
  /** Primary 1 and 2: large digits and nothing that is not needed. */
  isYoung: boolean;
  fieldsIn: RefObject<HTMLElement | null>;
  /** In the place of the last key, which hides the pad. */
  switchKey?: ReactNode;
  onHide: () => void;
}) {
  const t = useMessages(ENTER_ANSWER);
  const { question, isYoung } = props;
  const { unitChips } = question;
  const pressField = useFieldPress(props.fieldsIn);
  const [asks, setAsks] = useState('');

  const run = (press: (typed: Typed) => Typed): void => {
    const typed = pressField(press);
    if (typed) setAsks(asksFor(typed));
  };
  const key = ({ label, name, press, look }: Key) => (
    <button
      key={name}
      type="button"
      className={`keypad__key keypad__key--${look}`}
      aria-label={keyName(name)}
      data-calls={name === NEXT_PLACE ? asks.endsWith('arrow.') : undefined}
      onPointerDown={keepFocus}
      onMouseDown={keepFocus}
      onClick={() => run(press)}
    >
      {label}
    </button>
  );

  return (
    <div
      className={isYoung ? 'keypad keypad--young' : 'keypad'}
      id="maths-keypad"
      role="group"
      aria-label={t.mathsKeys}
      data-chips={unitChips.length}
    >
      {(isYoung ? youngKeys(question) : MATHS_KEYS).map((each) => key(each))}
      {unitChips.map((unit) => (
        <button
          key={unit}
          type="button"
          className="keypad__key keypad__key--unit"
          onPointerDown={keepFocus}
          onMouseDown={keepFocus}
          onClick={() => run((typed) => pressUnit(typed, unit))}
        >
          {unit}
        </button>
      ))}
      {/* With a key for each unit nothing is left to type, nor room for this one. */}
      {props.switchKey ??
        (unitChips.length < 3 && (
          <button
            type="button"
            className="keypad__key keypad__key--sign keypad__key--last"
            aria-label={t.hideMathsKeys}
            onClick={props.onHide}
          >
            <Keyboard size={24} aria-hidden />
          </button>
        ))}
      <p className="keypad__asks" role="status">
        {asks}
      </p>
    </div>
  );
}

/** A press must not take the focus, or the caret would be lost. */
function keepFocus(event: { preventDefault: () => void }): void {
  event.preventDefault();
}
