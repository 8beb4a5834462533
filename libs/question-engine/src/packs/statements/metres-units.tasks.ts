import { oneOf } from '../../core/amount.js';
import type { Shape } from '../../core/draft.js';
import { searchNames } from '../../engines/sketch.js';
import { asked } from './task.js';

/** Things with a sensible number in one unit, which makes no sense in the others. */
const SIZES: ReadonlyArray<readonly [says: string, unit: 'm' | 'cm' | 'kg' | 'g' | 'ℓ', verb: string]> = [
  ['A new pencil is about 18 __ long', 'cm', 'long'],
  ['A school hall is about 30 __ long', 'm', 'long'],
  ['A door is about 2 __ high', 'm', 'high'],
  ['A spoon is about 15 __ long', 'cm', 'long'],
  ['A bus is about 12 __ long', 'm', 'long'],
  ['A book is about 25 __ long', 'cm', 'long'],
  ['An egg has a mass of about 60 __', 'g', 'heavy'],
  ['A bag of rice has a mass of 5 __', 'kg', 'heavy'],
  ['A watermelon has a mass of about 4 __', 'kg', 'heavy'],
  ['A slice of bread has a mass of about 30 __', 'g', 'heavy'],
  ['A pail holds about 8 __ of water', 'ℓ', 'full'],
  ['A fish tank holds about 40 __ of water', 'ℓ', 'full'],
  ['A big bottle holds 2 __ of juice', 'ℓ', 'full'],
  ['An apple has a mass of about 150 __', 'g', 'heavy'],
];
const UNITS = ['m', 'cm', 'kg', 'g', 'ℓ'] as const;
/** Their names. */
const UNIT_WORDS = ['metre', 'centimetre', 'kilogram', 'gram', 'litre'];
/** What each unit measures, and how large a number of it an everyday thing of that kind has. */
const MEASURES: Readonly<Record<(typeof UNITS)[number], { verb: string; fits: (count: number) => boolean }>> =
  {
    m: { verb: 'long high', fits: (count) => count <= 50 },
    cm: { verb: 'long high', fits: (count) => count <= 40 },
    kg: { verb: 'heavy', fits: (count) => count <= 20 },
    g: { verb: 'heavy', fits: (count) => count >= 20 },
    ℓ: { verb: 'full', fits: (count) => count <= 60 },
  };

/** What a unit tells of a thing, and the unit of the same kind with which its number would be far too large or small. */
const TOO: Readonly<Record<string, string>> = { cm: 'short', m: 'long', g: 'light', kg: 'heavy' };
const TELLS: Readonly<Record<(typeof UNITS)[number], readonly [what: string, other: string]>> = {
  m: ['long or high a thing is', 'cm'],
  cm: ['long or high a thing is', 'm'],
  kg: ['heavy a thing is', 'g'],
  g: ['heavy a thing is', 'kg'],
  ℓ: ['much a thing holds', ''],
};

function whichUnit(id: string, kinds: readonly string[]): Shape {
  const proof = searchNames((name, _given, word) => {
    const own = SIZES.find(([says]) => says === word('says'));
    const unit = UNITS.find((one) => one === name);
    const count = Number(/\d+/.exec(word('says'))?.[0]);
    return (
      own !== undefined &&
      unit !== undefined &&
      own[1] === unit &&
      MEASURES[unit].verb.includes(own[2]) &&
      MEASURES[unit].fits(count)
    );
  });
  return asked(id, ['P2-L-4'], ['not_ready', 'guided'], proof, (dice) => {
    const [says, unit] = dice.pick(SIZES.filter(([, , verb]) => kinds.includes(verb)));
    const names = dice.shuffle([
      unit,
      ...dice.pickSome(
        // So many litres of water are as many kilograms.
        UNITS.filter((one) => one !== unit && !(unit === 'ℓ' && one === 'kg')),
        3,
      ),
    ]);
    const key = names.indexOf(unit) + 1;
    const [what, other] = TELLS[unit];
    const isOff = `${/\d+/.exec(says)?.[0] ?? ''} ${other} is far too ${TOO[other] ?? ''}.`;
    return {
      story: [`${says.replace('__', '□')}.`],
      ask: `Which unit goes in the box: ${names.slice(0, 3).join(', ')} or ${names[3] ?? ''}?`,
      blank: `The unit in the box is ___ (${names.slice(0, 3).join(', ')} or ${names[3] ?? ''}).`,
      key,
      style: oneOf(names, (name) => {
        const word = UNIT_WORDS[UNITS.findIndex((one) => one === name)] ?? name;
        return [word, `${word}s`];
      }),
      params: { says },
      work: [other === '' ? `${unit} tells how ${what}.` : isOff, `The unit: ${unit}`],
      hints: [
        'Is it about a length, a mass or a liquid?',
        'Think of a thing that you know.',
        'Would the thing be far too big or too small?',
      ],
      wrongs: names.flatMap((name, i) => {
        const wrong = name === other ? isOff : `${name} tells how ${TELLS[name][0]}.`;
        return i + 1 === key ? [] : [['unit-does-not-fit', wrong, i + 1] as const];
      }),
      drawing: null,
    };
  });
}

/** Fitting units of length, mass and volume, for Primary 2. */
export const LENGTH_UNIT = whichUnit('unit-of-a-length', ['long', 'high']);
export const MASS_UNIT = whichUnit('unit-of-a-mass', ['heavy']);
export const VOLUME_UNIT = whichUnit('unit-of-a-volume', ['full']);
