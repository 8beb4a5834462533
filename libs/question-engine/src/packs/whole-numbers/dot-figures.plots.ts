import { SHOWN_TERMS } from '../../checks/honesty.js';
import type { Plot, Values, Words } from '../../engines/plot.engine.js';
import { PLOT_SLIPS } from '../shared/plot-slips.js';

const figures = (what: string, things: string, figure = 'figure'): Words => ({ what, things, figure });

/** What the growing figures are made of. */
export const FIGURE_MAKERS: readonly Words[] = [
  figures('{A} makes figures with dots.', 'dots'),
  figures('{A} lays square figures with tiles.', 'tiles'),
  figures('A florist plants beds of flowers.', 'flowers', 'bed'),
  figures('{A} builds towers with blocks.', 'blocks', 'tower'),
  figures('A band stands in formations.', 'players', 'formation'),
  figures('{A} draws patterns with stars.', 'stars', 'pattern'),
  figures('A baker lays out trays of tarts.', 'tarts', 'tray'),
  figures('{A} makes mats with beads.', 'beads', 'mat'),
  figures('A shop stacks tins.', 'tins', 'stack'),
];

/** n × (n + wide) + corner: squares, rectangles, each with so many more. */
function term(n: number, wide: number, corner: number): number {
  return n * (n + wide) + corner;
}

/** Second steps are equal: counts on by growing steps, as the figures do. */
function* grow(values: Values): Generator<{ place: number; value: number }> {
  const [f1, f2, f3, f4] = ['f1', 'f2', 'f3', 'f4'].map((name) => Number(values[name]));
  if (f1 === undefined || f2 === undefined || f3 === undefined || f4 === undefined) return;
  const bend = f3 - f2 - (f2 - f1);
  if (f4 - f3 - (f3 - f2) !== bend) return;
  let value = f1;
  let step = f2 - f1;
  for (let place = 1; place <= 60; place += 1) {
    yield { place, value };
    value += step;
    step += bend;
  }
}

const table = (values: Values, text: (template: string) => string) => ({
  kind: 'table' as const,
  title: text('{Things} in each {figure}'),
  header: [text('{Figure}'), text('{Things}')],
  rows: [1, 2, 3, 4].map((i) => [String(i), String(Number(values[`f${i}`]))]),
});

const SHOWN = ['f1', 'f2', 'f3', 'f4'];

