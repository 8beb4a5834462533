import { PLAIN, countOf } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import type { Shape } from '../../core/draft.js';
import { facts, searchNames } from '../../engines/sketch.js';
import { exact } from '../../numbers/exact.js';
import { LETTER, LETTERS, asked, drawDifferent, otherLetters } from './task.js';

/** Whether a number is in the row 2, 4, 6 and so on: counted by its last digit alone. */
const endsEven = (text: string): boolean => '02468'.includes(text.at(-1) ?? '');

const cardsOf = (texts: readonly string[], isNamed: boolean) => ({
  kind: 'cards' as const,
  cards: texts.map((text, i) => ({ text, name: isNamed ? (LETTERS[i] ?? '') : '' })),
});

const HINTS = [
  'Look at the ones of each number.',
  'Can it be put in pairs?',
  'Pairs without one left over make an even number.',
] as const;

const drawOfKind = (dice: Dice, isEven: boolean): number => 2 * dice.int(6, 499) + (isEven ? 0 : 1);

const ONE_OF_ITS_KIND: Shape = asked(
  'odd-or-even-card',
  ['P2-N-6'],
  ['not_ready', 'guided'],
  searchNames((name, _given, word) => {
    const card = word('cards').split('|')[LETTERS.findIndex((letter) => letter === name)] ?? '';
    return endsEven(card) === (word('kind') === 'even');
  }),
  (dice) => {
    const isEven = dice.chance(2);
    const right = String(drawOfKind(dice, isEven));
    const texts = dice.shuffle([
      right,
      ...Array.from({ length: 3 }, () => String(drawOfKind(dice, !isEven))),
    ]);
    const key = texts.indexOf(right) + 1;
    const kind = isEven ? 'even' : 'odd';
    if (new Set(texts).size < 4) return null;
    return {
      ask: `Which card shows an ${kind} number?`,
      blank: `Card ___ shows an ${kind} number.`,
      key,
      style: LETTER,
      params: { cards: texts.join('|'), kind },
      work: [
        `Look at the ones: ${texts.map((text) => text.at(-1) ?? '').join(', ')}.`,
        `The ${kind} number: ${LETTERS[key - 1] ?? ''}`,
      ],
      hints: HINTS,
      wrongs: otherLetters(key, 'first-digit-looked-at', 'Look at the ones, not at the first digit.'),
      drawing: cardsOf(texts, true),
    };
  },
);

const HOW_MANY: Shape = asked(
  'how-many-are-even',
  ['P2-N-6'],
  ['not_ready', 'guided'],
  {
    kind: 'search',
    solve: (_givens, words) => {
      const cards = (words.get('cards') ?? '').split('|');
      return [exact(cards.filter((card) => endsEven(card) === (words.get('kind') === 'even')).length)];
    },
  },
  (dice, level) => {
    const texts = drawDifferent(dice, level === 'guided' ? 8 : 6, 10, level === 'guided' ? 999 : 99).map(
      String,
    );
    const isEven = dice.chance(2);
    const kind = isEven ? 'even' : 'odd';
    const own = texts.filter((text) => endsEven(text) === isEven);
    const count = own.length;
    if (count < 2 || count * 2 === texts.length) return null;
    return {
      story: ['Look at the cards.'],
      ask: `How many ${kind} numbers are there?`,
      blank: `There are ___ ${kind} numbers.`,
      key: count,
      style: PLAIN,
      params: { cards: texts.join('|'), kind },
      work: [`These are ${kind}: ${own.join(', ')}.`, `Number of ${kind} numbers: ${count}`],
      hints: HINTS,
      wrongs: [
        ['other-kind', 'Check which kind is asked for.', texts.length - count],
        ['all-counted', 'Count only one kind.', texts.length],
        ['miscounted', 'Look at each card again.', count + 1],
        ['miscounted', 'Look at each card again.', count - 1],
        ['miscounted', 'Look at each card again.', count + 2],
      ],
      drawing: cardsOf(texts, false),
    };
  },
);

const NEXT: Shape = asked(
  'next-odd-or-even',
  ['P2-N-6'],
  ['not_ready', 'guided'],
  {
    kind: 'search',
    solve: (givens, words) => {
      const start = givens.get('start');
      if (!start) return [];
      const after = [1, 2].map((step) => start.add(step));
      return after
        .filter((value) => endsEven(String(value.valueOf())) === (words.get('kind') === 'even'))
        .slice(0, 1);
    },
  },
  (dice) => {
    const isEven = dice.chance(2);
    const kind = isEven ? 'even' : 'odd';
    const start = dice.int(28, 995);
    const next = start + (start % 2 === (isEven ? 0 : 1) ? 2 : 1);
    return {
      story: [`Count on from ${start}.`],
      ask: `What is the next ${kind} number?`,
      blank: `The next ${kind} number is ___.`,
      key: next,
      style: PLAIN,
      params: { start, kind },
      work: [
        `${kind === 'even' ? 'Even' : 'Odd'} numbers end in ${isEven ? '0, 2, 4, 6 or 8' : '1, 3, 5, 7 or 9'}.`,
        [`Next ${kind} number`, `${start} + ${next - start}`, PLAIN],
      ],
      hints: ['Say the numbers after it.', HINTS[0], 'Stop at the first one that fits.'],
      wrongs: [
        ['other-kind', 'Check the ones of your number.', start + 3 - (next - start)],
        ['one-too-far', 'This is not the first one.', next + 2],
        ['counted-back', 'Count on, not back.', next - 2],
        ['counted-back', 'Count on, not back.', start - 1],
        ['tens-instead', 'Look at the ones.', start + 10],
      ],
      drawing: null,
    };
  },
);

