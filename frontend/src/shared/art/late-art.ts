import { useCallback } from 'react';
import { useLatePart } from '../lib/late-part.js';

/** Fetches the markup of one drawing; the same function for the same drawing. */
export type ArtLoader = () => Promise<string>;

const drawn = new Map<ArtLoader, string>();

async function fetchArt(load: ArtLoader): Promise<string> {
  const svg = await load();
  drawn.set(load, svg);
  return svg;
}

/** Fetches a drawing before it is shown, so that it is there in the first picture. Does nothing without internet. */
export function prepareArt(load: ArtLoader): void {
  fetchArt(load).catch(() => undefined);
}

/** The markup of a drawing; null until it is there. Fetched once for all who show it. */
export function useArt(load: ArtLoader): string | null {
  const fetch = useCallback(() => fetchArt(load), [load]);
  const ready = drawn.get(load);
  const late = useLatePart(fetch, ready === undefined);
  return ready ?? late;
}
