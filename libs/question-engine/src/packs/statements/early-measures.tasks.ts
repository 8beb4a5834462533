import { PLAIN, measured } from '../../core/amount.js';
import type { Shape } from '../../core/draft.js';
import { drawPeople } from '../../core/people.js';
import { facts, searchNames } from '../../engines/sketch.js';
import { LETTER, LETTERS, asked, drawDifferent, otherLetters } from './task.js';

const CM = measured('cm', 0);
const LONG = ['straw', 'ribbon', 'string', 'stick', 'strip', 'noodle', 'crayon', 'chain'] as const;
const RULER = { kind: 'ruler', max: 15, unit: 'cm', labelEvery: 1 } as const;

/** Three or four lengths from 0 on the ruler, by letter. */
const onRuler = (lengths: readonly number[]) => ({
  ...RULER,
  things: lengths.map((to, i) => ({ label: LETTERS[i] ?? '', from: 0, to })),
});

const lettered = (lengths: readonly number[]): Record<string, number> =>
  Object.fromEntries(lengths.map((length, i) => [(LETTERS[i] ?? '').toLowerCase(), length]));

const rankOf = (letter: string, lengths: readonly number[]): number => {
  const own = lengths[LETTERS.findIndex((one) => one === letter)] ?? 0;
  return lengths.filter((other) => other > own).length;
};

const RANKS = ['longest', 'second longest', 'third longest', 'shortest'] as const;

const LONGEST: Shape = asked(
  'longest-or-shortest',
  ['P1-L-2'],
  ['not_ready', 'guided'],
  searchNames(
    (name, given, word) =>
      rankOf(
        name,
        LETTERS.map((letter) => given(letter.toLowerCase()).valueOf()),
      ) === RANKS.findIndex((rank) => rank === word('rank')),
    { together: [/^[p-s]$/] },
  ),
  (dice, level) => {
    const lengths = drawDifferent(dice, 4, 2, 15);
    const things = dice.pick(LONG);
    const rank = level === 'guided' ? dice.pick([1, 2]) : dice.pick([0, 3]);
    const key = LETTERS.findIndex((letter) => rankOf(letter, lengths) === rank) + 1;
    const said = RANKS[rank] ?? 'longest';
    const order = LETTERS.toSorted((a, b) => rankOf(a, lengths) - rankOf(b, lengths));
    return {
      story: [`Look at the four ${things}s.`],
      ask: `Which one is the ${said}?`,
      blank: `The ${said} one is ___.`,
      key,
      style: LETTER,
      params: { ...lettered(lengths), rank: said },
      drawn: ['p', 'q', 'r', 's'],
      work: [`From long to short: ${order.join(', ')}.`, `The ${said}: ${LETTERS[key - 1] ?? ''}`],
      hints: ['Read where each one ends.', 'Say the lengths in order.', 'Begin with the longest one.'],
      wrongs: otherLetters(key, 'not-compared', 'Compare where they end.'),
      drawing: onRuler(lengths),
    };
  },
);

const LONGER_BY: Shape = asked(
  'how-much-longer-on-the-ruler',
  ['P1-L-2', 'P1-L-1'],
  ['not_ready', 'guided'],
  facts(['more = long - short'], [], 'more'),
  (dice, level) => {
    const [a = 4, b = 9] = drawDifferent(dice, 2, 3, 15);
    const [long, short] = [Math.max(a, b), Math.min(a, b)];
    const more = long - short;
    const isLonger = level === 'not_ready' || dice.chance(2);
    if (more === short || more === long || more < 2) return null;
    const [l, s] = a === long ? ['P', 'Q'] : ['Q', 'P'];
    return {
      story: [`Look at the two ${dice.pick(LONG)}s.`],
      ask: isLonger ? `How much longer is ${l} than ${s}?` : `How much shorter is ${s} than ${l}?`,
      blank: isLonger ? `${l} is ___ cm longer than ${s}.` : `${s} is ___ cm shorter than ${l}.`,
      key: more,
      style: CM,
      params: { long, short },
      drawn: ['long', 'short'],
      work: [[isLonger ? 'Longer by' : 'Shorter by', `${long} − ${short}`, CM]],
      hints: ['Read where each one ends.', 'The longer one comes first.', 'Take the shorter one away.'],
      wrongs: [
        ['added-instead', 'Compare them. Do not join them.', long + short],
        ['gave-one-length', 'This is the length of one.', long],
        ['gave-one-length', 'This is the length of one.', short],
        ['counted-marks', 'Count the gaps, not the marks.', more + 1],
        ['counted-marks', 'Count the gaps, not the marks.', more - 1],
      ],
      drawing: onRuler([a, b]),
    };
  },
);

