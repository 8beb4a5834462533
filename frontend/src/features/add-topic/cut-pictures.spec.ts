import { expect, it } from '@jest/globals';
import { TOPIC_PICTURES } from '@sumfox/contracts/content/topic';
import { cutPictures } from './cut-pictures.js';

const place = { page: 1, left: 0, top: 0, width: 1, height: 1 };
/** A picture with so many bytes for a square pixel. */
const cropOf = (bytes: number) => async (_: unknown, pixels: number) =>
  'A'.repeat(Math.round((bytes * pixels * pixels * 4) / 3));

it('cutPictures takes the sharpest pictures that fit together', async () => {
  const wanted = [0, 1, 2, 3].map((question) => ({ question, place }));
  const sharp = await cutPictures(wanted, cropOf(1_000));
  expect(sharp.map(({ question }) => question)).toEqual([0, 1, 2, 3]);
  expect(sharp[0]!.image.length).toBe(Math.round((4_000 * 4) / 3));
  const softer = await cutPictures(wanted, cropOf(60_000));
  expect(softer[0]!.image.length).toBe(Math.round((60_000 * 2.25 * 4) / 3));
});

it('cutPictures refuses pictures that are too large at any sharpness, and too many', async () => {
  const refused = { status: 409, code: 'pictures-too-large' };
  await expect(cutPictures([{ question: 0, place }], cropOf(400_000))).rejects.toMatchObject(refused);
  const many = Array.from({ length: TOPIC_PICTURES.count + 1 }, () => ({ question: 0, place }));
  await expect(cutPictures(many, cropOf(1))).rejects.toMatchObject(refused);
});
