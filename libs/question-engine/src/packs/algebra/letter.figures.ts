import type { Plot, Values, Words } from '../../engines/plot.engine.js';

const made = (what: string, things: string, figure = 'figure'): Words => ({ what, things, figure });

/** What figures with a rule are made of. */
export const RULED_FIGURES: readonly Words[] = [
  made('{A} makes figures with sticks.', 'sticks'),
  made('{A} lays figures with tiles.', 'tiles'),
  made('A florist plants flower beds.', 'flowers', 'bed'),
  made('{A} builds towers with cubes.', 'cubes', 'tower'),
  made('A cafe puts tables in rows.', 'chairs', 'row'),
  made('{A} threads bead chains.', 'beads', 'chain'),
  made('A fence is built in sections.', 'planks', 'section'),
  made('{A} draws figures with dots.', 'dots'),
];

const num = (values: Values, name: string): number => Number(values[name]);

/** Counts on figure by figure. */
function* figures(v: Values): Generator<{ place: number; size: number }> {
  let size = num(v, 'k') + num(v, 'c');
  for (let place = 1; place <= 400; place += 1) {
    yield { place, size };
    size += num(v, 'k');
  }
}

const HINTS = [
  'Which part of the rule changes from one to the next?',
  'Put a number in place of n. Multiply first, then add.',
  'To go back from the number to n, undo the adding first.',
] as const;

