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

describe('the walk over places', () => {
  it('meets each place once and in order, reading some at a time', async () => {
    const readings: number[] = [];
    const met: PaperPlace[] = [];
    const walk = walkPlaces(async (last, limit) => {
      const places = all.filter((place) => isAfter(place, last)).slice(0, limit);
      readings.push(places.length);
      return places;
    });
    for await (const place of walk) met.push(place);
    expect(met).toEqual(all);
    expect(Math.max(...readings)).toBeLessThan(all.length);
    expect(readings.at(-1)).toBe(0);
  });

  it('reads no further once nobody asks for more', async () => {
    let readings = 0;
    for await (const place of walkPlaces(async () => ((readings += 1), all.slice(0, 2)))) if (place) break;
    expect(readings).toBe(1);
  });
});
