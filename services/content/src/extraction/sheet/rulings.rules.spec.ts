import { expect, it } from '@jest/globals';
import type { Ruling } from '../parser/pdf-page.js';
import { toLines } from './rulings.rules.js';

const linesOf = (rulings: readonly Ruling[]) =>
  toLines({ page: 0, hocr: '', rulings, pixelsPerPoint: 4 }).map(({ left, top, right, bottom }) => [
    left,
    top,
    right,
    bottom,
  ]);

it('toLines joins the rows of pixels of a thick line, and tells lines apart', () => {
  expect(
    linesOf([
      [40, 40, 400, 41],
      [40, 41, 396, 42],
      [44, 42, 400, 43],
      [40, 60, 400, 61],
      [600, 41, 900, 42],
    ]),
  ).toEqual([
    [10, 10, 100, 10.75],
    [150, 10.25, 225, 10.5],
    [10, 15, 100, 15.25],
  ]);
});

it('toLines takes short upright lines as sides of a box alone, and long ones always', () => {
  const box: Ruling[] = [
    [40, 40, 400, 41],
    [40, 110, 400, 111],
  ];
  const sides: Ruling[] = [
    [40, 42, 41, 109],
    [200, 41, 201, 110],
  ];
  const letter: Ruling = [300, 60, 301, 109];
  const beside: Ruling = [500, 42, 501, 109];
  const long: Ruling = [600, 40, 601, 300];
  expect(linesOf([...box, ...sides, letter, beside, long]).slice(2)).toEqual([
    [10, 10.5, 10.25, 27.25],
    [50, 10.25, 50.25, 27.5],
    [150, 10, 150.25, 75],
  ]);
});
