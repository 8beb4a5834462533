import { Delete } from 'lucide-react';
import { useEffect, useRef, type RefObject } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

interface Key {
  label: string;
  /** What it writes; the label when absent. */
  writes?: string;
  /** For screen readers where the sign alone is unclear. */
  name?: string;
}

/** Digits and the twelve symbols of A§2.11 (+ − × ÷ = / ( ) . : % °). Rows of five. */
const KEYS: readonly Key[] = [
  { label: '7' },
  { label: '8' },
  { label: '9' },
  { label: '÷', name: 'divide' },
  { label: 'a/b', writes: '/', name: 'a/b, fraction line' },
  { label: '4' },
  { label: '5' },
  { label: '6' },
  { label: '×', name: 'times' },
  { label: '(', name: 'open bracket' },
  { label: '1' },
  { label: '2' },
  { label: '3' },
  { label: '−', name: 'minus' },
  { label: ')', name: 'close bracket' },
  { label: '0' },
  { label: '.', name: 'decimal point' },
  { label: '=', name: 'equals' },
  { label: '+', name: 'plus' },
  { label: ':', name: 'ratio' },
  { label: '%', name: 'percent' },
  { label: '°', name: 'degrees' },
];

function isField(target: EventTarget | null): target is Field {
  return (
    (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
    target.dataset['mathsField'] !== undefined
  );
}

/** Writes as if typed: at the caret, so that React and the save see it. */
function writeInto(field: Field, text: string): void {
  const start = field.selectionStart ?? field.value.length;
  field.setRangeText(text, start, field.selectionEnd ?? start, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function eraseIn(field: Field): void {
  const start = field.selectionStart ?? field.value.length;
  const end = field.selectionEnd ?? start;
  field.setRangeText('', start === end ? Math.max(0, start - 1) : start, end, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Large keys that write into the field last touched, else into the first answer field of the page. */
export function MathsKeypad(props: {
  unitChips: readonly string[];
  fieldsIn: RefObject<HTMLElement | null>;
}) {
  const last = useRef<Field | null>(null);

  useEffect(() => {
    if (isField(document.activeElement)) last.current = document.activeElement;
    const remember = (event: FocusEvent): void => {
      if (isField(event.target)) last.current = event.target;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);

  const withField = (act: (field: Field) => void): void => {
    const own = last.current?.isConnected && !last.current.readOnly ? last.current : null;
    const paper = props.fieldsIn.current?.closest('.paper') ?? document;
    const field = own ?? paper.querySelector<Field>('input[data-maths-field]:not([readonly])');
    if (!field) return;
    last.current = field;
    act(field);
  };
  // A press must not take the focus, or the caret would be lost.
  const keepFocus = (event: { preventDefault: () => void }): void => event.preventDefault();

  return (
    <div className="keypad" id="maths-keypad" role="group" aria-label="Maths keys">
      {KEYS.map((key) => (
        <button
          key={key.label}
          type="button"
          className={/\d/.test(key.label) ? 'keypad__key keypad__key--digit' : 'keypad__key'}
          aria-label={key.name}
          onPointerDown={keepFocus}
          onClick={() => withField((field) => writeInto(field, key.writes ?? key.label))}
        >
          {key.label}
        </button>
      ))}
      <button
        type="button"
        className="keypad__key keypad__key--wide"
        aria-label="space, for a mixed number"
        onPointerDown={keepFocus}
        onClick={() => withField((field) => writeInto(field, ' '))}
      >
        space
      </button>
      <button
        type="button"
        className="keypad__key"
        aria-label="Delete"
        onPointerDown={keepFocus}
        onClick={() => withField(eraseIn)}
      >
        <Delete size={24} aria-hidden />
      </button>
      {props.unitChips.map((unit) => (
        <button
          key={unit}
          type="button"
          className="keypad__key keypad__key--unit"
          onPointerDown={keepFocus}
          onClick={() => withField((field) => writeInto(field, unit === '$' ? unit : ` ${unit}`))}
        >
          {unit}
        </button>
      ))}
    </div>
  );
}
