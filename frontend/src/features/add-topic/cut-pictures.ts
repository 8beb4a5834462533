import {
  type NewPicture,
  type SheetPlace,
  TOPIC_PICTURES,
  TOPIC_SENTENCES,
} from '@sumfox/contracts/content/topic';
import { CallError } from '../../shared/api/call-error.js';
import { faultSentence } from '../../shared/messages/refusal-sentence.js';

/** Pixels for each point, the sharpest first: fewer are taken until all pictures fit. */
const SCALES = [2, 1.5, 1, 0.75] as const;
/** Bytes of a base64 text. */
const bytesOf = (image: string): number => (image.length * 3) / 4;

/**
 * Cuts the pictures of a new topic out of its PDF, as sharp as their limits allow. Throws `pictures-too-large` where
 * they are too many or too large at any sharpness.
 */
export async function cutPictures(
  wanted: ReadonlyArray<{ question: number; place: SheetPlace }>,
  crop: (place: SheetPlace, pixels: number) => Promise<string>,
): Promise<NewPicture[]> {
  if (wanted.length <= TOPIC_PICTURES.count) {
    for (const pixels of SCALES) {
      const pictures: NewPicture[] = [];
      for (const { question, place } of wanted) pictures.push({ question, image: await crop(place, pixels) });
      if (fits(pictures)) return pictures;
    }
  }
  throw new CallError(409, 'pictures-too-large', faultSentence(TOPIC_SENTENCES.picturesTooLarge), '');
}

function fits(pictures: readonly NewPicture[]): boolean {
  const sizes = pictures.map(({ image }) => bytesOf(image));
  return (
    sizes.every((size) => size <= TOPIC_PICTURES.bytes) &&
    sizes.reduce((sum, size) => sum + size, 0) <= TOPIC_PICTURES.topicBytes
  );
}
