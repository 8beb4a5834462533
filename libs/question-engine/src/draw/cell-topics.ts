import type { CellTopic } from './core-cell.js';

const CHANGES = [
  'gain',
  'loss',
  'move',
  'gain-packets',
  'loss-packets',
  'loss-share',
  'loss-percent',
  'share-rest',
] as const satisfies CellTopic['tells'];

const THREE_CHANGES = [
  'come-then-come-then-go',
  'come-then-go-then-come',
  'go-then-come-then-go',
  'go-then-go-then-come',
] as const;
const TWO_CHANGES = ['come-and-go', 'come-and-come', 'go-and-go', 'go-and-come'] as const;
const FRACTION_SHARES = [
  'share-then-gain',
  'fraction-then-spent',
  'spent-then-fraction',
  'fraction-then-shared',
] as const;
const PERCENT_SHARES = [
  'percent-then-gain',
  'percent-then-spent',
  'spent-then-percent',
  'percent-then-shared',
] as const;
const WHOLE = 'h1_make_whole_model';
const CHANGED = 'h2_before_after';
const MOVED = 'h3_internal_transfer';
const EQUAL = 'h4_equal_concept';
const CHANGED_FRACTIONS = 'h5_before_after_fractions';
const REMAINDER = 'h6_remainder_concept';
const BACKWARDS = 'h7_working_backwards';
const TRIED = 'h8_guess_and_check';
const GROWN = 'h9_pattern_recognition';
const DEDUCED = 'h10_logical_deduction';
const IN_LETTERS = 'h11_algebraic_thinking';
const COMPARED = ['sum-and-difference', 'more-and-less', 'times-and-some-more', 'times-as-many'] as const;
const MOVED_ALONE = ['transfer-to-equal', 'transfer-to-times', 'still-more', 'passed-on'] as const;
const EQUAL_ENDS = [
  'equal-in-the-end',
  'equal-after-both-came',
  'equal-after-one-came-one-went',
  'equal-then-one-came',
  'equal-then-one-went',
  'equal-then-packets-came',
  'equal-then-packets-went',
] as const;
const ONE_OR_TWO_CHANGES = ['something-comes', 'something-goes', 'in-and-out', ...TWO_CHANGES] as const;

/** Structures of which one amount is told through a gateway: the skill of a cell whose own structures are few. */
const through = (gateway: string, structures: readonly string[]): string[] =>
  structures.map((id) => `${id}-by-${gateway}`);

const IN_FRACTIONS = [
  'constant-part-in-fractions',
  'constant-total-in-fractions',
  'equal-at-first-in-fractions',
] as const;

