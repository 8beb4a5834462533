import { MONEY, type Style, countOf, measured } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import type { Shape } from '../../core/draft.js';
import { drawPeople } from '../../core/people.js';
import type { MoneyPiece } from '../../drawing/money.drawing.js';
import { facts } from '../../engines/sketch.js';
import { exact } from '../../numbers/exact.js';
import { moneyText } from '../../numbers/number-text.js';
import type { StatementId } from '@sumfox/curriculum/syllabus/statements';
import { type Task, type Wrong, asked } from './task.js';
import { readPairs } from '../../numbers/pairs.js';

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
  /** What it may buy, with the lowest and the highest price. */
  things: ReadonlyArray<readonly [thing: string, low: number, high: number]>;
}

const COINS: Purse = {
  statement: 'P1-M-1',
  id: 'coins',
  style: CENTS,
  pieces: readPairs('50:1 20:3 10:4 5:3'),
  most: 95,
  cents: 1,
  things: [
    ['an eraser', 20, 95],
    ['a sticker', 10, 95],
    ['a sweet bun', 50, 95],
    ['a pencil', 20, 95],
    ['a ruler', 30, 95],
  ],
};

const NOTES: Purse = {
  statement: 'P1-M-2',
  id: 'notes',
  style: DOLLARS,
  pieces: readPairs('50:1 10:3 5:3 2:4 1:3'),
  most: 95,
  cents: 100,
  things: [
    ['a toy car', 4, 35],
    ['a story book', 5, 25],
    ['a ball', 4, 25],
    ['a board game', 15, 50],
    ['a school bag', 20, 60],
    ['a pair of shoes', 25, 95],
    ['a scooter', 40, 95],
  ],
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

/** What one of the pieces is called. */
const pieceOf = ({ cents }: Purse): string => (cents === 1 ? 'coin' : 'note or coin');

const listSlips = ({ counts, total, pieces }: Drawn, purse: Purse): Wrong[] => {
  const piece = pieceOf(purse);
  const [[first = 0] = [], [second = 0] = []] = counts;
  const slips: Wrong[] = [
    ['counted-pieces', `How much is each ${piece} worth?`, pieces.length],
    ['piece-left-out', `Add every ${piece}.`, total - second],
    ['piece-left-out', `Add every ${piece}.`, total - first],
    ['counted-twice', `Add each ${piece} once.`, total + second],
    ['counted-twice', `Add each ${piece} once.`, total + first],
    ...(counts.some(([value]) => value === 10)
      ? ([['ten-too-many', 'Count the tens again.', total + 10]] as const)
      : []),
  ];
  return slips.filter(([, , value]) => Number(value) <= purse.most + 5);
};

/** Where the amount is to be written. */
const gapOf = (purse: Purse): string => (purse.cents === 1 ? '___ cents' : '$___');

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
        blank: `${person.name} has ${gapOf(purse)}.`,
        key: drawn.total,
        style: purse.style,
        params: params(drawn),
        work: [['All the money', addends(drawn), purse.style]],
        hints: [
          `Start with the largest ${purse.cents === 1 ? 'coin' : 'note'}.`,
          `Then add the next ${pieceOf(purse)}, and so on.`,
          `Touch each ${pieceOf(purse)} as you add.`,
        ],
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
    const things = purse.things.filter(
      ([, low, high]) => drawn.total + need >= low && drawn.total + need <= high,
    );
    if (things.length === 0) return null;
    const [thing] = dice.pick(things);
    return {
      story: [`${person.name} wants ${thing} for ${price}.`, `The picture shows ${person.name}'s money.`],
      ask: `How much more does ${person.he} need?`,
      blank: `${person.name} needs ${gapOf(purse)} more.`,
      key: need,
      style: purse.style,
      params: { ...params(drawn), price: drawn.total + need },
      work: [
        [`${person.name}'s money`, addends(drawn), purse.style],
        [
          'Money still needed',
          purse.cents === 1
            ? `${drawn.total + need} − ${drawn.total}`
            : `$${drawn.total + need} − $${drawn.total}`,
          purse.style,
        ],
      ],
      hints: ['Count the money first.', 'Is it enough?', `Count on from there to ${price}.`],
      wrongs: [
        ['gave-the-money', 'This is the money in the picture.', drawn.total],
        ['gave-the-price', 'This is the price.', drawn.total + need],
        ['added', 'The money is part of the price. Do not add it.', drawn.total * 2 + need],
        ...drawn.counts.map(
          ([value]) => ['one-piece-left-out', 'Count all the money in the picture.', need + value] as const,
        ),
        ['counted-on-too-far', 'Count on slowly.', need + 10],
        ['counted-on-too-far', 'Count on slowly.', need + 5],
        ['counted-on-too-little', 'Count on slowly.', need - 5],
        ['counted-pieces', `How much is each ${pieceOf(purse)} worth?`, drawn.pieces.length],
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
    const piece = purse.cents === 1 ? 'coin' : 'note';
    return {
      story: [`There is ${whole} in all.`, `One ${piece} is not in the picture.`],
      ask: `How much is the missing ${piece} worth?`,
      blank: `The missing ${piece} is worth ${gapOf(purse)}.`,
      key: hidden,
      style: purse.style,
      params: { ...params(drawn), total: drawn.total + hidden },
      work: [
        ['In the picture', addends(drawn), purse.style],
        [
          `The missing ${piece}`,
          purse.cents === 1
            ? `${drawn.total + hidden} − ${drawn.total}`
            : `$${drawn.total + hidden} − $${drawn.total}`,
          purse.style,
        ],
      ],
      hints: [
        'Count the money in the picture.',
        'How much is there in all?',
        `Count on from there to ${whole}.`,
      ],
      wrongs: [
        ...(purse.cents === 1 ? [5, 10, 20, 50] : [2, 5, 10, 50])
          .filter((one) => one !== hidden)
          .map((one): Wrong => ['another-piece', `Count on again to ${whole}.`, one]),
        ['gave-the-shown', 'This is the money in the picture.', drawn.total],
      ],
      drawing: {
        kind: 'money',
        groups: [{ label: '', pieces: drawn.pieces, worth: purse.style.text(drawn.total) }],
      },
    };
  });
}

