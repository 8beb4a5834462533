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
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    return () => observer.disconnect();
  }, [element]);
  return overflows;
}
