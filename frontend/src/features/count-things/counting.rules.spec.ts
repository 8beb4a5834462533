import { describe, expect, it } from '@jest/globals';
import { findNearest, markCount, type Thing, toDrawing, toggleMark } from './counting.rules.js';

const THINGS: Thing[] = [
  [10, 10, 20, 20],
  [40, 10, 20, 20],
  [200, 10, 20, 20],
];

describe('findNearest', () => {
  it('takes the thing under the finger, and the nearest one to a finger beside it', () => {
    expect(findNearest(THINGS, { x: 22, y: 18 })).toBe(0);
    expect(findNearest(THINGS, { x: 36, y: 30 })).toBe(1);
    expect(findNearest(THINGS, { x: 230, y: 45 })).toBe(2);
  });

  it('chooses nothing when the finger is far from everything', () => {
    expect(findNearest(THINGS, { x: 130, y: 20 })).toBeNull();
    expect(findNearest([], { x: 1, y: 1 })).toBeNull();
  });
});

describe('toDrawing', () => {
  it('reads a point of a box that is wider than the drawing', () => {
    expect(toDrawing({ x: 100, y: 0 }, { width: 840, height: 200 }, { width: 320, height: 100 })).toEqual({
      x: 0,
      y: 0,
    });
  });

  it('reads a point of a box that is higher than the drawing', () => {
    expect(toDrawing({ x: 320, y: 250 }, { width: 640, height: 300 }, { width: 320, height: 100 })).toEqual({
      x: 160,
      y: 100,
    });
  });
});

describe('marks', () => {
  it('are taken away by a second tap, and the others keep their order', () => {
    expect(toggleMark([2, 0, 1], 0)).toEqual([2, 1]);
    expect(toggleMark([2, 1], 0)).toEqual([2, 1, 0]);
  });

  it('grow and shrink one by one', () => {
    expect(markCount([2], 3, 2)).toEqual([2, 0]);
    expect(markCount([2, 0], 3, 3)).toEqual([2, 0, 1]);
    expect(markCount([2, 0, 1], 3, 2)).toEqual([2, 0]);
    expect(markCount([2], 3, 0)).toEqual([]);
  });
});