const TABLES = [2, 3, 4, 5, 10] as const;
const PRODUCT = ['total = a * b'];

interface Family {
  a: number;
  b: number;
  total: number;
}

const drawFamily = (dice: Dice): Family | null => {
  const [a, b] = [dice.pick(TABLES), dice.int(2, 10)];
  return a === b || a * b === 20 || a * b < 6 ? null : { a, b, total: a * b };
};

const FAMILY_HINTS = [
  'Use a fact that you know.',
  'Multiplying and dividing belong together.',
  'Say the table.',
] as const;

/** A number sentence with a box, of one fact: each place of the box is a structure of its own. */
function boxed(
  id: string,
  write: (family: Family) => readonly [sentence: string, key: number, hidden: 'a' | 'b' | 'total'],
): Shape {
  const proof = {
    total: facts(PRODUCT, [], 'total'),
    a: facts(PRODUCT, [], 'a'),
    b: facts(PRODUCT, [], 'b'),
  };
  const [, , hidden] = write({ a: 2, b: 3, total: 6 });
  return asked(id, ['P2-N-10'], ['not_ready', 'guided'], proof[hidden], (dice) => {
    const family = drawFamily(dice);
    if (!family) return null;
    const { a, b, total } = family;
    const [sentence, key] = write(family);
    const told = Object.fromEntries(Object.entries(family).filter(([name]) => name !== hidden));
    return {
      story: [`Look: ${sentence}.`],
      ask: 'Which number goes in the box?',
      blank: 'The number in the box is ___.',
      key,
      style: PLAIN,
      params: told,
      work:
        hidden === 'total'
          ? [['In the box', `${a} × ${b}`, PLAIN]]
          : [['In the box', `${total} ÷ ${total / key}`, PLAIN]],
      hints: FAMILY_HINTS,
      wrongs: [
        ['added-instead', 'Look at the sign again.', a + b],
        ['took-away-instead', 'Look at the sign again.', Math.abs(total - (hidden === 'b' ? a : b))],
        ['gave-a-given', 'This number is already there.', hidden === 'total' ? a : total],
        ['one-too-many', 'Say the table again.', key + 1],
        ['one-too-few', 'Say the table again.', key - 1],
        ['next-in-table', 'Say the table again.', hidden === 'total' ? total + a : key + 2],
      ],
      drawing: null,
    };
  });
}

const DIVIDED_FROM_FACT: Shape = asked(
  'division-from-a-fact',
  ['P2-N-10'],
  ['guided'],
  facts(['total = size * groups'], [], 'groups'),
  (dice) => {
    const family = drawFamily(dice);
    if (!family) return null;
    const { a, b, total } = family;
    return {
      story: [`A box holds ${total} buns in rows of ${a}.`],
      ask: 'How many rows are there?',
      blank: 'There are ___ rows.',
      key: b,
      style: countOf('rows'),
      params: { total, size: a },
      work: [['Rows', `${total} ÷ ${a}`, countOf('rows')]],
      hints: FAMILY_HINTS,
      wrongs: [
        ['gave-the-size', 'This is how many are in one row.', a],
        ['took-away-instead', 'Divide. Do not take away.', total - a],
        ['one-too-many', 'Say the table again.', b + 1],
        ['one-too-few', 'Say the table again.', b - 1],
        ['not-divided', 'This is all of them.', total],
      ],
      drawing: null,
    };
  },
);

/** Odd and even numbers, for Primary 2. */
export const ODD_EVEN_TASKS: readonly Shape[] = [ONE_OF_ITS_KIND, HOW_MANY, NEXT];

/** Multiplying and dividing of one fact, for Primary 2. */
export const FACT_FAMILY_TASKS: readonly Shape[] = [
  boxed('box-for-a-factor', ({ a, b, total }) => [`${a} × □ = ${total}`, b, 'b']),
  boxed('box-for-a-quotient', ({ a, b, total }) => [`${total} ÷ ${a} = □`, b, 'b']),
  boxed('box-for-the-divided', ({ a, b }) => [`□ ÷ ${a} = ${b}`, a * b, 'total']),
  DIVIDED_FROM_FACT,
];
