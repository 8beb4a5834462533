import { PLAIN, countOf } from '../../core/amount.js';
import type { Shape } from '../../core/draft.js';
import { PICTURE_THINGS, type PictureThing, oneThing } from '../../drawing/thing-icon.js';
import { facts, searchNames } from '../../engines/sketch.js';
import { LETTER, LETTERS, asked, drawDifferent, otherLetters } from './task.js';

const countedIn = (things: PictureThing) => countOf(things, oneThing(things));
/** Primary 1 has numbers to 100. */
const isInGrade = (wrong: (string | number)[]): wrong is [string, string, number] => Number(wrong[2]) <= 100;
const TENS = facts(['all = tens * 10 + ones'], [], 'all');

const COUNT_ROWS: Shape = asked('count-in-tens', ['P1-N-1'], ['not_ready', 'guided'], TENS, (dice, level) => {
  const things = dice.pick(PICTURE_THINGS);
  const tens = level === 'not_ready' ? dice.int(1, 4) : dice.int(4, 9);
  const ones = dice.int(1, 9);
  const all = tens * 10 + ones;
  if (ones === tens) return null;
  return {
    story: [`Look at the ${things}.`],
    ask: `How many ${things} are there?`,
    blank: `There are ___ ${things}.`,
    key: all,
    style: countedIn(things),
    params: { tens, ones },
    drawn: ['tens', 'ones'],
    work: ['Each full row has ten.', ['All', `${tens * 10} + ${ones}`, countedIn(things)]],
    hints: ['Count the full rows first.', 'One full row has ten.', 'Then count on, one by one.'],
    wrongs: [
      ['digits-swapped', 'Tens come first. Then come the ones.', ones * 10 + tens],
      ['one-row-left-out', 'Count the full rows again.', all - 10],
      ['one-row-too-many', 'Count the full rows again.', all + 10],
      ['miscounted', 'Touch each one as you count.', all + 1],
      ['miscounted', 'Touch each one as you count.', all - 1],
      ['full-rows-alone', 'Do not leave out the last row.', tens * 10],
    ].filter(isInGrade),
    drawing: { kind: 'tens-and-ones', things, tens, ones },
  };
});

const COUNT_SET: Shape = asked(
  'count-a-set',
  ['P1-N-1'],
  ['not_ready'],
  facts(['all = first + second'], [], 'all'),
  (dice) => {
    const things = dice.pick(PICTURE_THINGS);
    const [first = 4, second = 7] = drawDifferent(dice, 2, 3, 10);
    return {
      story: [`Count the ${things} in both rings.`],
      ask: 'How many are there?',
      blank: `There are ___ ${things}.`,
      key: first + second,
      style: countedIn(things),
      params: { first, second },
      drawn: ['first', 'second'],
      work: [['All', `${first} + ${second}`, countedIn(things)]],
      hints: ['Start with one ring.', 'Count on in the other ring.', 'Touch each one as you count.'],
      wrongs: [
        ['one-ring-only', 'Count both rings.', first],
        ['one-ring-only', 'Count both rings.', second],
        ['miscounted', 'Touch each one as you count.', first + second + 1],
        ['miscounted', 'Touch each one as you count.', first + second - 1],
        ['miscounted', 'Touch each one as you count.', first + second + 2],
      ],
      drawing: {
        kind: 'sets',
        things,
        sets: [
          { name: '', count: first },
          { name: '', count: second },
        ],
      },
    };
  },
);

