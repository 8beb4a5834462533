import type { PupilQuestion } from '@sumfox/contracts/question/item';
import { useMemo, useSyncExternalStore } from 'react';
import { useComfort } from '../../entities/comfort/index.js';
import { answerViewOf } from '../../entities/question/index.js';
import type { WideWindow } from './question-height.rules.js';

/** From this width on question and working stand beside each other (take-paper.css). */
const TWO_COLUMNS = 900;

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/**
 * The window and what the answer takes of it, where question and working stand beside each other; null in a narrow
 * window, and with larger text, for there the page scrolls. Only another width or another question measures anew: a
 * keyboard that comes up changes the height alone, and must not move what is being written in.
 */
export function useWideWindow(question: PupilQuestion | undefined): WideWindow | null {
  const [{ textSize }] = useComfort();
  const width = useSyncExternalStore(subscribe, () => window.innerWidth);
  return useMemo(() => {
    if (!question || width < TWO_COLUMNS || textSize > 100) return null;
    const { rows, written } = answerViewOf(question);
    return { width, height: window.innerHeight, rows: rows(question), hasKeys: written !== null };
  }, [question, width, textSize]);
}
