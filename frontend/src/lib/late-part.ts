import { useEffect, useState } from 'react';

/**
 * A part of a page that is fetched beside it and not before it; null until it is there. Without internet the page goes
 * on without the part, and it is fetched again when the connection is back.
 * @param load must be the same function each time
 * @param wanted nothing is fetched while false
 */
export function useLatePart<Part>(load: () => Promise<Part>, wanted = true): Part | null {
  const [part, setPart] = useState<{ found: Part } | null>(null);
  useEffect(() => {
    if (!wanted) return undefined;
    let gone = false;
    const fetch = (): void => {
      load().then(
        (found) => !gone && setPart({ found }),
        () => window.addEventListener('online', fetch, { once: true }),
      );
    };
    fetch();
    return () => {
      gone = true;
      window.removeEventListener('online', fetch);
    };
  }, [load, wanted]);
  return wanted ? (part?.found ?? null) : null;
}
