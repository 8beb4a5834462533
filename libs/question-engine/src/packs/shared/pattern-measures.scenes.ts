import { type Style, measured, measuredFraction } from '../../core/amount.js';
import { exact } from '../../numbers/exact.js';
import { capital } from '../../core/people.js';
import type { PatternPack } from '../../engines/pattern.engine.js';
import { type Growth, type Make, growth, patternNumbers } from './growth.scene.js';

const M = measured('m');
const KG = measured('kg');
const KM = measured('km');
const L = measured('ℓ');

function lengthGrowth(
  style: Style,
  thing: string,
  place: string,
  opening: Growth['opening'],
  at: string,
  plural: string,
  answerStyle: Style = style,
): Make {
  const unit = answerStyle.unit ?? '';
  const inUnit = answerStyle === style ? '' : `, in ${UNIT_WORDS[unit] ?? unit}`;
  return () =>
    growth(
      {
        style,
        place,
        opening,
        goesOn: `The ${thing} goes on growing in the same way.`,
        ask: `What is the ${thing}`,
        at,
        blank: `the ${thing} is ___ ${unit}`,
        which: (t) => `${capital(at)} which ${place.toLowerCase()} is the ${thing} ${t}?`,
        whichBlank: (t) => `${capital(at)} ${place} ___ the ${thing} is ${t}.`,
        sum: (n) => `What is the total ${thing} ${at} the first ${n} ${plural}${inUnit}?`,
        blankSum: (n) => `The total ${thing} ${at} the first ${n} ${plural} is ___ ${unit}.`,
      },
      inUnit,
      answerStyle,
    );
}

const UNIT_WORDS: Readonly<Record<string, string>> = {
  ℓ: 'litres',
  kg: 'kilograms',
  km: 'kilometres',
  m: 'metres',
};

/** Decimals that grow by a decimal. */
export const DECIMAL_PATTERNS: PatternPack = {
  scale: { kind: 'same' },
  scenes: [
    lengthGrowth(
      KM,
      'distance jogged',
      'Day',
      (a, b, c) => `A runner jogs ${a} on Day 1, ${b} on Day 2 and ${c} on Day 3.`,
      'on',
      'days',
    ),
    lengthGrowth(
      KG,
      'mass of waste paper',
      'Week',
      (a, b, c) => `A class collects ${a} of waste paper in Week 1, ${b} in Week 2 and ${c} in Week 3.`,
      'in',
      'weeks',
    ),
    lengthGrowth(
      M,
      'length of paper chain made',
      'Day',
      (a, b, c) => `A class makes ${a} of paper chain on Day 1, ${b} on Day 2 and ${c} on Day 3.`,
      'on',
      'days',
    ),
    lengthGrowth(
      L,
      'volume of rainwater collected',
      'Day',
      (a, b, c) => `A pail collects ${a} of rainwater on Day 1, ${b} on Day 2 and ${c} on Day 3.`,
      'on',
      'days',
    ),
  ],
  numbers: patternNumbers([
    { first: { step: 5, low: 120, high: 250, over: 100 }, step: { step: 5, low: 15, high: 65, over: 100 } },
    { first: { step: 5, low: 240, high: 960, over: 100 }, step: { step: 5, low: 25, high: 145, over: 100 } },
    { first: { step: 5, low: 45, high: 195, over: 100 }, step: { step: 5, low: 15, high: 85, over: 100 } },
    {
      first: { step: 25, low: 125, high: 875, over: 1000 },
      step: { step: 25, low: 75, high: 425, over: 1000 },
    },
  ]),
};

const parts = (unit: string): Style => ({
  ...measuredFraction(unit),
  allows: (v) => exact(v).d <= 12n && exact(v).compare(0) > 0,
});

/** Fractions and mixed numbers that grow by a fraction. */
export const FRACTION_PATTERNS: PatternPack = {
  scale: { kind: 'same' },
  scenes: [
    lengthGrowth(
      parts('m'),
      'length of ribbon used',
      'Gift',
      (a, b, c) => `A shop uses ${a} of ribbon for Gift 1, ${b} for Gift 2 and ${c} for Gift 3.`,
      'for',
      'gifts',
    ),
    lengthGrowth(
      parts('kg'),
      'mass of flour used',
      'Day',
      (a, b, c) => `A baker uses ${a} of flour on Day 1, ${b} on Day 2 and ${c} on Day 3.`,
      'on',
      'days',
    ),
    lengthGrowth(
      parts('h'),
      'time of practice',
      'Week',
      (a, b, c) => `A band practises for ${a} in Week 1, ${b} in Week 2 and ${c} in Week 3.`,
      'in',
      'weeks',
    ),
    lengthGrowth(
      parts('ℓ'),
      'volume of water given',
      'Day',
      (a, b, c) => `A gardener gives a tree ${a} of water on Day 1, ${b} on Day 2 and ${c} on Day 3.`,
      'on',
      'days',
    ),
  ],
  numbers: (dice) => {
    const d = dice.pick([2, 3, 4, 5, 6, 8]);
    const e = dice.pick([d, d * 2].filter((n) => n <= 12));
    return { first: exact(dice.int(1, 3 * d), d), step: exact(dice.int(1, e - 1), e) };
  },
};

const ML = measured('ml', 0);
const G = measured('g', 0);

/** Told in millilitres and grams, asked for in litres and kilograms. */
export const MEASUREMENT_PATTERNS: PatternPack = {
  scale: { kind: 'unit', per: 1000 },
  scenes: [
    lengthGrowth(
      ML,
      'volume of water collected',
      'Day',
      (a, b, c) => `A tank collects ${a} of water on Day 1, ${b} on Day 2 and ${c} on Day 3.`,
      'on',
      'days',
      L,
    ),
    lengthGrowth(
      G,
      'mass of food eaten',
      'Month',
      (a, b, c) => `A pet rabbit eats ${a} of food in Month 1, ${b} in Month 2 and ${c} in Month 3.`,
      'in',
      'months',
      KG,
    ),
    lengthGrowth(
      measured('m', 0),
      'distance swum',
      'Week',
      (a, b, c) => `A swimmer swims ${a} in Week 1, ${b} in Week 2 and ${c} in Week 3.`,
      'in',
      'weeks',
      KM,
    ),
    lengthGrowth(
      ML,
      'volume of juice sold',
      'Day',
      (a, b, c) => `A stall sells ${a} of juice on Day 1, ${b} on Day 2 and ${c} on Day 3.`,
      'on',
      'days',
      L,
    ),
  ],
  numbers: patternNumbers([
    { first: { step: 50, low: 350, high: 950 }, step: { step: 25, low: 75, high: 325 } },
    { first: { step: 50, low: 850, high: 1800 }, step: { step: 25, low: 75, high: 225 }, most: 20 },
    { first: { step: 50, low: 300, high: 900 }, step: { step: 25, low: 75, high: 250 } },
    { first: { step: 50, low: 1800, high: 4500 }, step: { step: 25, low: 125, high: 475 } },
  ]),
};