const BEGUN: Shape = asked(
  'end-of-a-begun-line',
  ['P1-L-3', 'P1-L-1'],
  ['not_ready', 'guided'],
  facts(['end = from + length'], [], 'end'),
  (dice, level) => {
    const [person] = drawPeople(dice, 1);
    const from = dice.int(1, level === 'not_ready' ? 2 : 5);
    const begun = dice.int(1, 2);
    const length = dice.int(4, 14 - from);
    const end = from + length;
    if (!person || from === length || end > 15) return null;
    return {
      story: [`${person.name} draws a line of ${length} cm.`, 'The picture shows how it begins.'],
      ask: 'At which mark does the line end?',
      blank: 'The line ends at the ___ mark.',
      key: end,
      style: PLAIN,
      params: { length, from },
      drawn: ['from'],
      work: [['The end', `${from} + ${length}`, PLAIN]],
      hints: ['Where does the line begin?', `Count on ${length} gaps.`, 'Count the gaps, not the marks.'],
      wrongs: [
        ['start-not-looked-at', 'The line does not begin at 0.', length],
        ['counted-marks', 'Count the gaps, not the marks.', end - 1],
        ['counted-marks', 'Count the gaps, not the marks.', end + 1],
        ['counted-from-the-picture', 'Count on from where the line begins.', end + begun],
        ['misread', 'Look at the mark again.', end - 2],
      ],
      drawing: { ...RULER, things: [{ label: 'line', from, to: from + begun }] },
    };
  },
);

const RIGHT_LINE: Shape = asked(
  'line-of-a-length',
  ['P1-L-3'],
  ['not_ready', 'guided'],
  searchNames(
    (name, given) => {
      const at = name.toLowerCase();
      return given(`to${at}`)
        .sub(given(`from${at}`))
        .equals(given('length'));
    },
    { together: [/^(?:from|to)/] },
  ),
  (dice, level) => {
    const [length = 7, ...others] = drawDifferent(dice, 4, 3, 11);
    const lengths = dice.shuffle([length, ...others]);
    const pieces = lengths.map((one) => {
      const from = level === 'guided' ? dice.int(0, 15 - one) : 0;
      return { from, to: from + one };
    });
    const key = lengths.indexOf(length) + 1;
    return {
      ask: `Which line is ${length} cm long?`,
      blank: `Line ___ is ${length} cm long.`,
      key,
      style: LETTER,
      params: {
        length,
        ...Object.fromEntries(
          pieces.flatMap(({ from, to }, i) => [
            [`from${'pqrs'[i] ?? ''}`, from],
            [`to${'pqrs'[i] ?? ''}`, to],
          ]),
        ),
      },
      drawn: pieces.flatMap((_, i) => [`from${'pqrs'[i] ?? ''}`, `to${'pqrs'[i] ?? ''}`]),
      work: [`It ends ${length} cm after its start.`, `The line: ${LETTERS[key - 1] ?? ''}`],
      hints: [
        'Look at both ends of each line.',
        'Does the line start at 0?',
        'Count the gaps from end to end.',
      ],
      wrongs: otherLetters(key, 'not-measured', 'Measure from end to end.'),
      drawing: { ...RULER, things: pieces.map((piece, i) => ({ label: LETTERS[i] ?? '', ...piece })) },
    };
  },
);

/** Lengths on a ruler, for Primary 1. */
export const EARLY_LENGTH_TASKS: readonly Shape[] = [LONGEST, LONGER_BY, BEGUN, RIGHT_LINE];
