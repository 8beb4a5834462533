import { FRACTION, PERCENT, PLAIN_DECIMAL, type Style, measured } from '../../core/amount.js';
import type { Person } from '../../core/people.js';
import type { RiddleScene } from '../../engines/part-riddle.engine.js';

type Make = (p: Person) => RiddleScene;

/** Where fractions, mixed numbers and decimals are hidden; `{n}` is the kind of number. */
const HIDINGS: ReadonlyArray<(p: Person, kind: string) => string> = [
  (p, kind) => `${p.name} thinks of ${kind}.`,
  (p, kind) => `${p.name} writes ${kind} on a card.`,
  (p, kind) => `In a treasure hunt, ${p.name} has to find ${kind}.`,
  (p, kind) => `In a quiz, ${p.name} has to find ${kind}.`,
  (p, kind) => `${p.name}'s locker opens with ${kind}.`,
  (p, kind) => `In a riddle book, ${p.name} looks for ${kind}.`,
  (p, kind) => `On a class puzzle board, ${p.name} hides ${kind}.`,
  (p, kind) => `For a maths trail, ${p.name} chooses ${kind}.`,
];

const hidden = (kind: string, rest: string[], style: Style, name: string): readonly Make[] =>
  HIDINGS.map((hide) => (p) => ({
    style,
    opening: [hide(p, kind), ...rest],
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

const percentOf =
  (opening: string, ask: string, blank: string, name: string): Make =>
  () => ({
    style: PERCENT,
    opening: [opening],
    ask,
    blank,
    close: (key) => `${name} ${key}.`,
  });

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
export const PERCENT_SCENES: readonly Make[] = [
  percentOf(
    "A tablet's battery shows a whole-number percentage.",
    'What percentage does the battery show?',
    'The battery shows ___%.',
    'The battery shows',
  ),
  percentOf(
    'A whole-number percentage of the seats in a hall are taken.',
    'What percentage of the seats are taken?',
    '___% of the seats are taken.',
    'The share of seats taken is',
  ),
  percentOf(
    'A water tank is filled to a whole-number percentage.',
    'What percentage of the tank is filled?',
    '___% of the tank is filled.',
    'The tank is filled to',
  ),
  percentOf(
    'A book app says what whole-number percentage has been read.',
    'What percentage of the book has been read?',
    '___% of the book has been read.',
    'The share read is',
  ),
  percentOf(
    'A whole-number percentage of the pupils in a school walk to school.',
    'What percentage of the pupils walk to school?',
    '___% of the pupils walk to school.',
    'The share who walk is',
  ),
  percentOf(
    'A whole-number percentage of a road has been repaired.',
    'What percentage of the road has been repaired?',
    '___% of the road has been repaired.',
    'The share repaired is',
  ),
  percentOf(
    'A weather chart gives the chance of rain as a whole-number percentage.',
    'What percentage is the chance of rain?',
    'The chance of rain is ___%.',
    'The chance of rain is',
  ),
  percentOf(
    'A download bar shows a whole-number percentage.',
    'What percentage does the bar show?',
    'The bar shows ___%.',
    'The bar shows',
  ),
];
