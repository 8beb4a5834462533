import type { GradeLevel, ProficiencyLevel } from '@sumfox/curriculum/grades';
import type { Dice } from '../../core/dice.js';
import type { Cell } from '../../core/draft.js';
import { type Exact, exact } from '../../numbers/exact.js';
import { decimalText, fractionText } from '../../numbers/number-text.js';
import { type TwoSizesNumbers, type TwoSizesScene, twoSizesShapes } from '../../engines/two-sizes.engine.js';
import {
  DECIMAL_SIZES,
  FIRST_MONEY_SIZE,
  FIRST_TIME_SIZE,
  FRACTION_SIZES,
  GROUP_SHARES,
  MIX_SHARES,
  SLICE_SIZES,
} from './two-sizes.scenes.js';

const H8 = 'h8_guess_and_check' as const;
const inStyle = (scene: TwoSizesScene, size: Exact): string => scene.style.text(size);

/** How many there are by level, from the fewest to the most. */
type Counts = Readonly<Record<ProficiencyLevel, readonly [number, number]>>;

function drawSplit(dice: Dice, counts: Counts, level: ProficiencyLevel): { n: number; large: number } {
  const n = dice.int(...counts[level]);
  return { n, large: dice.int(2, n - 2) };
}

/** Unit fractions of one whole, the smaller first. */
const SLICES: ReadonlyArray<readonly [number, number]> = [
  [4, 2],
  [6, 2],
  [6, 3],
  [8, 2],
  [8, 4],
  [9, 3],
  [10, 2],
  [10, 5],
  [12, 2],
  [12, 3],
  [12, 4],
  [12, 6],
];

function drawSlices(dice: Dice): TwoSizesNumbers | null {
  const [d, e] = dice.pick(SLICES);
  const [small, large] = [dice.int(1, 8), dice.int(1, 5)];
  const [v, w] = [exact(1, d), exact(1, e)];
  const left = exact(1).sub(v.mul(small)).sub(w.mul(large));
  // At the lowest levels the slices may make the whole.
  return left.compare(0) < 0 ? null : { v, w, n: small + large, large, left };
}

/** Primary 3: slices of one whole. */
const SLICES_CELL: Cell = {
  subStrandId: 'fractions',
  heuristicId: H8,
  shapes: twoSizesShapes({
    scenes: SLICE_SIZES,
    full: 1,
    factor: fractionText,
    size: inStyle,
    tries: false,
    counts: 'parts',
    fewest: 1,
    numbers: (dice, level) => {
      const drawn = drawSlices(dice);
      const needsRest = level === 'independent' || level === 'mastery';
      return drawn && needsRest && drawn.left.equals(0) ? null : drawn;
    },
  }),
};

function drawFractionSizes(
  dice: Dice,
  most: number,
  largest: 4 | 12,
): { v: Exact; w: Exact; left: Exact } | null {
  const d = dice.pick([2, 3, 4, 5, 6, 8].filter((x) => largest % x === 0 || largest > 4));
  const e = dice.pick([d, d * 2].filter((x) => x <= largest));
  const [v, w] = [exact(dice.int(1, Math.ceil(d * most) - 1), d), exact(dice.int(1, Math.ceil(e * most)), e)];
  if (v.compare(w) === 0 || v.d === 1n || w.d === 1n) return null;
  const left = exact(dice.int(1, e - 1), e);
  return v.compare(w) < 0 ? { v, w, left } : { v: w, w: v, left };
}

function fractionCell(counts: Counts, most: number): Cell {
  return {
    subStrandId: 'fractions',
    heuristicId: H8,
    shapes: twoSizesShapes({
      scenes: FRACTION_SIZES,
      full: 1,
      factor: fractionText,
      size: inStyle,
      tries: true,
      counts: 'fractions',
      numbers: (dice, level, scene) => {
        const sizes = drawFractionSizes(dice, most, scene >= FIRST_TIME_SIZE ? 4 : 12);
        return sizes && { ...sizes, ...drawSplit(dice, counts, level) };
      },
    }),
  };
}

