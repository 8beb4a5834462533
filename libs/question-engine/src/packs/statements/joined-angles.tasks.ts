import type { Shape } from '../../core/draft.js';
import type { AngleFigureSpec } from '../../drawing/angle-figure.drawing.js';
import { facts } from '../../engines/sketch.js';
import { ANGLE, isAngle, offScale, toward } from './angle-reasons.js';
import type { Point } from './flat-shapes.js';
import { minus } from './plane.js';
import { type Task, type Wrong, asked, slips } from './task.js';

const anglesOnly = (list: readonly Wrong[], key: number): Wrong[] =>
  list.filter(([, , value]) => Number.isInteger(Number(value)) && isAngle(Number(value), key));

const figureOf = (
  corners: Readonly<Record<string, Point>>,
  lines: string,
  angles: AngleFigureSpec['angles'],
  says: string,
  equal: string,
): AngleFigureSpec => {
  const pair = (text: string): readonly [string, string] => [text[0] ?? '', text[1] ?? ''];
  return {
    kind: 'angle-figure',
    corners: { ...corners },
    lines: lines.split(' ').map(pair),
    filled: [],
    angles,
    equal: equal === '' ? [] : equal.split(' ').map(pair),
    says,
  };
};

const HALF_OF_REST = 'Two angles of an isosceles triangle are equal.';

/** A square and a triangle with two sides as long as those of the square. */
const SQUARE_AND_TRIANGLE: Shape = asked(
  'square-and-isosceles-triangle',
  ['P6-G-1'],
  ['independent', 'mastery'],
  facts(['corner = 90', 'whole = corner + a'], ['rest = 180 - whole', 'p = rest / 2'], 'p'),
  (dice): Task | null => {
    const a = dice.multiple(2, 24, 66);
    const whole = 90 + a;
    const key = (180 - whole) / 2;
    const drawn = offScale(dice, a, 18, [20, 72]);
    if (!drawn || key < 12 || key === a || a === 60) return null;
    const [A, B, C, D]: readonly [Point, Point, Point, Point] = [
      [0, 0],
      [6, 0],
      [6, 6],
      [0, 6],
    ];
    // E lies to the right of C: CE is as long as a side, and angle BCE has the drawn size.
    const E = toward(C, 270 + drawn, 6);
    return {
      story: ['ABCD is a square. BC = CE.'],
      ask: 'What is the size of ∠CDE (angle p)?',
      blank: '∠CDE (angle p) = ___°.',
      key,
      style: ANGLE,
      params: { a },
      drawn: ['a'],
      work: [
        '∠BCD = 90° (square)',
        ['∠DCE', `90 + ${a}`, ANGLE],
        'DC = BC = CE (square), so triangle DCE is isosceles.',
        ['∠CDE and ∠CED together', `180 − ${whole}`, ANGLE],
        ['Angle p', `${180 - whole} ÷ 2`, ANGLE],
      ],
      hints: [
        'What is the size of ∠BCD, and so of ∠DCE?',
        'Which sides of triangle DCE are equal?',
        HALF_OF_REST,
      ],
      wrongs: anglesOnly(
        slips(
          ['This is the sum of the two equal angles.', 180 - whole],
          ['The right angle of the square belongs to the angle at C too.', (180 - a) / 2],
          ['This is the angle at C.', whole],
          ['This is what is missing to a right angle.', 90 - a],
          ['Halve the sum once more with care.', key + 5],
          ['Halve the sum once more with care.', key - 5],
        ),
        key,
      ),
      drawing: figureOf(
        { A, B, C, D, E },
        'AB BC CD DA CE DE',
        [
          { corner: 'C', arms: ['B', 'E'], label: `${a}°` },
          { corner: 'D', arms: ['C', 'E'], label: 'p' },
        ],
        `A square ABCD and a triangle DCE. BC equals CE. ∠BCE is ${a}° and ∠CDE is p.`,
        'BC CE',
      ),
    };
  },
);

