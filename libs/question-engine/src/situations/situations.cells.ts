import type { GradeLevel } from '@sumfox/curriculum/grades';
import type { HeuristicId } from '@sumfox/curriculum/heuristics';
import type { GradeCells } from '../core/draft.js';
import { PLACES, SHEETS } from './catalogue/area.settings.js';
import { ANGLES, ANGLES_BY_CLUES, ANGLE_STEPS, OPENERS } from './catalogue/angle.situations.js';
import { AREA_SITUATIONS } from './catalogue/area.situations.js';
import { GRAPH_PLACES, GRAPH_SERIES, PICTURE_PLACES, PICTURE_SERIES } from './catalogue/graph.settings.js';
import { BARS_BY_CLUES, MOVED_BEFORE_THE_GRAPH } from './catalogue/graph.situations.js';
import { ROWS_IN_BARS, ROWS_IN_LINES, ROWS_IN_PICTURES } from './catalogue/graph-rows.situations.js';
import { BARS_OF_THE_END, BAR_TOTALS } from './catalogue/graph-totals.situations.js';
import { KEYS, SCALES } from './catalogue/graph-scale.situations.js';
import { PERIODS } from './catalogue/periods.settings.js';
import { PERIOD_SITUATIONS } from './catalogue/periods.situations.js';
import { JOINED_SITUATIONS } from './catalogue/joined.situations.js';
import { SIDE_SITUATIONS } from './catalogue/sides.situations.js';
import { COMPARED, TWO_SIZES } from './catalogue/pairs.settings.js';
import {
  SAME_NUMBER_EARLY,
  SAME_NUMBER_OF_BOTH,
  THREE_IN_STEPS,
  THREE_IN_STEPS_EARLY,
  TIMES_AND_TOTAL,
  TOTAL_AND_GAP,
} from './catalogue/pairs.situations.js';
import { COUNTED_ROWS, OUTINGS, SEATS, SHAPE_ROWS } from './catalogue/early.settings.js';
import {
  FEWER_IN_EACH_ROW,
  HOURS_BETWEEN,
  MORE_IN_EACH_ROW,
  ROWS_AND_REST,
} from './catalogue/early.situations.js';
import {
  HOLDERS,
  PARTS_ON_A_RULER,
  PLACES_IN_PICTURES,
  SHAPES_ON_CARDS,
  THINGS_IN_RINGS,
  THINGS_ON_A_RULER,
} from './catalogue/picture.settings.js';
import { TWO_ARE_HIDDEN, TWO_ROWS_ARE_HIDDEN } from './catalogue/hidden.situations.js';
import {
  CHANGED_IN_A_PICTURE,
  CUBES_IN_AND_OUT,
  THINGS_ON_AND_OFF,
} from './catalogue/picture-changes.situations.js';
import { BLOCKS_AND_TANKS, WATER_SITUATIONS } from './catalogue/water.situations.js';
import { COMPARED_IN_A_PICTURE, PARTS_IN_A_PICTURE } from './catalogue/picture.situations.js';
import type { Setting, Situation } from './situation.js';
import { type SituationCell, toCell } from './situation-shapes.js';

const WHOLE = 'h1_make_whole_model';
const CHANGE = 'h2_before_after';
const MOVE = 'h3_internal_transfer';
const BACK = 'h7_working_backwards';
const TRY = 'h8_guess_and_check';
const GROW = 'h9_pattern_recognition';
const RIDDLE = 'h10_logical_deduction';
const AREA = 'area_perimeter';
const BARS = 'bar_graphs';

const cell = (
  subStrandId: string,
  heuristicId: HeuristicId,
  situations: readonly Situation[],
  settings: readonly Setting[],
): SituationCell => ({ subStrandId, heuristicId, situations, settings });

const EACH_ROW = [MORE_IN_EACH_ROW, FEWER_IN_EACH_ROW] as const;

const patterns = (subStrandId: string, settings: readonly Setting[]): SituationCell =>
  cell(subStrandId, GROW, PERIOD_SITUATIONS, settings);

const guesses = (
  subStrandId: string,
  sizes: readonly Setting[],
  compared: readonly Setting[],
  ofGrade: readonly [sameNumber: Situation, ...compared: Situation[]],
): SituationCell[] => {
  const [sameNumber, ...others] = ofGrade;
  return [
    cell(subStrandId, TRY, [sameNumber], sizes),
    cell(subStrandId, TRY, [TOTAL_AND_GAP, ...others], compared),
  ];
};
const EARLY = [SAME_NUMBER_EARLY, THREE_IN_STEPS_EARLY] as const;
/** Comparing by times comes in Primary 3. */
const LATER = [SAME_NUMBER_OF_BOTH, THREE_IN_STEPS, TIMES_AND_TOTAL] as const;

