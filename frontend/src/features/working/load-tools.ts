import type { Sketch } from './sketch.rules.js';

export const loadDrawPad = () => import('./draw-pad.js');
export const loadBarBuilder = () => import('./bar-builder.js');
const loadPicture = () => import('./picture.js');

/** All tools, so that they are there without internet. */
export const loadTools = () => Promise.all([loadDrawPad(), loadBarBuilder(), loadPicture()]);

/** A sketch as a PNG data image; null when the device cannot make it now, for want of internet or of memory. */
export async function makePicture(sketch: Sketch): Promise<string | null> {
  try {
    return await (await loadPicture()).toPicture(sketch);
  } catch {
    return null;
  }
}