const RODS: Shape = asked('rods-and-cubes', ['P1-N-2'], ['not_ready', 'guided'], TENS, (dice, level) => {
  const tens = dice.int(level === 'not_ready' ? 1 : 3, level === 'not_ready' ? 5 : 9);
  const ones = level === 'guided' && tens < 9 ? dice.int(1, 14) : dice.int(1, 9);
  const number = tens * 10 + ones;
  if (ones === tens || number > 99) return null;
  return {
    story: ['Each rod has ten cubes.'],
    ask: 'What number do they show?',
    blank: 'They show the number ___.',
    key: number,
    style: PLAIN,
    params: { tens, ones },
    drawn: ['tens', 'ones'],
    work: [
      ...(tens > 1 ? [['In the rods', Array.from({ length: tens }, () => 10).join(' + ')] as const] : []),
      ['The number', `${tens * 10} + ${ones}`, PLAIN],
    ],
    hints: ['Count the rods first.', 'One rod is ten.', 'Then count on with the single cubes.'],
    wrongs: [
      ['digits-swapped', 'The rods are the tens.', ones * 10 + tens],
      ['rods-as-ones', 'One rod is ten, not one.', tens + ones],
      ['ten-too-many', 'Count the rods again.', number + 10],
      ['ten-too-few', 'Count the rods again.', number - 10],
      ['miscounted', 'Count the single cubes again.', number + 1],
      ['miscounted', 'Count the single cubes again.', number - 1],
    ].filter(isInGrade),
    drawing: { kind: 'tens-and-ones', things: null, tens, ones },
  };
});

const DIGIT: Shape = asked(
  'what-a-digit-stands-for',
  ['P1-N-2'],
  ['guided'],
  facts(['value = tens * 10'], [], 'value'),
  (dice) => {
    const [tens = 4, ones = 7] = drawDifferent(dice, 2, 2, 9);
    return {
      story: ['The chart shows a number.'],
      ask: 'What does the digit in the tens stand for?',
      blank: 'The digit in the tens stands for ___.',
      key: tens * 10,
      style: PLAIN,
      params: { tens },
      drawn: ['tens'],
      work: [
        'It stands in the tens.',
        ['Its value', Array.from({ length: tens }, () => 10).join(' + '), PLAIN],
      ],
      hints: ['Find the tens in the chart.', 'One ten is 10 ones.', 'Count in tens.'],
      wrongs: [
        ['face-of-the-digit', 'The digit stands in the tens.', tens],
        ['other-digit', 'This is the digit of the ones.', ones],
        ['whole-number', 'This is the whole number.', tens * 10 + ones],
        ['ones-as-tens', 'Look at the other digit.', ones * 10],
      ],
      drawing: {
        kind: 'place-value-chart',
        places: ['tens', 'ones'],
        show: 'digits',
        rows: [{ label: '', cells: [tens, ones] }],
      },
    };
  },
);

const RODS_NEEDED: Shape = asked(
  'rods-needed',
  ['P1-N-2'],
  ['guided'],
  facts(['number = rods * 10 + ones'], [], 'rods'),
  (dice) => {
    const [rods = 4, ones = 7] = drawDifferent(dice, 2, 2, 9);
    const number = rods * 10 + ones;
    return {
      story: [`Make ${number} with rods and cubes.`, 'The cubes are in the picture.'],
      ask: 'How many rods of ten are missing?',
      blank: `${number} needs ___ rods of ten.`,
      key: rods,
      style: countOf('rods'),
      params: { number, ones },
      drawn: ['ones'],
      work: [['In the rods', `${number} − ${ones}`], `Count in tens to ${rods * 10}.`, `Rods: ${rods}`],
      hints: ['Take the single cubes away first.', 'One rod is ten.', 'Count in tens until you are there.'],
      wrongs: [
        ['gave-the-ones', 'These are the single cubes.', ones],
        ['gave-the-value', 'Count the rods, not the cubes in them.', rods * 10],
        ['one-rod-too-many', 'Count in tens again.', rods + 1],
        ['one-rod-too-few', 'Count in tens again.', rods - 1],
      ],
      drawing: { kind: 'tens-and-ones', things: null, tens: 0, ones },
    };
  },
);

