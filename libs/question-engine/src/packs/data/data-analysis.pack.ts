import { countOf, measured } from '../../core/amount.js';
import type { Cell } from '../../core/draft.js';
import { equalTotalsShapes } from '../../engines/equal-totals.engine.js';
import { averages, equalNumbers } from '../shared/equal-totals.scenes.js';
import { AVERAGE_ALGEBRA } from './averages.algebra.js';
import { AVERAGE_CLUES } from './averages.clues.js';
import { AVERAGE_FRACTIONS } from './averages.fractions.js';
import { AVERAGE_GROWTH } from './averages.growth.js';
import { AVERAGE_REMAINDER } from './averages.remainder.js';
import { AVERAGE_CONTEXTS, type AverageContext } from './averages.scene.js';
import { AVERAGE_TRANSFER } from './averages.transfer.js';
import { GROUPS, type GroupScene, type GroupScenes } from './data-groups.scene.js';
import { dataBackwards } from './data-handling.backwards.js';
import { dataBeforeAfter } from './data-handling.before-after.js';
import { VALUES, type ValuesScene, type ValuesScenes, dataPartWhole } from './data-handling.part-whole.js';
import { AVERAGE_TWO_KINDS } from './two-kinds.js';

/** A group of holders that are added and taken away. */
function heldGroup({ many, one, noun, style, low, high }: AverageContext): GroupScene {
  return {
    style,
    average: (n, a) => `${n} ${many} hold an average of ${a} each.`,
    joins: (v) => `Another ${one} with ${v} is added.`,
    joinsSome: `Another ${one} is added.`,
    leaves: (v) => `A ${one} with ${v} is taken away.`,
    newAverage: (b) => `The new average is ${b}.`,
    askTotal: `How many ${noun} do the ${many} hold altogether now?`,
    blankTotal: `The ${many} now hold ___ ${noun} altogether.`,
    askAverage: `What is the average number of ${noun} in each ${one} now?`,
    blankAverage: `The average in each ${one} is now ___ ${noun}.`,
    askJoined: `How many ${noun} does the new ${one} hold?`,
    blankJoined: `The new ${one} holds ___ ${noun}.`,
    groupOf: (n) => `There are ${n} ${many} of ${noun}.`,
    joinsLast: (v) => `The last ${one} that was added holds ${v}.`,
    averageOf: (n, a) => `The average of all ${n} ${many} is ${a}.`,
    averageBecomes: (b) => `The average then becomes ${b}.`,
    askTotalBefore: `How many ${noun} did the ${many} hold altogether before that?`,
    blankTotalBefore: `Before that the ${many} held ___ ${noun} altogether.`,
    askAverageBefore: `What was the average number of ${noun} in each ${one} before that?`,
    blankAverageBefore: `The average before that was ___ ${noun}.`,
    low,
    high,
    most: Math.floor(high * 1.3),
  };
}

const DATA_ANALYSIS_GROUPS: GroupScenes = [
  ...GROUPS,
  ...AVERAGE_CONTEXTS.slice(0, 6).map((context) => (): GroupScene => heldGroup(context)),
];

/** Something counted on each school day. */
function counted(
  noun: string,
  title: string,
  done: string,
  [low, high]: readonly [number, number],
): () => ValuesScene {
  return () => ({
    style: countOf(noun),
    title,
    head: 'Day',
    valueHead: 'Number',
    labels: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
    average: (n, t) => `Over the ${n} days, an average of ${t} were ${done} a day.`,
    total: (t) => `Altogether ${t} were ${done}.`,
    at: (l) => `on ${l}`,
    ask: `How many ${noun} were ${done}`,
    blank: (l) => `On ${l} ___ ${noun} were ${done}.`,
    low,
    high,
  });
}

const DATA_ANALYSIS_VALUES: ValuesScenes = [
  ...VALUES,
  counted('cans', 'Cans collected by a class', 'collected', [20, 95]),
  counted('tickets', 'Tickets sold for a concert', 'sold', [30, 240]),
  counted('bowls', 'Bowls of noodles sold at a stall', 'sold', [25, 140]),
  counted('photographs', 'Photographs taken by a club', 'taken', [12, 88]),
  counted('parcels', 'Parcels delivered by a van', 'delivered', [24, 120]),
];

const equals = {
  unitsPerWhole: 1,
  scenes: [
    averages(countOf('points'), 'Team A', 'Team B', 'games', 'score'),
    averages(measured('kg', 1), 'Shelf A', 'Shelf B', 'parcels', 'mass'),
    averages(countOf('pages'), 'Box A', 'Box B', 'books', 'number of pages'),
    averages(measured('min', 0), 'Week A', 'Week B', 'lessons', 'time'),
    averages(countOf('marks'), 'Class A', 'Class B', 'pupils', 'score'),
    averages(countOf('beads'), 'Set A', 'Set B', 'chains', 'number of beads'),
    averages(measured('km', 1), 'Week A', 'Week B', 'walks', 'distance'),
    averages(countOf('visitors'), 'Museum A', 'Museum B', 'rooms', 'number of visitors'),
  ],
  numbers: equalNumbers([
    { step: 1, low: 3, high: 12, counts: [2, 8] },
    { step: 1, low: 2, high: 6, counts: [2, 8] },
    { step: 1, low: 12, high: 40, counts: [2, 8] },
    { step: 1, low: 4, high: 12, counts: [2, 8] },
    { step: 1, low: 2, high: 3, counts: [20, 30] },
    { step: 1, low: 6, high: 20, counts: [3, 9] },
    { step: 1, low: 1, high: 3, counts: [2, 5] },
    { step: 1, low: 10, high: 40, counts: [3, 9] },
  ]),
};

/** Averages and changing groups in Primary 6; the gateway is total = average × number. */
export const DATA_ANALYSIS_CELLS: readonly Cell[] = (
  [
    ['h1_make_whole_model', dataPartWhole(DATA_ANALYSIS_VALUES)],
    ['h2_before_after', dataBeforeAfter(DATA_ANALYSIS_GROUPS)],
    ['h3_internal_transfer', AVERAGE_TRANSFER],
    ['h4_equal_concept', equalTotalsShapes(equals)],
    ['h5_before_after_fractions', AVERAGE_FRACTIONS],
    ['h6_remainder_concept', AVERAGE_REMAINDER],
    ['h7_working_backwards', dataBackwards(DATA_ANALYSIS_GROUPS)],
    ['h8_guess_and_check', AVERAGE_TWO_KINDS],
    ['h9_pattern_recognition', AVERAGE_GROWTH],
    ['h10_logical_deduction', AVERAGE_CLUES],
    ['h11_algebraic_thinking', AVERAGE_ALGEBRA],
  ] as const
).map(([heuristicId, shapes]) => ({ subStrandId: 'data_analysis', heuristicId, shapes }));
