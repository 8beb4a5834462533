/** A short echo at the edge of the screen. Nothing a person needs stands only here. */
export interface Notice {
  id: number;
  title: string;
  text?: string | undefined;
  tone: 'info' | 'success' | 'error';
}

let nextId = 1;
/** The first is on the screen. */
let queue: Notice[] = [];
const listeners = new Set<() => void>();

function changed(): void {
  for (const listener of listeners) listener();
}

/** Errors go before everything else, each kind in the order in which it came. */
function byWeight(notices: readonly Notice[]): Notice[] {
  const isError = ({ tone }: Notice): boolean => tone === 'error';
  return [...notices.filter(isError), ...notices.filter((notice) => !isError(notice))];
}

/**
 * Shows a notice; one at a time (ERROR-4). An error takes the screen at once, and the notice it replaces comes
 * back after it, so that nothing is lost. The same words are not queued twice: a save that fails again and again says
 * so once.
 */
export function notify(title: string, text?: string, tone: Notice['tone'] = 'info'): void {
  if (queue.some((one) => one.title === title && one.text === text && one.tone === tone)) return;
  queue = byWeight([...queue, { id: nextId++, title, text, tone }]);
  changed();
}

const AFTER_RELOAD_KEY = 'noticeAfterReload';

/** Shows a notice once the page has been loaded anew. */
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

/** Puts the notice on the screen away and shows the next; of one that is not on the screen it does nothing. */
export function dismissNotice(id: number): void {
  if (queue[0]?.id !== id) return;
  queue = queue.slice(1);
  changed();
}

/** Takes every notice away: the page that they spoke of is behind the reader. */
export function clearNotices(): void {
  queue = [];
  changed();
}

export function subscribeNotices(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentNotice(): Notice | null {
  return queue[0] ?? null;
}
