import {
  type ModelQuestion,
  type NewPicture,
  TOPIC_PICTURES,
  TOPIC_SENTENCES,
  type StoredQuestion,
} from '@sumfox/contracts/content/topic';
import { ProductError } from '@sumfox/contracts/errors';
import { rebuildPng } from '@sumfox/platform/images/png.rules';
import { v7 as uuid } from 'uuid';

const PREFIX = 'data:image/png;base64,';

/** Questions with the ids of their pictures, and the pictures by those ids. */
export interface PicturedQuestions {
  readonly modelQuestions: StoredQuestion[];
  readonly pictures: ReadonlyArray<{ id: string; png: Buffer }>;
  /** Size of all pictures together. */
  readonly pictureBytes: number;
}

/**
 * Gives each picture an id and its question that id. Keeps of a PNG the picture alone. Throws `picture-unreadable` for
 * anything else and for a picture of no question, and `pictures-too-large` (TOPIC-16).
 */
export function addPictures(
  questions: readonly ModelQuestion[],
  sent: readonly NewPicture[],
): PicturedQuestions {
  const read = sent.map(({ question, image }) => {
    const bytes = Buffer.from(image.slice(PREFIX.length), 'base64');
    const png = bytes.length <= TOPIC_PICTURES.bytes ? rebuildPng(bytes) : null;
    if (png === null || question >= questions.length)
      throw new ProductError('bad-request', 'picture-unreadable', TOPIC_SENTENCES.pictureUnreadable);
    return { id: uuid(), question, png };
  });
  const pictureBytes = read.reduce((sum, { png }) => sum + png.length, 0);
  if (pictureBytes > TOPIC_PICTURES.topicBytes) throw picturesTooLarge();
  return {
    modelQuestions: questions.map((question, at) => {
      const pictures = read.filter((picture) => picture.question === at).map(({ id }) => id);
      return pictures.length > 0 ? { ...question, pictures } : { ...question };
    }),
    pictures: read.map(({ id, png }) => ({ id, png })),
    pictureBytes,
  };
}

/** The ids of the pictures that some questions name. */
export function listPictureIds(questions: readonly StoredQuestion[]): string[] {
  return questions.flatMap(({ pictures }) => pictures ?? []);
}

/** A stored PNG as the page shows it. */
export function toDataImage(png: Uint8Array): string {
  return PREFIX + Buffer.from(png).toString('base64');
}

export function picturesTooLarge(): ProductError {
  return new ProductError('conflict', 'pictures-too-large', TOPIC_SENTENCES.picturesTooLarge);
}
