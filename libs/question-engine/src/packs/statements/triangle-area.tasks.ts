import { measured, oneOf } from '../../core/amount.js';
import type { Shape } from '../../core/draft.js';
import type { PlanLength } from '../../drawing/plan.drawing.js';
import { facts, searchNames } from '../../engines/sketch.js';
import { asked, otherPlaces, slips } from './task.js';
import { rectangleOf } from '../../drawing/rectangle.js';

const CM2 = measured('cm²');
const HALF = 'Area of a triangle: half of base times height.';

type Point = readonly [number, number];

const lengthOf = (
  from: Point,
  to: Point,
  label: string,
  side: PlanLength['side'],
  away = false,
): PlanLength => ({ from, to, label, side, ...(away ? { away } : {}) });

const HOUSE: Shape = asked(
  'triangle-on-a-rectangle',
  ['P5-V-3', 'P5-V-2'],
  ['independent', 'mastery'],
  facts(
    ['box = width * wall', 'roof * 2 = width * rise', 'rise = top - wall'],
    ['area = box + roof'],
    'area',
  ),
  (dice, level) => {
    const width = dice.multiple(2, 6, 20);
    const wall = dice.int(4, 12);
    const rise = dice.int(3, 9);
    const top = wall + rise;
    const isTold = level === 'independent';
    const area = width * wall + (width * rise) / 2;
    if (new Set([width, wall, rise]).size < 3) return null;
    return {
      story: [
        `The ${dice.pick(['', 'sign in the ', 'paper house in the ', 'logo in the '])}figure is made of a rectangle and a triangle.`,
      ],
      ask: 'What is the area of the figure?',
      blank: 'The area of the figure is ___ cm².',
      key: area,
      style: CM2,
      params: { width, wall, top },
      work: [
        ['Area of the rectangle', `${width} × ${wall}`, CM2],
        ['Height of the triangle', `${top} − ${wall}`, measured('cm')],
        ['Area of the triangle', `${width} × ${rise} ÷ 2`, CM2],
        ['Area of the figure', `${width * wall} + ${(width * rise) / 2}`, CM2],
      ],
      hints: [
        'Cut the figure into two that you know.',
        isTold ? 'How high is the triangle by itself?' : 'The rectangle is lower than the figure.',
        HALF,
      ],
      wrongs: slips(
        ['The triangle is half of base times height.', width * wall + width * rise],
        ['The triangle is not so high. Take the rectangle away.', width * wall + (width * top) / 2],
        ['This is the rectangle only.', width * wall],
        ['This is the triangle only.', (width * rise) / 2],
        ['The figure is no rectangle of this height.', width * top],
      ),
      drawing: {
        kind: 'plan',
        figures: [
          {
            pieces: [
              {
                shape: 'polygon',
                points: rectangleOf(0, rise, width, top),
              },
              {
                shape: 'polygon',
                points: [
                  [0, rise],
                  [width, rise],
                  [width / 2, 0],
                ],
                fill: 'amber',
              },
            ],
            lengths: [
              lengthOf([0, top], [width, top], `${width} cm`, 'bottom'),
              lengthOf([0, rise], [0, top], `${wall} cm`, 'left'),
              lengthOf([width, 0], [width, top], `${top} cm`, 'right', true),
            ],
            says: `A rectangle ${width} cm wide and ${wall} cm high with a triangle on its top side. The whole figure is ${top} cm high.`,
          },
        ],
        tall: 150,
      },
    };
  },
);

const LINE_NAMES = ['p', 'q', 'r', 's', 't', 'u', 'v', 'w', 'x', 'y'] as const;

/** Lines of a figure with a small letter each: the height belongs to the side that it meets at a right angle. */
function baseOrHeight(id: string, isHeight: boolean, isOutside: boolean): Shape {
  const proof = searchNames((name, _given, word) => {
    const [side = '', height = ''] = word('meets').split(' ');
    return name === (word('asked') === 'height' ? height : side);
  });
  return asked(id, ['P5-V-1'], ['not_ready', 'guided'], proof, (dice) => {
    const base = dice.int(8, 12);
    const height = dice.int(5, 8);
    const foot = isOutside ? -dice.int(2, 4) : dice.int(2, base - 3);
    const [side = 'p', left = 'q', right = 'r', line = 's'] = dice.pickSome(LINE_NAMES, 4);
    const lines = dice.shuffle([side, left, right, line]);
    const key = lines.indexOf(isHeight ? line : side) + 1;
    const [top, b, c, d]: Point[] = [
      [foot, 0],
      [0, height],
      [base, height],
      [foot, height],
    ];
    if (!top || !b || !c || !d) return null;
    const middle = (p: Point, q: Point): Point => [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
    // A letter stands clear of its slanted line.
    const shifted = ([x, y]: Point): Point => [x + 0.5, y - 0.7];
    const at = (place: Point, label: string, edge: PlanLength['side']): PlanLength =>
      lengthOf(place, place, label, edge);
    return {
      story: ['The lines of the figure are named by small letters.'],
      ask: isHeight
        ? `Which line is the height to the base ${side}?`
        : `Line ${line} is a height. Which side is its base?`,
      blank: isHeight
        ? `The height to the base ${side} is line ___.`
        : `Line ${line} is a height. Its base is side ___.`,
      key,
      style: oneOf(lines, (name) => [`Line ${name}`, `Side ${name}`]),
      params: { meets: `${side} ${line}`, asked: isHeight ? 'height' : 'base' },
      work: [
        'The height meets the base at a right angle.',
        `${isHeight ? 'Height' : 'Base'}: ${isHeight ? line : side}`,
      ],
      hints: [
        'Look for the right angle.',
        'A height goes through a corner of the triangle.',
        'The base is always a side of the triangle.',
      ],
      wrongs: otherPlaces(
        4,
        key,
        'no-right-angle',
        'Look for the line at a right angle, and for the side it belongs to.',
      ),
      drawing: {
        kind: 'plan',
        figures: [
          {
            pieces: [{ shape: 'polygon', points: [b, c, top] }],
            lines: [
              { from: top, to: d, broken: true },
              ...(isOutside ? [{ from: d, to: b, broken: true }] : []),
              { from: [d[0] + 0.6, d[1]], to: [d[0] + 0.6, d[1] - 0.6] },
              { from: [d[0], d[1] - 0.6], to: [d[0] + 0.6, d[1] - 0.6] },
            ],
            lengths: [
              at(middle(b, c), side, 'bottom'),
              at(isOutside ? shifted(middle(top, b)) : middle(top, b), left, isOutside ? 'right' : 'left'),
              at(shifted(middle(top, c)), right, 'right'),
              at(middle(top, d), line, isOutside ? 'left' : 'right'),
            ],
            says: `A triangle with the sides ${side}, ${left} and ${right}. Line ${line} goes from the top corner and meets ${isOutside ? `side ${side}, drawn on,` : `side ${side}`} at a right angle.`,
          },
        ],
        tall: 120,
      },
    };
  });
}

/** Base, height and area of triangles, for Primary 5. */
export const TRIANGLE_AREA_TASKS: readonly Shape[] = [
  HOUSE,
  baseOrHeight('height-of-a-base', true, false),
  baseOrHeight('base-of-a-height', false, false),
  baseOrHeight('height-outside-the-triangle', true, true),
];
