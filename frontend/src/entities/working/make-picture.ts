import type { Sketch } from './sketch.rules.js';

export const loadPicture = () => import('./picture.js');

/** A sketch as a PNG data image; null when the device cannot make it now, for want of internet or of memory. */
export async function makePicture(sketch: Sketch): Promise<string | null> {
  try {
    return await (await loadPicture()).toPicture(sketch);
  } catch {
    return null;
  }
}
