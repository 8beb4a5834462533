import type { Dice } from '../../core/dice.js';
import type { Point } from './flat-shapes.js';

/** A point at a distance in a direction, counter-clockwise from the right; y upwards. */
export const toward = ([x, y]: Point, at: number, length: number): Point => [
  x + length * Math.cos((at * Math.PI) / 180),
  y + length * Math.sin((at * Math.PI) / 180),
];

/**
 * A size for the drawing that is not the told one: by so many degrees larger or smaller, and on the same side of the
 * right angle. Null where no such size is left.
 */
export function offScale(
  dice: Dice,
  size: number,
  by: number,
  [low, high]: readonly [number, number] = [25, 155],
): number | null {
  const found = [size - by, size + by].filter(
    (one) => one >= low && one <= high && one < 90 === size < 90 && one !== 90,
  );
  return found.length === 0 ? null : dice.pick(found);
}
