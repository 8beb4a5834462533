import { oneOf } from '../../core/amount.js';
import type { Shape } from '../../core/draft.js';
import { exact, toWhole } from '../../numbers/exact.js';
import type { AngleFigureSpec } from '../../drawing/angle-figure.drawing.js';
import { isOff } from '../../drawing/out-of-scale.js';
import { DEGREES, deg } from '../../engines/angle-parts.js';
import { facts, searchNames, shape } from '../../engines/sketch.js';
import angleThings from '../../engines/angle-things.json' with { type: 'json' };

const KINDS = [
  'isosceles triangle',
  'right-angled triangle',
  'equilateral triangle',
  'triangle with an obtuse angle',
] as const;

/** Best name of a triangle by its angles; null when none of the first three fits, or another fits as well. */
function kindOf(angles: readonly number[]): (typeof KINDS)[number] | null {
  if (angles.some((a) => a > 90)) return KINDS[3];
  if (angles.includes(90)) return KINDS[1];
  const different = new Set(angles).size;
  return different === 1 ? KINDS[2] : different === 2 ? KINDS[0] : null;
}

function nameTriangle(level: 'not_ready' | 'guided'): Shape {
  const outer = level === 'guided';
  return shape(
    outer ? 'name-from-outer-angle' : 'name-from-two-angles',
    level,
    searchNames((name, given) => {
      const b = toWhole(given('b'));
      const a = outer ? 180 - toWhole(given('a')) : toWhole(given('a'));
      return kindOf([a, b, 180 - a - b]) === name;
    }),
    (dice) => {
      const want = dice.pick(KINDS.slice(0, 3));
      const a = want === KINDS[2] ? 60 : dice.int(26, 89);
      const b = want === KINDS[2] ? 60 : dice.int(26, 89);
      const c = 180 - a - b;
      // A right-angled triangle with two equal sides would bear two names; a right angle must not be told.
      if (c < 22 || kindOf([a, b, c]) !== want || a === 90 || b === 90 || (c === 90 && a === b)) return null;
      if (want === KINDS[0] && a === b) return null;
      const names = dice.shuffle([...KINDS]);
      const thing = dice.pick(angleThings.triangleShapes);
      const told = outer ? 180 - a : a;
      return {
        story: outer
          ? [
              `A ${thing} has the shape of triangle ABC. Side BC is drawn on to D.`,
              `Angle ACD is ${deg(told)} and angle ABC is ${deg(b)}.`,
            ]
          : [`A ${thing} is a triangle. Two of its angles are ${deg(a)} and ${deg(b)}.`],
        ask: 'What is the most exact name for this triangle?',
        blank: 'The triangle is ___ (name it, as exactly as you can).',
        key: names.indexOf(want) + 1,
        style: { ...oneOf(names), bare: (v) => (names[toWhole(v) - 1] ?? '').replace(' triangle', '') },
        params: { a: told, b },
        work: [
          'The angles of a triangle add up to 180°.',
          ...(outer
            ? ([['Angle ACB (angles on a straight line)', `180° − ${deg(told)}`, DEGREES]] as const)
            : []),
          ['Third angle', `180° − ${deg(a)} − ${deg(b)}`, DEGREES],
        ],
        end: [`Angles ${deg(a)}, ${deg(b)} and ${deg(c)}`, 'their size gives the name'],
        hints: [
          'What do the angles inside make together?',
          outer ? 'Find the angle at C inside, then the third angle.' : 'Find the third angle.',
          'Compare the three angles. Are some equal? Is one of them special?',
        ],
        wrongs: names.flatMap((name, i) => (name === want ? [] : [['named-too-soon', i + 1] as const])),
        drawing: {
          kind: 'triangle',
          sizes: [c, b, a],
          labels: outer ? ['', deg(b), ''] : ['', deg(b), deg(a)],
          equalSides: [],
          ...(outer ? { outerAtC: deg(told) } : {}),
        },
      };
    },
  );
}

const rad = (degrees: number): number => (degrees * Math.PI) / 180;

/** Sizes at which triangle BCE lies inside the figure and leaves an angle that can be seen. */
const INSIDE = [64, 106] as const;

/** The size that angle A is drawn with, off scale: no stretch of the figure would leave triangle BCE its equal sides. */
const findDrawnSize = (a: number): number | undefined =>
  [8, -8, 10, -10, 12, -12]
    .map((by) => a + by)
    .find((drawn) => drawn >= INSIDE[0] && drawn <= INSIDE[1] && isOff(a, drawn));

