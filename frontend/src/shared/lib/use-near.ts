import { type RefObject, useEffect, useState } from 'react';

/** What is nearer than this to the screen is fetched, so that it is there when the reader arrives. */
const NEAR = '300px';

/** Whether an element has come near the screen; it stays so. Always true where the browser cannot tell. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(!('IntersectionObserver' in window));
  useEffect(() => {
    if (isNear || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
