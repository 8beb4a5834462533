import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import { patternShapes } from '../../engines/pattern.engine.js';
import { FRACTION_PATTERNS } from '../shared/pattern-measures.scenes.js';
import { equalSharesShapes } from '../../engines/equal-shares.engine.js';
import { EQUAL_SHARE_SCENES, drawEqualFractions } from '../shared/equal-shares.scenes.js';
import type { Dice } from '../../core/dice.js';
import type { Cell } from '../../core/draft.js';
import { type Exact, exact } from '../../numbers/exact.js';
import { FRACTION_SHARES, FRACTION_STOCKS } from './fractions.scenes.js';
import { fractionText } from '../../numbers/number-text.js';
import { beforeAfterShapes } from '../../engines/before-after.engine.js';
import { shareOfWholeShapes } from '../../engines/share-of-whole.engine.js';
import type { StockNumbers } from '../../engines/stock-scene.js';
import { workingBackwardsShapes } from '../../engines/working-backwards.engine.js';

/** Proper fractions with friendly denominators, the larger first. */
export function drawFractionPair(dice: Dice, level: ProficiencyLevel): [Exact, Exact] {
  const friendly = level === 'not_ready' || level === 'guided';
  const denominators = friendly ? [3, 4, 5, 6, 8] : [3, 4, 5, 6, 7, 8, 9, 10, 12];
  for (;;) {
    const one = dice.pick(denominators);
    const two = friendly ? dice.pick([one, one * 2].filter((d) => d <= 12)) : dice.pick(denominators);
    const a = exact(dice.int(1, one - 1), one);
    const b = exact(dice.int(1, two - 1), two);
    if (!a.equals(b) && a.add(b).compare(1) < 0) return a.compare(b) > 0 ? [a, b] : [b, a];
  }
}

/**
 * Fractions and mixed numbers with related denominators up to 12. What is shared at mastery is whole: a whole number over
 * a whole number as a fraction is of Primary 5, a mixed number over a whole number is of no primary grade.
 */
export function drawStockFractions(dice: Dice, level: ProficiencyLevel): StockNumbers {
  const one = dice.pick(level === 'not_ready' ? [2, 3, 4] : [2, 3, 4, 5, 6, 8]);
  const two = dice.pick([one, one * 2, one * 3].filter((d) => d <= 12));
  const count =
    level === 'mastery' ? one * dice.int(1, one < 4 ? 3 : 1) : dice.int(2, level === 'not_ready' ? 4 : 7);
  const each = exact(dice.int(1, one - 1), one).add(level === 'mastery' ? dice.int(0, 1) : 0);
  const left = exact(dice.int(two + 1, 4 * two), two);
  const out = each.mul(count);
  return {
    start:
      level === 'independent'
        ? out.add(left).mul(2)
        : level === 'mastery'
          ? out.add(left.mul(2))
          : out.add(left),
    add: exact(dice.int(1, 3 * one), one),
    count,
    each,
    countIn: dice.int(2, 5),
    eachIn: exact(dice.int(1, 2 * two), two),
  };
}

const stock = { scenes: FRACTION_STOCKS, unitsPerWhole: 1, numbers: drawStockFractions };

/** Parts of a set or an amount; the gateway is a fraction of an amount or a fraction times a whole number. */
export const FRACTIONS_CELLS: readonly Cell[] = [
  {
    subStrandId: 'fractions',
    heuristicId: 'h1_make_whole_model',
    shapes: shareOfWholeShapes({
      scenes: FRACTION_SHARES,
      full: 1,
      text: fractionText,
      shares: drawFractionPair,
    }),
  },
  { subStrandId: 'fractions', heuristicId: 'h2_before_after', shapes: beforeAfterShapes(stock) },
  { subStrandId: 'fractions', heuristicId: 'h7_working_backwards', shapes: workingBackwardsShapes(stock) },
  {
    subStrandId: 'fractions',
    heuristicId: 'h4_equal_concept',
    shapes: equalSharesShapes({
      scenes: EQUAL_SHARE_SCENES,
      full: 1,
      text: fractionText,
      shares: drawEqualFractions,
    }),
  },
  {
    subStrandId: 'fractions',
    heuristicId: 'h9_pattern_recognition',
    shapes: patternShapes(FRACTION_PATTERNS),
  },
];
