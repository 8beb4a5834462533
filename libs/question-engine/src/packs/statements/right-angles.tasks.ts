import { PLAIN } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import type { Proof, Shape } from '../../core/draft.js';
import type { Panel, PanelMark } from '../../drawing/panels.drawing.js';
import { searchNames } from '../../engines/sketch.js';
import { exact } from '../../numbers/exact.js';
import type { Point } from './flat-shapes.js';
import { pathText, readPath } from './plane.js';
import { LETTER, LETTERS, asked, otherLetters } from './task.js';

const NODES = { size: 10, middle: 5 } as const;

/** An angle of two arms; sizes in degrees are for the drawing alone, no pupil of Primary 3 meets them. */
interface Angle {
  turn: number;
  size: number;
  arm: number;
}

const tipOf = ([x, y]: Point, degrees: number, length: number): Point => {
  const turn = (degrees * Math.PI) / 180;
  return [x + length * Math.cos(turn), y - length * Math.sin(turn)];
};

const angleMarks = ({ turn, size, arm }: Angle): PanelMark[] => {
  // The corner lies so that the middle of the angle stands in the middle of the panel.
  const corner = tipOf([NODES.middle, NODES.middle], turn + size / 2 + 180, Math.min(3, arm * 0.45));
  return [
    { mark: 'line', from: corner, to: tipOf(corner, turn, arm), bold: true },
    { mark: 'line', from: corner, to: tipOf(corner, turn + size, arm), bold: true },
    { mark: 'arc', centre: corner, radius: 1.4, from: turn, to: turn + size },
  ];
};

const kindOf = (size: number): string =>
  size === 90
    ? 'equal to a right angle'
    : size < 90
      ? 'smaller than a right angle'
      : 'larger than a right angle';

const anglePanel = (angle: Angle, name: string, says: string): Panel => ({
  name,
  size: [NODES.size, NODES.size],
  marks: angleMarks(angle),
  says,
});

const ASKED_KINDS = ['a right angle', 'smaller than a right angle', 'larger than a right angle'] as const;
const fitsKind = (kind: string, size: number): boolean =>
  kind === ASKED_KINDS[0] ? size === 90 : kind === ASKED_KINDS[1] ? size < 90 : size > 90;

/** Sizes that no eye takes for a right angle. */
const drawSize = (dice: Dice, kind: 'small' | 'large'): number =>
  kind === 'small' ? dice.multiple(5, 25, 65) : dice.multiple(5, 115, 150);

const SIZES_OF: Proof = searchNames((name, _given, word) => {
  const size = Number(word('sizes').split('/')[LETTERS.findIndex((letter) => letter === name)]);
  return fitsKind(word('kind'), size);
});

const WHICH_ANGLE: Shape = asked(
  'angle-against-a-right-angle',
  ['P3-G-1'],
  ['not_ready', 'guided'],
  SIZES_OF,
  (dice) => {
    const kind = dice.pick(ASKED_KINDS);
    const isRight = kind === ASKED_KINDS[0];
    const right = isRight ? 90 : drawSize(dice, kind === ASKED_KINDS[1] ? 'small' : 'large');
    const other = kind === ASKED_KINDS[1] ? 'large' : 'small';
    const rest = isRight
      ? [drawSize(dice, 'small'), drawSize(dice, 'large'), drawSize(dice, dice.pick(['small', 'large']))]
      : [90, 90, drawSize(dice, other)];
    const sizes = dice.shuffle([right, ...rest]);
    const key = sizes.indexOf(right) + 1;
    return {
      story: ['Compare each angle with a right angle.'],
      ask: `Which angle is ${kind}?`,
      blank: `Angle ___ is ${kind}.`,
      key,
      style: LETTER,
      params: { sizes: sizes.join('/'), kind },
      work: [
        'The corner of a book is a right angle. Hold it on each angle.',
        `The angle that is ${kind}: ${LETTERS[key - 1] ?? ''}`,
      ],
      hints: [
        'Fold a piece of paper two times to make a right angle.',
        'Put the corner of the paper on the corner of each angle.',
        'Is the opening the same, smaller or larger?',
      ],
      wrongs: otherLetters(key, 'compared-by-eye', 'Put the corner of a book on this angle and look again.'),
      drawing: {
        kind: 'panels',
        panels: sizes.map((size, i) =>
          anglePanel(
            { turn: dice.multiple(15, 0, 345), size, arm: dice.pick([5.5, 6.5, 7]) },
            LETTERS[i] ?? '',
            `an angle ${kindOf(size)}.`,
          ),
        ),
      },
    };
  },
);

