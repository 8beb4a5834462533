import { type Style, MONEY, PLAIN } from '../../core/amount.js';
import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import type { Dice } from '../../core/dice.js';
import type { Shape } from '../../core/draft.js';
import { exact } from '../../numbers/exact.js';
import { drawPerson } from '../../core/people.js';
import { x } from '../../core/working.js';
import type { TableSpec } from '../../drawing/drawing-spec.js';
import { byTrying, range, shapeOf, type DraftParts } from './drafting.js';

/** Two kinds of things, each worth something told in a table. */
interface PricedKinds {
  style: Style;
  title: string;
  head: string;
  valueHead: string;
  /** Plural names as asked for. */
  kinds: [string, string];
  /** Rows of the table. */
  rows: [string, string];
  told: (name: string, n: number, total: string) => string;
  ask: (name: string, he: string, kind: string) => string;
  blank: (name: string, kind: string) => string;
  paid: (name: string, paid: string, change: string) => string;
  bought: (name: string, n: number) => string;
  askWorth: (name: string, he: string, kind: string) => string;
  blankWorth: (name: string, kind: string) => string;
  values: [number, number];
}

function prices(
  title: string,
  things: string,
  head: string,
  rows: [string, string],
  kinds: [string, string],
  values: [number, number],
): PricedKinds {
  return {
    style: MONEY,
    title,
    head,
    valueHead: 'Price',
    rows,
    kinds,
    told: (name, n, total) => `${name} buys ${n} ${things} for ${total}.`,
    ask: (_, he, kind) => `How many ${kind} does ${he} buy?`,
    blank: (name, kind) => `${name} buys ___ ${kind}.`,
    bought: (name, n) => `${name} buys ${n} ${things}.`,
    paid: (name, paid, change) => `${name} pays ${paid} and gets ${change} back.`,
    askWorth: (_, he, kind) => `How much does ${he} pay for the ${kind}?`,
    blankWorth: (name, kind) => `${name} pays $___ for the ${kind}.`,
    values,
  };
}

const KINDS: readonly PricedKinds[] = [
  prices(
    'Museum tickets',
    'tickets',
    'Ticket',
    ['Adult', 'Child'],
    ['adult tickets', 'child tickets'],
    [4, 20],
  ),
  prices(
    'Dishes at a hawker centre',
    'plates of food',
    'Dish',
    ['Chicken rice', 'Noodles'],
    ['plates of chicken rice', 'plates of noodles'],
    [3, 8],
  ),
  prices('Things in a bookshop', 'things', 'Thing', ['Notebook', 'Pen'], ['notebooks', 'pens'], [2, 9]),
  prices('Plants at a garden shop', 'plants', 'Plant', ['Orchid', 'Fern'], ['orchids', 'ferns'], [5, 24]),
  prices(
    'Rides at a funfair',
    'rides',
    'Ride',
    ['Big wheel', 'Carousel'],
    ['rides on the big wheel', 'rides on the carousel'],
    [3, 12],
  ),
  prices(
    'Fruit at a market',
    'bags of fruit',
    'Bag',
    ['Mangoes', 'Oranges'],
    ['bags of mangoes', 'bags of oranges'],
    [4, 15],
  ),
  prices(
    'Balls in a sports shop',
    'balls',
    'Ball',
    ['Basketball', 'Football'],
    ['basketballs', 'footballs'],
    [8, 30],
  ),
  prices(
    'Trays of kueh',
    'trays of kueh',
    'Tray',
    ['Large', 'Small'],
    ['large trays', 'small trays'],
    [6, 25],
  ),
  prices(
    'T-shirts for Sports Day',
    'T-shirts',
    'Size',
    ['Adult', 'Child'],
    ['adult T-shirts', 'child T-shirts'],
    [6, 18],
  ),
];

interface Drawn {
  v: number;
  w: number;
  a: number;
  b: number;
}

/** v > w, both counts at least 2 and different. */
function drawKinds(dice: Dice, [low, high]: readonly [number, number], n: number): Drawn | null {
  const [p = 0, q = 0] = dice.pickSome(range(low, high), 2);
  const a = dice.int(2, n - 2);
  if (a * 2 === n) return null;
  return { v: Math.max(p, q), w: Math.min(p, q), a, b: n - a };
}

const COUNTS: Readonly<Record<ProficiencyLevel, readonly [number, number]>> = {
  not_ready: [5, 7],
  guided: [7, 12],
  independent: [9, 18],
  mastery: [12, 24],
};

/** Lines of the assumption method for the dearer kind. */
function assume(
  style: Style,
  n: number,
  d: Drawn,
  total: number,
  kinds: readonly [string, string],
  firstAsked: boolean,
): DraftParts['steps'] {
  // Assume all are of the kind that is not asked for.
  const [supposed, step] = firstAsked ? [d.w, d.v - d.w] : [d.v, d.v - d.w];
  const gap = Math.abs(total - supposed * n);
  return [
    [`If all were ${kinds[firstAsked ? 1 : 0]}`, x`${n} × ${supposed}`, style],
    firstAsked
      ? ['Too little by', x`${total} − ${supposed * n}`, style]
      : ['Too much by', x`${supposed * n} − ${total}`, style],
    ['Each swap changes it by', x`${d.v} − ${d.w}`, style],
    [`Number of ${kinds[firstAsked ? 0 : 1]}`, x`${gap} ÷ ${step}`],
  ];
}

