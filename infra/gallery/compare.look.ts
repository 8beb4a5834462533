import { type Browser, expect, test } from '@playwright/test';
import { acceptPicture, acceptView, readAcceptedPicture, readAcceptedView } from './accepted.ts';
import { type Box, compareBoxes } from './boxes.rules.ts';
import { GalleryPage, listStories } from './gallery-page.ts';
import { PictureComparer } from './picture-comparer.ts';
import { type View, VIEWS } from './views.ts';

/** `--accept` keeps the present look; otherwise it is compared with the one that was kept. */
const IS_ACCEPTING = process.env.GALLERY_ACCEPT === '1';

for (const view of VIEWS)
  test(`the gallery looks as accepted: ${view.name}`, async ({ browser }) => {
    const gallery = await GalleryPage.open(browser, view.dress, view.size);
    await (IS_ACCEPTING ? keep(view, gallery, browser) : compare(view, gallery, browser));
    await gallery.close();
  });

/** Keeps the boxes of a view, and the pictures that differ: an unchanged picture adds nothing to the repository. */
async function keep(view: View, gallery: GalleryPage, browser: Browser): Promise<void> {
  const comparer = await PictureComparer.open(browser);
  const isSameBrowser = readAcceptedView(view).chromium === browser.version();
  const stories: Record<string, Box[]> = {};
  for (const story of listStories()) {
    await gallery.show(story);
    stories[story.id] = await gallery.readBoxes();
    const accepted = isSameBrowser ? readAcceptedPicture(view, story.id) : null;
    const { encoded, differingPixels } = await comparer.compare(accepted, await gallery.takeRestingPicture());
    if (differingPixels > 0) acceptPicture(view, story.id, encoded);
  }
  acceptView(view, { chromium: browser.version(), stories });
  await comparer.close();
}

/** Names each difference; where pixels count, the report shows both pictures and what differs. */
async function compare(view: View, gallery: GalleryPage, browser: Browser): Promise<void> {
  const { chromium, stories } = readAcceptedView(view);
  const comparer = chromium === browser.version() ? await PictureComparer.open(browser) : null;
  const found = listStories();
  expect.soft(found.map(({ id }) => id).sort(), 'stories').toEqual(Object.keys(stories).sort());
  for (const story of found) {
    await gallery.show(story);
    expect.soft(compareBoxes(stories[story.id] ?? [], await gallery.readBoxes()), story.id).toEqual([]);
    if (comparer) await comparePicture(view, story.id, gallery, comparer);
  }
  await comparer?.close();
}

async function comparePicture(
  view: View,
  story: string,
  gallery: GalleryPage,
  comparer: PictureComparer,
): Promise<void> {
  const accepted = readAcceptedPicture(view, story);
  if ((await comparer.compare(accepted, await gallery.takePicture())).differingPixels === 0) return;
  const { encoded, differingPixels, difference } = await comparer.compare(
    accepted,
    await gallery.takeRestingPicture(),
  );
  if (differingPixels === 0) return;
  expect.soft(differingPixels, `${story}: pixels that differ`).toBe(0);
  // By these names the report lays the pictures over each other.
  if (accepted)
    await test.info().attach(`${story}-expected.webp`, { body: accepted, contentType: 'image/webp' });
  await test.info().attach(`${story}-actual.webp`, { body: encoded, contentType: 'image/webp' });
  await test.info().attach(`${story}-diff.png`, { body: difference, contentType: 'image/png' });
}
