import { ArrowRight, Delete } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
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
import './maths-keypad.css';

type Field = HTMLInputElement | HTMLTextAreaElement;

interface Key {
  label: ReactNode;
  /** For screen readers, where the sign alone is unclear; the key of the list. */
  name: string;
  press: (typed: Typed) => Typed;
  look?: 'digit' | 'fraction';
}

const digit = (label: string): Key => ({
  label,
  name: label,
  press: (typed) => pressDigit(typed, label),
  look: 'digit',
});
const symbol = (label: string, name: string): Key => ({ label, name, press: (typed) => write(typed, label) });

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

/** Digits and the twelve symbols + − × ÷ = / ( ) . : % ° (PAPER-19); the fraction key writes `/`. Rows of five. */
const KEYS: readonly Key[] = [
  digit('7'),
  digit('8'),
  digit('9'),
  symbol('÷', 'divide'),
  { label: FRACTION, name: 'fraction', press: pressFraction, look: 'fraction' },
  digit('4'),
  digit('5'),
  digit('6'),
  symbol('×', 'times'),
  { label: MIXED, name: 'mixed number', press: pressMixed, look: 'fraction' },
  digit('1'),
  digit('2'),
  digit('3'),
  symbol('−', 'minus'),
  symbol('(', 'open bracket'),
  digit('0'),
  symbol('.', 'decimal point'),
  symbol('=', 'equals'),
  symbol('+', 'plus'),
  symbol(')', 'close bracket'),
  symbol(':', 'ratio'),
  symbol('%', 'percent'),
  symbol('°', 'degrees'),
];

/** What the fraction keys wait for, told by what stands at the caret; empty when for nothing. */
function asksFor({ text, end }: Typed): string {
  if (text.startsWith(' /', end)) return 'Whole number, then the arrow.';
  if (text[end] === '/') return 'Top number, then the arrow.';
  return text[end - 1] === '/' ? 'Now the bottom number.' : '';
}

function isField(target: EventTarget | null): target is Field {
  return (
    (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
    target.dataset['mathsField'] !== undefined
  );
}

/** Presses a key on a field as if it were typed, so that React and the save see it; gives back what stands there now. */
function pressOn(field: Field, press: (typed: Typed) => Typed): Typed {
  const at = field.selectionStart ?? field.value.length;
  const before = { text: field.value, start: at, end: field.selectionEnd ?? at };
  const after = press(before);
  if (after.text !== before.text) {
    field.setRangeText(after.text, 0, before.text.length);
    field.setSelectionRange(after.start, after.end);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  field.setSelectionRange(after.start, after.end);
  return after;
}

/** Large keys that write into the field last touched, else into the first answer field of the page. */
export function MathsKeypad(props: {
  unitChips: readonly string[];
  fieldsIn: RefObject<HTMLElement | null>;
}) {
  const last = useRef<Field | null>(null);
  const [asks, setAsks] = useState('');

  useEffect(() => {
    if (isField(document.activeElement)) last.current = document.activeElement;
    const remember = (event: FocusEvent): void => {
      if (isField(event.target)) last.current = event.target;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);

  const run = (press: (typed: Typed) => Typed): void => {
    const own = last.current?.isConnected && !last.current.readOnly ? last.current : null;
    const paper = props.fieldsIn.current?.closest('.paper') ?? document;
    const field = own ?? paper.querySelector<Field>('input[data-maths-field]:not([readonly])');
    if (!field) return;
    last.current = field;
    const byKeys = document.activeElement?.closest('.keypad') !== null;
    // By touch the caret is to be seen; who goes by keys stays on the key.
    if (!byKeys && document.activeElement !== field) field.focus({ preventScroll: true });
    setAsks(asksFor(pressOn(field, press)));
  };
  // A press must not take the focus, or the caret would be lost.
  const keepFocus = (event: { preventDefault: () => void }): void => event.preventDefault();

  const key = ({ label, name, press, look }: Key, more: { calls?: boolean } = {}) => (
    <button
      key={name}
      type="button"
      className={[
        'keypad__key',
        look && `keypad__key--${look}`,
        more.calls !== undefined && 'keypad__key--next',
      ]
        .filter(Boolean)
        .join(' ')}
      aria-label={name}
      data-calls={more.calls}
      onPointerDown={keepFocus}
      onMouseDown={keepFocus}
      onClick={() => run(press)}
    >
      {label}
    </button>
  );

  return (
    <div className="keypad" id="maths-keypad" role="group" aria-label="Maths keys">
      {props.unitChips.length > 0 && (
        <div className="keypad__units">
          {props.unitChips.map((unit) => (
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
        </div>
      )}
      {KEYS.map((each) => key(each))}
      {key(
        { label: <ArrowRight size={24} aria-hidden />, name: 'next place', press: stepRight },
        { calls: asks.endsWith('arrow.') },
      )}
      {key({ label: <Delete size={24} aria-hidden />, name: 'Delete', press: erase })}
      <p className="keypad__asks" role="status">
        {asks}
      </p>
    </div>
  );
}
