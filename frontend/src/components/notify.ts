/** A short echo at the edge of the screen. Nothing a person needs stands only here. */
export interface Notice {
  id: number;
  title: string;
  text?: string | undefined;
  tone: 'info' | 'success' | 'error';
}

let nextId = 1;
let current: Notice | null = null;
let waiting: Notice[] = [];
const listeners = new Set<() => void>();

function changed(): void {
  for (const listener of listeners) listener();
}

/** Shows a notice; one at a time (A§8), and an error goes before what is waiting so that it cannot be missed. */
export function notify(title: string, text?: string, tone: Notice['tone'] = 'info'): void {
  const notice: Notice = { id: nextId++, title, text, tone };
  if (current === null) current = notice;
  else if (tone === 'error') {
    if (current.tone !== 'error') current = notice;
    else waiting.unshift(notice);
  } else waiting.push(notice);
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

/** Puts the notice away and shows the next. */
export function dismissNotice(id: number): void {
  if (current?.id !== id) return;
  current = waiting[0] ?? null;
  waiting = waiting.slice(1);
  changed();
}

export function subscribeNotices(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentNotice(): Notice | null {
  return current;
}
