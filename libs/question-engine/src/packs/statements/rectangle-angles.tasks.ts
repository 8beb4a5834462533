import { degrees, measured } from '../../core/amount.js';
import type { Shape } from '../../core/draft.js';
import type { PanelMark } from '../../drawing/panels.drawing.js';
import { facts } from '../../engines/sketch.js';
import type { Point } from './flat-shapes.js';
import { readPath } from './plane.js';
import { type Task, asked, slips } from './task.js';

const ANGLE = degrees(90);

/** A figure on a rectangle or square whose right angle is cut in two or three; the drawn sizes are another. */
function cutCorner(id: string, parts: 2 | 3): Shape {
  const proof = parts === 2 ? facts(['rest = 90 - a'], [], 'rest') : facts(['rest = 90 - a - b'], [], 'rest');
  return asked(
    id,
    ['P4-G-4'],
    parts === 2 ? ['not_ready', 'guided'] : ['guided', 'independent'],
    proof,
    (dice): Task | null => {
      const a = dice.int(18, parts === 2 ? 70 : 38);
      const b = parts === 2 ? 0 : dice.int(18, 38);
      const rest = 90 - a - b;
      if (rest < 18 || rest === a || rest === b || Math.abs(rest - a) < 4) return null;
      const figure = dice.pick(['rectangle', 'square'] as const);
      // The drawn angles differ from the told ones by at least 8 degrees, so that nothing can be measured.
      const shift = (size: number): number => (size > 30 ? size - 10 : size + 10);
      const drawnA = parts === 2 ? (a > 45 ? a - 12 : a + 12) : shift(a);
      const drawnB = parts === 2 ? 90 : drawnA + shift(b);
      if (
        drawnA < 20 ||
        90 - (parts === 2 ? drawnA : drawnB) < 18 ||
        (parts === 3 && Math.abs(90 - drawnB - rest) < 8)
      )
        return null;
      const [wide, high] = figure === 'square' ? [6, 6] : [10, 6];
      const edge = (at: number): Point => {
        const way = (at * Math.PI) / 180;
        const reach = Math.min(wide / Math.cos(way), high / Math.sin(way));
        return [reach * Math.cos(way), reach * Math.sin(way)];
      };
      const labels = [`${a}°`, ...(parts === 3 ? [`${b}°`] : []), 'p'];
      return {
        story: [`ABCD is a ${figure}. ${parts === 2 ? 'A line cuts' : 'Two lines cut'} its corner at A.`],
        ask: 'What is the size of angle p?',
        blank: 'Angle p = ___°.',
        key: rest,
        style: ANGLE,
        params: { a, ...(parts === 3 ? { b } : {}) },
        work: [
          `Each angle of a ${figure} is 90°.`,
          ['Angle p', parts === 2 ? `90 − ${a}` : `90 − ${a} − ${b}`, ANGLE],
        ],
        hints: [
          `What is the size of each angle of a ${figure}?`,
          'Which angles make up the corner at A?',
          'Take the known angles away.',
        ],
        wrongs: slips(
          ['The corner is a right angle, not a straight line.', 180 - a - b],
          ['A right angle is not 100°.', 100 - a - b],
          ['Take away once more. Mind the tens.', rest + 10],
          ['Take away once more. Mind the tens.', rest - 10],
          ['Angle p is not the same as the other angle.', a],
          ...(parts === 3
            ? [
                ['Take both known angles away.', 90 - a] as const,
                ['These are the known angles together.', a + b] as const,
              ]
            : []),
        ).filter(([, , value]) => Number(value) > 0),
        drawing: {
          kind: 'angle-figure',
          corners: {
            A: [0, 0],
            B: [wide, 0],
            C: [wide, high],
            D: [0, high],
            ...(parts === 2 ? { E: edge(drawnA) } : { E: edge(drawnA), F: edge(drawnB) }),
          },
          lines: [
            ['A', 'B'],
            ['B', 'C'],
            ['C', 'D'],
            ['D', 'A'],
            ['A', 'E'],
            ...(parts === 3 ? [['A', 'F'] as const] : []),
          ],
          filled: [],
          angles:
            parts === 2
              ? [
                  { corner: 'A', arms: ['B', 'E'], label: labels[0] ?? '' },
                  { corner: 'A', arms: ['E', 'D'], label: labels[1] ?? '' },
                ]
              : [
                  { corner: 'A', arms: ['B', 'E'], label: labels[0] ?? '' },
                  { corner: 'A', arms: ['E', 'F'], label: labels[1] ?? '' },
                  { corner: 'A', arms: ['F', 'D'], label: labels[2] ?? '' },
                ],
          unnamed: parts === 2 ? ['E'] : ['E', 'F'],
          says: `A ${figure} ABCD. ${parts === 2 ? 'A line' : 'Two lines'} from A cut${parts === 2 ? 's' : ''} the right angle at A into ${labels.map((label) => (label === 'p' ? 'angle p' : label)).join(', ')}.`,
        },
      };
    },
  );
}

