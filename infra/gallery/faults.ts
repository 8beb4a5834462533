import type { Browser } from '@playwright/test';
import { type BarrierRules, type Dress, GalleryPage, listStories, type Size } from './gallery-page.ts';

/** Walks through the whole gallery in one dress. @returns what throws, does not fit, or is a barrier */
export async function findGalleryFaults(
  browser: Browser,
  { dress, sizes, barriers }: { dress: Dress; sizes: readonly [Size, ...Size[]]; barriers: BarrierRules },
): Promise<string[]> {
  const gallery = await GalleryPage.open(browser, dress, sizes[0]);
  const faults: string[] = [];
  for (const story of listStories()) {
    await gallery.show(story);
    for (const size of sizes) {
      await gallery.resize(size);
      faults.push(...(await gallery.listFaults(story, barriers)));
    }
  }
  await gallery.close();
  return faults;
}
