import { countOf, oneOf } from '../../core/amount.js';
import type { Shape } from '../../core/draft.js';
import type { PlanFigure } from '../../drawing/plan.drawing.js';
import type { RowShape } from '../../drawing/shape-row.drawing.js';
import { searchNames } from '../../engines/sketch.js';
import { exact } from '../../numbers/exact.js';
import { FLAT_NAMES, LOOKS, isOneOf, pieceOf } from './flat-shapes.js';
import { LETTER, LETTERS, asked, otherLetters } from './task.js';

const SIDES = ['no straight side', '1 straight side', ...[2, 3, 4].map((count) => `${count} straight sides`)];

/** Names that fit what is told of a shape: sides, whether all are equal, whether there is a round one. */
const BY_LOOKS = searchNames((name, _given, word) => {
  const looks = FLAT_NAMES.flatMap((one) => (one === name ? [LOOKS[one]] : []))[0];
  return (
    looks !== undefined &&
    word('straight') === `${looks.sides}.` &&
    (word('round') === 'yes') === looks.isRound &&
    (word('equal') === 'yes') === looks.isEqual
  );
});

const NAME_IT: Shape = asked('name-the-shape', ['P1-G-1'], ['not_ready'], BY_LOOKS, (dice) => {
  const name = dice.pick(FLAT_NAMES);
  const { sides, isEqual, isRound, says } = LOOKS[name];
  const names = FLAT_NAMES.filter((other) => other === name || !isOneOf(name, other));
  const key = names.indexOf(name) + 1;
  return {
    story: ['Look at the shape.'],
    ask: 'What is its name?',
    blank: 'The shape is a ___.',
    key,
    style: oneOf(names),
    params: { straight: `${sides}.`, round: isRound ? 'yes' : 'no', equal: isEqual ? 'yes' : 'no' },
    work: [says, `Its name: ${name}`],
    hints: [
      'Is there a round side?',
      'Count the straight sides.',
      sides === 4 ? 'Are all sides the same?' : `Which shape has ${SIDES[sides] ?? ''}?`,
    ],
    wrongs: names.flatMap((other, i) => {
      const says =
        LOOKS[other].isRound !== isRound
          ? `A ${other} has ${isRound ? 'no' : 'a'} round side.`
          : LOOKS[other].sides === sides
            ? 'Are all sides the same?'
            : `A ${other} has ${SIDES[LOOKS[other].sides] ?? ''}.`;
      return other === name ? [] : [['other-shape', says, i + 1] as const];
    }),
    drawing: { kind: 'plan', figures: [{ pieces: [pieceOf(dice, name)], says }], tall: 80 },
  };
});

const FROM_WORDS: Shape = asked(
  'shape-that-is-described',
  ['P1-G-1'],
  ['guided'],
  searchNames((name, _given, word) => {
    const shape = word('shapes').split('/')[LETTERS.findIndex((letter) => letter === name)];
    const looks = FLAT_NAMES.flatMap((one) => (one === shape ? [LOOKS[one]] : []))[0];
    return (
      looks !== undefined &&
      word('straight') === `${looks.sides}.` &&
      (word('round') === 'yes') === looks.isRound &&
      (word('equal') === 'yes') === looks.isEqual
    );
  }),
  (dice) => {
    const shapes = dice.pickSome(FLAT_NAMES, 4);
    const name = dice.pick(shapes);
    const { sides, isEqual, isRound } = LOOKS[name];
    const key = shapes.indexOf(name) + 1;
    const count = SIDES[sides] ?? '';
    const told = isEqual
      ? `${count}, all the same`
      : sides === 4
        ? `${count}, not all the same`
        : isRound && sides > 0
          ? `${count} and one round side`
          : count;
    return {
      ask: `Which shape has ${told}?`,
      blank: `Shape ___ has ${told}.`,
      key,
      style: LETTER,
      params: {
        straight: `${sides}.`,
        round: isRound ? 'yes' : 'no',
        equal: isEqual ? 'yes' : 'no',
        shapes: shapes.join('/'),
      },
      work: [`It is a ${name}.`, `The shape: ${LETTERS[key - 1] ?? ''}`],
      hints: ['Look at each shape.', 'Count the straight sides.', 'Is there a round side?'],
      wrongs: otherLetters(key, 'sides-not-counted', 'Count the sides again.'),
      drawing: {
        kind: 'plan',
        figures: shapes.map((shape, i): PlanFigure => ({
          name: LETTERS[i] ?? '',
          pieces: [pieceOf(dice, shape)],
          says: LOOKS[shape].says,
        })),
        tall: 60,
      },
    };
  },
);

const SORTED = ['circle', 'square', 'triangle', 'rectangle'] as const satisfies readonly RowShape[];

const HOW_MANY_OF: Shape = asked(
  'how-many-of-a-shape',
  ['P1-G-1'],
  ['not_ready', 'guided'],
  {
    kind: 'search',
    solve: (_givens, words) => [
      exact((words.get('row') ?? '').split('/').filter((one) => one === words.get('kind')).length),
    ],
  },
  (dice, level) => {
    const kinds = dice.pickSome(SORTED, level === 'not_ready' ? 3 : 4);
    const row = Array.from({ length: level === 'not_ready' ? 10 : 15 }, () => dice.pick(kinds));
    const kind =
      kinds.find((one) => !kinds.some((other) => other !== one && isOneOf(other, one))) ?? 'circle';
    const count = row.filter((one) => one === kind).length;
    if (count < 2) return null;
    const others = kinds
      .filter((one) => one !== kind)
      .map((one) => [one, row.filter((other) => other === one).length] as const)
      .toSorted(([a], [b]) => Number(isOneOf(kind, b)) - Number(isOneOf(kind, a)));
    return {
      story: ['Look at the shapes.'],
      ask: `How many ${kind}s are there?`,
      blank: `There are ___ ${kind}s.`,
      key: count,
      style: countOf(`${kind}s`),
      params: { row: row.join('/'), kind },
      work: ['Mark each one as you count.', `Counted: ${countOf(`${kind}s`).text(count)}`],
      hints: [
        'Go along each row.',
        kind === 'circle'
          ? 'A circle is round.'
          : `A ${kind} has ${LOOKS[kind].sides} sides${LOOKS[kind].isEqual ? ' of the same length' : ''}.`,
        'Do not count a shape two times.',
      ],
      wrongs: [
        ...others.flatMap(([other, many]) => [
          ['other-shape', `This is the number of ${other}s.`, many] as const,
          ...(isOneOf(kind, other)
            ? [['other-shape', `Do not count the ${other}s too.`, many + count] as const]
            : []),
        ]),
        ['all-counted', `This is the number of all shapes. Count the ${kind}s.`, row.length],
        ['miscounted', 'Count again, row by row.', count + 1],
        ['miscounted', 'Count again, row by row.', count - 1],
      ],
      drawing: { kind: 'shape-row', shapes: row, scattered: true },
    };
  },
);

/** Names and looks of flat shapes, for Primary 1. */
export const FLAT_SHAPE_TASKS: readonly Shape[] = [NAME_IT, FROM_WORDS, HOW_MANY_OF];
