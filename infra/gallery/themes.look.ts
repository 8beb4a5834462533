import { expect, test } from '@playwright/test';
import { findGalleryFaults } from './faults.ts';
import { THEMES } from './views.ts';

for (const { name, dress, size } of THEMES)
  test(`every state of the gallery shows without barriers: ${name}`, async ({ browser }) => {
    expect(await findGalleryFaults(browser, { dress, sizes: [size], barriers: 'contrast' })).toEqual([]);
  });
