import { describe, expect, it } from '@jest/globals';
import { countFolds, isFolded, mirrored, readPath } from './plane.js';

describe('mirrored', () => {
  it('gives the point as far behind the line', () => {
    expect(mirrored([1, 4], { at: [3, 0], step: [0, 1] })).toEqual([5, 4]);
    expect(mirrored([4, 1], { at: [0, 0], step: [1, 1] })).toEqual([1, 4]);
  });
});

describe('countFolds', () => {
  it.each([
    ['a square', '0,0 4,0 4,4 0,4', 4],
    ['a rectangle', '0,0 6,0 6,3 0,3', 2],
    ['a triangle with two equal sides', '3,0 6,6 0,6', 1],
    ['a kite', '3,0 6,2 3,7 0,2', 1],
    ['a parallelogram', '2,0 7,0 5,4 0,4', 0],
    ['a triangle with three different sides', '1,0 6,6 0,6', 0],
  ])('counts the lines of symmetry of %s', (_name, path, lines) => {
    expect(countFolds(readPath(path))).toBe(lines);
  });
});

describe('isFolded', () => {
  it('refuses a diagonal of a rectangle, whose halves are equal and do not match', () => {
    expect(isFolded(readPath('0,0 6,0 6,3 0,3'), { at: [3, 1.5], step: [2, 1] })).toBe(false);
  });
});
