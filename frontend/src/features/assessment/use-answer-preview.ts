import { useEffect, useState } from 'react';
import type { AnswerPreview } from './answer-preview.js';

type Preview = typeof AnswerPreview;

export const loadAnswerPreview = () => import('./answer-preview.js');

/**
 * The reader of answers, which is fetched beside the page and not before it; null until it is there. Without internet
 * the paper goes on without it, and it is fetched again when the connection is back.
 */
export function useAnswerPreview(): Preview | null {
  const [preview, setPreview] = useState<{ component: Preview } | null>(null);
  useEffect(() => {
    let gone = false;
    const fetch = (): void => {
      loadAnswerPreview().then(
        (module) => !gone && setPreview({ component: module.AnswerPreview }),
        () => window.addEventListener('online', fetch, { once: true }),
      );
    };
    fetch();
    return () => {
      gone = true;
      window.removeEventListener('online', fetch);
    };
  }, []);
  return preview?.component ?? null;
}
