import { expect, test } from '@playwright/test';
import { buildGallery } from '../gallery/build.ts';
import { findGalleryFaults } from '../gallery/faults.ts';
import { PHONE, TABLET } from './sizes.ts';

test.beforeAll(buildGallery);

test('every state of the gallery shows on a tablet without barriers', async ({ browser }) => {
  const faults = await findGalleryFaults(browser, { dress: {}, sizes: [TABLET], barriers: 'all' });
  expect(faults).toEqual([]);
});

test('every state of the gallery shows on a phone in the dark with enough contrast', async ({ browser }) => {
  const dress = { shade: 'dark' };
  const faults = await findGalleryFaults(browser, { dress, sizes: [PHONE], barriers: 'contrast' });
  expect(faults).toEqual([]);
});

test('every state of the gallery fits the largest text in a longer language', async ({ browser }) => {
  const dress = { textSize: '150', language: 'en-XA' };
  const faults = await findGalleryFaults(browser, { dress, sizes: [PHONE, TABLET], barriers: 'none' });
  expect(faults).toEqual([]);
});
