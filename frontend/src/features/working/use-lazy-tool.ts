import { useEffect, useState, type ComponentType } from 'react';

/**
 * A tool that is fetched when it is first wanted; null until it is there. Without internet the paper goes on without it,
 * and it is fetched again when the connection is back.
 */
export function useLazyTool<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  isWanted: boolean,
): { tool: ComponentType<Props> | null; isMissing: boolean } {
  const [loaded, setLoaded] = useState<{ tool: ComponentType<Props> } | null>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (!isWanted) return undefined;
    let gone = false;
    const fetch = (): void => {
      load().then(
        (module) => !gone && setLoaded({ tool: module.default }),
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
  return { tool: loaded?.tool ?? null, isMissing: isMissing && loaded === null };
}
