import { PLAIN, oneOf } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import type { Proof, Shape } from '../../core/draft.js';
import type { Panel, PanelMark } from '../../drawing/panels.drawing.js';
import { searchNames } from '../../engines/sketch.js';
import { exact } from '../../numbers/exact.js';
import type { Point } from './flat-shapes.js';
import { type Line, countFolds, isFolded, listFoldLines, minus, pathText, plus, readPath } from './plane.js';
import { SYMMETRIC, centred, figurePanel, turnedAbout } from './symmetric-figures.js';
import { LETTER, LETTERS, asked, otherLetters, otherPlaces } from './task.js';

/** A line drawn through a panel, a little beyond the figure. */
function lineMark({ at, step }: Line): { from: Point; to: Point } {
  const far = Math.hypot(...step);
  const unit: Point = [step[0] / far, step[1] / far];
  return { from: plus(at, unit, -4.2), to: plus(at, unit, 4.2) };
}

const isTrue = (points: readonly Point[], line: Line): boolean => isFolded(points, line);

/** Four lines through the middle of a figure of which one is a line of symmetry, or one is none. */
function drawLines(
  dice: Dice,
  isAsked: boolean,
): { says: string; points: Point[]; lines: Line[]; key: number } | null {
  const [says, base] = dice.pick(
    isAsked ? SYMMETRIC : SYMMETRIC.filter(([, points]) => countFolds(points) >= 3),
  );
  const points = centred(turnedAbout(dice, base));
  const all = listFoldLines(points);
  const middle = all[0]?.at ?? [3.5, 3.5];
  const slants: Line[] = readPath('1,0 0,1 1,1 1,-1 1,2 2,1 2,-1').map(([x = 0, y = 0]) => ({
    at: middle,
    step: [x, y],
  }));
  const good = all.filter((line) => isTrue(points, line));
  const bad = slants.filter((line) => !isTrue(points, line));
  const [few, many] = isAsked ? [good, bad] : [bad, good];
  if (few.length === 0 || many.length < 3) return null;
  const right = dice.pick(few);
  const lines = dice.shuffle([right, ...dice.pickSome(many, 3)]);
  return { says, points, lines, key: lines.indexOf(right) + 1 };
}

const linesText = (lines: readonly Line[]): string =>
  lines.map(({ at, step }) => `${at.join(',')} ${step.join(',')}`).join('/');
const readLines = (text: string): Line[] =>
  text.split('/').map((line) => {
    const [at = [0, 0], step = [1, 0]] = readPath(line);
    return { at, step };
  });

const wayText = ({ step: [x, y] }: Line): string =>
  y === 0
    ? 'level'
    : x === 0
      ? 'upright'
      : x * y > 0
        ? 'slanting down to the right'
        : 'slanting up to the right';

const LINE_OF: Proof = searchNames((name, _given, word) => {
  const line = readLines(word('lines'))[LETTERS.findIndex((letter) => letter === name)];
  return line !== undefined && isTrue(readPath(word('figure')), line) === (word('asked') === 'symmetry');
});

const LINE_HINTS = [
  'Fold the figure along each broken line in your mind.',
  'Do both halves lie exactly on each other?',
  'Look at one corner and find its partner on the other side of the line.',
] as const;

const WHICH_LINE: Shape = asked(
  'line-of-symmetry-among-four',
  ['P4-G-7'],
  ['not_ready', 'guided'],
  LINE_OF,
  (dice, level) => {
    const isAsked = level === 'not_ready' || dice.chance(2);
    const drawn = drawLines(dice, isAsked);
    if (!drawn) return null;
    const { says, points, lines, key } = drawn;
    const asks = isAsked ? 'a line of symmetry' : 'not a line of symmetry';
    return {
      story: ['Four drawings show the same figure with a broken line.'],
      ask: `In which drawing is the broken line ${asks}?`,
      blank: `The broken line is ${asks} in drawing ___.`,
      key,
      style: LETTER,
      params: { figure: pathText(points), lines: linesText(lines), asked: isAsked ? 'symmetry' : 'none' },
      work: [
        'The two parts beside a line of symmetry match when you fold.',
        `The drawing: ${LETTERS[key - 1] ?? ''}`,
      ],
      hints: LINE_HINTS,
      wrongs: otherLetters(
        key,
        'halves-equal-only',
        'Equal halves are not enough. They must match when you fold.',
      ),
      drawing: {
        kind: 'panels',
        panels: lines.map((line, i): Panel => {
          const name = LETTERS[i] ?? '';
          const { marks } = figurePanel(points, name, says);
          const drawing: PanelMark = { mark: 'line', ...lineMark(line), broken: true };
          return {
            name,
            size: [7, 7],
            marks: [...marks, drawing],
            says: `${says} with a line ${wayText(line)}.`,
          };
        }),
      },
    };
  },
);