/** A rhombus or parallelogram ABCD with an equilateral triangle BCE drawn on BC to the inside; angle A tells another size. */
function figure(a: number, told: number, joins: boolean): AngleFigureSpec {
  const side = 5;
  const [dx, dy] = [side * Math.cos(rad(a)), side * Math.sin(rad(a))];
  const w = joins ? side : side * 1.5;
  // From B, side BC rises at angle a; turned by 60 degrees to the left it reaches E.
  const [ex, ey] = [w + side * Math.cos(rad(a + 60)), side * Math.sin(rad(a + 60))];
  return {
    kind: 'angle-figure',
    corners: { A: [0, 0], B: [w, 0], C: [w + dx, dy], D: [dx, dy], E: [ex, ey] },
    filled: [
      ['A', 'B', 'C', 'D'],
      ['B', 'C', 'E'],
    ],
    lines: joins ? [['A', 'E']] : [],
    angles: [{ corner: 'A', arms: ['B', 'D'], label: deg(told) }],
    says: `Figure ABCD with angle ${joins ? 'DAB' : 'A'} ${deg(told)} and a triangle BCE inside it${joins ? ', with a line from A to E' : ''}.`,
  };
}

const INSIDE_PARALLELOGRAM: Shape = shape(
  'equilateral-inside-parallelogram',
  'independent',
  facts(['180 = a + b', 'e = 60'], ['b = x + e'], 'x'),
  (dice) => {
    // Below 64 degrees the third corner would lie outside.
    const a = dice.int(64, 105);
    const [b, key] = [180 - a, 120 - a];
    const drawn = findDrawnSize(a);
    if (key < 8 || key === a || key === 60 || drawn === undefined) return null;
    return {
      story: [
        `In the drawing of a ${dice.pick(angleThings.figurePlaces)}, ABCD is a parallelogram and angle A is ${deg(a)}.`,
        'Triangle BCE inside it has three equal sides.',
      ],
      ask: 'What is the size of angle ABE?',
      blank: 'The size of angle ABE is ___°.',
      key,
      style: DEGREES,
      via: [['The size of angle ABC is ___°.', b, DEGREES]],
      params: { a },
      work: [
        ['Angle ABC (angles between parallel sides)', `180° − ${deg(a)}`, DEGREES],
        ['Angle CBE (equilateral triangle)', '180° ÷ 3', DEGREES],
        ['Angle ABE', `${deg(b)} − 60°`, DEGREES],
      ],
      hints: [
        'Which facts do you know about a parallelogram and about a triangle with equal sides?',
        'Find angle ABC first.',
        'Angle ABC is made of angle ABE and an angle of the triangle.',
      ],
      wrongs: [
        ['stopped-early', b],
        ['neighbour-as-opposite', a - 60],
        ['added-instead', b + 60],
        ['full-turn-for-half', 300 - a],
        ['other-angle', a],
        ['right-angle-as-hundred', key + 10],
      ],
      drawing: figure(drawn, a, false),
    };
  },
);

const INSIDE_RHOMBUS: Shape = shape(
  'equilateral-inside-rhombus',
  'mastery',
  facts(['180 = a + b', 'e = 60', '180 = t + 2 * x'], ['b = t + e'], 'x'),
  (dice) => {
    const a = dice.multiple(2, 64, 104);
    const [b, t] = [180 - a, 120 - a];
    const key = (180 - t) / 2;
    const drawn = findDrawnSize(a);
    if (t < 10 || key === a || key === 60 || t === a || drawn === undefined) return null;
    return {
      story: [
        `In the drawing of a ${dice.pick(angleThings.figurePlaces)}, ABCD is a rhombus and angle DAB is ${deg(a)}.`,
        'Triangle BCE inside it has three equal sides. A line joins A and E.',
      ],
      ask: 'What is the size of angle BAE?',
      blank: 'The size of angle BAE is ___°.',
      key,
      style: DEGREES,
      via: [['The size of angle ABE is ___°.', t, DEGREES]],
      params: { a },
      work: [
        ['Angle ABC (angles between parallel sides)', `180° − ${deg(a)}`, DEGREES],
        ['Angle ABE (equilateral triangle: 60°)', `${deg(b)} − 60°`, DEGREES],
        'BA = BC = BE, so triangle ABE has two equal sides.',
        ['Angles BAE and BEA (angles of a triangle)', `180° − ${deg(t)}`, DEGREES],
        ['Angle BAE', `${deg(180 - t)} ÷ 2`, DEGREES],
      ],
      hints: [
        'Which sides in the figure are equal to BC?',
        'Find angle ABC, then angle ABE.',
        'Triangle ABE has two equal sides. Which angles are equal?',
      ],
      wrongs: [
        ['stopped-early', t],
        ['not-halved', 180 - t],
        ['base-angles-mixed', 180 - 2 * t],
        ['other-angle', b],
        ['neighbour-as-opposite', exact(180 - Math.abs(a - 60), 2)],
      ],
      drawing: figure(drawn, a, true),
    };
  },
);

/** h10 for angles in figures: facts that follow one from the other. */
export const P6_ANGLE_CLUES: readonly Shape[] = [
  nameTriangle('not_ready'),
  nameTriangle('guided'),
  INSIDE_PARALLELOGRAM,
  INSIDE_RHOMBUS,
];
