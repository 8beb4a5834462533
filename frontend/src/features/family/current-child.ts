import type { LinkedChild } from '@product/contracts/identity/account';
import { useSyncExternalStore } from 'react';
import { useUser } from '../../app/user-context.js';

let chosenId: string | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The child whose figures an adult's pages show. Null resets to the first child, as signing out does. */
export function chooseChild(userId: string | null): void {
  chosenId = userId;
  for (const listener of listeners) listener();
}

/** The current child (A§4.1): the one chosen, else the first linked; null when there is none. */
export function useCurrentChild(): LinkedChild | null {
  const { children } = useUser();
  const chosen = useSyncExternalStore(subscribe, () => chosenId);
  return children.find((child) => child.userId === chosen) ?? children[0] ?? null;
}
