import { useEffect, useState, type ComponentType } from 'react';

/**
 * A part of a page that is fetched when it is first wanted; null until it is there. Without internet the page goes on
 * without it, and it is fetched again when the connection is back.
 */
export function useLazyPart<Props>(
  // Nothing comes where the chunk is gone and the page is about to be loaded anew for it (`stale-build`).
  load: () => Promise<{ default: ComponentType<Props> } | undefined>,
  isWanted: boolean,
): { part: ComponentType<Props> | null; isMissing: boolean } {
  const [loaded, setLoaded] = useState<{ part: ComponentType<Props> } | null>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (!isWanted) return undefined;
    let gone = false;
    const fetch = (): void => {
      load().then(
        (module) => !gone && module && setLoaded({ part: module.default }),
        () => {
          if (gone) return;
          setMissing(true);
          window.addEventListener('online', fetch, { once: true });
        },
      );
    };
    fetch();
    return () => {
      gone = true;
      window.removeEventListener('online', fetch);
    };
  }, [load, isWanted]);
  return { part: loaded?.part ?? null, isMissing: isMissing && loaded === null };
}
