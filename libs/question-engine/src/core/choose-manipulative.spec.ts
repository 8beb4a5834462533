import { expect, it } from '@jest/globals';
import { chooseManipulative } from './choose-manipulative.js';

it.each([
  ['7 stickers', true, 'ten-frames'],
  ['20', true, 'ten-frames'],
  ['21', true, 'blocks'],
  ['345 beads', true, 'blocks'],
  ['4 cubes', true, 'cubes'],
  ['1 cube', true, 'cubes'],
  ['34 cm', false, 'number-line'],
  ['340 m', false, undefined],
  ['8 cm', false, 'number-line'],
  ['100', true, 'blocks'],
  ['1000', true, undefined],
  ['85¢', false, 'money'],
  ['87¢', false, undefined],
  ['$34', false, 'money'],
  ["7 o'clock", false, 'clock'],
  ['half past 2', false, 'clock'],
  ['8.35 a.m.', false, 'clock'],
  ['rectangle', false, 'words'],
  ['cuboid', false, 'words'],
  ['1 h 20 min', false, undefined],
  ['3/4', true, undefined],
])('the answer %s of Primary 1 is entered with the thing that fits', (expected, isCounted, kind) => {
  expect(chooseManipulative('Primary 1', expected, isCounted)?.kind).toBe(kind);
});

it('answers of the same form get the same thing, so that it tells nothing of the answer', () => {
  expect(chooseManipulative('Primary 2', '3 beads', true)).toEqual(
    chooseManipulative('Primary 2', '19', true),
  );
  expect(chooseManipulative('Primary 2', '101', true)).toEqual(
    chooseManipulative('Primary 2', '999 beads', true),
  );
  expect(chooseManipulative('Primary 2', 'cube', false)).toEqual(
    chooseManipulative('Primary 2', 'sphere', false),
  );
});

it('a name of a few is chosen among all of them, and a number of a few is not', () => {
  const ways = ['up', 'right', 'down', 'left'];
  for (const way of ways)
    expect(chooseManipulative('Primary 2', way, false, ways)).toEqual({ kind: 'words', words: ways });
  // A rocket has a triangle and a rectangle: only one of them is among the four names.
  const shapes = ['square', 'triangle', 'circle', 'half circle'];
  expect(chooseManipulative('Primary 1', 'triangle', false, shapes)).toEqual({
    kind: 'words',
    words: shapes,
  });
  expect(chooseManipulative('Primary 2', "7 o'clock", false, ["7 o'clock", "8 o'clock"])?.kind).toBe('clock');
  expect(chooseManipulative('Primary 2', 'May', false, Array.from('JFMAMJJ'))).toBeNull();
  expect(chooseManipulative('Primary 3', 'up', false, ways)).toBeNull();
});

it('a pupil from Primary 3 types every answer', () => {
  expect(chooseManipulative('Primary 3', '7 stickers', true)).toBeNull();
});
