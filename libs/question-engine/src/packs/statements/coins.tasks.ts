import { type Style, measured } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import type { Shape } from '../../core/draft.js';
import { drawPeople } from '../../core/people.js';
import type { MoneyPiece } from '../../drawing/money.drawing.js';
import { facts } from '../../engines/sketch.js';
import { moneyText } from '../../numbers/number-text.js';
import type { StatementId } from '@sumfox/curriculum/syllabus/statements';
import { type Wrong, asked } from './task.js';

const CENTS = measured('cents', 0);
const DOLLARS: Style = { ...measured('$', 0), text: (value) => moneyText(value) };

/** Money of Primary 1: cents to one dollar, or whole dollars to a hundred. */
interface Purse {
  statement: StatementId;
  id: string;
  style: Style;
  /** Values of the pieces, largest first, in their unit, and the most of each. */
  pieces: ReadonlyArray<readonly [value: number, most: number]>;
  most: number;
  cents: number;
  things: readonly string[];
}

const COINS: Purse = {
  statement: 'P1-M-1',
  id: 'coins',
  style: CENTS,
  pieces: [
    [50, 1],
    [20, 3],
    [10, 4],
    [5, 3],
  ],
  most: 95,
  cents: 1,
  things: ['An eraser', 'A sticker', 'A sweet bun', 'A pencil', 'A ruler'],
};

const NOTES: Purse = {
  statement: 'P1-M-2',
  id: 'notes',
  style: DOLLARS,
  pieces: [
    [50, 1],
    [10, 3],
    [5, 3],
    [2, 4],
    [1, 3],
  ],
  most: 95,
  cents: 100,
  things: ['A toy car', 'A story book', 'A ball', 'A school bag', 'A pair of shoes'],
};

interface Drawn {
  counts: Array<readonly [value: number, count: number]>;
  total: number;
  pieces: MoneyPiece[];
}

/** Two or three kinds of pieces, at least three pieces. */
function drawPurse(dice: Dice, purse: Purse, kinds: number): Drawn | null {
  const counts = dice
    .pickSome(purse.pieces, kinds)
    .map(([value, most]) => [value, dice.int(1, most)] as const)
    .toSorted(([a], [b]) => b - a);
  const total = counts.reduce((sum, [value, count]) => sum + value * count, 0);
  const number = counts.reduce((sum, [, count]) => sum + count, 0);
  if (total > purse.most || number < 3 || number === total) return null;
  const pieces = counts.flatMap(([value, count]) =>
    Array.from({ length: count }, () => (value * purse.cents) as MoneyPiece),
  );
  return { counts, total, pieces };
}

const addends = ({ counts }: Drawn): string =>
  counts.flatMap(([value, count]) => Array.from({ length: count }, () => value)).join(' + ');

const listSlips = ({ counts, total, pieces }: Drawn, { most }: Purse): Wrong[] => {
  const [[first = 0] = [], [second = 0] = []] = counts;
  const slips: Wrong[] = [
    ['counted-pieces', 'Count what each one is worth.', pieces.length],
    ['piece-left-out', 'Count every one.', total - second],
    ['piece-left-out', 'Count every one.', total - first],
    ['counted-twice', 'Count each one only once.', total + second],
    ['counted-twice', 'Count each one only once.', total + first],
    ['ten-too-many', 'Count the tens again.', total + 10],
  ];
  return slips.filter(([, , value]) => Number(value) <= most + 5);
};

const params = ({ counts }: Drawn): Record<string, number> =>
  Object.fromEntries(
    counts.flatMap(([value, count], i) => [
      [`value${'abc'[i] ?? ''}`, value],
      [`count${'abc'[i] ?? ''}`, count],
    ]),
  );

const worth = (kinds: number): string =>
  ['a', 'b', 'c']
    .slice(0, kinds)
    .map((name) => `value${name} * count${name}`)
    .join(' + ');

function total(purse: Purse, kinds: 2 | 3): Shape {
  const id = `${purse.id}-of-${kinds}-kinds`;
  return asked(
    id,
    [purse.statement],
    kinds === 2 ? ['not_ready'] : ['guided'],
    facts([`total = ${worth(kinds)}`], [], 'total'),
    (dice) => {
      const [person] = drawPeople(dice, 1);
      const drawn = drawPurse(dice, purse, kinds);
      if (!drawn || !person) return null;
      return {
        story: [`This is ${person.name}'s money.`],
        ask: `How much does ${person.he} have?`,
        blank: `${person.name} has ___${purse.cents === 1 ? ' cents' : ''}.`,
        key: drawn.total,
        style: purse.style,
        params: params(drawn),
        work: [['All the money', addends(drawn), purse.style]],
        hints: ['Start with the largest.', 'Count on, one by one.', 'Touch each one as you count.'],
        wrongs: listSlips(drawn, purse),
        drawing: {
          kind: 'money',
          groups: [{ label: '', pieces: drawn.pieces, worth: purse.style.text(drawn.total) }],
        },
      };
    },
  );
}

