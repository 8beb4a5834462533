import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import type { Dice } from '../../core/dice.js';
import type { Cell } from '../../core/draft.js';
import { type Exact, exact } from '../../numbers/exact.js';
import { fractionText } from '../../numbers/number-text.js';
import { equalSharesShapes } from '../../engines/equal-shares.engine.js';
import { shareOfWholeShapes } from '../../engines/share-of-whole.engine.js';
import { EQUAL_SHARE_SCENES } from '../shared/equal-shares.scenes.js';
import { drawFractionPair } from './fractions.pack.js';
import { FRACTION_SHARES } from './fractions.scenes.js';

/** Two shares whose sum has a denominator of at most 12. */
function drawPair(dice: Dice, level: ProficiencyLevel): [Exact, Exact] {
  for (;;) {
    const [a, b] = drawFractionPair(dice, level);
    if (Number(exact(Number(a.d)).lcm(Number(b.d)).n) <= 12) return [a, b];
  }
}

/** Unit fractions; at mastery also others with denominators up to 6. */
function drawEqualUnitFractions(dice: Dice, level: ProficiencyLevel): [Exact, Exact] {
  for (;;) {
    const [d, e] = [dice.int(2, 6), dice.int(2, 6)];
    const plain = level === 'not_ready' || level === 'guided';
    const p = exact(plain ? 1 : dice.int(1, d - 1), d);
    const q = exact(plain ? 1 : dice.int(1, e - 1), e);
    if (!p.equals(q)) return [p, q];
  }
}

/** Cells of Primary 4 fractions about fractions of a set. */
export const FRACTIONS_4_SET_CELLS: readonly Cell[] = [
  {
    subStrandId: 'fractions',
    heuristicId: 'h1_make_whole_model',
    shapes: shareOfWholeShapes({
      blankLeft: 'The share that is left is ___ of the whole.',
      scenes: FRACTION_SHARES,
      full: 1,
      text: fractionText,
      shares: drawPair,
    }),
  },
  {
    subStrandId: 'fractions',
    heuristicId: 'h4_equal_concept',
    shapes: equalSharesShapes({
      scenes: EQUAL_SHARE_SCENES,
      full: 1,
      text: fractionText,
      shares: drawEqualUnitFractions,
    }),
  },
];
