import { useSyncExternalStore } from 'react';

/** Up to this width a page has one column and little room below the question. */
const NARROW = '(max-width: 720px)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia?.(NARROW);
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}

/** Whether the page is as narrow as a phone held upright; follows the page as it turns. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia?.(NARROW).matches ?? false);
}
