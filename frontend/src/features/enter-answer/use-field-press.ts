import { useEffect, useRef, type RefObject } from 'react';
import type { Typed } from './keypad.rules.js';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Neither settled nor open in another tab: a slider stays in reach there, unlike a key. */
const WRITABLE = ':not([readonly], :disabled)';

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

/**
 * Presses keys on the field last touched, else on the first answer field of the page; null where there is none. `only`
 * answers: what replaces a whole text never meets the working.
 */
export function useFieldPress(
  fieldsIn: RefObject<HTMLElement | null>,
  only?: 'answers',
): (press: (typed: Typed) => Typed) => Typed | null {
  const last = useRef<Field | null>(null);
  useEffect(() => {
    if (isField(document.activeElement)) last.current = document.activeElement;
    const remember = (event: FocusEvent): void => {
      if (isField(event.target)) last.current = event.target;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);

  return (press) => {
    const wanted = only === 'answers' ? `input${WRITABLE}` : WRITABLE;
    const own = last.current?.isConnected && last.current.matches(wanted) ? last.current : null;
    const paper = fieldsIn.current?.closest('.paper') ?? document;
    const field = own ?? paper.querySelector<Field>(`input[data-maths-field]${WRITABLE}`);
    if (!field) return null;
    last.current = field;
    const byKeys = document.activeElement?.closest('.keypad, .manipulative') !== null;
    // By touch the caret is to be seen; who goes by keys stays on the key.
    if (!byKeys && document.activeElement !== field) field.focus({ preventScroll: true });
    return pressOn(field, press);
  };
}
