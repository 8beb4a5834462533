import type { Plot, Values } from '../../engines/plot.engine.js';
import { PLOT_SLIPS } from '../shared/plot-slips.js';

const lines = (text: (template: string) => string) => ({
  kind: 'symbol-lines' as const,
  lines: ['{a1} + {b} = {s1}', '{a2} + {b} = {s2}', '{a3} + {b} = {s3}'].map((line) => [
    { text: text(line) },
  ]),
});

/** Goes on row by row, as the pattern does. */
function* rows(values: Values): Generator<{ place: number; first: number; sum: number }> {
  const [a1, a2, a3, b] = ['a1', 'a2', 'a3', 'b'].map((name) => Number(values[name]));
  if (a1 === undefined || a2 === undefined || a3 === undefined || b === undefined || a3 - a2 !== a2 - a1)
    return;
  let first = a1;
  for (let place = 1; place <= 20; place += 1) {
    yield { place, first, sum: first + b };
    first += a2 - a1;
  }
}

const GIVEN = ['a1', 'a2', 'a3', 'b', 's1', 's2', 's3'];
const HINTS = [
  'What stays the same in every row? What changes?',
  'How much larger is each answer than the one above?',
] as const;

/** h9, number sentences in which one part grows by ten or a hundred. */
export const SUM_ROWS: readonly Plot[] = (() => {
  const open: Plot['draw'] = (dice, level) => {
    const step = level === 'independent' || level === 'mastery' ? dice.pick([10, 20, 100]) : 10;
    const a1 = level === 'not_ready' ? dice.int(2, 9) : dice.int(3, 29);
    const b = dice.int(3, level === 'not_ready' ? 9 : 39);
    const n = dice.int(6, step === 100 ? 8 : 9);
    if (a1 === b || a1 + b === step) return null;
    const steps = n - 1;
    const rise = steps * step;
    const first = a1 + rise;
    return {
      a1,
      a2: a1 + step,
      a3: a1 + 2 * step,
      b,
      s1: a1 + b,
      s2: a1 + b + step,
      s3: a1 + b + 2 * step,
      step,
      n,
      steps,
      rise,
      first,
      key: first + b,
      next: a1 + 3 * step,
      fourth: a1 + 3 * step + b,
    };
  };
  const base = {
    conditions: { together: [/^([as]\d|b)$/] },
    draw: open,
    drawn: GIVEN,
    tell: ['{intro}'],
    drawing: (_: Values, text: (template: string) => string) => lines(text),
  };
  const near = (name: string) =>
    [
      ['slip-of-ten', 'Look at the tens again.', `${name} + 10`],
      ['slip-of-ten', 'Look at the tens again.', `${name} − 10`],
      ['slip-of-one', 'Look at the ones again.', `${name} + 1`],
      ['slip-of-one', 'Look at the ones again.', `${name} − 1`],
    ] as const;
  return [
    {
      ...base,
      id: 'next-row',
      levels: ['not_ready'],
      solve: (values) => [...rows(values)].filter(({ place }) => place === 4).map(({ sum }) => sum),
      given: GIVEN,
      ask: 'What is the answer in the next row?',
      blank: 'The answer in the next row is ___.',
      key: 'fourth',
      steps: [
        ['First number in the next row', 'a3 + step', 'next'],
        ['Answer in the next row', 'next + b', 'fourth'],
      ],
      hints: [...HINTS, 'Write the next row. Its first number is ten more.'],
      slips: [
        ['gave-the-first-number', 'This is the first number. Add the other one.', 'next'],
        ['last-row-again', 'Go on to the next row.', 's3'],
        ...near('fourth'),
        ['two-rows-on', 'Go on by one row only.', 'fourth + step'],
      ],
    },
    {
      ...base,
      id: 'later-row',
      levels: ['guided'],
      solve: (values) =>
        [...rows(values)].filter(({ place }) => place === Number(values['n'])).map(({ sum }) => sum),
      given: [...GIVEN, 'n'],
      ask: 'What is the answer in the {n#} row?',
      blank: 'The answer in the {n#} row is ___.',
      key: 'key',
      steps: [
        ['Rows after the 1st', 'n − 1', 'steps'],
        ['How much more than in the 1st row', 'steps × step', 'rise'],
        ['Answer in the {n#} row', 's1 + rise', 'key'],
      ],
      hints: [...HINTS, 'From the 1st row on, each row puts on ten more.'],
      slips: [
        ['next-row-only', 'Go on to the {n#} row.', 'fourth'],
        ['one-row-too-many', 'The 1st row comes before any step.', 'key + step'],
        ['one-row-too-few', 'Count the rows again.', 'key − step'],
        ['steps-from-the-third', 'Count the rows from the 1st one.', 's3 + rise'],
        ['other-number-again', 'The 1st answer has {b} in it already.', 'key + b'],
        ['gave-the-first-number', 'Add the other number too.', 'first'],
        ...near('key'),
      ],
    },
    {
      ...base,
      id: 'first-number-of-a-row',
      levels: ['independent'],
      solve: (values) =>
        [...rows(values)].filter(({ sum }) => sum === Number(values['key'])).map(({ first }) => first),
      given: [...GIVEN, 'key'],
      tell: ['{intro}', 'A later row has the answer {key}.'],
      ask: 'What is the first number in that row?',
      blank: 'The first number in that row is ___.',
      key: 'first',
      steps: [
        ['More than in the 1st row', 'key − s1', 'rise'],
        ['First number', 'a1 + rise', 'first'],
      ],
      middle: { name: 'rise', blank: 'The answers grow by ___.' },
      hints: [...HINTS, 'How much larger is {key} than the 1st answer? The first number grows by as much.'],
      slips: [
        ['first-row-again', 'Go on to that row.', 'a1'],
        ['gave-the-rise', 'This is how much larger it is.', 'key − s1'],
        ['added-the-other-number', 'The first number is smaller than the answer.', 'key + b'],
        ['one-row-too-few', 'Count the rows again.', 'first − step'],
        ...near('first'),
      ],
    },
    {
      ...base,
      id: 'which-row',
      levels: ['mastery'],
      solve: (values) =>
        [...rows(values)].filter(({ sum }) => sum === Number(values['key'])).map(({ place }) => place),
      given: [...GIVEN, 'key'],
      tell: ['{intro}'],
      ask: 'In which row is the answer {key}?',
      blank: 'The answer {key} is in row ___.',
      key: 'n',
      steps: [
        ['More in each row', 's2 − s1', 'step'],
        ['More than in the 1st row', 'key − s1', 'rise'],
        ['Rows after the 1st', 'rise ÷ step', 'steps'],
        ['Row', 'steps + 1', 'n'],
      ],
      middle: { name: 'rise', blank: 'The answer {key} is ___ more than the 1st answer.' },
      hints: [...HINTS, 'How many steps make up the gap to {key}? Do not forget row 1.'],
      slips: PLOT_SLIPS['which-row'],
    },
  ];
})();
