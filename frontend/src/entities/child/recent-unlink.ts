import type { LinkedChild } from '@sumfox/contracts/identity/account';
import { UNDO_UNLINK_SECONDS } from '@sumfox/contracts/identity/family.endpoints';
import { useSyncExternalStore } from 'react';

/** Shorter than the server allows: what is offered must still work when it is pressed. */
const OFFERED_MS = (UNDO_UNLINK_SECONDS - 5) * 1_000;

let recent: LinkedChild | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(child: LinkedChild | null): void {
  clearTimeout(timer);
  recent = child;
  if (child) timer = setTimeout(() => set(null), OFFERED_MS);
  for (const listener of listeners) listener();
}

/** A child was unlinked just now: for a while that can be taken back. */
export function offerUndo(child: LinkedChild): void {
  set(child);
}

/** There is nothing to take back any more; signing in and out ends it too. */
export function endUndo(): void {
  set(null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The child whose unlinking can still be taken back; null when there is none. */
export function useRecentUnlink(): LinkedChild | null {
  return useSyncExternalStore(subscribe, () => recent);
}