function decimalCell(counts: Counts, places: 1 | 2): Cell {
  return {
    subStrandId: 'decimals',
    heuristicId: H8,
    shapes: twoSizesShapes({
      scenes: DECIMAL_SIZES,
      full: 1,
      factor: (v) => decimalText(v),
      size: inStyle,
      tries: true,
      counts: 'decimals',
      numbers: (dice, level, scene) => {
        const money = scene >= FIRST_MONEY_SIZE;
        const split = drawSplit(dice, counts, level);
        const step = places === 1 ? 10 : 5;
        const [low, high] = money ? [40, 290] : [15, 145];
        const v = exact(dice.multiple(step, low, high - 40), 100);
        const w = v.add(exact(dice.multiple(step, step, 90), 100));
        const total = v.mul(split.n - split.large).add(w.mul(split.large));
        if (!money) return { v, w, ...split, left: exact(dice.multiple(step, 15, 195), 100) };
        // Change from a note that covers the bill.
        const note = [10, 20, 50, 100, 200].find((n) => total.compare(n) < 0);
        return note === undefined ? null : { v, w, ...split, left: exact(note).sub(total) };
      },
    }),
  };
}

function percentCell(counts: Counts, step: number, mixed: boolean): Cell {
  const scenes = mixed ? [...GROUP_SHARES, ...MIX_SHARES] : GROUP_SHARES;
  return {
    subStrandId: 'percentage',
    heuristicId: H8,
    shapes: twoSizesShapes({
      scenes,
      full: 100,
      factor: (v) => `${decimalText(v.mul(100))}/100`,
      size: (_scene, v) => `${decimalText(v.mul(100))}%`,
      tries: false,
      counts: 'percent',
      numbers: (dice, level, scene) => {
        const grams = scene >= GROUP_SHARES.length;
        const size = level === 'not_ready' ? 10 : step;
        const v = dice.multiple(size, 10, 60);
        const w = v + dice.multiple(size, 10, 30);
        const unit = grams ? 20 : 1;
        const n = dice.multiple(
          unit * 10,
          counts[level][0] * (grams ? 10 : 1),
          counts[level][1] * (grams ? 10 : 1),
        );
        const large = dice.multiple(unit, 2 * unit, n - 2 * unit);
        // Parts of people do not wear glasses, not even when all are taken to be of one kind.
        const [some, more] = [exact((n - large) * v, 100), exact(large * w, 100)];
        if (some.d !== 1n || more.d !== 1n || (n * v) % 100 !== 0) return null;
        return {
          v: exact(v),
          w: exact(w),
          n,
          large,
          left: exact(n).sub(some).sub(more),
          by: grams ? 20 : 10,
        };
      },
    }),
  };
}

/** h8 of a sub-strand at a grade. */
export function twoSizesCell(
  subStrandId: 'fractions' | 'decimals' | 'percentage',
  grade: Exclude<GradeLevel, 'Primary 1' | 'Primary 2'>,
): Cell {
  if (grade === 'Primary 3') return SLICES_CELL;
  if (subStrandId === 'percentage') {
    const counts: Counts = {
      not_ready: [20, 60],
      guided: [30, 100],
      independent: [40, 160],
      mastery: [40, 200],
    };
    return percentCell(counts, grade === 'Primary 5' ? 10 : 5, grade === 'Primary 6');
  }
  const few: Counts = {
    not_ready: [6, 8],
    guided: [6, 12],
    independent: [8, 16],
    mastery: [8, 16],
  };
  const many: Counts = {
    not_ready: [6, 12],
    guided: [10, 20],
    independent: [16, 40],
    mastery: [16, 48],
  };
  const counts = grade === 'Primary 4' ? few : many;
  return subStrandId === 'fractions'
    ? fractionCell(counts, grade === 'Primary 6' ? 2 : 1)
    : decimalCell(counts, grade === 'Primary 4' ? 1 : 2);
}
