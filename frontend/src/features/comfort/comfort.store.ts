import { parseChoices, type Comfort } from './comfort.rules.js';

/** One entry a pupil: siblings who share a tablet keep theirs apart, and signing out clears none of them. */
function comfortKey(userId: string): string {
  return `comfort:${userId}`;
}

/** What was chosen on a device that refuses to store; it lasts as long as the page. */
const unstored = new Map<string, string>();
const listeners = new Set<() => void>();

/** The choices of a pupil as they are stored; null when there are none. The same text means the same choices. */
export function storedComfort(userId: string): string | null {
  const held = unstored.get(userId);
  if (held !== undefined) return held;
  try {
    return localStorage.getItem(comfortKey(userId));
  } catch {
    return null;
  }
}

/** Takes some choices in, or with null forgets all of them. */
export function changeComfort(userId: string, patch: Partial<Comfort> | null): void {
  const text = JSON.stringify(patch === null ? {} : { ...parseChoices(storedComfort(userId)), ...patch });
  try {
    localStorage.setItem(comfortKey(userId), text);
    unstored.delete(userId);
  } catch {
    unstored.set(userId, text);
  }
  for (const listener of listeners) listener();
}

/** Tells of every change, those made in another tab too. */
export function subscribeComfort(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