const PARALLELOGRAM_AND_TRIANGLE: Shape = asked(
  'parallelogram-and-isosceles-triangle',
  ['P6-G-1'],
  ['independent', 'mastery'],
  facts(['b = 180 - a', 'c = 180 - b'], ['rest = 180 - c', 'p = rest / 2'], 'p'),
  (dice): Task | null => {
    const a = dice.multiple(2, 48, 84);
    const key = (180 - a) / 2;
    const drawn = offScale(dice, a, 18, [44, 84]);
    if (!drawn || a === 60 || key === a) return null;
    const D = toward([0, 0], drawn, 6);
    const C: Point = [D[0] + 7, D[1]];
    const E: Point = [13, 0];
    return {
      story: ['ABCD is a parallelogram. ABE is a straight line. BC = BE.'],
      ask: 'What is the size of ∠BEC (angle p)?',
      blank: '∠BEC (angle p) = ___°.',
      key,
      style: ANGLE,
      params: { a },
      drawn: ['a'],
      work: [
        ['∠ABC', `180 − ${a}`, ANGLE],
        ['∠CBE', `180 − ${180 - a}`, ANGLE],
        'BC = BE, so ∠BEC and ∠BCE are equal.',
        ['∠BEC and ∠BCE together', `180 − ${a}`, ANGLE],
        ['Angle p', `${180 - a} ÷ 2`, ANGLE],
      ],
      hints: [
        '∠DAB and ∠ABC lie between parallel sides. What do they add up to?',
        'ABE is a straight line. What is the size of ∠CBE?',
        HALF_OF_REST,
      ],
      wrongs: anglesOnly(
        slips(
          ['This is the sum of the two equal angles.', 180 - a],
          ['This is the angle at B in the triangle.', a],
          ['You used ∠ABC. The triangle has the angle beside it.', a / 2],
          ['All three angles of the triangle are not equal.', 60],
          ['Halve the sum once more with care.', key + 5],
          ['Halve the sum once more with care.', key - 5],
        ),
        key,
      ),
      drawing: figureOf(
        { A: [0, 0], B: [7, 0], C, D, E },
        'AE BC CD DA CE',
        [
          { corner: 'A', arms: ['B', 'D'], label: `${a}°` },
          { corner: 'E', arms: ['B', 'C'], label: 'p' },
        ],
        `A parallelogram ABCD. AB is drawn on to E, and E is joined to C. BC equals BE. ∠DAB is ${a}° and ∠BEC is p.`,
        'BC BE',
      ),
    };
  },
);

const RHOMBUS_AND_SQUARE: Shape = asked(
  'rhombus-and-square',
  ['P6-G-1'],
  ['independent', 'mastery'],
  facts(['c = 180 - a', 'square = 90'], ['p = 360 - square - c'], 'p'),
  (dice): Task | null => {
    const a = dice.multiple(2, 24, 74);
    const key = 90 + a;
    const drawn = offScale(dice, a, 14, [30, 74]);
    if (!drawn || a === 60) return null;
    // ABCD is the rhombus, CDEF the square on its upper side.
    const D = toward([0, 0], 90, 6);
    const B = toward([0, 0], 90 - drawn, 6);
    const C: Point = [B[0] + D[0], B[1] + D[1]];
    const way = minus(C, D);
    const [E, F]: readonly [Point, Point] = [
      [D[0] - way[1], D[1] + way[0]],
      [C[0] - way[1], C[1] + way[0]],
    ];
    return {
      story: ['ABCD is a rhombus and CDEF is a square.'],
      ask: 'What is the size of ∠ADE (angle p)?',
      blank: '∠ADE (angle p) = ___°.',
      key,
      style: ANGLE,
      params: { a },
      drawn: ['a'],
      work: [
        ['∠ADC', `180 − ${a}`, ANGLE],
        'The angles at D add up to 360° (angles at a point), and ∠CDE is 90° (square).',
        ['Angle p', `360 − 90 − ${180 - a}`, ANGLE],
      ],
      hints: [
        '∠DAB and ∠ADC lie between parallel sides of the rhombus.',
        'What is the size of each angle of a square?',
        'Angles at a point add up to 360°.',
      ],
      wrongs: anglesOnly(
        slips(
          ['This is the angle of the rhombus at D.', 180 - a],
          ['The angle of the rhombus at D is not equal to the one at A.', 270 - a],
          ['Angles at a point add up to 360°, not to 180°.', 90 - a],
          ['Check the tens once more.', key + 10],
          ['Check the tens once more.', key - 10],
          ['Take the angle of the square away as well.', 180 - a / 2],
        ),
        key,
      ),
      drawing: figureOf(
        { A: [0, 0], B, C, D, E, F },
        'AB BC CD DA DE EF FC',
        [
          { corner: 'A', arms: ['B', 'D'], label: `${a}°` },
          { corner: 'D', arms: ['A', 'E'], label: 'p' },
        ],
        `A rhombus ABCD and a square CDEF share the side CD. ∠DAB is ${a}° and ∠ADE is p.`,
        '',
      ),
    };
  },
);

