import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { lockPaper } from './paper-lock.js';

interface Ask {
  signal?: AbortSignal;
  ifAvailable?: boolean;
  steal?: boolean;
}
type Granted = (lock: object | null) => Promise<unknown>;
type Waiting = { grant: () => void };

/** One lock as browsers keep it: first come first served, stolen at once, free when its holder lets go. */
class OneLock {
  #holder: { reject: (reason: unknown) => void } | null = null;
  #queue: Waiting[] = [];

  request = (_: string, options: Ask, granted: Granted): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const grant = (): void => {
        const me = { reject };
        this.#holder = me;
        void granted({}).then((value) => {
          if (this.#holder === me) {
            this.#holder = null;
            this.#queue.shift()?.grant();
          }
          resolve(value);
        });
      };
      if (options.steal) {
        this.#holder?.reject(new DOMException('stolen', 'AbortError'));
        grant();
      } else if (this.#holder === null) grant();
      else if (options.ifAvailable) void granted(null).then(resolve);
      else {
        const waiting = { grant };
        this.#queue.push(waiting);
        options.signal?.addEventListener('abort', () => {
          this.#queue = this.#queue.filter((each) => each !== waiting);
          reject(new DOMException('given up', 'AbortError'));
        });
      }
    });
}

function setLocks(locks: unknown): void {
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

/** A tab with the paper open; `held` is everything it was told. */
function openTab() {
  const held: boolean[] = [];
  return { held, lock: lockPaper('paper', (holds) => held.push(holds)) };
}

beforeEach(() => setLocks(new OneLock()));
afterEach(() => setLocks(undefined));

describe('a paper open in several tabs', () => {
  it('is written in the first, and in the next when the first is closed', async () => {
    const [a, b] = [openTab(), openTab()];
    await settled();
    expect([a.held, b.held]).toEqual([[true], [false]]);
    a.lock.release();
    await settled();
    expect([a.held, b.held]).toEqual([[true], [false, true]]);
  });

  it('goes to the tab that asks for it, and back', async () => {
    const [a, b] = [openTab(), openTab()];
    await settled();
    b.lock.takeOver();
    b.lock.takeOver();
    await settled();
    expect([a.held, b.held]).toEqual([
      [true, false],
      [false, true],
    ]);
    a.lock.takeOver();
    await settled();
    expect([a.held, b.held]).toEqual([
      [true, false, true],
      [false, true, false],
    ]);
    a.lock.release();
    await settled();
    expect(b.held).toEqual([false, true, false, true]);
  });

  it('passes over a tab that was closed while it waited', async () => {
    const [a, b, c] = [openTab(), openTab(), openTab()];
    await settled();
    b.lock.release();
    a.lock.release();
    await settled();
    expect([b.held, c.held]).toEqual([[false], [false, true]]);
  });

  it('is written in every tab where the browser has no locks', () => {
    setLocks(undefined);
    const [a, b] = [openTab(), openTab()];
    expect([a.held, b.held]).toEqual([[true], [true]]);
    b.lock.takeOver();
    b.lock.release();
  });
});
