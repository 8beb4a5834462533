import type { Shape } from '../../core/draft.js';
import { exact } from '../../numbers/exact.js';
import { facts, shape } from '../../engines/sketch.js';
import { CM, CM2, areaOf, areaText, drawFlat, drawRound, num, partFigure, roundOf } from './circles.parts.js';

/** π is a given of the stem, so the formula is the gateway. */
const HALF_ROUND: Shape = shape(
  'perimeter-of-semicircle',
  'not_ready',
  facts(['arc = pi * r'], ['whole = arc + 2 * r'], 'whole'),
  (dice) => {
    const c = drawRound(dice);
    const { r, pi } = c;
    const arc = roundOf(c).div(2);
    const whole = arc.add(2 * r);
    return {
      story: [
        `${drawFlat(dice, 2 * r)} is a semicircle with a radius of ${r} cm.`,
        'Its edge is a curved part and a straight part.',
        pi.tell,
      ],
      ask: 'What is its perimeter?',
      blank: 'Its perimeter is ___ cm.',
      key: whole,
      style: CM,
      params: { r, pi: pi.value },
      work: [
        ['Curved part', `${pi.text} × ${r}`, CM],
        ['Straight part', `2 × ${r}`, CM],
        ['Perimeter', `${num(arc)} + ${2 * r}`, CM],
      ],
      hints: [
        'The edge has two parts. Which ones?',
        'The curved part is half of the circumference.',
        'Find the curved part, then put the diameter to it.',
      ],
      wrongs: [
        ['straight-edges-forgotten', arc],
        ['whole-circle', roundOf(c)],
        ['one-step-left-out', arc.add(r)],
        ['area-for-length', areaOf(c).div(2)],
        ['whole-circle', roundOf(c).add(2 * r)],
        ['halved-too-often', arc.div(2).add(2 * r)],
      ],
      drawing: {
        kind: 'plan',
        tall: 90,
        figures: [partFigure(r, 'half', '')].map((f) => ({
          ...f,
          lengths: [
            { from: [r, r] as const, to: [2 * r, r] as const, label: `${r} cm`, side: 'bottom' as const },
          ],
          lines: [{ from: [r, 0.92 * r] as const, to: [r, r] as const }],
          says: `A semicircle, radius ${r} cm.`,
        })),
      },
    };
  },
);

function squareAndHalf(level: 'guided' | 'independent'): Shape {
  const perimeter = level === 'independent';
  return shape(
    perimeter ? 'perimeter-of-square-and-semicircle' : 'square-and-semicircle',
    level,
    perimeter
      ? facts(['s = 2 * r', 'arc = pi * r', 'straight = 3 * s'], ['whole = straight + arc'], 'whole')
      : facts(['s = 2 * r', 'half = pi * r * r / 2'], ['whole = s * s + half'], 'whole'),
    (dice) => {
      const c = drawRound(dice, [7, 14, 21], [5, 10, 20]);
      const { r, pi } = c;
      const s = 2 * r;
      const half = areaOf(c).div(2);
      const arc = roundOf(c).div(2);
      const whole = perimeter ? arc.add(3 * s) : half.add(s * s);
      const style = perimeter ? CM : CM2;
      const thing = drawFlat(dice, 3 * r);
      return {
        story: [
          `${thing} is made of a square of side ${s} cm and a semicircle on one side, as in the figure.`,
          pi.tell,
        ],
        ask: perimeter ? 'What is its perimeter?' : 'What is its area?',
        blank: perimeter ? 'Its perimeter is ___ cm.' : 'Its area is ___ cm².',
        key: whole,
        style,
        via: perimeter ? [['The curved part is ___ cm long.', arc, CM]] : [],
        params: { s, pi: pi.value },
        work: [
          ['Radius', `${s} ÷ 2`, CM],
          ...(perimeter
            ? ([
                ['Curved part', `${pi.text} × ${r}`, CM],
                ['Three straight sides', `3 × ${s}`, CM],
                ['Perimeter', `${num(arc)} + ${3 * s}`, CM],
              ] as const)
            : ([
                ['Square', `${s} × ${s}`, CM2],
                ['Semicircle', `${areaText(c)} ÷ 2`, CM2],
                ['Whole area', `${s * s} + ${num(half)}`, CM2],
              ] as const)),
        ],
        hints: [
          'Which two parts make the figure?',
          'The side of the square is the diameter of the semicircle.',
          perimeter
            ? 'Which sides of the square lie on the edge? Put them to the curved part.'
            : 'Find the area of each part and add.',
        ],
        wrongs: [
          [
            'diameter-as-radius',
            perimeter
              ? pi.value.mul(s).add(3 * s)
              : pi.value
                  .mul(s)
                  .mul(s)
                  .div(2)
                  .add(s * s),
          ],
          ['whole-circle', perimeter ? roundOf(c).add(3 * s) : areaOf(c).add(s * s)],
          ['square-only', perimeter ? 4 * s : s * s],
          perimeter ? ['inner-sides-counted', arc.add(4 * s)] : ['perimeter-for-area', half.add(4 * s)],
          ['only-one-part', perimeter ? arc : half],
          perimeter ? ['three-sides-only', arc.add(2 * s)] : ['halved-too-often', half.div(2).add(s * s)],
        ],
        drawing: {
          kind: 'plan',
          tall: 140,
          figures: [
            {
              pieces: [
                { shape: 'disc', centre: [r, r], radius: r, from: 0, to: 180, fill: 'amber' },
                {
                  shape: 'polygon',
                  points: [
                    [0, r],
                    [s, r],
                    [s, r + s],
                    [0, r + s],
                  ],
                },
              ],
              lengths: [{ from: [0, r + s], to: [s, r + s], label: `${s} cm`, side: 'bottom' }],
              says: `A square of side ${s} cm with a semicircle on its top side.`,
            },
          ],
        },
      };
    },
  );
}

