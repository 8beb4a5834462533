import { useEffect, useState } from 'react';

/**
 * A part of a page that is fetched beside it and not before it; null until it is there. Without internet the page goes
 * on without the part, `isMissing`, and it is fetched again when the connection is back.
 * @param load must be the same function each time
 * @param wanted nothing is fetched while false
 */
export function useLatePartState<Part>(
  // Nothing comes where the chunk is gone and the page is about to be reloaded for it (`stale-build`).
  load: () => Promise<Part | undefined>,
  wanted = true,
): { part: Part | null; isMissing: boolean } {
  const [state, setState] = useState<{ found: Part } | 'missing' | null>(null);
  useEffect(() => {
    if (!wanted) return undefined;
    let gone = false;
    const fetch = (): void => {
      load().then(
        (found) => !gone && found && setState({ found }),
        () => {
          if (gone) return;
          setState('missing');
          window.addEventListener('online', fetch, { once: true });
        },
      );
    };
    fetch();
    return () => {
      gone = true;
      window.removeEventListener('online', fetch);
    };
  }, [load, wanted]);
  const isMissing = wanted && state === 'missing';
  return { part: wanted && state !== null && state !== 'missing' ? state.found : null, isMissing };
}

/** The same, where nothing is said of a part that is missing. */
export function useLatePart<Part>(load: () => Promise<Part | undefined>, wanted = true): Part | null {
  return useLatePartState(load, wanted).part;
}