/** h9 with a rule in n: the number for a place, the place for a number, two places together. */
export const RULE_PLOTS: readonly Plot[] = (() => {
  const draw: Plot['draw'] = (dice, level) => {
    const [k, c] = [dice.int(2, 9), dice.int(1, 9)];
    const n = level === 'not_ready' ? dice.int(6, 15) : dice.int(12, 60);
    const m = n + 1;
    const rise = k * n;
    return new Set([k, c, n]).size < 3
      ? null
      : {
          k,
          c,
          n,
          m,
          rise,
          key: rise + c,
          next: k * m + c,
          both: k * (n + m) + 2 * c,
          pair: 2 * rise,
          rest: 2 * rise,
        };
  };
  const rule = '{Figure} n uses {k}n + {c} {things}.';
  const near = (name: string): Plot['slips'] => [
    ['slip-of-one', 'Check by putting your number into the rule.', `${name} + 1`],
    ['slip-of-one', 'Check by putting your number into the rule.', `${name} − 1`],
    ['slip-of-two', 'Check by putting your number into the rule.', `${name} + 2`],
  ];
  return [
    {
      id: 'number-for-a-place',
      levels: ['not_ready'],
      conditions: { together: [/^[kc]$/] },
      solve: (v) => [...figures(v)].filter(({ place }) => place === num(v, 'n')).map(({ size }) => size),
      draw,
      given: ['k', 'c', 'n'],
      tell: ['{what}', rule],
      ask: 'How many {things} does {Figure} {n} use?',
      blank: '{Figure} {n} uses ___ {things}.',
      counts: '{things}',
      key: 'key',
      steps: [
        ['{k}n', 'k × n', 'rise'],
        ['{Figure} {n}', 'rise + c', 'key'],
      ],
      hints: [HINTS[0], HINTS[1], 'A number before n means multiply.'],
      slips: [
        ['added-not-multiplied', 'A number before n means multiply.', 'k + n + c'],
        ['number-forgotten', 'Add the number without n.', 'k × n'],
        ['all-multiplied', 'Multiply first, then add.', 'k × (n + c)'],
        ['one-too-few', 'Put {n} in place of n.', 'key − k'],
        ['one-too-many', 'Put {n} in place of n.', 'key + k'],
        ['letters-joined', 'Numbers and n are not joined.', '(k + c) × n'],
      ],
    },
    {
      id: 'place-for-a-number',
      levels: ['guided'],
      conditions: { together: [/^[kc]$/] },
      solve: (v) => [...figures(v)].filter(({ size }) => size === num(v, 'key')).map(({ place }) => place),
      draw,
      given: ['k', 'c', 'key'],
      tell: ['{what}', rule],
      ask: 'Which {figure} uses {key} {things}?',
      blank: '{Figure} ___ uses {key} {things}.',
      key: 'n',
      steps: [
        ['{k}n', 'key − c', 'rise'],
        ['n', 'rise ÷ k', 'n'],
      ],
      hints: HINTS,
      slips: [
        ['number-not-taken', 'Undo the adding first.', 'key ÷ k'],
        ['number-added', 'To undo adding, take away.', '(key + c) ÷ k'],
        ['not-shared', 'Undo the multiplying too.', 'key − c'],
        ['letters-joined', 'Numbers and n are not joined.', 'key ÷ (k + c)'],
        ...near('n'),
        ['slip-of-two', 'Check by putting your number into the rule.', 'n − 2'],
      ],
    },
    {
      id: 'place-for-a-rise',
      levels: ['independent'],
      conditions: { together: [/^[kc]$/] },
      solve: (v) => {
        const first = num(v, 'k') + num(v, 'c');
        return [...figures(v)]
          .filter(({ size }) => size - first === num(v, 'more'))
          .map(({ place }) => place);
      },
      draw: (dice, level, words) => {
        const d = draw(dice, level, words);
        return d && { ...d, first: num(d, 'k') + num(d, 'c'), more: num(d, 'k') * (num(d, 'n') - 1) };
      },
      given: ['k', 'c', 'more'],
      tell: ['{what}', rule, 'One {figure} uses {more} more {things} than {Figure} 1.'],
      ask: 'Which {figure} is it?',
      blank: 'It is {Figure} ___.',
      key: 'n',
      steps: [
        ['{Figure} 1', 'k + c', 'first'],
        ['{Things} in the other one', 'first + more', 'key'],
        ['{k}n', 'key − c', 'rise'],
        ['n', 'rise ÷ k', 'n'],
      ],
      middle: { name: 'key', blank: 'It uses ___ {things}.', counts: '{things}' },
      hints: [HINTS[0], 'How many {things} does {Figure} 1 use?', HINTS[2]],
      slips: [
        ['first-forgotten', 'Count {Figure} 1 too.', 'more ÷ k'],
        ['number-not-taken', 'Undo the adding first.', 'key ÷ k'],
        ['not-shared', 'Undo the multiplying too.', 'key − c'],
        ...near('n'),
        ['slip-of-two', 'Check by putting your number into the rule.', 'n − 2'],
      ],
    },
    {
      id: 'two-neighbours',
      levels: ['mastery'],
      conditions: { together: [/^[kc]$/] },
      solve: (v) => {
        const all = [...figures(v)];
        return all.flatMap(({ place, size }, i) => {
          const next = all[i + 1];
          return next && size + next.size === num(v, 'both') ? [place] : [];
        });
      },
      draw,
      given: ['k', 'c', 'both'],
      tell: ['{what}', rule, 'Two that follow each other use {both} {things} altogether.'],
      ask: 'What is n for the smaller of the two?',
      blank: 'For the smaller of the two, n is ___.',
      key: 'n',
      steps: [
        ['The larger one has {k} more. Without them', 'both − k', 'even'],
        ['The smaller one', 'even ÷ 2', 'key'],
        ['{k}n', 'key − c', 'rise'],
        ['n', 'rise ÷ k', 'n'],
      ],
      middle: { name: 'key', blank: 'The smaller one uses ___ {things}.', counts: '{things}' },
      hints: [
        'How many more does each one use than the one before?',
        'If both were as small as the smaller one, the total would be less.',
        'Find the number of the smaller one. Then undo the rule.',
      ],
      slips: [
        ['gave-the-larger', 'This is n for the larger one.', 'm'],
        ['shared-equally', 'The two are not equal.', '(both ÷ 2 − c) ÷ k'],
        ['number-not-taken', 'Undo the adding first.', 'key ÷ k'],
        ['gave-the-number', 'Find n, not the number of {things}.', 'key'],
        ['not-halved', 'There are two of them.', '(both − c) ÷ k'],
        ['slip-of-one', 'Check by putting your number into the rule.', 'n − 1'],
        ['slip-of-two', 'Check by putting your number into the rule.', 'n + 2'],
        ['slip-of-two', 'Check by putting your number into the rule.', 'n − 2'],
      ],
    },
  ];
})();
