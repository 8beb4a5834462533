import { type Style, measured } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import type { Shape } from '../../core/draft.js';
import { facts } from '../../engines/sketch.js';
import { type Exact, exact } from '../../numbers/exact.js';
import { decimalText, numberText } from '../../numbers/number-text.js';
import { type Task, type Wrong, asked } from './task.js';

const STATEMENTS = ['P5-D-2'] as const;

/** A large unit and the small one, with the words for both and what is measured so. */
interface DecimalUnits {
  id: string;
  units: readonly [large: string, small: string];
  words: readonly [large: string, small: string];
  per: 100 | 1000;
  things: readonly string[];
}

/** In `per` small units to the large one; never a whole number of large units. */
function drawSmall(dice: Dice, { per }: DecimalUnits): number {
  const step = per === 100 ? 1 : dice.pick([10, 50, 5]);
  let small = 0;
  while (small % per === 0) small = dice.multiple(step, step, 9 * per);
  return small;
}

/** What comes of another number of places, and of the part behind the point read or left out wrongly. */
const slipsOf = (amount: number, per: number, key: Exact): Wrong[] => {
  const whole = Math.floor(amount / per);
  const digits = Number(decimalText(exact(amount % per, per)).slice(2));
  const inKey = (small: number): Exact => (key.equals(amount) ? exact(small) : exact(small, per));
  return [
    ['one-place-too-few', 'Count the places that the point moves.', key.div(10)],
    ['one-place-too-many', 'Count the places that the point moves.', key.mul(10)],
    ['part-left-out', 'Change the part behind the point as well.', inKey(whole * per)],
    ['digits-as-units', 'The digits behind the point are no small units.', inKey(whole * per + digits)],
    ['one-unit-too-many', 'Check the whole units again.', inKey(amount + per)],
    ['one-unit-too-few', 'Check the whole units again.', inKey(amount - per)],
  ];
};

function toUnit(data: DecimalUnits, to: 'small' | 'large'): Shape {
  const { id, units, words, per, things } = data;
  const [large, small] = units;
  const toSmall = to === 'small';
  const style: Style = toSmall ? measured(small, 0) : measured(large, 3);
  const [from, into] = toSmall ? [large, small] : [small, large];
  const proof = toSmall
    ? facts([`there = here * ${per}`], [], 'there')
    : facts([`here = there * ${per}`], [], 'there');
  return asked(`${id}-to-the-${to}-unit`, STATEMENTS, ['not_ready', 'guided'], proof, (dice): Task => {
    const amount = drawSmall(dice, data);
    const [whole, part] = [exact(amount), exact(amount, per)];
    const [here, key] = toSmall ? [part, whole] : [whole, part];
    const text = toSmall ? decimalText(here) : numberText(here);
    return {
      story: [`${dice.pick(things)} ${text} ${from}.`],
      ask: `How many ${words[toSmall ? 1 : 0]} is this?`,
      blank: `This is ___ ${into}.`,
      key,
      style,
      params: { here },
      work: [
        `1 ${large} is ${numberText(exact(per))} ${small}.`,
        [`In ${into}`, `${text} ${toSmall ? '×' : '÷'} ${numberText(exact(per))}`, style],
      ],
      hints: [
        `How many ${small} make 1 ${large}?`,
        toSmall ? 'A small unit goes many times into it.' : 'Many small units make one large unit.',
        toSmall ? 'Multiply, then place the point.' : 'Divide, then place the point.',
      ],
      wrongs: slipsOf(amount, per, key),
      drawing: null,
    };
  });
}

/** A length, a mass or a volume in one decimal number, changed to the small unit and back. */
const bothWays = (data: DecimalUnits): Shape[] => [toUnit(data, 'small'), toUnit(data, 'large')];

export const DECIMAL_UNIT_TASKS: readonly Shape[] = [
  bothWays({
    id: 'roads',
    units: ['km', 'm'],
    words: ['kilometres', 'metres'],
    per: 1000,
    things: ['A road is', 'A bus route is', 'A park walk is', 'A river is', 'A cycle path is'],
  }),
  bothWays({
    id: 'cloths',
    units: ['m', 'cm'],
    words: ['metres', 'centimetres'],
    per: 100,
    things: ['A cloth is', 'A ribbon is', 'A rope is', 'A curtain is', 'A wire is'],
  }),
  bothWays({
    id: 'masses',
    units: ['kg', 'g'],
    words: ['kilograms', 'grams'],
    per: 1000,
    things: ['A bag of rice weighs', 'A watermelon weighs', 'A parcel weighs', 'A box of toys weighs'],
  }),
  bothWays({
    id: 'liquids',
    units: ['ℓ', 'ml'],
    words: ['litres', 'millilitres'],
    per: 1000,
    things: ['A pail holds', 'A pot of soup holds', 'A fish tank holds', 'A watering can holds'],
  }),
].flat();
