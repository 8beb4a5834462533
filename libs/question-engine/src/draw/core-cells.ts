import type { GradeLevel } from '@sumfox/curriculum/grades';
import type { HeuristicId } from '@sumfox/curriculum/heuristics';
import { CELL_TOPICS, type TopicName } from './cell-topics.js';
import type { CellPlace, CellTopic, CoreCell } from './core-cell.js';
import { listGatewayCells } from './gateway-cells.js';

const cellsOf = (isShared: boolean, place: CellPlace, topics: readonly TopicName[]): CoreCell[] =>
  topics.map((name): CoreCell => {
    const topic: CellTopic = CELL_TOPICS[name];
    const joined = (place.alsoThrough ?? []).flatMap((gateway) =>
      topic.structures.map((id) => `${id}-by-${gateway}`),
    );
    return { ...place, ...topic, structures: [...topic.structures, ...joined], isShared };
  });
/** Cells whose every item the core draws. */
const whole = (place: CellPlace, ...topics: TopicName[]): CoreCell[] => cellsOf(false, place, topics);
/** Cells that the core shares with shapes. */
const beside = (place: CellPlace, ...topics: TopicName[]): CoreCell[] => cellsOf(true, place, topics);

const counts = (subStrandId: string): CellPlace => ({ subStrandId, kinds: ['count'] });
const thousands = (subStrandId: string): CellPlace => ({ subStrandId, kinds: ['count'], isLarge: true });
const money = (subStrandId: string): CellPlace => ({ subStrandId, kinds: ['money'] });
const of = (kind: CellPlace['kinds'][number], subStrandId: string): CellPlace => ({
  subStrandId,
  kinds: [kind],
});
/** Times of Primary 3 and 4, where hours and minutes are changed to minutes. */
const times = (subStrandId: string): CellPlace => ({
  subStrandId,
  kinds: ['time'],
  alsoThrough: ['hours-and-minutes'],
});
const graphOf = (subStrandId: string): CellPlace => ({ subStrandId, kinds: ['count'], hasGraph: true });
const MEASURED = ['length', 'mass', 'volume'] as const;
const MEASUREMENT: CellPlace = { subStrandId: 'measurement', kinds: MEASURED };
const DECIMALS: CellPlace = { subStrandId: 'decimals', kinds: [...MEASURED, 'money'], hasDecimals: true };
/** Fractions of one metre, kilogram or litre, with denominators that belong together. */
const FRACTIONS_OF_ONE: CellPlace = { subStrandId: 'fractions', kinds: MEASURED, hasFractions: true };
const FRACTIONS: CellPlace = { subStrandId: 'fractions', kinds: ['count', ...MEASURED] };
const RATIO: CellPlace = { subStrandId: 'ratio', kinds: ['count', ...MEASURED, 'money'] };
const PERCENTAGE: CellPlace = { subStrandId: 'percentage', kinds: ['count', 'money'], isLarge: true };

const PRIMARY_2 = [
  of('length', 'length_basic'),
  of('mass', 'mass_basic'),
  of('volume', 'volume_basic'),
  money('money_basic'),
  of('time', 'time_basic'),
].flatMap((place) => beside(place, 'together', 'early'));

const PRIMARY_3 = [
  thousands('numbers_0_to_10000'),
  of('length', 'length'),
  of('mass', 'mass'),
  of('volume', 'volume'),
  money('money'),
  times('time'),
].flatMap((place) => beside(place, 'compared', 'changed', 'moved', 'backwards', 'grown', 'deduced'));

/** Fractions, decimals, ratio and percentage of Primary 5 and 6. */
const PARTS_OF_UPPER = [
  ...beside(
    FRACTIONS,
    'fractions',
    'changedFractions',
    'movedFractions',
    'equalFractions',
    'fractionsChanged',
    'remainder',
    'backwardsFractions',
  ),
  ...beside(
    DECIMALS,
    'shared',
    'changedTwo',
    'moved',
    'equal',
    'fractionsChanged',
    'remainder',
    'backwards',
    'tried',
    'grown',
    'deduced',
  ),
  ...beside(
    RATIO,
    'ratios',
    'changedRatios',
    'movedRatios',
    'equalRatios',
    'fractionsChangedRatios',
    'backwardsRatios',
  ),
  ...beside(
    PERCENTAGE,
    'changedPercents',
    'fractionsChangedPercents',
    'remainderPercents',
    'backwardsPercents',
  ),
];

