import { CallError } from '../api/call-error.js';

/** A short echo at the edge of the screen. Nothing a person needs stands only here. */
export interface Notice {
  id: number;
  title: string;
  text?: string | undefined;
  tone: 'info' | 'success' | 'error';
  /** First signs of the failed call's id; an admin finds the failure by them. */
  code?: string | undefined;
}

let nextId = 1;
/** The one on the screen. */
let current: Notice | null = null;
const listeners = new Set<() => void>();

function changed(): void {
  for (const listener of listeners) listener();
}

/**
 * Shows a notice; one at a time, the newest (ERROR-4). Words that stand on the screen already are not shown again: a save
 * that fails again and again says so once. Of a `failure` of the product the notice has the code.
 */
export function notify(title: string, text?: string, tone: Notice['tone'] = 'info', failure?: unknown): void {
  const isShown = current?.title === title && current.text === text && current.tone === tone;
  if (isShown) return;
  current = { id: nextId++, title, text, tone, code: codeOf(failure) };
  changed();
}

const CODE_SIGNS = 8;

/** A refusal says itself what is wrong; without an answer there is nothing to find. */
function codeOf(failure: unknown): string | undefined {
  return failure instanceof CallError && failure.status >= 500
    ? failure.traceId.slice(0, CODE_SIGNS)
    : undefined;
}

const AFTER_RELOAD_KEY = 'noticeAfterReload';

/** Shows a notice once the page has been reloaded. */
export function notifyAfterReload(title: string, text: string, tone: Notice['tone']): void {
  try {
    sessionStorage.setItem(AFTER_RELOAD_KEY, JSON.stringify([title, text, tone]));
  } catch {
    // Storage is switched off: the notice is an echo only, the page itself says the same.
    return;
  }
}

/** Shows the notice that was left before the page was loaded, if there is one. */
export function showNoticeAfterReload(): void {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(AFTER_RELOAD_KEY) ?? 'null');
    sessionStorage.removeItem(AFTER_RELOAD_KEY);
    if (!Array.isArray(kept)) return;
    const tone = (['info', 'success', 'error'] as const).find((each) => each === kept[2]);
    notify(String(kept[0]), String(kept[1]), tone);
  } catch {
    return;
  }
}

/** Puts the notice on the screen away; of one that is not on the screen it does nothing. */
export function dismissNotice(id: number): void {
  if (current?.id !== id) return;
  current = null;
  changed();
}

/** Takes the notice away: the page that it spoke of is behind the reader. */
export function clearNotices(): void {
  current = null;
  changed();
}

export function subscribeNotices(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentNotice(): Notice | null {
  return current;
}
