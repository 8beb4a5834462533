import { SHOWN_TERMS } from '../../checks/honesty.js';
import type { Plot, Values, Words } from '../../engines/plot.engine.js';
import { PLOT_SLIPS } from '../shared/plot-slips.js';
import scenes from './scenes.json' with { type: 'json' };

/** What grows by the same number each time, from nothing. */
export const GROWERS: readonly Words[] = scenes.growers.map((words) => ({
  ...words,
  reach: words.prep === 'after' ? 'This goes on for {n} {units}.' : 'There are {n} {units}.',
}));

/** Counts on from the three totals shown. */
function* totals(values: Values): Generator<{ place: number; total: number }> {
  const [t1, t2, t3] = ['t1', 't2', 't3'].map((name) => Number(values[name]));
  if (t1 === undefined || t2 === undefined || t3 === undefined || t3 - t2 !== t2 - t1) return;
  for (let place = 1, total = t1; place <= 30; place += 1, total += t2 - t1) yield { place, total };
}

const table = (values: Values, text: (template: string) => string) => ({
  kind: 'table' as const,
  title: text('{Things} in all'),
  header: [text('{Unit}'), text('{Things}')],
  rows: [1, 2, 3].map((i) => [String(i), String(Number(values[`t${i}`]))]),
});

/** h9 in the tables: totals that grow by one more group each time. */
export function multiplePlots(tables: readonly number[]): readonly Plot[] {
  const open: Plot['draw'] = (dice, level) => {
    const t1 = dice.pick(tables);
    const n = level === 'not_ready' ? dice.int(4, 6) : dice.int(6, 10);
    return n === t1
      ? null
      : {
          t1,
          t2: 2 * t1,
          t3: 3 * t1,
          step: t1,
          n,
          m: n - 1,
          key: n * t1,
          before: (n - 1) * t1,
          both: (2 * n - 1) * t1,
        };
  };
  const shown = ['t1', 't2', 't3'];
  const base = {
    conditions: { together: SHOWN_TERMS },
    draw: open,
    drawn: shown,
    drawing: table,
    tell: ['{tell}', 'The table shows how many there are in all.'],
  };
  const each = ['More {things} each time', 't2 − t1', 'step'] as const;
  const hints = [
    'Look down the table. How does the number grow?',
    'How many {things} come each time?',
  ] as const;
  const term = (id: string, level: 'not_ready' | 'guided'): Plot => ({
    ...base,
    id,
    levels: [level],
    solve: (values) =>
      [...totals(values)].filter(({ place }) => place === Number(values['n'])).map(({ total }) => total),
    given: [...shown, 'n'],
    ask: 'How many {things} are there {prep} {n} {units}?',
    blank: '{Prep} {n} {units} there are ___ {things}.',
    counts: '{things}',
    key: 'key',
    steps: [each, ['{Things} {prep} {n} {units}', 'n × step', 'key']],
    hints: [...hints, 'Multiply the number for 1 {unit} by {n}.'],
    slips: [
      ['one-too-many', 'Count the steps again.', 'key + step'],
      ['one-too-few', 'Count the steps again.', 'key − step'],
      ['next-one-only', 'Go on to {n} {units}.', 't3 + step'],
      ['added-not-multiplied', 'Equal groups are multiplied.', 'n + step'],
      ['added-to-the-last', 'Count in equal steps.', 't3 + n'],
    ],
  });
  return [
    term('near-total', 'not_ready'),
    term('later-total', 'guided'),
    {
      ...base,
      id: 'which-place',
      levels: ['independent'],
      solve: (values) =>
        [...totals(values)].filter(({ total }) => total === Number(values['key'])).map(({ place }) => place),
      given: [...shown, 'key'],
      ask: 'How many {units} are needed for {key} {things}?',
      blank: 'For {key} {things}, ___ {units} are needed.',
      key: 'n',
      steps: [
        each,
        ['More than {prep} 3 {units}', 'key − t3', 'gap'],
        ['{Units} after the 3rd', 'gap ÷ step', 'later'],
        ['Number of {units}', '3 + later', 'n'],
      ],
      middle: { name: 'gap', blank: 'The number of {things} is ___ more than {prep} 3 {units}.' },
      hints: [...hints, 'How many equal groups make {key}? Start from the last row of the table.'],
      slips: PLOT_SLIPS['which-place'],
    },
    {
      ...base,
      id: 'two-totals',
      levels: ['mastery'],
      solve: (values) =>
        [...totals(values)]
          .filter(({ place }) => place === Number(values['n']))
          .map(({ total }) => total - Number(values['used'])),
      draw: (dice, level, words) => {
        const d = open(dice, level, words);
        if (!d) return null;
        const used = dice.int(3, Number(d['key']) - 3);
        return { ...d, used, left: Number(d['key']) - used };
      },
      given: [...shown, 'n', 'used'],
      tell: [
        '{tell}',
        'The table shows how many there are in all.',
        '{reach}',
        'Then {used} of the {things} are given away.',
      ],
      ask: 'How many {things} are left?',
      blank: 'In the end, ___ {things} are left.',
      counts: '{things}',
      key: 'left',
      steps: [each, ['{Things} {prep} {n} {units}', 'n × step', 'key'], ['Left', 'key − used', 'left']],
      middle: { name: 'key', blank: 'At first there are ___ {things}.', counts: '{things}' },
      hints: [...hints, 'Find the number {prep} {n} {units}. Then take {used} away.'],
      slips: PLOT_SLIPS['two-totals'],
    },
  ];
}
