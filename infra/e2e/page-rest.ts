import { expect, type Page, type Request } from '@playwright/test';

/** Requests of each page that have no answer yet. */
const openRequests = new WeakMap<Page, Set<Request>>();
/** Requests that a page has sent, the answered ones too. */
const sentCounts = new WeakMap<Page, number>();

/** Counts the requests of a page, for {@link comeToRest}; before the page is opened. */
export function trackRequests(page: Page): void {
  const open = new Set<Request>();
  openRequests.set(page, open);
  sentCounts.set(page, 0);
  page.on('request', (request) => {
    // What the document before was still waiting for is of no interest to this one.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear();
    open.add(request);
    sentCounts.set(page, sentCounts.get(page)! + 1);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
}

/** How long a page stays as it is before it counts as whole; between a script and what it asks for lie a few tasks. */
const QUIET_MS = 200;
/** A page that has not come to rest by then never does. */
const REST_WITHIN_MS = 180_000;

/**
 * Waits until the page is whole: for {@link QUIET_MS} no request is open, none is sent, nothing grey stands for what is
 * still to come, and the main thread becomes idle. The state `networkidle` waits 500 ms and looks at requests alone.
 */
export async function comeToRest(page: Page): Promise<void> {
  const open = openRequests.get(page);
  if (!open) throw new Error('comeToRest needs trackRequests for this page.');
  const deadline = Date.now() + REST_WITHIN_MS;
  for (let since = Date.now(); Date.now() - since < QUIET_MS;) {
    if (Date.now() > deadline)
      throw new Error(
        `The page does not come to rest. Open: ${[...open].map((each) => each.url()).join(', ')}`,
      );
    const before = sentCounts.get(page);
    const isLoading = await becomeIdle(page);
    if (isLoading || open.size > 0 || sentCounts.get(page) !== before) since = Date.now();
  }
}

/** A page that is not painted gets no frame and no idle time; it is looked at all the same. */
const NO_FRAME_MS = 1_000;

/** Waits until no task waits for the main thread. @returns whether the page shows that it is loading */
function becomeIdle(page: Page): Promise<boolean> {
  return page.evaluate(
    (longest) =>
      new Promise<boolean>((done) => {
        const look = () => done(document.querySelector('.skeleton, .boot') !== null);
        setTimeout(() => requestAnimationFrame(() => requestIdleCallback(look)), 40);
        setTimeout(look, longest);
      }),
    NO_FRAME_MS,
  );
}

/** Loads an address and waits until the page is whole. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectWhole(page);
}

/**
 * Opens an address in the loaded page, as its own links do, and waits until it is whole. It costs half of
 * {@link openPage}; what the page has asked for before may come from its memory.
 */
export async function turnTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
  await expectWhole(page);
}

/** Loads the first address of a walk, and turns to each other one. */
export async function* walkThrough<Stop>(
  page: Page,
  stops: readonly Stop[],
  addressOf: (stop: Stop) => string,
): AsyncGenerator<Stop> {
  for (const [at, stop] of stops.entries()) {
    await (at === 0 ? openPage : turnTo)(page, addressOf(stop));
    yield stop;
  }
}

async function expectWhole(page: Page): Promise<void> {
  await comeToRest(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