const WHICH_SET: Shape = asked(
  'which-set-has-most',
  ['P1-N-4'],
  ['not_ready'],
  searchNames(
    (name, given, word) => {
      const counts = LETTERS.map((letter) => given(letter.toLowerCase()).valueOf());
      const own = given(name.toLowerCase()).valueOf();
      return own === (word('end') === 'most' ? Math.max(...counts) : Math.min(...counts));
    },
    { together: [/^[p-s]$/] },
  ),
  (dice) => {
    const things = dice.pick(PICTURE_THINGS);
    const counts = drawDifferent(dice, 4, 2, 10);
    const isMost = dice.chance(2);
    const key = counts.indexOf(isMost ? Math.max(...counts) : Math.min(...counts)) + 1;
    const letter = LETTERS[key - 1] ?? '';
    const word = isMost ? 'most' : 'fewest';
    return {
      story: [`Look at the rings with ${things}.`],
      ask: `Which ring has the ${word}?`,
      blank: `Ring ___ has the ${word}.`,
      key,
      style: LETTER,
      params: {
        ...Object.fromEntries(counts.map((count, i) => [(LETTERS[i] ?? '').toLowerCase(), count])),
        end: isMost ? 'most' : 'least',
      },
      drawn: LETTERS.map((one) => one.toLowerCase()),
      work: [
        `Counted: ${counts.toSorted((a, b) => a - b).join(', ')}.`,
        `The ring with the ${word}: ${letter}`,
      ],
      hints: [
        'Count each ring.',
        'Say the numbers in order.',
        `Look for the ${isMost ? 'greatest' : 'smallest'} number.`,
      ],
      wrongs: otherLetters(key, 'not-counted', 'Count each ring again.'),
      drawing: { kind: 'sets', things, sets: counts.map((count, i) => ({ name: LETTERS[i] ?? '', count })) },
    };
  },
);

const MORE_IN_SET: Shape = asked(
  'how-many-more-in-a-set',
  ['P1-N-4'],
  ['guided'],
  facts(['more = large - small'], [], 'more'),
  (dice) => {
    const things = dice.pick(PICTURE_THINGS);
    const [a = 3, b = 8] = drawDifferent(dice, 2, 2, 10);
    const [large, small] = [Math.max(a, b), Math.min(a, b)];
    const isMore = dice.chance(2);
    const [first, second] = dice.chance(2) ? [large, small] : [small, large];
    const [p, q] = first === large ? ['P', 'Q'] : ['Q', 'P'];
    if (large - small === small || large - small === large) return null;
    return {
      story: [`Look at the rings with ${things}.`],
      ask: isMore
        ? `How many more has ring ${p} than ring ${q}?`.replace(/has ring (\w)/, 'does ring $1 have')
        : `How many fewer does ring ${q} have than ring ${p}?`,
      blank: isMore ? `Ring ${p} has ___ more than ring ${q}.` : `Ring ${q} has ___ fewer than ring ${p}.`,
      key: large - small,
      style: countedIn(things),
      params: { large, small },
      drawn: ['large', 'small'],
      work: [[isMore ? 'More' : 'Fewer', `${large} − ${small}`, countedIn(things)]],
      hints: [
        'Count both rings.',
        `Cross out one ${oneThing(things)} in each ring.`,
        'Count what has no partner.',
      ],
      wrongs: [
        ['added-instead', 'Compare the rings. Do not add them.', large + small],
        ['gave-one-set', 'This is all of one ring.', large],
        ['gave-one-set', 'This is all of one ring.', small],
        ['miscounted', 'Match them one by one.', large - small + 1],
        ['miscounted', 'Match them one by one.', large - small - 1],
      ],
      drawing: {
        kind: 'sets',
        things,
        sets: [
          { name: 'P', count: first },
          { name: 'Q', count: second },
        ],
      },
    };
  },
);

/** Counting, tens and ones, and comparing sets, for Primary 1. */
export const COUNTING_TASKS: readonly Shape[] = [
  COUNT_ROWS,
  COUNT_SET,
  RODS,
  DIGIT,
  RODS_NEEDED,
  WHICH_SET,
  MORE_IN_SET,
];
