import { useLayoutEffect, useState, type RefObject } from 'react';
import type { Size } from '../../entities/working/index.js';

/** The size of an element as the page gives it now; none before it is laid out, or while it is hidden. */
export function useRoom(element: RefObject<HTMLElement | null>): Size {
  const [room, setRoom] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return undefined;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = measured;
      setRoom((before) => (before.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    // Old tablets have none; they measure when the window changes.
    if (typeof ResizeObserver === 'undefined') {
      window.addEventListener('resize', measure);
      return () => window.removeEventListener('resize', measure);
    }
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return room;
}
