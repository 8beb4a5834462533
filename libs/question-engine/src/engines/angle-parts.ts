import { degrees } from '../core/amount.js';
import type { Dice } from '../core/dice.js';
import type { AngleMark, AngleSetting } from './angle-settings.js';

/** Angles up to a full turn. */
export const DEGREES = degrees();

/** `57°`. */
export const deg = (n: number): string => `${n}°`;

/** Where angles of a sub-strand stand, and the steps of its easy numbers. */
export interface AnglePack {
  settings: readonly AngleSetting[];
}

/** A setting that can hold so many angles; its own number where it has one. */
export function pickSetting(
  dice: Dice,
  pack: AnglePack,
  counts: readonly number[],
): { setting: AngleSetting; count: number } | null {
  const fitting = pack.settings.filter((s) => s.parts === null || counts.includes(s.parts));
  if (fitting.length === 0) return null;
  const setting = dice.pick(fitting);
  return { setting, count: setting.parts ?? counts[0] ?? 2 };
}

/** Whether sizes can be drawn and told apart: none too small to label, none straight, no two alike. */
export function drawable(setting: AngleSetting, sizes: readonly number[]): boolean {
  const least = setting.whole - (setting.fixed ?? 0) === 90 ? 14 : 24;
  return (
    sizes.every((s) => s >= least && s < (setting.parts === null ? 175 : 150)) &&
    new Set(sizes).size === sizes.length
  );
}

/** Random sizes that make the whole; null when they cannot be drawn. */
export function drawSizes(dice: Dice, setting: AngleSetting, count: number, step: number): number[] | null {
  const most = setting.whole - (count - 1) * 15;
  const sizes: number[] = [];
  for (let i = 1; i < count; i += 1) sizes.push(dice.multiple(step, 15, Math.min(most, 150)));
  sizes.push(setting.whole - sizes.reduce((a, b) => a + b, 0));
  return drawable(setting, sizes) ? sizes : null;
}

/** `a − b − c` of degrees. */
export const minus = (first: number, ...rest: readonly number[]): string =>
  [first, ...rest].map(deg).join(' − ');

/** Marks for the drawing. */
export const marks = (sizes: readonly number[], labels: readonly string[]): AngleMark[] =>
  sizes.map((size, i) => ({ size, label: labels[i] ?? '' }));

/** "Angle a is 40°." for given angles, in one sentence for two. */
export function tellAngles(letters: readonly string[], sizes: readonly number[]): string {
  const parts = letters.map(
    (letter, i) => `${i === 0 ? 'Angle' : 'angle'} ${letter} is ${deg(sizes[i] ?? 0)}`,
  );
  return parts.length === 1
    ? `${parts[0] ?? ''}.`
    : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}.`;
}

/** Equation `90 = a + b` of the property. */
export const sumOf = (setting: number, names: readonly string[]): string =>
  `${setting} = ${names.join(' + ')}`;
