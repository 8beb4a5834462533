import * as z from 'zod/mini';
import type { Dice } from '../../core/dice.js';
import { exact } from '../../numbers/exact.js';
import type { Plot, Values, Words } from '../../engines/plot.engine.js';
import { SettingTableSchema } from '../../situations/setting-table.js';
import { type Size, drawSize } from './number-sizes.js';
import tables from './two-kinds.json' with { type: 'json' };
import { PLOT_SLIPS } from '../shared/plot-slips.js';

/** Two kinds of things, the second worth more; `v` and `w` where the world fixes what each is worth. */
const KINDS = z
  .record(z.enum(['legs', 'holds', 'pays', 'groups', 'worth']), SettingTableSchema)
  .parse(tables);
const wordsOf = (...names: ReadonlyArray<keyof typeof KINDS>): Words[] =>
  names.flatMap((name) => KINDS[name].map(({ words }) => words));

/** Legs, wheels, seats and bags, for numbers up to about a hundred. */
export const SMALL_KINDS = wordsOf('legs', 'holds');
/** Prices and larger groups. */
export const LARGE_KINDS = wordsOf('pays', 'groups');
/** Discs, cards and tokens of two values. */
export const WORTH_KINDS = wordsOf('worth');

/** Numbers of one grade for two kinds; `v` and `w` where the context leaves them open. */
export interface KindSizes {
  n: Size;
  /** Fewer things at the first level. */
  easy: number;
  v: Size;
  w: Size;
  most: number;
}

/** Tries every number of the second kind. */
function listFits(v: Values): number[] {
  const [n, one, two, total] = ['n', 'v', 'w', 'total'].map((name) => exact(v[name] ?? 0));
  if (!n || !one || !two || !total) return [];
  return Array.from({ length: Number(n) + 1 }, (_, b) => b).filter((b) =>
    one.mul(n.sub(b)).add(two.mul(b)).equals(total),
  );
}

const assume = [
  ['If all were {kas}', 'n × v', 'all'],
  ['Still missing', 'total − all', 'gap'],
  ['Each {kb} adds', 'w − v', 'each'],
  ['Number of {kbs}', 'gap ÷ each', 'b'],
] as const;

/** h8, so many of two kinds with a known total: try, check and improve. */
export function twoKinds(size: KindSizes): readonly Plot[] {
  const open = (dice: Dice, n: Size, words: Words) => {
    const v = words['v'] === undefined ? drawSize(dice, size.v) : Number(words['v']);
    const w = words['w'] === undefined ? drawSize(dice, size.w) : Number(words['w']);
    const count = drawSize(dice, n);
    const b = dice.int(2, count - 2);
    const a = count - b;
    const total = a * v + b * w;
    return w <= v || a === b || total > size.most || total === count || new Set([count, v, w, b]).size < 4
      ? null
      : { n: count, v, w, a, b, total };
  };
  const tell = ['{intro}', '{eachA}', '{eachB}', '{inAll}'];
  const base = {
    solve: listFits,
    given: ['n', 'v', 'w', 'total'],
    tell,
    ask: 'How many {kbs} are there?',
    blank: 'There are ___ {kbs}.',
    counts: '{kbs}',
    key: 'b',
    steps: assume,
    slips: PLOT_SLIPS['second-kind'],
  };
  const hints = [
    'Guess how many there are of each kind. Then check the total.',
    'What would the total be if all {n} were {kas}?',
    'Change one {ka} into one {kb}. How much does the total grow? How many changes are needed?',
  ] as const;
  return [
    {
      ...base,
      id: 'two-kinds-with-table',
      levels: ['not_ready'],
      draw: (dice, _, words) => open(dice, { low: 5, high: size.easy }, words),
      hints: [
        'Look at the table. What changes from row to row?',
        'There is one more {kb} and one less {ka}. What happens to the {units}?',
        'Go on with the table until the {units} fit.',
      ],
      drawing: ({ n, v, w }, text) => ({
        kind: 'table',
        title: 'First guesses',
        header: [text('{Kas}'), text('{Kbs}'), text('{Units}')],
        rows: [0, 1].map((b) => [
          String(Number(n) - b),
          String(b),
          String((Number(n) - b) * Number(v) + b * Number(w)),
        ]),
      }),
    },
    {
      ...base,
      id: 'two-kinds',
      levels: ['guided'],
      draw: (dice, _, words) =>
        open(dice, { ...size.n, high: Math.ceil((size.n.low + size.n.high) / 2) }, words),
      hints,
    },
    {
      ...base,
      id: 'first-kind',
      levels: ['independent'],
      draw: (dice, _, words) => open(dice, size.n, words),
      solve: (values) => listFits(values).map((b) => exact(values['n'] ?? 0).sub(b)),
      ask: 'How many {kas} are there?',
      blank: 'There are ___ {kas}.',
      counts: '{kas}',
      key: 'a',
      steps: [...assume, ['Number of {kas}', 'n − b', 'a']],
      middle: { name: 'b', blank: 'There are ___ {kbs}.', counts: '{kbs}' },
      hints,
      slips: PLOT_SLIPS['first-kind'],
    },
    {
      ...base,
      id: 'more-of-one-kind',
      levels: ['mastery'],
      draw: (dice, _, words) => {
        const d = open(dice, size.n, words);
        return d && d.a - d.b >= 2 ? { ...d, more: d.a - d.b } : null;
      },
      solve: (values) => listFits(values).map((b) => exact(values['n'] ?? 0).sub(2 * b)),
      ask: 'How many more {kas} than {kbs} are there?',
      blank: 'There are ___ more {kas} than {kbs}.',
      counts: '{kas}',
      key: 'more',
      steps: [...assume, ['Number of {kas}', 'n − b', 'a'], ['More {kas} than {kbs}', 'a − b', 'more']],
      middle: { name: 'b', blank: 'There are ___ {kbs}.', counts: '{kbs}' },
      hints,
      slips: PLOT_SLIPS['more-of-one-kind'],
    },
  ];
}
