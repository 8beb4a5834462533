import { measured, oneOf } from '../../core/amount.js';
import type { Shape } from '../../core/draft.js';
import { facts, searchNames } from '../../engines/sketch.js';
import { asked, drawDifferent, otherPlaces } from './task.js';

const M = measured('m', 0);
const TAPE = { kind: 'ruler', max: 20, unit: 'm', labelEvery: 2 } as const;
const LONG = ['rope', 'cloth', 'wire', 'fence', 'hose'] as const;

const JOINED: Shape = asked(
  'metres-altogether',
  ['P2-L-1'],
  ['not_ready', 'guided'],
  facts(['all = a + b'], [], 'all'),
  (dice) => {
    const [a = 7, b = 12] = drawDifferent(dice, 2, 3, 19);
    return {
      story: [`Look at the two pieces of ${dice.pick(LONG)}.`],
      ask: 'How many metres are they altogether?',
      blank: 'Altogether they are ___ m long.',
      key: a + b,
      style: M,
      params: { a, b },
      drawn: ['a', 'b'],
      work: [['Altogether', `${a} + ${b}`, M]],
      hints: ['Read where each piece ends.', 'Some marks have no number.', 'Add the two lengths.'],
      wrongs: [
        ['difference-for-total', 'Put the pieces together.', Math.abs(a - b)],
        ['one-piece-only', 'Use both pieces.', a],
        ['one-piece-only', 'Use both pieces.', b],
        ['mark-misread', 'Read the marks again.', a + b + 1],
        ['mark-misread', 'Read the marks again.', a + b - 1],
        ['mark-misread', 'Read the marks again.', a + b + 2],
      ],
      drawing: {
        ...TAPE,
        things: [
          { label: 'P', from: 0, to: a },
          { label: 'Q', from: 0, to: b },
        ],
      },
    };
  },
);

const DIFFERENCE: Shape = asked(
  'metres-longer',
  ['P2-L-1', 'P2-L-5'],
  ['not_ready', 'guided'],
  facts(['more = long - short'], [], 'more'),
  (dice) => {
    const [a = 7, b = 12] = drawDifferent(dice, 2, 3, 20);
    const [long, short] = [Math.max(a, b), Math.min(a, b)];
    const more = long - short;
    if (more === short || more < 2 || [a, b].includes(more)) return null;
    const [p, q] = a > b ? ['P', 'Q'] : ['Q', 'P'];
    return {
      story: [`Look at the two pieces of ${dice.pick(LONG)}.`],
      ask: `How many metres longer is ${p} than ${q}?`,
      blank: `${p} is ___ m longer than ${q}.`,
      key: more,
      style: M,
      params: { long, short },
      drawn: ['long', 'short'],
      work: [['Longer by', `${long} − ${short}`, M]],
      hints: ['Read where each piece ends.', 'Some marks have no number.', 'Take the shorter length away.'],
      wrongs: [
        ['added-instead', 'Compare the pieces. Do not join them.', long + short],
        ['one-piece-only', 'Compare both pieces.', long],
        ['one-piece-only', 'Compare both pieces.', short],
        ['mark-misread', 'Read the marks again.', more + 1],
        ['mark-misread', 'Read the marks again.', more - 1],
      ],
      drawing: {
        ...TAPE,
        things: [
          { label: 'P', from: 0, to: a },
          { label: 'Q', from: 0, to: b },
        ],
      },
    };
  },
);

const LEFT_OVER: Shape = asked(
  'metres-left-on-the-roll',
  ['P2-L-1'],
  ['guided', 'independent'],
  facts(['cut = to - from'], ['whole = cut + left'], 'left'),
  (dice) => {
    const from = dice.int(1, 6);
    const cut = dice.int(4, 13);
    const left = dice.int(5, 60);
    const whole = cut + left;
    if (left === cut || left === from + cut) return null;
    const thing = dice.pick(['rope', 'cloth', 'wire'] as const);
    return {
      story: [`A roll has ${whole} m of ${thing}.`, 'The piece in the picture is cut off.'],
      ask: 'How many metres are left?',
      blank: 'There are ___ m left.',
      key: left,
      style: M,
      params: { whole, from, to: from + cut },
      drawn: ['from', 'to'],
      work: [
        ['The piece', `${from + cut} − ${from}`, M],
        ['Left', `${whole} − ${cut}`, M],
      ],
      hints: ['How long is the piece?', 'It does not begin at 0.', 'Take it away from the roll.'],
      wrongs: [
        ['end-mark-read', 'The piece does not begin at 0.', whole - from - cut],
        ['gave-the-piece', 'This is the piece.', cut],
        ['added-instead', 'Cutting off makes it shorter.', whole + cut],
        ['mark-misread', 'Read the marks again.', left + 1],
        ['mark-misread', 'Read the marks again.', left - 1],
        ['ten-off', 'Check the tens.', left + 10],
      ],
      drawing: { ...TAPE, things: [{ label: 'piece', from, to: from + cut }] },
    };
  },
);

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

/** Metres, for Primary 2. */
export const METRE_TASKS: readonly Shape[] = [JOINED, DIFFERENCE, LEFT_OVER];
/** Fitting units of length, mass and volume, for Primary 2. */
export const LENGTH_UNIT = whichUnit('unit-of-a-length', ['long', 'high']);
export const MASS_UNIT = whichUnit('unit-of-a-mass', ['heavy']);
export const VOLUME_UNIT = whichUnit('unit-of-a-volume', ['full']);
