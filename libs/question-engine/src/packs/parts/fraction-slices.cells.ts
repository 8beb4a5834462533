import type { Dice } from '../../core/dice.js';
import type { Cell } from '../../core/draft.js';
import { exact } from '../../numbers/exact.js';
import { fractionText } from '../../numbers/number-text.js';
import { type TwoSizesNumbers, twoSizesShapes } from '../../engines/two-sizes.engine.js';
import { SLICE_SIZES } from './two-sizes.scenes.js';

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

/** Primary 3, h8: slices of one whole. */
export const FRACTION_SLICES: Cell = {
  subStrandId: 'fractions',
  heuristicId: 'h8_guess_and_check',
  shapes: twoSizesShapes({
    scenes: SLICE_SIZES,
    full: 1,
    factor: fractionText,
    size: (scene, size) => scene.style.text(size),
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
