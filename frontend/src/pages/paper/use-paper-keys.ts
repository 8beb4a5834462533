import { OPTION_LABELS, type OptionLabel } from '@sumfox/contracts/question/item';
import { useEffect, useRef } from 'react';

export interface PaperKeys {
  previous: () => unknown;
  next: () => unknown;
  hint: () => unknown;
  saveNow: () => unknown;
  choose: (label: OptionLabel) => unknown;
  /** Enter, where it presses nothing else. */
  goOn: () => unknown;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && target.type !== 'radio') ||
    (target instanceof HTMLElement && target.isContentEditable)
  );
}

function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('dialog') !== null;
}

/** Enter goes on from an answer and from nowhere; a button, a link and the working keep it for themselves. */
function goesOn(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return target.type === 'radio' || isAnswerField(target);
  return (
    target instanceof Element &&
    target.closest('button, a, textarea, select, summary, [contenteditable]') === null
  );
}

function isAnswerField(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.dataset['mathsField'] !== undefined;
}

/** Of several answers, the next one that is still empty. */
function nextEmptyField(target: EventTarget | null): HTMLInputElement | null {
  if (!isAnswerField(target)) return null;
  const fields = [...document.querySelectorAll<HTMLInputElement>('input[data-maths-field]')];
  return fields.slice(fields.indexOf(target) + 1).find(({ value }) => value.trim() === '') ?? null;
}

/**
 * Alt+Left and Alt+Right turn the page, Alt+H gives a hint, Alt+S saves, A to D choose when nothing is being typed,
 * and Enter goes on (PAPER-22). Alt+R belongs to the speaker of the question, F8 to the notices. An open dialog has the keys for itself.
 */
export function usePaperKeys(keys: PaperKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (isInDialog(event.target)) return;
      const { previous, next, hint, saveNow, choose, goOn } = latest.current;
      if (event.altKey && !event.ctrlKey && !event.metaKey) {
        const run = { ArrowLeft: previous, ArrowRight: next, KeyH: hint, KeyS: saveNow }[event.code];
        if (!run) return;
        event.preventDefault();
        run();
        return;
      }
      if (event.key === 'Enter' && !event.repeat && goesOn(event.target)) {
        event.preventDefault();
        const empty = nextEmptyField(event.target);
        if (empty) empty.focus();
        else goOn();
        return;
      }
      if (event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      const label = OPTION_LABELS.find((option) => option === event.key.toUpperCase());
      if (label) choose(label);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** "?" asks for the list of keys, when nothing is being typed. */
export function useQuestionMarkKey(ask: () => void): void {
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== '?' || event.altKey || event.ctrlKey || event.metaKey) return;
      if (!isTyping(event.target) && !isInDialog(event.target)) latest.current();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