const CM = measured('cm');
const CM2 = measured('cm²');

const JOINED: Shape = asked(
  'square-beside-a-rectangle',
  ['P4-G-4'],
  ['guided', 'independent'],
  facts(['side = square', 'long = whole - side'], ['area = side * long'], 'area'),
  (dice) => {
    const square = dice.int(4, 9);
    const long = dice.int(5, 14);
    const whole = square + long;
    const area = square * long;
    if (long === square) return null;
    return {
      story: [
        'ABEF is a square and BCDE is a rectangle.',
        `AC is ${whole} cm long and AF is ${square} cm long.`,
      ],
      ask: 'What is the area of rectangle BCDE?',
      blank: 'The area of rectangle BCDE is ___ cm².',
      key: area,
      style: CM2,
      params: { square, whole },
      work: [
        `All sides of the square are equal, so AB and BE are ${square} cm long.`,
        ['BC', `${whole} − ${square}`, CM],
        ['Area of BCDE', `${square} × ${long}`, CM2],
      ],
      hints: [
        'All four sides of a square are equal.',
        'How long is AB? Then how long is BC?',
        'Multiply the two sides of the rectangle.',
      ],
      wrongs: slips(
        ['This is the area of the whole figure.', whole * square],
        ['This is the area of the square.', square * square],
        ['This is the perimeter of the rectangle.', 2 * (square + long)],
        ['Multiply the two sides. Do not add them.', square + long],
        ['BC is shorter than AC by a side of the square.', long * long],
        ['Check the product once more.', area + square],
      ).filter(([, , value]) => Number(value) !== area),
      drawing: {
        kind: 'panels',
        tall: 120,
        panels: [
          {
            name: '',
            size: [16, 7],
            marks: [
              {
                mark: 'polygon',
                points: readPath('1,1 6,1 6,6 1,6'),
              },
              {
                mark: 'polygon',
                points: readPath('6,1 15,1 15,6 6,6'),
                fill: 'amber',
              },
              ...(
                [
                  ['A', [1, 1], -8, -8],
                  ['B', [6, 1], 0, -12],
                  ['C', [15, 1], 8, -8],
                  ['D', [15, 6], 8, 10],
                  ['E', [6, 6], 0, 13],
                  ['F', [1, 6], -8, 10],
                ] as const
              ).map(([text, at, dx, dy]): PanelMark => ({ mark: 'label', at, text, dx, dy })),
            ],
            says: 'Square ABEF on the left and rectangle BCDE on the right share the side BE.',
          },
        ],
      },
    };
  },
);

/** Angles and sides of rectangles and squares, for Primary 4. */
export const CUT_CORNER_TASKS: readonly Shape[] = [
  cutCorner('cut-right-angle-of-a-rectangle', 2),
  cutCorner('right-angle-cut-into-three', 3),
];
export const RECTANGLE_SIDE_TASKS: readonly Shape[] = [JOINED];