const LINE_NAMES = ['w', 'x', 'y', 'z'] as const;

const NAMED_LINE: Shape = asked(
  'lettered-line-of-symmetry',
  ['P4-G-7'],
  ['not_ready', 'guided'],
  searchNames((name, _given, word) => {
    const line = readLines(word('lines'))[LINE_NAMES.findIndex((letter) => letter === name)];
    return line !== undefined && isTrue(readPath(word('figure')), line);
  }),
  (dice) => {
    const drawn = drawLines(dice, true);
    if (!drawn) return null;
    const { says, points, lines, key } = drawn;
    return {
      story: ['Four broken lines go through the figure.'],
      ask: 'Which of them is a line of symmetry?',
      blank: 'Line ___ is a line of symmetry.',
      key,
      style: oneOf(LINE_NAMES, (name) => [`Line ${name}`]),
      params: { figure: pathText(points), lines: linesText(lines) },
      work: [
        'The two parts beside a line of symmetry match when you fold.',
        `The line: ${LINE_NAMES[key - 1] ?? ''}`,
      ],
      hints: LINE_HINTS,
      wrongs: otherPlaces(
        4,
        key,
        'halves-equal-only',
        'Equal halves are not enough. They must match when you fold.',
      ),
      drawing: {
        kind: 'panels',
        tall: 170,
        panels: [
          {
            name: '',
            size: [9, 9],
            marks: [
              { mark: 'polygon', points: points.map((point) => plus(point, [1, 1])) },
              ...lines.flatMap((line, i): PanelMark[] => {
                const { from, to } = lineMark({ at: plus(line.at, [1, 1]), step: line.step });
                const way = minus(to, from);
                const far = Math.hypot(...way);
                return [
                  { mark: 'line', from, to, broken: true },
                  {
                    mark: 'label',
                    at: to,
                    text: LINE_NAMES[i] ?? '',
                    dx: (way[0] / far) * 11,
                    dy: (way[1] / far) * 11,
                  },
                ];
              }),
            ],
            says: `${says} with four lines through its middle: ${lines.map((line, i) => `${LINE_NAMES[i] ?? ''} ${wayText(line)}`).join(', ')}.`,
          },
        ],
      },
    };
  },
);

const HOW_MANY_LINES: Shape = asked(
  'number-of-drawn-lines-of-symmetry',
  ['P4-G-7'],
  ['guided'],
  {
    kind: 'search',
    solve: (_givens, words) => {
      const points = readPath(words.get('figure') ?? '');
      return [exact(readLines(words.get('lines') ?? '').filter((line) => isTrue(points, line)).length)];
    },
  },
  (dice) => {
    const [says, base] = dice.pick(SYMMETRIC);
    const points = centred(turnedAbout(dice, base));
    const middle = listFoldLines(points)[0]?.at ?? [3.5, 3.5];
    const lines = dice
      .pickSome<Point>(readPath('1,0 0,1 1,1 1,-1 2,1 1,2'), 4)
      .map((step): Line => ({ at: middle, step }));
    const key = lines.filter((line) => isTrue(points, line)).length;
    if (key === 0) return null;
    return {
      story: ['Broken lines are drawn through the figure.'],
      ask: 'How many of these lines are lines of symmetry?',
      blank: '___ of these lines are lines of symmetry.',
      key,
      style: PLAIN,
      params: { figure: pathText(points), lines: linesText(lines) },
      work: ['Fold along each line and look whether the halves match.', `Lines of symmetry: ${key}`],
      hints: LINE_HINTS,
      wrongs: [
        ['halves-equal-only', 'Equal halves are not enough. They must match when you fold.', lines.length],
        ['others-counted', 'You counted the lines that are none.', lines.length - key],
        ['one-missed', 'Test each line once more.', key + 1],
        ['one-missed', 'Test each line once more.', key - 1],
        ['one-missed', 'Test each line once more.', key + 2],
      ],
      drawing: {
        kind: 'panels',
        tall: 150,
        panels: [
          {
            name: '',
            size: [9, 9],
            marks: [
              { mark: 'polygon', points: points.map((point) => plus(point, [1, 1])) },
              ...lines.map(({ at, step }): PanelMark => ({
                mark: 'line',
                ...lineMark({ at: plus(at, [1, 1]), step }),
                broken: true,
              })),
            ],
            says: `${says} with lines through its middle: ${lines.map(wayText).join(', ')}.`,
          },
        ],
      },
    };
  },
);

/** Lines of symmetry, for Primary 4. */
export const SYMMETRY_LINE_TASKS: readonly Shape[] = [WHICH_LINE, NAMED_LINE, HOW_MANY_LINES];
