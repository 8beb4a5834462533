import { describe, expect, it } from '@jest/globals';
import { type PaperPlace, walkPlaces } from './paper-place.js';

const all: PaperPlace[] = Array.from({ length: 120 }, (_, i) => ({
  paperId: 1 + Math.floor(i / 4),
  questionIndex: i % 4,
}));

function isAfter(place: PaperPlace, last: PaperPlace): boolean {
  return (
    place.paperId > last.paperId ||
    (place.paperId === last.paperId && place.questionIndex > last.questionIndex)
  );
}

const chooseAll = async (places: PaperPlace[]) => places;

describe('walkPlaces', () => {
  it('visits each place once and in order, in batches', async () => {
    const readings: number[] = [];
    const met: PaperPlace[] = [];
    const walk = walkPlaces(async (last, limit) => {
      const places = all.filter((place) => isAfter(place, last)).slice(0, limit);
      readings.push(places.length);
      return places;
    }, chooseAll);
    for await (const place of walk) met.push(place);
    expect(met).toEqual(all);
    expect(Math.max(...readings)).toBeLessThan(all.length);
    expect(readings.at(-1)).toBe(0);
  });

  it('reads no further when its consumer stops', async () => {
    let readings = 0;
    const walk = walkPlaces(async () => ((readings += 1), all.slice(0, 2)), chooseAll);
    for await (const place of walk) if (place) break;
    expect(readings).toBe(1);
  });

  it('continues after a batch without a match', async () => {
    const last = all.at(-1);
    const met: PaperPlace[] = [];
    const walk = walkPlaces(
      async (after, limit) => all.filter((place) => isAfter(place, after)).slice(0, limit),
      async (places) => places.filter((place) => place === last),
    );
    for await (const place of walk) met.push(place);
    expect(met).toEqual([last]);
  });
});
