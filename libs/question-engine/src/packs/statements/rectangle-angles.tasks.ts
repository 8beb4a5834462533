import { measured } from '../../core/amount.js';
import type { Shape } from '../../core/draft.js';
import type { PanelMark } from '../../drawing/panels.drawing.js';
import { facts } from '../../engines/sketch.js';
import { readPath } from './plane.js';
import { asked, slips } from './task.js';

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

/** Sides of rectangles and squares, for Primary 4. */
export const RECTANGLE_SIDE_TASKS: readonly Shape[] = [JOINED];
