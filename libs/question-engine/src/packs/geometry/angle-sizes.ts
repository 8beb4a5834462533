import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import { degrees } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';

/** Angles up to a full turn. */
export const DEGREES = degrees();

/** `57°`. */
export const degreeText = (n: number): string => `${n}°`;

/** Sizes of angles that are easy to label: none below 25 degrees. */
export function drawAngle(dice: Dice, low: number, high: number, level: ProficiencyLevel): number {
  return level === 'not_ready' ? dice.multiple(5, low, high) : dice.int(low, high);
}
