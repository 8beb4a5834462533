/** Remembers the last reload, so that a chunk that is truly gone cannot reload the page for ever. */
const KEY = 'reloadedForNewBuild';
const ONCE_PER_MS = 60_000;

/**
 * After a new release the chunks of the old page are gone. The page is then loaded anew, once, and only with a
 * connection: without one the error panel stands, and answers are in the journal either way.
 */
export function reloadOnStaleBuild(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(KEY) ?? '0');
    if (!navigator.onLine || Date.now() - last < ONCE_PER_MS) return;
    event.preventDefault();
    sessionStorage.setItem(KEY, String(Date.now()));
    window.location.reload();
  });
}