const TRAPEZIUM: Shape = asked(
  'parallelogram-and-triangle-in-a-trapezium',
  ['P6-G-1'],
  ['independent', 'mastery'],
  facts(['e = a', 'c = 180 - e'], ['rest = 180 - c', 'p = rest / 2'], 'p'),
  (dice): Task | null => {
    const a = dice.multiple(2, 96, 136);
    const key = a / 2;
    const drawn = offScale(dice, a, 18, [98, 140]);
    if (!drawn || key === 60) return null;
    // AECD is a parallelogram, EBC an isosceles triangle on the same base line.
    const D = toward([0, 0], 180 - drawn, 6);
    const E: Point = [6, 0];
    const C: Point = [D[0] + 6, D[1]];
    const B: Point = [12, 0];
    return {
      story: ['ABCD is a trapezium. AECD is a parallelogram. AEB is a straight line. EB = EC.'],
      ask: 'What is the size of ∠EBC (angle p)?',
      blank: '∠EBC (angle p) = ___°.',
      key,
      style: ANGLE,
      params: { a },
      drawn: ['a'],
      work: [
        `∠AEC = ∠ADC = ${a}° (parallelogram: opposite angles)`,
        ['∠CEB', `180 − ${a}`, ANGLE],
        'EB = EC, so ∠EBC and ∠ECB are equal.',
        ['∠EBC and ∠ECB together', `180 − ${180 - a}`, ANGLE],
        ['Angle p', `${a} ÷ 2`, ANGLE],
      ],
      hints: [
        'Opposite angles of the parallelogram are equal.',
        'AEB is a straight line. What is the size of ∠CEB?',
        HALF_OF_REST,
      ],
      wrongs: anglesOnly(
        slips(
          ['This is the angle at E in the triangle.', 180 - a],
          ['This is the sum of the two equal angles.', a],
          ['You halved the angle at E. It is not one of the equal angles.', (180 - a) / 2],
          ['All three angles of the triangle are not equal.', 60],
          ['Halve the sum once more with care.', key + 5],
          ['Halve the sum once more with care.', key - 5],
        ),
        key,
      ),
      drawing: figureOf(
        { A: [0, 0], B, C, D, E },
        'AB BC CD DA EC',
        [
          { corner: 'D', arms: ['A', 'C'], label: `${a}°` },
          { corner: 'B', arms: ['E', 'C'], label: 'p' },
        ],
        `A trapezium ABCD. E on AB is joined to C, and EB equals EC. ∠ADC is ${a}° and ∠EBC is p.`,
        'EB EC',
      ),
    };
  },
);

const RECTANGLE: Shape = asked(
  'two-triangles-in-a-rectangle',
  ['P6-G-1'],
  ['independent'],
  facts(['u = 90 - a', 'v = 90 - b'], ['p = 180 - u - v'], 'p'),
  (dice): Task | null => {
    const [a, b] = [dice.int(24, 62), dice.int(24, 62)];
    const key = a + b;
    const [drawnA, drawnB] = [offScale(dice, a, 10, [22, 64]), offScale(dice, b, 9, [22, 64])];
    if (!drawnA || !drawnB || a === b || Math.abs(key - 90) < 6) return null;
    const drawnKey = drawnA + drawnB;
    if (drawnKey < 90 !== key < 90 || Math.abs(drawnKey - key) < 8) return null;
    const high = 6;
    // E on AD so that angle ABE and angle DCE have the drawn sizes.
    const [low, up] = [Math.tan((drawnA * Math.PI) / 180), Math.tan((drawnB * Math.PI) / 180)];
    const wide = high / (low + up);
    if (wide < 2.4) return null;
    const E: Point = [0, wide * low];
    return {
      story: ['ABCD is a rectangle. E lies on AD.'],
      ask: 'What is the size of ∠BEC (angle p)?',
      blank: '∠BEC (angle p) = ___°.',
      key,
      style: ANGLE,
      params: { a, b },
      drawn: ['a', 'b'],
      work: [
        ['∠AEB', `180 − 90 − ${a}`, ANGLE],
        ['∠DEC', `180 − 90 − ${b}`, ANGLE],
        'AED is a straight line.',
        ['Angle p', `180 − ${90 - a} − ${90 - b}`, ANGLE],
      ],
      hints: [
        'What is the size of each angle of a rectangle?',
        'Find the angles at E in the two right-angled triangles.',
        'AED is a straight line.',
      ],
      wrongs: anglesOnly(
        slips(
          ['These are the other two angles at E together.', 180 - key],
          ['This is one of the other angles at E.', 90 - a],
          ['This is one of the other angles at E.', 90 - b],
          ['One of the angles at E was left out.', 90 + a],
          ['One of the angles at E was left out.', 90 + b],
          ['Take away once more. Mind the tens.', key + 10],
        ),
        key,
      ),
      drawing: figureOf(
        { A: [0, 0], B: [wide, 0], C: [wide, high], D: [0, high], E },
        'AB BC CD DA BE CE',
        [
          { corner: 'B', arms: ['A', 'E'], label: `${a}°` },
          { corner: 'C', arms: ['D', 'E'], label: `${b}°` },
          { corner: 'E', arms: ['B', 'C'], label: 'p' },
        ],
        `A rectangle ABCD. E on AD is joined to B and to C. ∠ABE is ${a}°, ∠DCE is ${b}° and ∠BEC is p.`,
        '',
      ),
    };
  },
);

/** Angles in figures that are put together, for Primary 6. */
export const JOINED_ANGLE_TASKS: readonly Shape[] = [
  SQUARE_AND_TRIANGLE,
  PARALLELOGRAM_AND_TRIANGLE,
  RHOMBUS_AND_SQUARE,
  TRAPEZIUM,
  RECTANGLE,
];
