import type { Shape } from '../../core/draft.js';
import { capital } from '../../core/people.js';
import { searchNames } from '../../engines/sketch.js';
import { LETTER, LETTERS, asked, drawDifferent, otherLetters } from './task.js';

const LONG = ['straw', 'ribbon', 'twig', 'stick', 'strip', 'noodle', 'crayon', 'worm'] as const;
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
    const thing = dice.pick(LONG);
    const rank = level === 'guided' ? dice.pick([1, 2]) : dice.pick([0, 3]);
    const key = LETTERS.findIndex((letter) => rankOf(letter, lengths) === rank) + 1;
    const said = RANKS[rank] ?? 'longest';
    const order = LETTERS.toSorted((a, b) => rankOf(a, lengths) - rankOf(b, lengths));
    return {
      story: [`Look at the four ${thing}s.`],
      ask: `Which ${thing} is the ${said}?`,
      blank: `The ${said} ${thing} is ___.`,
      key,
      style: LETTER,
      params: { ...lettered(lengths), rank: said },
      drawn: ['p', 'q', 'r', 's'],
      work: [
        `The ruler shows: ${order.map((one) => `${one} ${lengths[LETTERS.indexOf(one)] ?? 0} cm`).join(', ')}.`,
        `The ${said} ${thing}: ${LETTERS[key - 1] ?? ''}`,
      ],
      hints: [`Read where each ${thing} ends.`, 'Say each length.', 'Compare the four lengths.'],
      wrongs: otherLetters(key, 'not-compared', `Compare where the ${thing}s end.`),
      drawing: onRuler(lengths),
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
    const { from: start = 0, to: end = length } = pieces[key - 1] ?? {};
    const thing = dice.pick(LONG);
    const name = capital(thing);
    return {
      ask: `Which ${thing} is ${length} cm long?`,
      blank: `${name} ___ is ${length} cm long.`,
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
      work: [
        `${name} ${LETTERS[key - 1] ?? ''} starts at ${start === 0 ? '0' : `the ${start} mark`} and ends at the ${end} mark.`,
        `The ${thing}: ${LETTERS[key - 1] ?? ''}`,
      ],
      hints:
        level === 'guided'
          ? [
              `Look at both ends of each ${thing}.`,
              `Does the ${thing} start at 0?`,
              'Count the gaps from end to end.',
            ]
          : [`All the ${thing}s start at 0.`, `Find the ${length} mark.`, `Which ${thing} ends there?`],
      wrongs: pieces.flatMap(({ from, to }, i) => {
        const one = `${name} ${LETTERS[i] ?? ''}`;
        const says = from === 0 ? `${one} ends at the ${to} mark.` : `${one} does not start at 0.`;
        return i + 1 === key ? [] : [['not-measured', `${says} It is ${to - from} cm long.`, i + 1] as const];
      }),
      drawing: { ...RULER, things: pieces.map((piece, i) => ({ label: LETTERS[i] ?? '', ...piece })) },
    };
  },
);

/** Lengths on a ruler, for Primary 1. */
export const EARLY_LENGTH_TASKS: readonly Shape[] = [LONGEST, RIGHT_LINE];
