declare const self: ServiceWorkerGlobalScope;

/** Set by the build (`build/service-worker.ts`): the pupil's files, and a name that changes with any of them. */
declare const SHELL: { version: string; files: readonly string[] };

const CACHE = `shell-${SHELL.version}`;
/** The page of every address. */
const PAGE = '/';
/** A line that is there in name only must not keep a child waiting. */
const PAGE_WAIT_MS = 3_000;

/**
 * Keeps the files of the pupil's pages, and nothing else: no answer of the API ever comes in here, for siblings share
 * tablets. A new release is fetched whole beside the old one and takes its place when no page of the old one is open.
 */
self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([PAGE, ...SHELL.files])));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      // The page that registered this one is served by it from now on.
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api/'))
    return;
  if (request.mode === 'navigate') event.respondWith(openPage(request));
  else if (SHELL.files.includes(url.pathname)) event.respondWith(openFile(request));
});

/** The page from the server, so that a new release shows at once; kept when the server is out of reach. */
async function openPage(request: Request): Promise<Response> {
  const kept = await caches.match(PAGE, { cacheName: CACHE });
  if (!kept) return fetch(request);
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), PAGE_WAIT_MS);
  try {
    const fresh = await fetch(request.url, { credentials: 'same-origin', signal: late.signal });
    return fresh.ok ? fresh : kept;
  } catch {
    return kept;
  } finally {
    clearTimeout(timer);
  }
}

/** Files bear the hash of their content in their name, so a kept one is the right one. */
async function openFile(request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName: CACHE })) ?? fetch(request);
}
