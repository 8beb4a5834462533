/** Where the build puts it; its scope is the whole page. */
const SCRIPT = '/service-worker.js';

/**
 * Lets the page open without internet from the next moment on. Only for pupils: no adult's page works offline, and
 * nobody should carry files they do not use. Browsers without it, and plain-http addresses, work as before.
 */
export function registerServiceWorker(): void {
  const workers = (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker;
  if (!workers || !import.meta.env.PROD) return;
  const register = (): void => {
    workers.register(SCRIPT).catch((error: unknown) => {
      // The page itself does not need it; the next visit tries again.
      console.warn('The page cannot be kept for use without internet.', error);
    });
  };
  // After everything the first view needs, for the same line carries both.
  if (document.readyState === 'complete') setTimeout(register, QUIET_MS);
  else window.addEventListener('load', () => setTimeout(register, QUIET_MS), { once: true });
}

/** The first calls of a page are over by then. */
const QUIET_MS = 1_500;
