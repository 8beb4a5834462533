import type { GradeLevel } from '@sumfox/curriculum/grades';
import { gradeNumber } from '@sumfox/curriculum/grades';
import { keepFor } from '../memory/remember.js';
import { MONEY, type Style, countOf, fractionOfOne, measured } from '../core/amount.js';
import { type Exact, exact } from '../numbers/exact.js';
import type { Range } from '../structures/structure.js';

/** A verb with its past: `gave away` for `give away`. */
export interface Verb {
  past: string;
  base: string;
}

/**
 * The words by which an amount is told through a gateway: `had just enough paper (altogether) to cut out a circle`.
 * `{r}` stands for the part r, `{=r}` for its number alone.
 */
export interface Through {
  gateway: string;
  /** What stands behind "had": `6 packets of stickers with an average of 24 stickers in each packet`. */
  had: string;
  /** Words for the values of a part: a quarter circle for 4. */
  named?: Readonly<Record<string, Readonly<Record<number, string>>>>;
  /** What `{box}` stands for in it: what the things are put in. */
  box?: string;
  /** Parts that stand in the drawing and not in the words. */
  drawn?: readonly string[];
  /** The largest value of a part that makes sense in this world. */
  most?: Readonly<Record<string, number>>;
  /** The smallest. */
  least?: Readonly<Record<string, number>>;
  /** Sentences in front of the story, which say what its drawing shows. */
  opens?: string;
  /** The names of the sectors of its pie chart. */
  sectors?: readonly [string, string, string];
  /** A sentence behind the story, such as the value of pi to work with. */
  beside?: string;
}

/** One story world: the things it is about, what happens to them, and how many of them make sense. */
export interface World {
  id: string;
  /** How the things are measured. */
  kind: 'count' | 'mass' | 'volume' | 'length' | 'time' | 'money' | 'area' | 'solid';
  /** `stickers`, `rice`, `money`. */
  things: string;
  /** One of them; only where they are counted. */
  thing?: string;
  /** Who has them: children, or shops and classes told apart by a letter, such as `Shop A`. */
  cast: 'people' | 'places';
  /** The word before the letter, and the name of a single one. */
  place?: { word: string; single: string };
  gain: readonly Verb[];
  loss: readonly Verb[];
  /** To another owner: `gave 12 stickers to Siti`. */
  move: Verb;
  packet?: { one: string; many: string };
  /** Those among whom the rest is shared. */
  sharers?: { one: string; many: string };
  /** Smallest and largest holding in the unit of the world, before the grade bounds it. */
  range: readonly [low: number, high: number];
  grades: readonly [from: number, to: number];
  /** Its unit where it is not the usual one of its kind, and the step of its amounts. */
  unit?: string;
  step?: number;
  /** How an amount of it is told by other numbers; it plays in stories that do so and in no others. */
  through?: Through;
  /** Its amounts are fractions of one whole with this denominator, in their simplest form. */
  denominator?: number;
  /** Of hundreds and thousands, told in round numbers: for cells about large numbers only. */
  isLarge?: true;
}

/** The largest holding of a large world by grade, and the step that its holdings are told in. */
const OF_LARGE: ReadonlyArray<readonly [most: number, step: number]> = [
  [0, 1],
  [0, 1],
  [4000, 10],
  [9000, 10],
  [40_000, 50],
  [60_000, 50],
];

/** The largest holding of each grade, by kind, in whole units. */
const LARGEST: Readonly<Record<World['kind'], readonly number[]>> = {
  count: [18, 400, 900, 1200, 1200, 1200],
  mass: [0, 40, 60, 60, 80, 120],
  volume: [0, 40, 60, 60, 80, 120],
  length: [0, 40, 60, 60, 80, 120],
  time: [0, 90, 180, 240, 300, 300],
  money: [0, 40, 90, 180, 300, 600],
  area: [0, 0, 100, 400, 800, 1600],
  solid: [0, 0, 0, 0, 2000, 4000],
};

/** The unit that holdings are drawn in: whole ones up to Primary 3, then tenths of what is measured, and cents; minutes by fives. */
export function stepOf(world: World, grade: GradeLevel): Exact {
  if (world.through) return exact(world.step ?? 1);
  if (world.denominator !== undefined) return exact(1, world.denominator);
  if (world.isLarge) return exact(OF_LARGE[gradeNumber(grade) - 1]?.[1] ?? 1);
  const at = gradeNumber(grade);
  if (world.kind === 'time') return exact(5);
  if (at < 4 || world.kind === 'count') return exact(1);
  if (world.kind === 'money') return at === 4 ? exact(1, 10) : exact(1, 20);
  return exact(1, 10);
}

/** The range of holdings in steps. Null when the world has none for the grade. */
export function rangeOf(world: World, grade: GradeLevel): Range | null {
  const at = gradeNumber(grade);
  const [from, to] = world.grades;
  if (at < from || at > to) return null;
  if (world.denominator !== undefined) return { low: 1, high: world.denominator - 1 };
  const largest = world.through
    ? world.range[1]
    : world.isLarge
      ? OF_LARGE[at - 1]?.[0]
      : LARGEST[world.kind][at - 1];
  const most = Math.min(world.range[1], largest ?? 0);
  const least = Math.min(world.range[0], Math.floor(most / 4));
  if (most - least < 4) return null;
  const step = Number(stepOf(world, grade).valueOf());
  return { low: Math.max(1, Math.ceil(least / step)), high: Math.floor(most / step) };
}

const UNITS: Readonly<Partial<Record<World['kind'], string>>> = { mass: 'kg', volume: 'ℓ', length: 'm' };

/** How an amount of the world is written. */
export const styleOf = keepFor(findStyle);

function findStyle(world: World): Style {
  if (world.denominator !== undefined) return fractionOfOne(UNITS[world.kind] ?? 'm');
  if (world.unit !== undefined) return measured(world.unit, 1);
  switch (world.kind) {
    case 'count':
      return countOf(world.things, world.thing);
    case 'mass':
      return measured('kg', 1);
    case 'volume':
      return measured('ℓ', 1);
    case 'length':
      return measured('m', 1);
    case 'time':
      return measured('min', 0);
    case 'area':
      return measured('cm²', 1);
    case 'solid':
      return measured('cm³', 1);
    case 'money':
      return MONEY;
  }
}
