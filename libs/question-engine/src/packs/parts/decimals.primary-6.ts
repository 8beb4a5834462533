import type { Cell } from '../../core/draft.js';
import { beforeAfterShapes } from '../../engines/before-after.engine.js';
import { equalTotalsShapes } from '../../engines/equal-totals.engine.js';
import { partWholeShapes } from '../../engines/part-whole.engine.js';
import { patternShapes } from '../../engines/pattern.engine.js';
import { workingBackwardsShapes } from '../../engines/working-backwards.engine.js';
import { DECIMAL_EQUALS, equalNumbers } from '../shared/equal-totals.scenes.js';
import { patternNumbers } from '../shared/growth.scene.js';
import { type GroupSize, partWholeNumbers, stockNumbers } from '../shared/group-sizes.js';
import { DECIMAL_PATTERNS } from '../shared/pattern-measures.scenes.js';
import { DECIMAL_PARTS, DECIMAL_STOCKS } from './decimals.scenes.js';

/** Three decimal places, groups of up to 24. */
const PART_SIZES: GroupSize[] = [
  {
    each: { step: 25, low: 275, high: 1450, over: 1000 },
    rest: { step: 5, low: 125, high: 950, over: 100 },
    most: 24,
  },
  {
    each: { step: 5, low: 35, high: 185, over: 100 },
    rest: { step: 5, low: 120, high: 980, over: 100 },
    most: 24,
  },
  {
    each: { step: 25, low: 225, high: 475, over: 1000 },
    rest: { step: 5, low: 105, high: 880, over: 100 },
    most: 24,
  },
  {
    each: { step: 5, low: 45, high: 185, over: 100 },
    rest: { step: 5, low: 225, high: 980, over: 100 },
    most: 18,
  },
];

const STOCK_SIZES: GroupSize[] = [
  {
    each: { step: 25, low: 1125, high: 4875, over: 1000 },
    rest: { step: 25, low: 650, high: 3600, over: 100 },
    most: 24,
  },
  {
    each: { step: 5, low: 35, high: 285, over: 100 },
    rest: { step: 5, low: 240, high: 1900, over: 100 },
    most: 18,
  },
  {
    each: { step: 25, low: 225, high: 475, over: 1000 },
    rest: { step: 5, low: 150, high: 960, over: 100 },
    most: 24,
  },
  {
    each: { step: 5, low: 45, high: 195, over: 1000 },
    rest: { step: 5, low: 120, high: 980, over: 100 },
    most: 24,
  },
];

const stock = { scenes: DECIMAL_STOCKS, unitsPerWhole: 1, numbers: stockNumbers(STOCK_SIZES) };

/** Cells of Primary 6 decimals whose parts are groups of a decimal. */
export const DECIMALS_6_GROUP_CELLS: readonly Cell[] = [
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
        { step: 5, low: 15, high: 125, over: 100, counts: [3, 12] },
        { step: 5, low: 25, high: 85, over: 1000, counts: [3, 12] },
        { step: 5, low: 10, high: 35, over: 100, counts: [3, 12] },
        { step: 5, low: 35, high: 145, over: 100, counts: [3, 12] },
      ]),
    }),
  },
  { subStrandId: 'decimals', heuristicId: 'h7_working_backwards', shapes: workingBackwardsShapes(stock) },
  {
    subStrandId: 'decimals',
    heuristicId: 'h9_pattern_recognition',
    shapes: patternShapes({
      asksSteps: true,
      ...DECIMAL_PATTERNS,
      numbers: patternNumbers([
        {
          first: { step: 5, low: 120, high: 290, over: 100 },
          step: { step: 5, low: 15, high: 35, over: 100 },
          most: 20,
        },
        {
          first: { step: 5, low: 240, high: 960, over: 100 },
          step: { step: 5, low: 25, high: 145, over: 100 },
        },
        {
          first: { step: 25, low: 450, high: 1950, over: 1000 },
          step: { step: 25, low: 125, high: 875, over: 1000 },
        },
        {
          first: { step: 25, low: 125, high: 875, over: 1000 },
          step: { step: 25, low: 75, high: 425, over: 1000 },
        },
      ]),
    }),
  },
];
