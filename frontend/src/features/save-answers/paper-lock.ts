/** A hold on a paper: one tab writes, the others look on. */
export interface PaperLock {
  /** Makes this tab the one that writes; the tab that wrote until now looks on. */
  takeOver: () => void;
  /** Lets go, so that a tab that looks on may write. */
  release: () => void;
}

/** The browser's locks; they need a secure address and are missing in old browsers. */
function findLocks(): LockManager | null {
  return (navigator as { locks?: LockManager }).locks ?? null;
}

/**
 * Holds a paper for this tab as soon as no other tab of this browser does. A tab that is closed or crashes lets go by
 * itself, for the browser keeps the lock, not the page.
 *
 * Without locks every tab writes, and what one writes reaches the others and the device as before.
 * @param onHold told once whether this tab holds the paper, and again at every change.
 */
export function lockPaper(name: string, onHold: (holds: boolean) => void): PaperLock {
  const locks = findLocks();
  if (!locks) {
    onHold(true);
    return { takeOver: () => undefined, release: () => undefined };
  }
  let letGo: (() => void) | null = null;
  let waiting: AbortController | null = null;
  let released = false;

  /** Asks once. An ask that was granted ends when this tab lets go, or when another tab takes the paper over. */
  const ask = (options: LockOptions): void => {
    let granted = false;
    const hold = (lock: Lock | null): Promise<void> => {
      if (released) return Promise.resolve();
      granted = lock !== null;
      onHold(granted);
      if (granted) return new Promise((resolve) => (letGo = resolve));
      wait();
      return Promise.resolve();
    };
    locks.request(name, options, hold).catch((reason: unknown) => {
      if (!(reason instanceof DOMException && reason.name === 'AbortError')) throw reason;
      if (!granted || released) return;
      letGo = null;
      onHold(false);
      wait();
    });
  };
  const wait = (): void => {
    waiting = new AbortController();
    ask({ signal: waiting.signal });
  };

  ask({ ifAvailable: true });

  return {
    takeOver: () => {
      if (released || letGo || !waiting) return;
      waiting.abort();
      waiting = null;
      ask({ steal: true });
    },
    release: () => {
      released = true;
      waiting?.abort();
      letGo?.();
    },
  };
}
