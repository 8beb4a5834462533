import { FRACTION, PERCENT, PLAIN_DECIMAL, type Style, measured } from '../../core/amount.js';
import type { Person } from '../../core/people.js';
import type { RiddleScene } from '../../engines/part-riddle.engine.js';
import scenes from './riddle.scenes.json' with { type: 'json' };

type Make = (p: Person) => RiddleScene;

/** Where fractions, mixed numbers and decimals are hidden; `{kind}` is the kind of number. */
const hidden = (kind: string, rest: string[], style: Style, name: string): readonly Make[] =>
  scenes.hidden.map((hides) => (p) => ({
    style,
    opening: [hides.replace('{name}', p.name).replace('{kind}', kind), ...rest],
    ask: `What is the ${name}?`,
    blank: `The ${name} is ___.`,
    close: (key) => `The ${name} is ${key}.`,
  }));

/** Something measured to two decimal places. */
const measuredBy = (thing: string, measure: string, style: Style, unitWord: string): Make => {
  const unit = style.unit ?? '';
  return () => ({
    style,
    opening: [
      `The ${measure} of ${thing}, in ${unitWord}, is a number from 1 to 10.`,
      'The number has 2 decimal places.',
    ],
    ask: `What is the ${measure} of ${thing.replace(/^a /, 'the ').replace(/ a /, ' the ')}?`,
    blank: `The ${measure} of ${thing.replace(/^a /, 'the ').replace(/ a /, ' the ')} is ___ ${unit}.`,
    close: (key) => `The ${measure} is ${key}.`,
  });
};

/** Fractions in simplest form below 1. */
export const FRACTION_SCENES = hidden(
  'a fraction less than 1',
  ['It is in its simplest form, with a denominator of 12 or less.'],
  FRACTION,
  'fraction',
);
/** Mixed numbers in simplest form. */
export const MIXED_SCENES = hidden(
  'a mixed number less than 6',
  ['It is in its simplest form, with a denominator of 10 or less.'],
  FRACTION,
  'mixed number',
);
/** Numbers and measures with two decimal places. */
export const DECIMAL_SCENES: readonly Make[] = [
  ...hidden('a number from 1 to 10', ['It has 2 decimal places.'], PLAIN_DECIMAL, 'number').slice(0, 4),
  measuredBy('a parcel', 'mass', measured('kg', 2), 'kilograms'),
  measuredBy('a kite string', 'length', measured('m', 2), 'metres'),
  measuredBy('a trail', 'length', measured('km', 2), 'kilometres'),
  measuredBy('water in a pail', 'volume', measured('ℓ', 2), 'litres'),
];
/** Batteries, seats, tanks and others in whole per cent. */
export const PERCENT_SCENES: readonly Make[] = scenes.percents.map(({ tells, ask, blank, closes }) => () => ({
  style: PERCENT,
  opening: [tells],
  ask,
  blank,
  close: (key) => `${closes} ${key}.`,
}));
