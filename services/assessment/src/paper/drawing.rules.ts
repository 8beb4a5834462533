import { rebuildPng } from '@sumfox/platform/images/png.rules';

/** Largest picture kept. */
const MAX_BYTES = 200 * 1024;
const PREFIX = 'data:image/png;base64,';

/** Tells the child that the rest of the save is stored. */
export const DRAWING_TOO_BIG = 'This drawing is too big to save. Your answers are saved.';
export const DRAWING_UNREADABLE =
  'This drawing could not be read. Please draw it again. Your answers are saved.';

/** The drawing as stored, or the sentence for a child why it cannot be stored. */
export type ReadDrawing = { png: Buffer; refusal: null } | { png: null; refusal: string };

/** Reads a PNG data image of at most 200 KB and 2 000 pixels a side, and keeps of it the picture alone. */
export function readDrawing(dataImage: string): ReadDrawing {
  if (!dataImage.startsWith(PREFIX)) return { png: null, refusal: DRAWING_UNREADABLE };
  const bytes = Buffer.from(dataImage.slice(PREFIX.length), 'base64');
  if (bytes.length > MAX_BYTES) return { png: null, refusal: DRAWING_TOO_BIG };
  const png = rebuildPng(bytes);
  return png === null ? { png, refusal: DRAWING_UNREADABLE } : { png, refusal: null };
}

/** The other way round, for the page. */
export function toDataImage(png: Uint8Array): string {
  return PREFIX + Buffer.from(png).toString('base64');
}
