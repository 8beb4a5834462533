import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import type { Dice } from '../../core/dice.js';
import type { Cell } from '../../core/draft.js';
import { type Exact, exact } from '../../numbers/exact.js';
import { fractionText } from '../../numbers/number-text.js';
import { beforeAfterShapes } from '../../engines/before-after.engine.js';
import { equalSharesShapes } from '../../engines/equal-shares.engine.js';
import { patternShapes } from '../../engines/pattern.engine.js';
import { shareOfWholeShapes } from '../../engines/share-of-whole.engine.js';
import type { StockNumbers } from '../../engines/stock-scene.js';
import { workingBackwardsShapes } from '../../engines/working-backwards.engine.js';
import { EQUAL_SHARE_SCENES } from '../shared/equal-shares.scenes.js';
import { FRACTION_PATTERNS } from '../shared/pattern-measures.scenes.js';
import { FRACTION_SHARES, FRACTION_STOCKS } from './fractions.scenes.js';

/** Denominators that differ and still have a common one of at most 12. */
const UNLIKE: ReadonlyArray<readonly [number, number]> = [
  [2, 3],
  [3, 2],
  [2, 5],
  [5, 2],
  [3, 4],
  [4, 3],
  [4, 6],
  [6, 4],
  [3, 12],
  [5, 10],
];

/** Two proper fractions of unlike denominators, the larger first, that leave a rest. */
function drawUnlikePair(dice: Dice): [Exact, Exact] {
  const denominators = [3, 4, 5, 6, 8, 9, 10, 12];
  for (;;) {
    const [one, two] = dice.pickSome(denominators, 2) as [number, number];
    const a = exact(dice.int(1, one - 1), one);
    const b = exact(dice.int(1, two - 1), two);
    if (a.d !== b.d && a.add(b).compare(1) < 0) return a.compare(b) > 0 ? [a, b] : [b, a];
  }
}

/**
 * What is left is drawn first, in a denominator unlike that of each group. What is shared at mastery is whole, as in
 * Primary 5.
 */
function drawStock(dice: Dice, level: ProficiencyLevel): StockNumbers {
  const [one, two] = dice.pick(UNLIKE);
  const count =
    level === 'mastery'
      ? one * dice.int(one < 3 ? 2 : 1, one < 5 ? 2 : 1)
      : dice.int(3, level === 'not_ready' ? 5 : 9);
  const each = exact(dice.int(1, one - 1), one).add(level === 'mastery' ? dice.int(0, 1) : 0);
  const left = exact(dice.int(two + 1, 5 * two), two);
  const out = each.mul(count);
  return {
    start:
      level === 'independent'
        ? out.add(left).mul(2)
        : level === 'mastery'
          ? out.add(left.mul(2))
          : out.add(left),
    add: exact(dice.int(1, 3 * two), two),
    count,
    each,
    countIn: dice.int(2, 6),
    eachIn: exact(dice.int(1, 2 * two), two),
  };
}

/** Proper fractions with denominators up to 10. */
function drawEqualPair(dice: Dice, level: ProficiencyLevel): [Exact, Exact] {
  for (;;) {
    const most = level === 'not_ready' ? 6 : 10;
    const [d, e] = [dice.int(3, most), dice.int(2, most)];
    const p = exact(dice.int(1, d - 1), d);
    const q = exact(dice.int(1, e - 1), e);
    if (!p.equals(q) && !(p.n === 1n && q.n === 1n)) return [p, q];
  }
}

const stock = { scenes: FRACTION_STOCKS, unitsPerWhole: 1, numbers: drawStock };

/** Cells of Primary 6 fractions served by shares of a whole and stocks in fractions. */
export const FRACTIONS_6_SHARE_CELLS: readonly Cell[] = [
  {
    subStrandId: 'fractions',
    heuristicId: 'h1_make_whole_model',
    shapes: shareOfWholeShapes({
      blankLeft: 'The share that is left is ___ of the whole.',
      scenes: FRACTION_SHARES,
      full: 1,
      text: fractionText,
      shares: drawUnlikePair,
    }),
  },
  { subStrandId: 'fractions', heuristicId: 'h2_before_after', shapes: beforeAfterShapes(stock) },
  {
    subStrandId: 'fractions',
    heuristicId: 'h4_equal_concept',
    shapes: equalSharesShapes({
      scenes: EQUAL_SHARE_SCENES,
      full: 1,
      text: fractionText,
      shares: drawEqualPair,
    }),
  },
  { subStrandId: 'fractions', heuristicId: 'h7_working_backwards', shapes: workingBackwardsShapes(stock) },
  {
    subStrandId: 'fractions',
    heuristicId: 'h9_pattern_recognition',
    shapes: patternShapes({
      asksSteps: true,
      ...FRACTION_PATTERNS,
      numbers: (dice) => {
        const [d, e] = dice.pick(UNLIKE);
        return { first: exact(dice.int(1, 3 * d), d), step: exact(dice.int(1, e - 1), e) };
      },
    }),
  },
];
