import { useMemo, useSyncExternalStore } from 'react';
import { useUser } from '../../app/user-context.js';
import { parseSettings, type ConsoleSettings } from './console-settings.rules.js';

/** One entry an admin: two who share a computer keep theirs apart. */
const keyOf = (userId: string): string => `question-console:${userId}`;

/** What was chosen on a device that refuses to store; it lasts as long as the page. */
const unstored = new Map<string, string>();
const listeners = new Set<() => void>();

function readStored(userId: string): string | null {
  const held = unstored.get(userId);
  if (held !== undefined) return held;
  try {
    return localStorage.getItem(keyOf(userId));
  } catch {
    return null;
  }
}

function store(userId: string, settings: ConsoleSettings): void {
  const text = JSON.stringify(settings);
  try {
    localStorage.setItem(keyOf(userId), text);
    unstored.delete(userId);
  } catch {
    unstored.set(userId, text);
  }
  for (const listener of listeners) listener();
}

/** Tells of every change, those made in another tab too. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** How the admin at the screen likes the console, and how to change that. */
export function useConsoleSettings(): [ConsoleSettings, (settings: ConsoleSettings) => void] {
  const { userId } = useUser();
  const stored = useSyncExternalStore(subscribe, () => readStored(userId));
  const settings = useMemo(() => parseSettings(stored), [stored]);
  return [settings, (changed) => store(userId, changed)];
}