const WHOLE_OF_UPPER = [
  ...whole(thousands('whole_numbers'), 'compared', 'moved'),
  ...beside(
    thousands('whole_numbers'),
    'changedTwo',
    'equal',
    'fractionsChanged',
    'remainder',
    'backwards',
    'tried',
    'grown',
    'deduced',
  ),
];

/** The cells of each grade for which the core has structures. */
const CORE_CELLS: Readonly<Record<GradeLevel, readonly CoreCell[]>> = {
  'Primary 1': beside(counts('addition_subtraction'), 'together'),
  'Primary 2': [
    ...whole(counts('addition_subtraction_basic'), 'early'),
    ...beside(counts('addition_subtraction_basic'), 'together'),
    ...beside(counts('numbers_to_1000'), 'together', 'early'),
    ...beside(counts('multiplication_division_basic'), 'groups'),
    ...PRIMARY_2,
    ...beside(graphOf('picture_graphs'), 'together', 'early'),
  ],
  'Primary 3': [
    ...whole(counts('four_operations'), 'compared', 'changed', 'moved'),
    ...beside(counts('four_operations'), 'backwards', 'deduced'),
    ...PRIMARY_3,
    ...beside(FRACTIONS_OF_ONE, 'compared', 'changed', 'moved', 'backwards', 'grown', 'deduced'),
    ...beside(graphOf('bar_graphs'), 'compared', 'changed', 'moved', 'backwards', 'deduced'),
    ...listGatewayCells('Primary 3'),
  ],
  'Primary 4': [
    ...whole(thousands('whole_numbers'), 'compared', 'changed', 'moved'),
    ...beside(thousands('whole_numbers'), 'equal', 'backwards', 'tried', 'grown', 'deduced'),
    ...whole(money('money'), 'compared', 'changed'),
    ...beside(money('money'), 'moved', 'equal', 'backwards', 'tried', 'grown', 'deduced'),
    ...[MEASUREMENT, DECIMALS, times('time_duration')].flatMap((place) =>
      beside(place, 'compared', 'changed', 'moved', 'equal', 'backwards', 'tried', 'grown', 'deduced'),
    ),
    ...beside(FRACTIONS, 'changedFractions', 'backwardsFractions'),
    ...listGatewayCells('Primary 4'),
  ],
  'Primary 5': [
    ...WHOLE_OF_UPPER,
    ...PARTS_OF_UPPER,
    ...whole(money('money'), 'compared'),
    ...[money('money'), MEASUREMENT].flatMap((place) =>
      beside(
        place,
        'changedTwo',
        'moved',
        'equal',
        'fractionsChanged',
        'remainder',
        'backwards',
        'tried',
        'grown',
        'deduced',
      ),
    ),
    ...beside(MEASUREMENT, 'shared'),
    ...listGatewayCells('Primary 5'),
  ],
  'Primary 6': [
    ...WHOLE_OF_UPPER,
    ...PARTS_OF_UPPER,
    ...beside(thousands('whole_numbers'), 'letters'),
    ...beside({ ...DECIMALS, kinds: MEASURED }, 'letters'),
    ...listGatewayCells('Primary 6'),
  ],
};

/** The cells of a grade for which the core has structures. */
export const listCoreCells = (grade: GradeLevel): readonly CoreCell[] => CORE_CELLS[grade];

/** Null for a cell for which the core has no structure. */
export const findCoreCell = (
  grade: GradeLevel,
  subStrandId: string,
  heuristicId: HeuristicId,
): CoreCell | null =>
  CORE_CELLS[grade].find((c) => c.subStrandId === subStrandId && c.heuristicId === heuristicId) ?? null;
