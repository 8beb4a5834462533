import { useLayoutEffect, useState, type RefObject } from 'react';

/** The last step of take-paper.css: options two by two. */
const TIGHTEST = 3;

/**
 * Makes room on a phone, step by step, until the question fits: the page's sheet says what each step saves. Gives
 * whether the question scrolls all the same. Within a question the steps go up alone, and stay while hints are open, so
 * that words do not move while a pupil reads them.
 */
export function useTightened(element: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const box = element.current;
    const page = box?.closest<HTMLElement>('.paper');
    if (!box || !page) return undefined;
    let step = 0;
    const setStep = (next: number): void => {
      step = next;
      page.dataset.tight = String(step);
    };
    const isOver = (): boolean => box.scrollHeight > box.clientHeight + 1;
    const tighten = (): void => {
      while (step < TIGHTEST && isOver() && !box.querySelector('.hints__hint')) setStep(step + 1);
      setScrolls(isOver());
    };
    const restart = (): void => {
      setStep(0);
      tighten();
    };
    // A drawing may find its height, or a notice take room, long after their parts are there.
    const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(tighten);
    const follow = (): void => {
      for (const part of [box, ...box.children]) sizes?.observe(part);
      tighten();
    };
    restart();
    follow();
    // Keys, drawings and fonts come later than the words.
    const arrivals = new MutationObserver(follow);
    arrivals.observe(page, { childList: true, subtree: true });
    window.addEventListener('resize', restart);
    document.fonts?.addEventListener('loadingdone', restart);
    return () => {
      arrivals.disconnect();
      sizes?.disconnect();
      window.removeEventListener('resize', restart);
      document.fonts?.removeEventListener('loadingdone', restart);
    };
  }, [element]);
  return scrolls;
}