/** What holds notes and coins: one, several of them. */
const HOLDERS =
  'Purse|purses,Wallet|wallets,Tin|tins,Jar|jars,Box|boxes,Pouch|pouches,Bag|bags,Cup|cups,Basket|baskets,Bowl|bowls,Drawer|drawers,Packet|packets'.split(
    ',',
  );

/** Notes with coins: the dollars and the cents are counted apart. */
function mixed(id: string, purses: 1 | 2): Shape {
  const told = ['a', 'b']
    .slice(0, purses)
    .map((name) => `dollars${name} * 100 + cents${name}`)
    .join(' + ');
  return asked(
    id,
    ['P2-M-1'],
    purses === 1 ? ['not_ready', 'guided'] : ['guided', 'independent'],
    facts([`total * 100 = ${told}`], [], 'total'),
    (dice, level) => {
      const all = Array.from({ length: purses }, () => ({
        notes: drawPurse(dice, NOTES, level === 'not_ready' ? 1 : 2),
        coins: drawPurse(dice, COINS, 2),
      }));
      const [one = '', many = ''] = dice.pick(HOLDERS).split('|');
      const groups = all.flatMap(({ notes, coins }, i) =>
        notes && coins
          ? [
              {
                label: purses === 1 ? '' : `${one} ${'PQ'[i] ?? ''}`,
                pieces: [...notes.pieces, ...coins.pieces],
                dollars: notes.total,
                cents: coins.total,
              },
            ]
          : [],
      );
      if (groups.length < purses || groups.some(({ pieces }) => pieces.length > 9)) return null;
      const dollars = groups.reduce((sum, group) => sum + group.dollars, 0);
      const cents = groups.reduce((sum, group) => sum + group.cents, 0);
      const key = exact(dollars * 100 + cents, 100);
      if (dollars > 99) return null;
      return {
        story: [purses === 1 ? 'Count the notes and the coins.' : `Look at the two ${many}.`],
        ask: purses === 1 ? 'How much money is it?' : 'How much money is there altogether?',
        blank: purses === 1 ? 'It is $___.' : 'There is $___ altogether.',
        key,
        style: MIXED_MONEY,
        drawn: groups.flatMap((_, i) => [`dollars${'ab'[i] ?? ''}`, `cents${'ab'[i] ?? ''}`]),
        params: Object.fromEntries(
          groups.flatMap((group, i) => [
            [`dollars${'ab'[i] ?? ''}`, group.dollars],
            [`cents${'ab'[i] ?? ''}`, group.cents],
          ]),
        ),
        work: [
          ...(purses === 2
            ? ([
                ['All the dollars', groups.map((group) => `$${group.dollars}`).join(' + '), MONEY],
                ['All the cents', groups.map((group) => group.cents).join(' + '), CENTS],
              ] as const)
            : []),
          [
            purses === 1 ? 'Notes and coins' : 'Altogether',
            `$${dollars} + ${moneyText(exact(cents, 100))}`,
            MIXED_MONEY,
          ],
        ],
        hints: ['Count the dollars first.', 'Then count the cents.', '100 cents make one dollar.'],
        wrongs: [
          ['cents-as-dollars', 'Cents stand after the dot.', exact(dollars + cents)],
          ['coins-left-out', 'Count the coins as well.', exact(dollars)],
          ['dollar-off', 'Count the dollars again.', key.add(1)],
          ['ten-cents-off', 'Count the coins again.', key.add(exact(1, 10))],
          ['five-cents-off', 'Count the coins again.', key.sub(exact(5, 100))],
          ['dollar-off', 'Count the dollars again.', key.sub(1)],
        ],
        drawing: {
          kind: 'money',
          groups: groups.map(({ label, pieces }, i) => ({
            label,
            pieces,
            worth: `$${groups[i]?.dollars ?? 0} ${groups[i]?.cents ?? 0}¢`,
          })),
        },
      };
    },
  );
}