function countWrongs(n: number, d: Drawn, total: number, firstAsked: boolean): DraftParts['wrongs'] {
  const key = firstAsked ? d.a : d.b;
  const supposed = firstAsked ? d.w : d.v;
  const gap = Math.abs(total - supposed * n);
  return [
    ['swapped-kinds', n - key],
    ['shared-by-the-sum', exact(exact(total, d.v + d.w).floor())],
    ['gap-by-one-value', exact(exact(gap, firstAsked ? d.v : d.w).floor())],
    ['one-too-many', key + 1],
    ['one-too-few', key - 1],
    ['try-again', key + 2],
    ['try-again', key > 3 ? key - 2 : key + 3],
  ];
}

/** h8 with a table of prices: so many things of two kinds for a total. */
function fromTable(level: ProficiencyLevel, firstAsked: boolean): Shape {
  const byChange = level === 'independent' || level === 'mastery';
  const worth = level === 'mastery';
  const names = ['v', 'w', 'n', ...(byChange ? ['paid', 'change'] : ['total'])];
  const proof = byTrying(names, (v, w, n, ...rest) => {
    const total = byChange ? (rest[0] ?? 0) - (rest[1] ?? 0) : (rest[0] ?? 0);
    return range(0, n)
      .filter((a) => a * v + (n - a) * w === total)
      .map((a) => (firstAsked ? a : n - a) * (worth ? (firstAsked ? v : w) : 1));
  });
  return shapeOf(
    `two-kinds-${firstAsked ? 'dearer' : 'cheaper'}-${level.replace('_', '-')}`,
    level,
    proof,
    (dice) => {
      const scene = dice.pick(KINDS);
      const p = drawPerson(dice);
      const n = dice.int(...COUNTS[level]);
      const d = drawKinds(dice, scene.values, n);
      if (!d) return null;
      const total = d.v * d.a + d.w * d.b;
      const paid = 50 * Math.ceil((total + 1) / 50);
      const kind = scene.kinds[firstAsked ? 0 : 1];
      const count = firstAsked ? d.a : d.b;
      const each = firstAsked ? d.v : d.w;
      const { style } = scene;
      const key = worth ? count * each : count;
      const table: TableSpec = {
        kind: 'table',
        title: scene.title,
        header: [scene.head, scene.valueHead],
        rows: [
          [scene.rows[0], style.text(d.v)],
          [scene.rows[1], style.text(d.w)],
        ],
      };
      return {
        story: [
          `The table shows the prices of ${scene.kinds[0]} and ${scene.kinds[1]}.`,
          ...(byChange
            ? [scene.bought(p.name, n), scene.paid(p.name, style.text(paid), style.text(paid - total))]
            : [scene.told(p.name, n, style.text(total))]),
        ],
        ask: worth ? scene.askWorth(p.name, p.he, kind) : scene.ask(p.name, p.he, kind),
        blank: worth ? scene.blankWorth(p.name, kind) : scene.blank(p.name, kind),
        key,
        style: worth ? style : PLAIN,
        middles: worth
          ? [[scene.blank(p.name, kind), count, PLAIN]]
          : byChange
            ? [['The things cost $___ altogether.', total, style]]
            : [],
        params: {
          v: d.v,
          w: d.w,
          n,
          ...(byChange ? { paid, change: paid - total } : { total }),
        },
        steps: [
          `Read the table: ${style.text(d.v)} and ${style.text(d.w)}.`,
          ...(byChange ? ([['Cost', x`${paid} − ${paid - total}`, style]] as const) : []),
          ...assume(style, n, d, total, scene.kinds, firstAsked),
          ...(worth ? ([['Price of all of them', x`${count} × ${each}`, style]] as const) : []),
        ],
        hints: [
          'Read both prices from the table.',
          `Suppose that all ${n} were of one kind. How much would they cost?`,
          'Each time you swap one kind for the other, by how much does the cost change?',
        ],
        wrongs: worth
          ? [
              ['swapped-kinds', total - key],
              ['stopped-early', count],
              ['one-too-many', key + each],
              ['one-too-few', key - each],
              ['gave-the-total', total],
              ['try-again', count * (d.v + d.w - each)],
            ]
          : countWrongs(n, d, total, firstAsked),
        drawing: table,
      };
    },
  );
}

/** h8 of Primary 4 with a table. */
export const TABLE_TWO_KINDS: readonly Shape[] = (
  ['not_ready', 'guided', 'independent', 'mastery'] as const
).flatMap((level) => [fromTable(level, true), fromTable(level, false)]);
