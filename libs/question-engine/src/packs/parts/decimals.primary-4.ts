import type { Cell } from '../../core/draft.js';
import { beforeAfterShapes } from '../../engines/before-after.engine.js';
import { equalTotalsShapes } from '../../engines/equal-totals.engine.js';
import { partWholeShapes } from '../../engines/part-whole.engine.js';
import { patternShapes } from '../../engines/pattern.engine.js';
import { workingBackwardsShapes } from '../../engines/working-backwards.engine.js';
import { DECIMAL_EQUALS, equalNumbers } from '../shared/equal-totals.scenes.js';
import { patternNumbers } from '../shared/growth.scene.js';
import { type GroupSize, partWholeNumbers, stockNumbers } from '../shared/group-sizes.js';
import { SHORT_DECIMAL_PATTERNS, SHORT_DECIMAL_STOCKS } from './decimals.primary-4.scenes.js';
import { DECIMAL_PARTS } from './decimals.scenes.js';

/** Two decimal places, groups of up to nine: decimals times and shared by one digit. */
const PART_SIZES: GroupSize[] = [
  { each: { step: 5, low: 25, high: 165, over: 100 }, rest: { step: 5, low: 45, high: 480, over: 100 } },
  { each: { step: 5, low: 25, high: 145, over: 100 }, rest: { step: 5, low: 35, high: 480, over: 100 } },
  { each: { step: 5, low: 15, high: 45, over: 100 }, rest: { step: 5, low: 55, high: 480, over: 100 } },
  { each: { step: 5, low: 45, high: 145, over: 100 }, rest: { step: 5, low: 125, high: 980, over: 100 } },
];

const STOCK_SIZES: GroupSize[] = [
  { each: { step: 5, low: 25, high: 145, over: 100 }, rest: { step: 5, low: 150, high: 900, over: 100 } },
  { each: { step: 5, low: 35, high: 165, over: 100 }, rest: { step: 5, low: 140, high: 890, over: 100 } },
  { each: { step: 5, low: 35, high: 95, over: 100 }, rest: { step: 5, low: 150, high: 760, over: 100 } },
  { each: { step: 10, low: 350, high: 590, over: 100 }, rest: { step: 10, low: 220, high: 980, over: 100 } },
];

const stock = { scenes: SHORT_DECIMAL_STOCKS, unitsPerWhole: 1, numbers: stockNumbers(STOCK_SIZES) };

/** Cells of Primary 4 decimals whose parts are groups of a decimal. */
export const DECIMALS_4_GROUP_CELLS: readonly Cell[] = [
  {
    subStrandId: 'decimals',
    heuristicId: 'h1_make_whole_model',
    shapes: partWholeShapes({
      scenes: DECIMAL_PARTS,
      unitsPerWhole: 1,
      numbers: partWholeNumbers(PART_SIZES),
    }),
  },
  { subStrandId: 'decimals', heuristicId: 'h2_before_after', shapes: beforeAfterShapes(stock) },
  {
    subStrandId: 'decimals',
    heuristicId: 'h4_equal_concept',
    shapes: equalTotalsShapes({
      ...DECIMAL_EQUALS,
      numbers: equalNumbers([
        { step: 5, low: 15, high: 95, over: 100, counts: [2, 8] },
        { step: 1, low: 4, high: 12, over: 100, counts: [2, 8] },
        { step: 5, low: 10, high: 45, over: 100, counts: [2, 8] },
        { step: 5, low: 35, high: 195, over: 100, counts: [2, 8] },
      ]),
    }),
  },
  { subStrandId: 'decimals', heuristicId: 'h7_working_backwards', shapes: workingBackwardsShapes(stock) },
  {
    subStrandId: 'decimals',
    heuristicId: 'h9_pattern_recognition',
    shapes: patternShapes({
      asksSteps: true,
      scale: { kind: 'same' },
      scenes: SHORT_DECIMAL_PATTERNS,
      // Ten terms: all the steps are then a decimal times one digit.
      numbers: patternNumbers([
        {
          first: { step: 5, low: 120, high: 250, over: 100 },
          step: { step: 5, low: 15, high: 65, over: 100 },
          most: 10,
        },
        {
          first: { step: 5, low: 240, high: 960, over: 100 },
          step: { step: 5, low: 25, high: 145, over: 100 },
          most: 10,
        },
        {
          first: { step: 5, low: 45, high: 195, over: 100 },
          step: { step: 5, low: 15, high: 85, over: 100 },
          most: 10,
        },
        {
          first: { step: 10, low: 120, high: 350, over: 100 },
          step: { step: 10, low: 20, high: 90, over: 100 },
          most: 10,
        },
        {
          first: { step: 5, low: 455, high: 985, over: 100 },
          step: { step: 5, low: 25, high: 115, over: 100 },
          most: 10,
        },
      ]),
    }),
  },
];
