/** Remembers the last reload, so that a chunk that is truly gone cannot reload the page for ever. */
const KEY = 'reloadedForNewBuild';
const ONCE_PER_MS = 60_000;

/**
 * After a new release the chunks of the old page are gone. The page is then reloaded, once, and only with a
 * connection (ERROR-9): without one the error panel stands, and answers are in the journal either way.
 * @param reload of the page, which a test cannot do
 */
export function reloadOnStaleBuild(reload: () => void = () => window.location.reload()): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || !mayReload()) return;
    event.preventDefault();
    reload();
  });
}

/** False within a minute of the last reload, and where the browser keeps nothing by which to know that. */
function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? '0');
    if (Date.now() - last < ONCE_PER_MS) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
