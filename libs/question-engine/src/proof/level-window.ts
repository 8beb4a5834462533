import { type GradeLevel, type ProficiencyLevel, gradeNumber } from '@sumfox/curriculum/grades';
import type { HeuristicId } from '@sumfox/curriculum/heuristics';
import type { Dice } from '../core/dice.js';
import windowsOfCells from './level-windows.json' with { type: 'json' };
import { readPairs } from '../numbers/pairs.js';

/** A level of a grade. */
export interface LevelPlace {
  grade: GradeLevel;
  level: ProficiencyLevel;
}

/** The least and most demand points that are typical of a level. */
export type LevelWindow = readonly [low: number, high: number];

/**
 * Demand points that most draws of a level keep to, for two grades each, so that the mean of a cell rises from level to
 * level (0378).
 */
const WINDOWS: Readonly<Record<ProficiencyLevel, readonly LevelWindow[]>> = {
  not_ready: readPairs('1:2 1:1 1:2'),
  guided: readPairs('3:3 3:3 4:4'),
  independent: readPairs('4:4 5:5 6:6'),
  mastery: readPairs('5:15 8:15 8:15'),
};

/** Points that are worth 4 and 5 marks in a paper (`toPaperMarks`), and how many of twenty long items have them at least. */
const LONG_ITEMS = [
  { least: 11, ofTwenty: 8 },
  { least: 9, ofTwenty: 15 },
] as const;

/** Most points of a level; more are counted alike. */
const MOST = 15;
/** How many of twenty draws keep to the window in each grade: the more structures are near it, the more. */
const TYPICAL_OF_TWENTY = [18, 16, 14, 14, 19, 19] as const;

/** Whether a window is that of a long item of Primary 6, which only some structures come to. */
export const isLong = ([low]: LevelWindow): boolean => LONG_ITEMS.some(({ least }) => least === low);

/** A level of a cell. */
export interface CellPlace extends LevelPlace {
  subStrandId: string;
  heuristicId: HeuristicId;
}

/**
 * Cells whose structures come to other points than most of their grade, as `Primary 2 length_basic h8_guess_and_check`:
 * all draws of such a level keep to a window of its own (0374).
 */
const OF_CELLS: Readonly<Record<string, Partial<Record<ProficiencyLevel, readonly number[]>>>> =
  windowsOfCells;

/** The window of a level that has one of its own. */
export function findOwnWindow({ grade, level, subStrandId, heuristicId }: CellPlace): LevelWindow | null {
  const [low, high = MOST] = OF_CELLS[`${grade} ${subStrandId} ${heuristicId}`]?.[level] ?? [];
  return low === undefined ? null : [low, high];
}

/** Where a level has a window of its own, three of four draws begin with the structures that come to it. */
const NEAREST_OF_FOUR = 3;

export const beginsInOwn = (dice: Dice, place: CellPlace): boolean =>
  findOwnWindow(place) !== null && dice.int(1, 4) <= NEAREST_OF_FOUR;

/** The points that one draw keeps to first; null where it tries all alike, which no long item of Primary 6 does. */
export function drawWindow(dice: Dice, place: LevelPlace & Partial<CellPlace>): LevelWindow | null {
  const { grade, level, subStrandId, heuristicId } = place;
  const own =
    subStrandId === undefined || heuristicId === undefined
      ? null
      : findOwnWindow({ grade, level, subStrandId, heuristicId });
  if (own) return own;
  const band = Math.floor((gradeNumber(grade) - 1) / 2);
  const window = WINDOWS[level][band] ?? null;
  const at = dice.int(1, 20);
  if (grade === 'Primary 6' && level === 'mastery') {
    const long = LONG_ITEMS.find(({ ofTwenty }) => at <= ofTwenty);
    return long ? [long.least, MOST] : window;
  }
  return at <= (TYPICAL_OF_TWENTY[gradeNumber(grade) - 1] ?? 0) ? window : null;
}

/** How many points a value is away from a window. */
export const distanceFrom = (points: number, [low, high]: LevelWindow): number =>
  points < low ? low - points : Math.max(0, points - high);

/** Structures that a level draws from, so far as it has them. */
export const FEWEST_STRUCTURES = 2;
/** A mean distance that counts as none: a few draws of a structure may be off. */
export const NEAR = 0.5;

/** Of some structures those that come to a window, or the nearest, and never fewer than asked for. */
export function keepNearest<T>(
  structures: readonly T[],
  distanceOf: (structure: T) => number,
  fewest: number,
): readonly T[] {
  const measured = structures.map((one) => ({ one, distance: distanceOf(one) }));
  const order = measured.map(({ distance }) => distance).toSorted((a, b) => a - b);
  const most = Math.max(NEAR, order[fewest - 1] ?? order.at(-1) ?? 0);
  return measured.flatMap(({ one, distance }) => (distance <= most ? [one] : []));
}
