import type { LinkedChild } from '@sumfox/contracts/identity/account';
import { useSyncExternalStore } from 'react';
import { useUser } from '../account/index.js';

/** In the tab, so that reloading a page keeps the choice; every sign-in and sign-out removes it. */
const KEY = 'currentChild';

let chosenId: string | null = findKept();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function findKept(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function keep(userId: string | null): void {
  try {
    if (userId === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, userId);
  } catch {
    // Storage is switched off: the choice then lasts until the page is reloaded.
    return;
  }
}

/** The child whose figures an adult's pages show. Null resets to the first child, as signing out does. */
export function chooseChild(userId: string | null): void {
  chosenId = userId;
  keep(userId);
  for (const listener of listeners) listener();
}

/** The current child (FAMILY-6): the one chosen, else the first linked; null when there is none. */
export function useCurrentChild(): LinkedChild | null {
  const { children } = useUser();
  const chosen = useSyncExternalStore(subscribe, () => chosenId);
  return children.find((child) => child.userId === chosen) ?? children[0] ?? null;
}
