import type { Cell, Shape } from '../../core/draft.js';
import { fractionChangeShapes } from '../../engines/fraction-change.engine.js';
import { remainderAtRateShapes } from '../../engines/remainder-at-rate.engine.js';
import { beforeAfterShapes } from '../../engines/before-after.engine.js';
import { equalTotalsShapes } from '../../engines/equal-totals.engine.js';
import { partWholeShapes } from '../../engines/part-whole.engine.js';
import { patternShapes } from '../../engines/pattern.engine.js';
import { workingBackwardsShapes } from '../../engines/working-backwards.engine.js';
import { TRAVEL_PACK, workPack } from './job.scenes.js';
import { SPEED_CLUES, rateClueShapes } from './rate.clues.js';
import { RATE_LETTERS, SPEED_LETTERS } from './rate.letters.js';
import { ratioFractionShapes } from './ratio.fractions.js';
import { ratioRemainderShapes } from './ratio.remainder.js';
import { RATIO_LETTERS } from './ratio.letters.js';
import { RATIO_CLUE_SHAPES } from './ratio.clues.js';
import { ratioSearchShapes } from './ratio.search.js';
import { ratioTransferShapes } from './ratio.transfer.js';
import { RATE_CELLS } from './rate.pack.js';
import { BILL_BACKWARDS, LATER_START, NET_RATE_CHANGES, TWO_PUMPS } from './rate.upper.js';
import { rateTransferShapes } from './rate.transfer.js';
import { SPEED_TRANSFER } from './speed.transfer.js';
import { SPEED_KINDS, rateKindsShapes } from './rate.two-kinds.js';
import { SPEED_EQUALS, SPEED_PARTS, SPEED_PATTERNS, SPEED_STOCK } from './speed.scenes.js';

/** Cells of rate that Primary 5 and 6 share, with the numbers of the grade. */
export function rateCells(grade: 5 | 6): readonly Cell[] {
  const joins = grade === 6;
  return [
    { subStrandId: 'rate', heuristicId: 'h3_internal_transfer', shapes: rateTransferShapes(grade) },
    {
      subStrandId: 'rate',
      heuristicId: 'h5_before_after_fractions',
      shapes: fractionChangeShapes(workPack(joins), grade, joins),
    },
    {
      subStrandId: 'rate',
      heuristicId: 'h6_remainder_concept',
      shapes: remainderAtRateShapes(workPack(false), grade),
    },
    { subStrandId: 'rate', heuristicId: 'h8_guess_and_check', shapes: rateKindsShapes(grade) },
    { subStrandId: 'rate', heuristicId: 'h10_logical_deduction', shapes: rateClueShapes(grade) },
    ...(grade === 6
      ? [{ subStrandId: 'rate', heuristicId: 'h11_algebraic_thinking' as const, shapes: RATE_LETTERS }]
      : []),
  ];
}

const UPPER: Readonly<Record<string, readonly Shape[]>> = {
  h1_make_whole_model: TWO_PUMPS,
  h2_before_after: NET_RATE_CHANGES,
  h4_equal_concept: LATER_START,
  h7_working_backwards: BILL_BACKWARDS,
};

/** The cells of Primary 5 with what Primary 6 adds: net rates, GST, a later start. */
export const RATE_6_CELLS: readonly Cell[] = RATE_CELLS.map((cell) => ({
  ...cell,
  shapes: [...cell.shapes, ...(UPPER[cell.heuristicId] ?? [])],
}));

/** Cells of ratio that Primary 5 and 6 share, with the numbers of the grade. */
export function ratioCells(grade: 5 | 6): readonly Cell[] {
  return [
    { subStrandId: 'ratio', heuristicId: 'h3_internal_transfer', shapes: ratioTransferShapes(grade) },
    { subStrandId: 'ratio', heuristicId: 'h5_before_after_fractions', shapes: ratioFractionShapes(grade) },
    { subStrandId: 'ratio', heuristicId: 'h6_remainder_concept', shapes: ratioRemainderShapes(grade) },
    { subStrandId: 'ratio', heuristicId: 'h8_guess_and_check', shapes: ratioSearchShapes(grade) },
    { subStrandId: 'ratio', heuristicId: 'h10_logical_deduction', shapes: RATIO_CLUE_SHAPES },
    ...(grade === 6
      ? [{ subStrandId: 'ratio', heuristicId: 'h11_algebraic_thinking' as const, shapes: RATIO_LETTERS }]
      : []),
  ];
}

/** Speed, Primary 6. */
export const SPEED_CELLS: readonly Cell[] = [
  { subStrandId: 'speed', heuristicId: 'h1_make_whole_model', shapes: partWholeShapes(SPEED_PARTS) },
  { subStrandId: 'speed', heuristicId: 'h2_before_after', shapes: beforeAfterShapes(SPEED_STOCK) },
  { subStrandId: 'speed', heuristicId: 'h3_internal_transfer', shapes: SPEED_TRANSFER },
  { subStrandId: 'speed', heuristicId: 'h4_equal_concept', shapes: equalTotalsShapes(SPEED_EQUALS) },
  { subStrandId: 'speed', heuristicId: 'h7_working_backwards', shapes: workingBackwardsShapes(SPEED_STOCK) },
  { subStrandId: 'speed', heuristicId: 'h8_guess_and_check', shapes: SPEED_KINDS },
  { subStrandId: 'speed', heuristicId: 'h9_pattern_recognition', shapes: patternShapes(SPEED_PATTERNS) },
  { subStrandId: 'speed', heuristicId: 'h10_logical_deduction', shapes: SPEED_CLUES },
  { subStrandId: 'speed', heuristicId: 'h11_algebraic_thinking', shapes: SPEED_LETTERS },
  {
    subStrandId: 'speed',
    heuristicId: 'h5_before_after_fractions',
    shapes: fractionChangeShapes(TRAVEL_PACK, 6, false),
  },
  {
    subStrandId: 'speed',
    heuristicId: 'h6_remainder_concept',
    shapes: remainderAtRateShapes(TRAVEL_PACK, 6),
  },
];