/** What the cells of a heuristic can be about. */
export const CELL_TOPICS = {
  together: {
    heuristicId: WHOLE,
    structures: [
      'two-parts',
      'how-many-more',
      'more-together',
      'three-together',
      'more-and-more-together',
      'more-and-fewer-together',
    ],
    tells: [],
  },
  compared: {
    heuristicId: WHOLE,
    structures: COMPARED,
    tells: [],
  },
  shared: {
    heuristicId: WHOLE,
    structures: [...COMPARED, 'two-compared-with-one', 'ratio-share'],
    tells: [],
  },
  ratios: {
    heuristicId: WHOLE,
    structures: ['ratio-share', ...through('ratio-part', COMPARED)],
    tells: ['ratio', 'gateway'],
  },
  fractions: {
    heuristicId: WHOLE,
    structures: ['ratio-share-in-fractions', ...through('fraction', COMPARED)],
    tells: ['as-fraction', 'gateway'],
  },
  early: {
    heuristicId: CHANGED,
    structures: ['something-comes', 'something-goes', ...TWO_CHANGES, ...THREE_CHANGES],
    tells: CHANGES,
  },
  groups: {
    heuristicId: CHANGED,
    structures: [
      'equal-groups',
      'groups-then-more',
      'groups-then-less',
      'less-then-groups',
      'more-then-groups',
    ],
    tells: ['gain-packets'],
  },
  changed: {
    heuristicId: CHANGED,
    structures: ['in-and-out', 'rest-shared', 'share-then-gain', ...TWO_CHANGES, ...THREE_CHANGES],
    tells: CHANGES,
  },
  changedRatios: {
    heuristicId: CHANGED,
    structures: ['constant-part', 'equal-at-first', 'constant-total'],
    tells: ['ratio'],
    alsoTells: CHANGES,
  },
  changedFractions: {
    heuristicId: CHANGED,
    structures: [...FRACTION_SHARES, 'constant-part-in-fractions', 'equal-at-first-in-fractions'],
    tells: ['loss-share', 'as-fraction'],
    alsoTells: CHANGES,
  },
  changedPercents: {
    heuristicId: CHANGED,
    structures: [...PERCENT_SHARES, ...through('percent', ['in-and-out', 'still-more', ...TWO_CHANGES])],
    tells: ['loss-percent', 'gateway'],
    alsoTells: CHANGES,
  },
  changedTwo: {
    heuristicId: CHANGED,
    structures: [
      'in-and-out',
      'rest-shared',
      'equal-in-the-end',
      'still-more',
      ...FRACTION_SHARES.slice(0, 2),
    ],
    tells: CHANGES,
  },
  moved: {
    heuristicId: MOVED,
    structures: [
      'transfer-to-equal',
      'transfer-to-times',
      'still-more',
      'moved-then-came',
      'moved-then-went',
      'passed-on',
    ],
    tells: ['move'],
  },
  movedRatios: {
    heuristicId: MOVED,
    structures: ['constant-total', ...through('ratio-part', MOVED_ALONE)],
    tells: ['ratio', 'gateway'],
    alsoTells: ['move'],
  },
  movedFractions: {
    heuristicId: MOVED,
    structures: ['constant-total-in-fractions', ...through('fraction', MOVED_ALONE)],
    tells: ['as-fraction', 'gateway'],
    alsoTells: ['move'],
  },
  equal: {
    heuristicId: EQUAL,
    structures: [...EQUAL_ENDS, 'transfer-to-equal'],
    tells: ['equal'],
    alsoTells: CHANGES,
  },
  equalRatios: {
    heuristicId: EQUAL,
    structures: ['equal-at-first', ...through('ratio-part', EQUAL_ENDS)],
    tells: ['equal'],
    alsoTells: ['ratio', 'gateway'],
  },
  equalFractions: {
    heuristicId: EQUAL,
    structures: ['equal-at-first-in-fractions', ...through('fraction', EQUAL_ENDS)],
    tells: ['equal'],
    alsoTells: ['as-fraction', 'gateway'],
  },
  fractionsChanged: {
    heuristicId: CHANGED_FRACTIONS,
    structures: ['share-then-gain', 'fraction-then-spent', ...IN_FRACTIONS],
    tells: ['loss-share', 'as-fraction'],
    alsoTells: CHANGES,
  },
  fractionsChangedRatios: {
    heuristicId: CHANGED_FRACTIONS,
    structures: ['constant-part', 'constant-total', 'equal-at-first'],
    tells: ['ratio'],
    alsoTells: CHANGES,
  },
  fractionsChangedPercents: {
    heuristicId: CHANGED_FRACTIONS,
    structures: [
      ...PERCENT_SHARES.slice(0, 2),
      ...through('percent', ['percent-then-gain', 'percent-then-spent', 'share-then-gain', ...IN_FRACTIONS]),
    ],
    tells: ['loss-percent', 'loss-share', 'as-fraction'],
    alsoTells: CHANGES,
  },
  remainder: {
    heuristicId: REMAINDER,
    structures: ['remainder', 'spent-then-fraction', 'fraction-then-shared'],
    tells: ['loss-share'],
  },
  remainderPercents: {
    heuristicId: REMAINDER,
    structures: ['percent-of-remainder', 'spent-then-percent', 'percent-then-shared', 'percent-then-spent'],
    tells: ['loss-percent'],
  },
  backwards: {
    heuristicId: BACKWARDS,
    structures: [
      'something-comes',
      'something-goes',
      'in-and-out',
      'rest-shared',
      ...TWO_CHANGES,
      ...THREE_CHANGES,
      ...FRACTION_SHARES,
    ],
    tells: CHANGES,
    asks: 'start',
  },
  backwardsFractions: {
    heuristicId: BACKWARDS,
    structures: [...FRACTION_SHARES, 'remainder', ...through('fraction', ONE_OR_TWO_CHANGES)],
    tells: ['loss-share', 'gateway'],
    alsoTells: CHANGES,
    asks: 'start',
  },
  backwardsRatios: {
    heuristicId: BACKWARDS,
    structures: [
      'constant-part',
      'constant-total',
      'equal-at-first',
      ...through('ratio-part', ONE_OR_TWO_CHANGES),
    ],
    tells: ['ratio', 'gateway'],
    alsoTells: CHANGES,
    asks: 'start',
  },
  backwardsPercents: {
    heuristicId: BACKWARDS,
    structures: [...PERCENT_SHARES, 'percent-of-remainder'],
    tells: ['loss-percent'],
    asks: 'start',
  },
  tried: {
    heuristicId: TRIED,
    structures: [...COMPARED, 'two-compared-with-one'],
    tells: ['total', 'gateway'],
    asks: 'guess',
  },
  grown: {
    heuristicId: GROWN,
    structures: [
      'equal-steps',
      'two-equal-steps',
      'equal-steps-meet',
      'same-increase-for-3-days',
      'same-increase-for-4-days',
      'same-increase-for-5-days',
    ],
    tells: ['row'],
  },
  deduced: {
    heuristicId: DEDUCED,
    structures: [
      'pair-totals',
      'nested-totals',
      'pair-and-gap',
      'pair-and-times',
      'pair-totals-then-come',
      'pair-totals-then-go',
      'nested-totals-then-come',
      'nested-totals-then-go',
    ],
    tells: [],
    asks: 'deduction',
  },
  letters: {
    heuristicId: IN_LETTERS,
    structures: [
      'times-as-many-in-letters',
      'times-and-some-more-in-letters',
      'two-compared-with-one-in-letters',
    ],
    tells: ['in-letters'],
    asks: 'letter',
  },
} as const satisfies Record<string, CellTopic>;

/** The name of a topic. */
export type TopicName = keyof typeof CELL_TOPICS;
