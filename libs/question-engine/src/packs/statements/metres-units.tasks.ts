import { oneOf } from '../../core/amount.js';
import type { Shape } from '../../core/draft.js';
import { searchNames } from '../../engines/sketch.js';
import { asked, otherPlaces } from './task.js';

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
const UNIT_WORDS: Readonly<Record<string, string>> = {
  m: 'metre',
  cm: 'centimetre',
  kg: 'kilogram',
  g: 'gram',
  ℓ: 'litre',
};
/** What each unit measures, and how large a number of it an everyday thing of that kind has. */
const MEASURES: Readonly<Record<(typeof UNITS)[number], { verb: string; fits: (count: number) => boolean }>> =
  {
    m: { verb: 'long high', fits: (count) => count <= 50 },
    cm: { verb: 'long high', fits: (count) => count <= 40 },
    kg: { verb: 'heavy', fits: (count) => count <= 20 },
    g: { verb: 'heavy', fits: (count) => count >= 20 },
    ℓ: { verb: 'full', fits: (count) => count <= 60 },
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
        UNITS.filter((one) => one !== unit),
        3,
      ),
    ]);
    const key = names.indexOf(unit) + 1;
    return {
      story: [`${says.replace('__', '□')}.`],
      ask: `Which unit goes in the box: ${names.slice(0, 3).join(', ')} or ${names[3] ?? ''}?`,
      blank: `The unit in the box is ___ (${names.slice(0, 3).join(', ')} or ${names[3] ?? ''}).`,
      key,
      style: oneOf(names, (unit) => ['', 's'].map((end) => `${UNIT_WORDS[unit] ?? unit}${end}`)),
      params: { says },
      work: ['Think of something of this size that you know.', `The unit: ${unit}`],
      hints: [
        'Is it about length, mass or water?',
        'Think of a thing that you know.',
        'Would the thing be far too big or too small?',
      ],
      wrongs: otherPlaces(4, key, 'unit-does-not-fit', 'Think of a real one. Could it be so big?'),
      drawing: null,
    };
  });
}

/** Fitting units of length, mass and volume, for Primary 2. */
export const LENGTH_UNIT = whichUnit('unit-of-a-length', ['long', 'high']);
export const MASS_UNIT = whichUnit('unit-of-a-mass', ['heavy']);
export const VOLUME_UNIT = whichUnit('unit-of-a-volume', ['full']);