/** Situations by grade and cell. */
export const SITUATION_CELLS: Readonly<Partial<Record<GradeLevel, readonly SituationCell[]>>> = {
  'Primary 1': [
    cell('numbers_0_to_100', GROW, EACH_ROW, COUNTED_ROWS),
    cell('shapes_space', GROW, EACH_ROW, SHAPE_ROWS),
    cell('addition_subtraction', WHOLE, [COMPARED_IN_A_PICTURE, PARTS_IN_A_PICTURE], THINGS_IN_RINGS),
    cell('length', WHOLE, [COMPARED_IN_A_PICTURE], THINGS_ON_A_RULER),
    cell('length', WHOLE, [PARTS_IN_A_PICTURE], PARTS_ON_A_RULER),
    cell('mass', CHANGE, [CUBES_IN_AND_OUT, THINGS_ON_AND_OFF], HOLDERS),
    cell('time', CHANGE, [HOURS_BETWEEN], OUTINGS),
  ],
  'Primary 2': [
    cell('shapes_space', GROW, EACH_ROW, SHAPE_ROWS),
    cell('shapes_space', WHOLE, [PARTS_IN_A_PICTURE], SHAPES_ON_CARDS),
    cell('shapes_space', CHANGE, [CHANGED_IN_A_PICTURE], SHAPES_ON_CARDS),
    cell('shapes_space', TRY, [TWO_ARE_HIDDEN], SHAPES_ON_CARDS),
    cell('picture_graphs', GROW, ROWS_IN_PICTURES, PICTURE_SERIES),
    cell('picture_graphs', TRY, KEYS, PICTURE_PLACES),
    cell('picture_graphs', TRY, [TWO_ROWS_ARE_HIDDEN], PLACES_IN_PICTURES),
    cell('multiplication_division_basic', WHOLE, [ROWS_AND_REST], SEATS),
    cell('multiplication_division_basic', TRY, [SAME_NUMBER_EARLY], TWO_SIZES.counts),
    patterns('length_basic', PERIODS.metres),
    patterns('mass_basic', PERIODS.mass),
    patterns('volume_basic', PERIODS.volume),
    patterns('time_basic', PERIODS.time),
    patterns('money_basic', PERIODS.money),
    ...guesses('length_basic', TWO_SIZES.metres, COMPARED.lengths, EARLY),
    ...guesses('mass_basic', TWO_SIZES.mass, COMPARED.mass, EARLY),
    ...guesses('volume_basic', TWO_SIZES.volume, COMPARED.volume, EARLY),
    ...guesses('time_basic', TWO_SIZES.time, COMPARED.time, EARLY),
    ...guesses('money_basic', TWO_SIZES.money, COMPARED.money, EARLY),
  ],
  'Primary 3': [
    cell(AREA, WHOLE, [AREA_SITUATIONS.metres.part], PLACES),
    cell(AREA, WHOLE, SIDE_SITUATIONS.tiles, SHEETS),
    cell(AREA, CHANGE, [AREA_SITUATIONS.centimetres.longer], SHEETS),
    cell(AREA, MOVE, [AREA_SITUATIONS.metres.strip], PLACES),
    cell(AREA, BACK, [AREA_SITUATIONS.centimetres.wire], SHEETS),
    ...guesses(AREA, TWO_SIZES.area, COMPARED.area, LATER),
    patterns(AREA, PERIODS.area),
    patterns('length', [...PERIODS.metres, ...PERIODS.distances]),
    patterns('mass', PERIODS.mass),
    patterns('volume', PERIODS.volume),
    patterns('time', PERIODS.time),
    patterns('money', PERIODS.money),
    ...guesses('length', TWO_SIZES.metres, COMPARED.lengths, LATER),
    ...guesses('mass', TWO_SIZES.mass, COMPARED.mass, LATER),
    ...guesses('volume', TWO_SIZES.volume, COMPARED.volume, LATER),
    ...guesses('time', TWO_SIZES.time, COMPARED.time, LATER),
    ...guesses('money', TWO_SIZES.money, COMPARED.money, LATER),
    cell(BARS, WHOLE, BAR_TOTALS, GRAPH_PLACES),
    cell(BARS, BACK, [MOVED_BEFORE_THE_GRAPH, ...BARS_OF_THE_END], GRAPH_PLACES),
    cell(BARS, TRY, SCALES, GRAPH_PLACES),
    cell(BARS, GROW, ROWS_IN_BARS, GRAPH_SERIES),
    cell(BARS, RIDDLE, [BARS_BY_CLUES], GRAPH_PLACES),
  ],
  'Primary 4': [
    cell(AREA, WHOLE, [...SIDE_SITUATIONS.sides, ...JOINED_SITUATIONS], SHEETS),
    cell(AREA, BACK, SIDE_SITUATIONS.sides, SHEETS),
    cell('geometry', WHOLE, [...SIDE_SITUATIONS.sides, ...JOINED_SITUATIONS], SHEETS),
    cell('data_handling', WHOLE, BAR_TOTALS, GRAPH_PLACES),
    cell('data_handling', BACK, [MOVED_BEFORE_THE_GRAPH, ...BARS_OF_THE_END], GRAPH_PLACES),
    cell('data_handling', GROW, ROWS_IN_LINES, GRAPH_SERIES),
    cell('data_handling', RIDDLE, [BARS_BY_CLUES], GRAPH_PLACES),
    cell('angles_basic', GROW, [ANGLE_STEPS], OPENERS),
    cell('angles_basic', RIDDLE, [ANGLES_BY_CLUES], ANGLES),
  ],
  'Primary 6': ([WHOLE, CHANGE, MOVE] as const).map((way) =>
    cell('volume_solids', way, WATER_SITUATIONS, BLOCKS_AND_TANKS),
  ),
};

/** Situations as shapes; they join the other shapes of their cells. */
export const SITUATION_CELLS_BY_GRADE: GradeCells = Object.fromEntries(
  Object.entries(SITUATION_CELLS).map(([grade, cells]) => [grade, cells.map(toCell)]),
);
