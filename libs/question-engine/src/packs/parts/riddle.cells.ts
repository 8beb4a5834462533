import { FRACTION, PLAIN, amount } from '../../core/amount.js';
import type { Cell, MiddleValue } from '../../core/draft.js';
import { exact, gcd } from '../../numbers/exact.js';
import { decimalText, fractionText } from '../../numbers/number-text.js';
import { type Candidate, type RiddlePack, riddleShapes } from '../../engines/part-riddle.engine.js';
import { DECIMAL_SCENES, FRACTION_SCENES, MIXED_SCENES, PERCENT_SCENES } from './riddle.scenes.js';
import { DECIMAL_CLUES, MIXED_CLUES, fractionClues } from './riddle.clues.js';
import { PERCENT_CLUES } from './riddle.percent-clues.js';
import sets from './riddle.sets.json' with { type: 'json' };

type Sets = RiddlePack['sets'];

/** Proper fractions in simplest form with denominators up to 12. */
const PROPER: readonly Candidate[] = Array.from({ length: 11 }, (_, i) => i + 2).flatMap((bottom) =>
  Array.from({ length: bottom - 1 }, (_, i) => ({ top: i + 1, bottom })).filter(
    ({ top }) => gcd(top, bottom) === 1,
  ),
);

/** Mixed numbers between 1 and 6 in simplest form with denominators up to 10. */
const MIXED: readonly Candidate[] = PROPER.filter((c) => c.bottom <= 10).flatMap(({ top, bottom }) =>
  [1, 2, 3, 4, 5].map((whole) => ({ top: whole * bottom + top, bottom })),
);

/** Numbers below 10 with two decimal places, the last digit not 0. */
const TWO_PLACES: readonly Candidate[] = Array.from({ length: 899 }, (_, i) => ({
  top: i + 101,
  bottom: 100,
})).filter(({ top }) => top % 10 !== 0);

/** Whole numbers of per cent below 100. */
const PERCENTS: readonly Candidate[] = Array.from({ length: 99 }, (_, i) => ({ top: i + 1, bottom: 100 }));

const said = (blank: string, name: string, value: number): MiddleValue => ({
  blank,
  amount: amount(value, PLAIN),
  steps: [`${name} = ${value}.`],
});

const HINTS: [string, string, string] = [
  'Use the clue that leaves the fewest numbers first.',
  'List the numbers that fit that clue.',
  'Test each number of your list with the other clues. Only one fits them all.',
];

function riddles(subStrandId: Cell['subStrandId'], pack: Omit<RiddlePack, 'hints'>): Cell {
  return {
    subStrandId,
    heuristicId: 'h10_logical_deduction',
    shapes: riddleShapes({ ...pack, hints: HINTS }),
  };
}

const fractionRiddles = (sets: Sets, mostParts = Infinity): Cell =>
  riddles('fractions', {
    domain: PROPER,
    kinds: fractionClues(mostParts),
    scenes: FRACTION_SCENES,
    sets,
    middle: (key) => said('Its numerator is ___.', 'The numerator', key.top),
    text: (c) => `${c.top}/${c.bottom}`,
  });

const mixedRiddles = (sets: Sets): Cell =>
  riddles('fractions', {
    domain: MIXED,
    kinds: MIXED_CLUES,
    scenes: MIXED_SCENES,
    sets,
    middle: (key) =>
      said('Its whole number part is ___.', 'The whole number part', Math.floor(key.top / key.bottom)),
    text: (c) => fractionText(exact(c.top, c.bottom)),
  });

const decimalRiddles = (sets: Sets): Cell =>
  riddles('decimals', {
    domain: TWO_PLACES,
    kinds: DECIMAL_CLUES,
    scenes: DECIMAL_SCENES,
    sets,
    middle: (key) => said('Its tenths digit is ___.', 'The tenths digit', Math.floor(key.top / 10) % 10),
    text: (c) => decimalText(exact(c.top, c.bottom)),
  });

const percentRiddles = (sets: Sets): Cell =>
  riddles('percentage', {
    domain: PERCENTS,
    kinds: PERCENT_CLUES,
    scenes: PERCENT_SCENES,
    sets,
    middle: (key) => ({
      blank: 'As a fraction in its simplest form, it is ___.',
      amount: amount(exact(key.top, 100), FRACTION),
      steps: [`As a fraction: ${key.top}/100 = ${fractionText(exact(key.top, 100))}`],
    }),
    text: (c) => `${c.top}%`,
    value: (c) => exact(c.top),
  });

/** h10 of Primary 3. */
export const RIDDLE_3_CELL: Cell = fractionRiddles(sets.fraction3, 24);

/** h10 of Primary 4. */
export const RIDDLE_4_CELLS: readonly Cell[] = [mixedRiddles(sets.mixed4), decimalRiddles(sets.decimal4)];

/** h10 of Primary 5. */
export const RIDDLE_5_CELLS: readonly Cell[] = [
  fractionRiddles(sets.fraction5),
  decimalRiddles(sets.decimal5),
  percentRiddles(sets.percent5),
];

/** h10 of Primary 6. */
export const RIDDLE_6_CELLS: readonly Cell[] = [
  fractionRiddles(sets.fraction6),
  decimalRiddles(sets.decimal6),
  percentRiddles(sets.percent6),
];