const MIXED_MONEY: Style = {
  ...MONEY,
  allows: (value) => exact(value).mul(20).d === 1n && exact(value).compare(0) > 0,
};

const SAME_COINS: Shape = asked(
  'coins-of-one-kind',
  ['P2-M-1'],
  ['guided'],
  facts(['price * 100 = coin * count'], [], 'count'),
  (dice) => {
    const coin = dice.pick([10, 20, 50] as const);
    const count = dice.int(3, 10);
    const cents = coin * count;
    if (cents > 500) return null;
    return {
      story: ['Look at the coin.'],
      ask: `How many of these coins make ${moneyText(exact(cents, 100))}?`,
      blank: `${moneyText(exact(cents, 100))} is ___ of these coins.`,
      key: count,
      style: countOf('coins'),
      params: { coin, price: exact(cents, 100) },
      drawn: ['coin'],
      work: [
        `${moneyText(exact(cents, 100))} is ${cents} cents.`,
        ['In tens', `${cents} ÷ 10`],
        ['Coins', `${cents / 10} ÷ ${coin / 10}`, countOf('coins')],
      ]
        .slice(0, coin === 10 ? 1 : 3)
        .concat(coin === 10 ? [['Coins', `${cents} ÷ 10`, countOf('coins')]] : []) as Task['work'],
      hints: ['How much is one coin?', 'Count on in these steps.', 'Stop at the amount.'],
      wrongs: [
        ['one-too-many', 'Count the steps again.', count + 1],
        ['one-too-few', 'Count the steps again.', count - 1],
        ['gave-the-coin', 'This is what one coin is worth.', coin],
        ['counted-tens', 'Count in the steps of the coin.', cents / 10],
        ['counted-twice', 'Count the steps again.', count * 2],
      ],
      drawing: { kind: 'money', groups: [{ label: '', pieces: [coin], worth: `${coin}¢` }] },
    };
  },
);

/** Dollars and cents of notes and coins, for Primary 2. */
export const MIXED_MONEY_TASKS: readonly Shape[] = [
  mixed('notes-and-coins', 1),
  mixed('two-purses', 2),
  SAME_COINS,
];

/** Coins to one dollar and notes to a hundred, for Primary 1. */
export const COIN_TASKS: readonly Shape[] = [COINS, NOTES].flatMap((purse) => [
  total(purse, 2),
  total(purse, 3),
  hiddenCoins(purse),
  stillNeeded(purse),
]);
