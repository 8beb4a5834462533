import { expect, test } from '@playwright/test';
import { acceptBoxes, type AcceptedBoxes, readAcceptedBoxes, readAcceptedBrowser } from './accepted.ts';
import { compareBoxes } from './boxes.rules.ts';
import { GalleryPage, listStories } from './gallery-page.ts';
import { VIEWS } from './views.ts';

/** `--accept` keeps the present look; otherwise it is compared with the one that was kept. */
const IS_ACCEPTING = process.env.GALLERY_ACCEPT === '1';

for (const view of VIEWS)
  test(`the gallery looks as accepted: ${view.name}`, async ({ browser }) => {
    const accepted = readAcceptedBoxes(view);
    const isSameBrowser = readAcceptedBrowser() === browser.version();
    const gallery = await GalleryPage.open(browser, view.dress, view.size);
    const found: AcceptedBoxes = {};
    for (const story of listStories()) {
      await gallery.show(story);
      const boxes = (found[story.id] = await gallery.readBoxes());
      if (!IS_ACCEPTING) expect.soft(compareBoxes(accepted[story.id] ?? [], boxes), story.id).toEqual([]);
      if (IS_ACCEPTING || isSameBrowser)
        await expect.soft(gallery.page).toHaveScreenshot([view.name, `${story.id}.png`], { fullPage: true });
    }
    await gallery.close();
    if (IS_ACCEPTING) acceptBoxes(view, found, browser.version());
    else expect.soft(Object.keys(accepted).sort(), 'stories').toEqual(Object.keys(found).sort());
  });