/** h9, figures such as dot squares: the number of rows times the number in a row, and perhaps some more. */
export const DOT_FIGURES: readonly Plot[] = (() => {
  const open =
    (low: number, high: number): ((dice: Parameters<Plot['draw']>[0]) => Record<string, number>) =>
    (dice) => {
      const wide = dice.pick([0, 0, 1, 2, 3]);
      const corner = dice.pick([0, 0, 1, 2, 3, 4, 5, 6]);
      const n = dice.int(low, high);
      return {
        ...Object.fromEntries([1, 2, 3, 4].map((i) => [`f${i}`, term(i, wide, corner)])),
        n,
        wide,
        corner,
        row: n + wide,
        block: n * (n + wide),
        key: term(n, wide, corner),
      };
    };
  const base = {
    conditions: { together: SHOWN_TERMS },
    drawn: SHOWN,
    drawing: table,
    tell: [
      '{what}',
      'The table shows the number of {things} in each of the first four.',
      'The pattern goes on in the same way.',
    ],
  };
  const hints = [
    'Look at the steps from one {figure} to the next. How do they grow?',
    'Think of each {figure} as rows. How many rows, and how many in each row?',
    'Find the number in a row, multiply by the number of rows, and add what is outside the rows.',
  ] as const;
  const near = [
    ['slip-of-ten', 'Check your multiplying.', 'key + 10'],
    ['one-row-too-few', 'Count the rows again.', 'key − row'],
    ['one-row-too-many', 'Count the rows again.', 'key + row'],
    ['grows-by-the-same-step', 'The steps themselves grow.', 'f4 + (n − 4) × (f4 − f3)'],
    ['first-times-number', 'The figures do not grow by the first number.', 'f1 × n'],
    ['slip-of-one', 'Check your adding.', 'key + 1'],
  ] as const;
  return [
    {
      ...base,
      id: 'next-figure',
      levels: ['not_ready'],
      solve: (values) => [...grow(values)].filter(({ place }) => place === 5).map(({ value }) => value),
      draw: (dice) => {
        const d = open(5, 5)(dice);
        const [f2, f3, f4] = [Number(d['f2']), Number(d['f3']), Number(d['f4'])];
        return {
          ...d,
          last: f4 - f3,
          before: f3 - f2,
          grows: f4 - f3 - (f3 - f2),
          next: f4 - f3 + (f4 - f3 - (f3 - f2)),
        };
      },
      given: SHOWN,
      ask: 'How many {things} are in the next {figure}?',
      blank: 'The next {figure} has ___ {things}.',
      counts: '{things}',
      key: 'key',
      steps: [
        ['Last step', 'f4 − f3', 'last'],
        ['Step before', 'f3 − f2', 'before'],
        ['The steps grow by', 'last − before', 'grows'],
        ['Next step', 'last + grows', 'next'],
        ['Next one', 'f4 + next', 'key'],
      ],
      hints: [
        hints[0],
        'Write the steps between the numbers in the table.',
        'The next step is larger than the last one by as much as before.',
      ],
      slips: [['same-step-again', 'The steps themselves grow.', 'f4 + last'], ...near],
    },
    {
      ...base,
      id: 'far-figure',
      levels: ['guided'],
      solve: (values) =>
        [...grow(values)].filter(({ place }) => place === Number(values['n'])).map(({ value }) => value),
      draw: (dice) => {
        const d = open(7, 30)(dice);
        return d['wide'] === 0 && d['corner'] === 0 ? { ...d, row: Number(d['n']) } : null;
      },
      given: [...SHOWN, 'n'],
      ask: 'How many {things} are in {figure} {n}?',
      blank: '{Figure} {n} has ___ {things}.',
      counts: '{things}',
      key: 'key',
      steps: [
        ['Each number is the place times itself, such as 3 × 3 = 9.', '', ''],
        ['{Figure} {n}', 'n × n', 'key'],
      ],
      hints,
      slips: [['doubled', 'Multiply the number by itself.', 'n + n'], ...near],
    },
    {
      ...base,
      id: 'which-figure',
      levels: ['independent'],
      solve: (values) =>
        [...grow(values)].filter(({ value }) => value === Number(values['key'])).map(({ place }) => place),
      draw: (dice) => {
        const d = open(7, 30)(dice);
        return d['corner'] === 0 || d['wide'] !== 0 ? null : d;
      },
      given: [...SHOWN, 'key'],
      ask: 'Which {figure} has {key} {things}?',
      blank: '{Figure} ___ has {key} {things}.',
      key: 'n',
      steps: [
        ['Outside the square in the first one', 'f1 − 1', 'corner'],
        ['In the square', 'key − corner', 'block'],
        ['A number times itself that makes this', 'n × n', 'tried'],
        ['This is {figure} {n}', '', 'n'],
      ],
      middle: {
        name: 'corner',
        blank: 'Every {figure} is a square and ___ more {things}.',
        counts: '{things}',
      },
      hints: [
        hints[0],
        'Compare the numbers with the square numbers 1, 4, 9, 16. How many more are there each time?',
        'Take the extra ones from {key}. Which number times itself is left?',
      ],
      slips: PLOT_SLIPS['which-figure'],
    },
    {
      ...base,
      id: 'two-figures',
      levels: ['mastery'],
      solve: (values) => {
        const all = [...grow(values)];
        const at = (place: number): number => all.find((t) => t.place === place)?.value ?? 0;
        return [at(Number(values['n'])) + at(Number(values['m']))];
      },
      draw: (dice) => {
        const d = open(6, 24)(dice);
        const [n, wide, corner] = [Number(d['n']), Number(d['wide']), Number(d['corner'])];
        return wide !== 0 || corner === 0 || n + 1 === corner
          ? null
          : {
              ...d,
              m: n + 1,
              later: (n + 1) * (n + 1) + corner,
              both: term(n, 0, corner) + term(n + 1, 0, corner),
            };
      },
      given: [...SHOWN, 'n', 'm'],
      ask: 'How many {things} do {figure} {n} and {figure} {m} have altogether?',
      blank: '{Figure} {n} and {figure} {m} have ___ {things} altogether.',
      counts: '{things}',
      key: 'both',
      steps: [
        ['Outside the square in the first one', 'f1 − 1', 'corner'],
        ['{Figure} {n}', 'n × n + corner', 'key'],
        ['{Figure} {m}', 'm × m + corner', 'later'],
        ['Altogether', 'key + later', 'both'],
      ],
      middle: { name: 'key', blank: '{Figure} {n} has ___ {things}.', counts: '{things}' },
      hints: [
        hints[0],
        'Compare the numbers with the square numbers 1, 4, 9, 16. How many more are there each time?',
        'Find both figures: a number times itself and the extra ones. Then add.',
      ],
      slips: PLOT_SLIPS['two-figures'],
    },
  ];
})();