const IN_ORDER: Shape = asked(
  'largest-or-smallest-angle',
  ['P3-G-1'],
  ['not_ready', 'guided'],
  searchNames((name, _given, word) => {
    const sizes = word('sizes').split('/').map(Number);
    const size = sizes[LETTERS.findIndex((letter) => letter === name)];
    return size === (word('end') === 'largest' ? Math.max(...sizes) : Math.min(...sizes));
  }),
  (dice) => {
    const isLargest = dice.chance(2);
    const start = dice.multiple(5, 25, 40);
    const step = dice.pick([30, 35]);
    // The angle that opens most has short arms: their length says nothing about the size.
    const angles = dice.shuffle(
      [0, 1, 2, 3].map((i) => ({ size: start + i * step, arm: isLargest ? 7.5 - i * 0.9 : 4.8 + i * 0.9 })),
    );
    const sizes = angles.map(({ size }) => size);
    const key = sizes.indexOf(isLargest ? Math.max(...sizes) : Math.min(...sizes)) + 1;
    const end = isLargest ? 'largest' : 'smallest';
    const order = sizes.toSorted((a, b) => a - b);
    return {
      story: ['Look at the four angles.'],
      ask: `Which angle is the ${end}?`,
      blank: `The ${end} angle is angle ___.`,
      key,
      style: LETTER,
      params: { sizes: sizes.join('/'), end },
      work: ['The size of an angle is how far its arms open.', `The ${end} angle: ${LETTERS[key - 1] ?? ''}`],
      hints: [
        'Look at how far the arms open.',
        'The length of the arms does not matter.',
        'Trace one angle and lay it on the others.',
      ],
      wrongs: otherLetters(key, 'length-of-the-arms', 'Look at the opening, not at the length of the arms.'),
      drawing: {
        kind: 'panels',
        panels: angles.map(({ size, arm }, i) =>
          anglePanel(
            { turn: dice.multiple(15, 0, 345), size, arm },
            LETTERS[i] ?? '',
            `an angle that opens ${['least', 'a little', 'more', 'most'][order.indexOf(size)] ?? ''}.`,
          ),
        ),
      },
    };
  },
);

/** Figures on square grids with corners that are right angles and corners that are none. */
const FIGURES: ReadonlyArray<readonly Point[]> = [
  readPath('0,0 5,0 5,4 0,4'),
  readPath('0,0 4,0 6,4 0,4'),
  readPath('0,0 3,0 5,2 5,5 0,5'),
  readPath('0,2 2,0 6,0 6,4 0,4'),
  readPath('0,0 5,4 0,4'),
  readPath('2,0 6,0 4,4 0,4'),
  readPath('1,0 4,0 5,4 0,4'),
  readPath('0,0 4,0 4,3 2,5 0,3'),
  readPath('2,0 4,2 2,4 0,2'),
  readPath('0,3 3,0 6,3 3,6'),
  readPath('0,0 3,1 6,0 6,4 0,4'),
  readPath('0,0 6,0 3,4'),
];

/** Cosine and turn of the inner angle at each corner of a figure whose corners run clockwise on the page. */
function countCorners(points: readonly Point[], kind: string): number {
  const count = points.length;
  return points.filter(([x, y], i) => {
    const [px, py] = points[(i + count - 1) % count] ?? [0, 0];
    const [nx, ny] = points[(i + 1) % count] ?? [0, 0];
    const dot = (px - x) * (nx - x) + (py - y) * (ny - y);
    const turn = (x - px) * (ny - y) - (y - py) * (nx - x);
    const isLarge = turn < 0 || dot < 0;
    return kind === ASKED_KINDS[0]
      ? dot === 0 && turn > 0
      : kind === ASKED_KINDS[1]
        ? dot > 0 && turn > 0
        : isLarge;
  }).length;
}

