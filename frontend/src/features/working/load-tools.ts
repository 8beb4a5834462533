import type { Sketch } from './sketch.rules.js';

export const loadDrawPad = () => import('./draw-pad.js');
export const loadBarBuilder = () => import('./bar-builder.js');
const loadPicture = () => import('./picture.js');

/** The question and the pupil's answers come first on a slow line. */
const PREFETCH_AFTER_MS = 3_000;

/** Fetches the tools while the pupil works, so that they are there without internet; gives back how to call it off. */
export function prefetchTools(): () => void {
  const timer = setTimeout(() => {
    // What could not be fetched now is fetched when it is needed.
    Promise.all([loadDrawPad(), loadBarBuilder(), loadPicture()]).catch(() => undefined);
  }, PREFETCH_AFTER_MS);
  return () => clearTimeout(timer);
}

/** A sketch as a PNG data image; null when the device cannot make it now, for want of internet or of memory. */
export async function makePicture(sketch: Sketch): Promise<string | null> {
  try {
    return await (await loadPicture()).toPicture(sketch);
  } catch {
    return null;
  }
}
