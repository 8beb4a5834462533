import { OPTION_LABELS, type OptionLabel } from '@product/contracts/question/item';
import { useEffect, useRef } from 'react';

export interface PaperKeys {
  previous: () => unknown;
  next: () => unknown;
  hint: () => unknown;
  saveNow: () => unknown;
  choose: (label: OptionLabel) => unknown;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && target.type !== 'radio') ||
    (target instanceof HTMLElement && target.isContentEditable)
  );
}

/** Alt+Left and Alt+Right turn the page, Alt+H gives a hint, Alt+S saves, A to D choose when nothing is being typed. */
export function usePaperKeys(keys: PaperKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const { previous, next, hint, saveNow, choose } = latest.current;
      if (event.altKey && !event.ctrlKey && !event.metaKey) {
        const run = { ArrowLeft: previous, ArrowRight: next, KeyH: hint, KeyS: saveNow }[event.code];
        if (!run) return;
        event.preventDefault();
        run();
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