const IN_A_FIGURE: Shape = asked(
  'right-angles-in-a-figure',
  ['P3-G-1'],
  ['not_ready', 'guided'],
  {
    kind: 'search',
    solve: (_givens, words) => [
      exact(countCorners(readPath(words.get('corners') ?? ''), words.get('kind') ?? '')),
    ],
  },
  (dice, level) => {
    const points = dice.pick(FIGURES);
    const kind = level === 'not_ready' ? ASKED_KINDS[0] : dice.pick(ASKED_KINDS);
    const key = countCorners(points, kind);
    const noun = kind === ASKED_KINDS[0] ? 'right angles' : `angles ${kind}`;
    if (key === 0) return null;
    return {
      story: ['Look at the angles inside the figure.'],
      ask: kind === ASKED_KINDS[0] ? 'How many right angles does it have?' : `How many of them are ${kind}?`,
      blank: kind === ASKED_KINDS[0] ? 'It has ___ right angles.' : `___ of them are ${kind}.`,
      key,
      style: PLAIN,
      params: { corners: pathText(points), kind },
      work: [`Go round the figure and test each corner.`, `Number of ${noun}: ${key}`],
      hints: [
        'How many angles does the figure have?',
        'The squares of the grid show you right angles.',
        'Mark each corner that you have tested.',
      ],
      wrongs: [
        ['all-corners', 'Test each corner. Not every one is meant.', points.length],
        ['other-kind', 'You counted the other corners.', points.length - key],
        ['one-missed', 'Go round the figure once more.', key - 1],
        ['one-too-many', 'Go round the figure once more.', key + 1],
        ['one-too-many', 'Go round the figure once more.', key + 2],
        ['one-too-many', 'Go round the figure once more.', key + 3],
      ],
      drawing: {
        kind: 'panels',
        tall: 130,
        panels: [
          {
            name: '',
            size: [6, 6],
            grid: 'squares',
            marks: [{ mark: 'polygon', points }],
            says: `A figure on a square grid. Columns are named from the left, rows from the top. Its corners are ${points.map(([x, y]) => `(${String.fromCharCode(97 + x)}, ${String.fromCharCode(97 + y)})`).join(', ')}.`,
          },
        ],
      },
    };
  },
);

/** A small clock face with its hands at a full hour. */
const facePanel = (hour: number, name: string): Panel => ({
  name,
  size: [10, 10],
  marks: [
    { mark: 'ellipse', centre: [5, 5], radii: [5, 5], fill: 'plain' },
    ...Array.from({ length: 12 }, (_, i): PanelMark => {
      const turn = 90 - i * 30;
      return { mark: 'line', from: tipOf([5, 5], turn, 4.5), to: tipOf([5, 5], turn, 5) };
    }),
    { mark: 'line', from: [5, 5], to: tipOf([5, 5], 90 - hour * 30, 2.4), bold: true },
    { mark: 'line', from: [5, 5], to: [5, 1.2] },
    { mark: 'dot', at: [5, 5] },
  ],
  says: `a clock at ${hour} o'clock.`,
});

const HOURS = [1, 2, 3, 4, 5, 7, 8, 9, 10, 11] as const;
const openingOf = (hour: number): number => Math.min(hour, 12 - hour);
const fitsHour = (kind: string, hour: number): boolean => fitsKind(kind, openingOf(hour) * 30);

const CLOCK_HANDS: Shape = asked(
  'angle-of-clock-hands',
  ['P3-G-1'],
  ['guided'],
  searchNames((name, _given, word) => {
    const hour = Number(word('hours').split('/')[LETTERS.findIndex((letter) => letter === name)]);
    return fitsHour(word('kind'), hour);
  }),
  (dice) => {
    const kind = dice.pick(ASKED_KINDS);
    const right = dice.pick(HOURS.filter((hour) => fitsHour(kind, hour)));
    const others = dice.pickSome(
      HOURS.filter((hour) => !fitsHour(kind, hour)),
      3,
    );
    const hours = dice.shuffle([right, ...others]);
    const key = hours.indexOf(right) + 1;
    const kindText = kind === ASKED_KINDS[0] ? kind : `an angle ${kind}`;
    return {
      story: ['Look at the smaller angle between the hands of each clock.'],
      ask: `On which clock do the hands make ${kindText}?`,
      blank: `The hands make ${kindText} on clock ___.`,
      key,
      style: LETTER,
      params: { hours: hours.join('/'), kind },
      work: [
        'On a clock, a right angle reaches over three of the hours.',
        `The clock: ${LETTERS[key - 1] ?? ''}`,
      ],
      hints: [
        'The two hands are the arms of the angle.',
        'Hold the corner of a book between the hands.',
        'Is the opening the same, smaller or larger?',
      ],
      wrongs: otherLetters(key, 'compared-by-eye', 'Hold the corner of a book between these hands.'),
      drawing: { kind: 'panels', panels: hours.map((hour, i) => facePanel(hour, LETTERS[i] ?? '')) },
    };
  },
);

/** Angles beside the right angle, for Primary 3. */
export const RIGHT_ANGLE_TASKS: readonly Shape[] = [WHICH_ANGLE, IN_ORDER, IN_A_FIGURE, CLOCK_HANDS];
