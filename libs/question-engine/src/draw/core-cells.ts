import type { GradeLevel } from '@sumfox/curriculum/grades';
import type { HeuristicId } from '@sumfox/curriculum/heuristics';
import { CELL_TOPICS, type TopicName } from './cell-topics.js';
import type { CellPlace, CellTopic, CoreCell } from './core-cell.js';
import { listGatewayCells } from './gateway-cells.js';

/** The cells of a place, one for each topic of a list. */
const cells = (place: CellPlace, topics: string): CoreCell[] =>
  topics.split(' ').map((name): CoreCell => {
    const topic: CellTopic = CELL_TOPICS[name as TopicName];
    const joined = (place.alsoThrough ?? []).flatMap((gateway) =>
      topic.structures.map((id) => `${id}-by-${gateway}`),
    );
    return { ...place, ...topic, structures: [...topic.structures, ...joined] };
  });

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
].flatMap((place) => cells(place, 'together early'));

const PRIMARY_3 = [
  thousands('numbers_0_to_10000'),
  of('length', 'length'),
  of('mass', 'mass'),
  of('volume', 'volume'),
  money('money'),
  times('time'),
].flatMap((place) => cells(place, 'compared changed moved backwards grown deduced'));

/** Fractions, decimals, ratio and percentage of Primary 5 and 6. */
const PARTS_OF_UPPER = [
  ...cells(
    FRACTIONS,
    'fractions changedFractions movedFractions equalFractions fractionsChanged remainder backwardsFractions',
  ),
  ...cells(
    DECIMALS,
    'shared changedTwo moved equal fractionsChanged remainder backwards tried grown deduced',
  ),
  ...cells(RATIO, 'ratios changedRatios movedRatios equalRatios fractionsChangedRatios backwardsRatios'),
  ...cells(PERCENTAGE, 'changedPercents fractionsChangedPercents remainderPercents backwardsPercents'),
];

const NUMBERS_OF_UPPER = cells(
  thousands('whole_numbers'),
  'compared moved changedTwo equal fractionsChanged remainder backwards tried grown deduced',
);

/** The cells of each grade for which the core has structures. */
const CORE_CELLS: Readonly<Record<GradeLevel, readonly CoreCell[]>> = {
  // Children of six look at pictures, which stories of the core do not have.
  'Primary 1': [],
  'Primary 2': [
    ...cells(counts('addition_subtraction_basic'), 'together early'),
    ...cells(counts('numbers_to_1000'), 'together early'),
    ...cells(counts('multiplication_division_basic'), 'groups'),
    ...PRIMARY_2,
    ...cells(graphOf('picture_graphs'), 'together early'),
  ],
  'Primary 3': [
    ...cells(counts('four_operations'), 'compared changed moved backwards deduced'),
    ...PRIMARY_3,
    ...cells(FRACTIONS_OF_ONE, 'compared changed moved backwards grown deduced'),
    ...cells(graphOf('bar_graphs'), 'compared changed moved backwards deduced'),
    ...listGatewayCells('Primary 3'),
  ],
  'Primary 4': [
    ...[thousands('whole_numbers'), money('money'), MEASUREMENT, DECIMALS, times('time_duration')].flatMap(
      (place) => cells(place, 'compared changed moved equal backwards tried grown deduced'),
    ),
    ...cells(
      { subStrandId: 'data_handling', kinds: ['count'], graphsOfTen: 8 },
      'compared changed moved equal backwards tried grown deduced',
    ),
    ...cells(FRACTIONS, 'changedFractions backwardsFractions'),
    ...listGatewayCells('Primary 4'),
  ],
  'Primary 5': [
    ...NUMBERS_OF_UPPER,
    ...PARTS_OF_UPPER,
    ...cells(money('money'), 'compared'),
    ...[money('money'), MEASUREMENT].flatMap((place) =>
      cells(place, 'changedTwo moved equal fractionsChanged remainder backwards tried grown deduced'),
    ),
    ...cells(MEASUREMENT, 'shared'),
    ...listGatewayCells('Primary 5'),
  ],
  'Primary 6': [
    ...NUMBERS_OF_UPPER,
    ...PARTS_OF_UPPER,
    ...cells(thousands('whole_numbers'), 'letters'),
    ...cells({ ...DECIMALS, kinds: MEASURED }, 'letters'),
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
