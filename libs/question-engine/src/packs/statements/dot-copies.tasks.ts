import type { Dice } from '../../core/dice.js';
import type { Shape } from '../../core/draft.js';
import { searchNames } from '../../engines/sketch.js';
import type { Point } from './flat-shapes.js';
import { LETTER, LETTERS, asked, otherLetters } from './task.js';
import { readPairs } from '../../numbers/pairs.js';

/** Closed figures on a grid of dots, by the places of their corners. */
export const DOTTED: ReadonlyArray<readonly Point[]> = [
  '0:0 3:0 3:2 0:2',
  '0:0 3:0 0:3',
  '0:0 3:0 3:3 1:2',
  '0:1 1:0 3:1 1:3',
  '0:0 2:0 2:1 3:1 3:3 0:3',
  '1:0 3:0 2:3 0:3',
].map(readPairs);
/** Lines that are not closed. */
const OPEN: ReadonlyArray<readonly Point[]> = [
  '0:3 0:0 3:0 3:2',
  '0:0 1:3 2:0 3:3',
  '0:3 3:3 0:0 3:0',
  '0:0 0:3 2:3 2:1',
  '3:3 0:2 3:1 0:0',
].map(readPairs);

const pathText = (points: readonly Point[]): string => points.map(([x, y]) => `${x},${y}`).join(' ');

/** Figures with one corner on another dot, none of them the figure itself. */
function spoilt(dice: Dice, points: readonly Point[]): Point[][] {
  const all = points.flatMap((point, i) =>
    readPairs('1:0 -1:0 0:1 0:-1').flatMap(([dx = 0, dy = 0]) => {
      const moved: Point = [point[0] + dx, point[1] + dy];
      const isOnGrid = moved.every((value) => value >= 0 && value <= 3);
      const isFree = !points.some(([x, y]) => x === moved[0] && y === moved[1]);
      return isOnGrid && isFree ? [points.map((one, j) => (j === i ? moved : one))] : [];
    }),
  );
  return dice.pickSome(all, 3);
}

function copied(id: string, figures: ReadonlyArray<readonly Point[]>, isClosed: boolean): Shape {
  const proof = searchNames(
    (name, _given, word) =>
      word('copies').split('/')[LETTERS.findIndex((letter) => letter === name)] === word('model'),
  );
  return asked(id, ['P1-G-4'], ['not_ready', 'guided'], proof, (dice) => {
    const model = dice.pick(figures);
    const copies = dice.shuffle<readonly Point[]>([model, ...spoilt(dice, model)]);
    if (copies.length < 4) return null;
    const key = copies.indexOf(model) + 1;
    return {
      story: ['Four children copy the first figure.'],
      ask: 'Which copy is the same?',
      blank: 'Copy ___ is the same.',
      key,
      style: LETTER,
      params: { model: pathText(model), copies: copies.map(pathText).join('/') },
      work: [
        'Each corner is in the same place as in the first figure.',
        `The same copy: ${LETTERS[key - 1] ?? ''}`,
      ],
      hints: [
        'Look at one corner at a time.',
        'Count the dots from the edge.',
        'Cross out a copy when a corner is off.',
      ],
      wrongs: otherLetters(key, 'corner-off', 'One corner is on another dot.'),
      drawing: {
        kind: 'dot-figures',
        size: 4,
        figures: [
          { name: 'First', lines: model, isClosed },
          ...copies.map((lines, i) => ({ name: LETTERS[i] ?? '', lines, isClosed })),
        ],
      },
    };
  });
}

/** Copies of figures on a grid of dots, for Primary 1. */
export const DOT_COPY_TASKS: readonly Shape[] = [
  copied('same-figure-on-dots', DOTTED, true),
  copied('same-lines-on-dots', OPEN, false),
];
