import { patternShapes } from '../../engines/pattern.engine.js';
import { DECIMAL_PATTERNS } from '../shared/pattern-measures.scenes.js';
import { equalTotalsShapes } from '../../engines/equal-totals.engine.js';
import { DECIMAL_EQUALS } from '../shared/equal-totals.scenes.js';
import type { Cell } from '../../core/draft.js';
import { DECIMAL_PARTS, DECIMAL_STOCKS } from './decimals.scenes.js';
import { beforeAfterShapes } from '../../engines/before-after.engine.js';
import { partWholeShapes } from '../../engines/part-whole.engine.js';
import { workingBackwardsShapes } from '../../engines/working-backwards.engine.js';
import { type GroupSize, partWholeNumbers, stockNumbers } from '../shared/group-sizes.js';

const PART_SIZES: GroupSize[] = [
  {
    each: { step: 5, low: 15, high: 95, over: 100 },
    rest: { step: 25, low: 125, high: 950, over: 100 },
    tens: true,
  },
  {
    each: { step: 5, low: 25, high: 145, over: 100 },
    rest: { step: 5, low: 120, high: 980, over: 100 },
    tens: true,
  },
  {
    each: { step: 25, low: 125, high: 475, over: 1000 },
    rest: { step: 5, low: 55, high: 480, over: 100 },
    tens: true,
  },
  {
    each: { step: 1, low: 4, high: 14, over: 10 },
    rest: { step: 5, low: 125, high: 980, over: 100 },
    tens: true,
  },
];

const STOCK_SIZES: GroupSize[] = [
  {
    each: { step: 5, low: 35, high: 245, over: 100 },
    rest: { step: 25, low: 350, high: 3600, over: 100 },
    tens: true,
  },
  {
    each: { step: 5, low: 35, high: 165, over: 100 },
    rest: { step: 5, low: 240, high: 1900, over: 100 },
    tens: true,
  },
  {
    each: { step: 5, low: 20, high: 45, over: 100 },
    rest: { step: 5, low: 150, high: 960, over: 100 },
    tens: true,
  },
  {
    each: { step: 5, low: 45, high: 195, over: 1000 },
    rest: { step: 5, low: 120, high: 980, over: 100 },
    tens: true,
  },
];

const stock = { scenes: DECIMAL_STOCKS, unitsPerWhole: 1, numbers: stockNumbers(STOCK_SIZES) };

/** Lengths, masses and volumes in decimals; the gateway is a decimal times or shared by tens. */
export const DECIMALS_CELLS: readonly Cell[] = [
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
  { subStrandId: 'decimals', heuristicId: 'h7_working_backwards', shapes: workingBackwardsShapes(stock) },
  { subStrandId: 'decimals', heuristicId: 'h4_equal_concept', shapes: equalTotalsShapes(DECIMAL_EQUALS) },
  { subStrandId: 'decimals', heuristicId: 'h9_pattern_recognition', shapes: patternShapes(DECIMAL_PATTERNS) },
];
