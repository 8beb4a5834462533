import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { reloadOnStaleBuild } from './stale-build.js';

const reload = jest.fn();
reloadOnStaleBuild(reload);

/** What Vite does when a chunk cannot be fetched; whether the page takes the failure on itself. */
function loseChunk(): boolean {
  return !window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
}

beforeEach(() => {
  reload.mockClear();
  sessionStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
});

it('reloadOnStaleBuild reloads the page once for a missing chunk', () => {
  expect(loseChunk()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(loseChunk()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('reloadOnStaleBuild reloads the page again for a later release', () => {
  loseChunk();
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 120_000);
  expect(loseChunk()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('reloadOnStaleBuild leaves the page as it is without a connection', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(loseChunk()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it.each(['getItem', 'setItem'] as const)(
  'reloadOnStaleBuild does not reload where %s is refused: it could not know that it has',
  (refused) => {
    jest.spyOn(Storage.prototype, refused).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(loseChunk()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  },
);