const CORNERS_CUT: Shape = shape(
  'square-without-quarter-circles',
  'mastery',
  facts(['circle = pi * r * r', 'square = s * s'], ['square = circle + rest', 's = 2 * r + gap'], 'rest'),
  (dice) => {
    const c = drawRound(dice, [7, 14], [3, 4, 5, 10]);
    const { r, pi } = c;
    const gap = dice.int(2, 12);
    const s = 2 * r + gap;
    const circle = areaOf(c);
    const rest = exact(s * s).sub(circle);
    const thing = drawFlat(dice, s);
    return {
      story: [
        `${thing} is a square. A quarter circle of radius ${r} cm is cut off each corner.`,
        `Between two quarter circles, ${gap} cm of each side is left.`,
        pi.tell,
      ],
      ask: `What is the area of the part that is left?`,
      blank: `The area that is left is ___ cm².`,
      key: rest,
      style: CM2,
      via: [['The four quarter circles together have an area of ___ cm².', circle, CM2]],
      params: { r, gap, pi: pi.value },
      work: [
        ['Side of the square', `2 × ${r} + ${gap}`, CM],
        ['Square', `${s} × ${s}`, CM2],
        ['Four quarter circles, one whole circle', areaText(c), CM2],
        ['Area left', `${s * s} − ${num(circle)}`, CM2],
      ],
      hints: [
        'What do four equal quarter circles make together?',
        'Find the side of the square from the parts along one side.',
        'Take the area that is cut off from the area of the square.',
      ],
      wrongs: [
        ['circles-missed', exact(s * s).sub(circle.div(4))],
        ['other-part', circle],
        ['corner-not-cut', s * s],
        [
          'given-side-taken-once',
          exact((r + gap) * (r + gap))
            .sub(circle)
            .abs(),
        ],
        [
          'length-for-area',
          exact(s * s)
            .sub(roundOf(c))
            .abs(),
        ],
        ['cut-added', circle.add(s * s)],
        ['circles-missed', exact(s * s).sub(circle.div(2))],
      ],
      drawing: {
        kind: 'plan',
        tall: 140,
        figures: [
          {
            pieces: [
              {
                shape: 'polygon',
                points: [
                  [0, 0],
                  [s, 0],
                  [s, s],
                  [0, s],
                ],
              },
              { shape: 'disc', centre: [0, s], radius: r, from: 0, to: 90, fill: 'plain' },
              { shape: 'disc', centre: [s, s], radius: r, from: 90, to: 180, fill: 'plain' },
              { shape: 'disc', centre: [s, 0], radius: r, from: 180, to: 270, fill: 'plain' },
              { shape: 'disc', centre: [0, 0], radius: r, from: 270, to: 360, fill: 'plain' },
            ],
            lengths: [
              { from: [0, s], to: [r, s], label: `${r} cm`, side: 'bottom' },
              { from: [0, r], to: [0, s - r], label: `${gap} cm`, side: 'left', away: true },
            ],
            says: `A square with a quarter circle of radius ${r} cm cut off each corner. Along one side, ${gap} cm is left between two quarter circles.`,
          },
        ],
      },
    };
  },
);

/** h1 for circles: curved and straight parts make the whole. */
export const CIRCLES_PART_WHOLE: readonly Shape[] = [
  HALF_ROUND,
  squareAndHalf('guided'),
  squareAndHalf('independent'),
  CORNERS_CUT,
];