function stillNeeded(purse: Purse): Shape {
  const proof = facts([`have = ${worth(2)}`], ['price = have + need'], 'need');
  return asked(`${purse.id}-still-needed`, [purse.statement], ['independent'], proof, (dice) => {
    const [person] = drawPeople(dice, 1);
    const drawn = drawPurse(dice, purse, 2);
    const need = purse.cents === 1 ? dice.multiple(5, 5, 40) : dice.int(3, 30);
    if (!drawn || !person || drawn.total + need > purse.most || need === drawn.total) return null;
    const price = purse.style.text(drawn.total + need);
    return {
      story: [`${dice.pick(purse.things)} costs ${price}.`, `The picture shows ${person.name}'s money.`],
      ask: `How much more does ${person.he} need?`,
      blank: `${person.name} needs ___${purse.cents === 1 ? ' cents' : ''} more.`,
      key: need,
      style: purse.style,
      params: { ...params(drawn), price: drawn.total + need },
      work: [
        [`${person.name}'s money`, addends(drawn), purse.style],
        [
          'Still needed',
          purse.cents === 1
            ? `${drawn.total + need} − ${drawn.total}`
            : `$${drawn.total + need} − $${drawn.total}`,
          purse.style,
        ],
      ],
      hints: ['Count the money first.', 'Is it enough?', 'Count on to the price.'],
      wrongs: [
        ['gave-the-money', 'This is the money in the picture.', drawn.total],
        ['gave-the-price', 'This is the price.', drawn.total + need],
        ['ten-too-many', 'Count the tens again.', need + 10],
        ['counted-on-too-far', 'Count on slowly.', need + 5],
        ['counted-on-too-little', 'Count on slowly.', need - 5],
        ['counted-pieces', 'Count what each one is worth.', drawn.pieces.length],
      ],
      drawing: {
        kind: 'money',
        groups: [{ label: '', pieces: drawn.pieces, worth: purse.style.text(drawn.total) }],
      },
    };
  });
}

/** Which numbers of coins a purse holds when the total is told. */
function hiddenCoins(purse: Purse): Shape {
  const proof = facts([`shown = ${worth(2)}`], ['total = shown + hidden'], 'hidden');
  return asked(`${purse.id}-in-the-box`, [purse.statement], ['guided'], proof, (dice) => {
    const drawn = drawPurse(dice, purse, 2);
    const hidden = purse.cents === 1 ? dice.pick([5, 10, 20, 50]) : dice.pick([2, 5, 10, 50]);
    if (!drawn || drawn.total + hidden > purse.most || hidden === drawn.total) return null;
    const whole = purse.style.text(drawn.total + hidden);
    return {
      story: [
        `There is ${whole} in all.`,
        `One ${purse.cents === 1 ? 'coin' : 'note'} is not in the picture.`,
      ],
      ask: 'How much is it worth?',
      blank: `It is worth ___${purse.cents === 1 ? ' cents' : ''}.`,
      key: hidden,
      style: purse.style,
      params: { ...params(drawn), total: drawn.total + hidden },
      work: [
        ['In the picture', addends(drawn), purse.style],
        [
          'The other one',
          purse.cents === 1
            ? `${drawn.total + hidden} − ${drawn.total}`
            : `$${drawn.total + hidden} − $${drawn.total}`,
          purse.style,
        ],
      ],
      hints: ['Count the money in the picture.', 'Is it all of it?', 'Count on to the whole.'],
      wrongs: [
        ...[5, 10, 20, 50, 2, 1]
          .filter((one) => one !== hidden)
          .map((one): Wrong => ['another-piece', 'Count on to the whole again.', one]),
        ['gave-the-shown', 'This is the money in the picture.', drawn.total],
      ],
      drawing: {
        kind: 'money',
        groups: [{ label: '', pieces: drawn.pieces, worth: purse.style.text(drawn.total) }],
      },
    };
  });
}

/** Coins to one dollar and notes to a hundred, for Primary 1. */
export const COIN_TASKS: readonly Shape[] = [COINS, NOTES].flatMap((purse) => [
  total(purse, 2),
  total(purse, 3),
  hiddenCoins(purse),
  stillNeeded(purse),
]);
