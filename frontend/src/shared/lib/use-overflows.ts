import { useEffect, useState, type RefObject } from 'react';

/** Whether an element holds more than it shows; follows its own size and that of what is in it. */
export function useOverflows(element: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const box = element.current;
    // Old tablets have no observer; there the browser's own keys scroll the page.
    if (!box || typeof ResizeObserver === 'undefined') return undefined;
    const measure = (): void => setOverflows(box.scrollHeight > box.clientHeight + 1);
    const observer = new ResizeObserver(measure);
    const watchAll = (): void => {
      for (const part of [box, ...box.children]) observer.observe(part);
    };
    // A drawing or hint that comes later is watched too.
    const arrivals = new MutationObserver(watchAll);
    arrivals.observe(box, { childList: true });
    watchAll();
    return () => {
      arrivals.disconnect();
      observer.disconnect();
    };
  }, [element]);
  return overflows;
}
