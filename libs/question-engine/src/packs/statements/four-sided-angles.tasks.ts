import type { Shape } from '../../core/draft.js';
import { facts } from '../../engines/sketch.js';
import { exact } from '../../numbers/exact.js';
import { ANGLE, isAngle, offScale, toward } from './angle-reasons.js';
import { quadFigure, slanted } from './quads.js';
import { type Task, type Wrong, asked, slips } from './task.js';

const anglesOnly = (list: readonly Wrong[], key: number): Wrong[] =>
  list.filter(([, , value]) => isAngle(Number(value), key));

const BETWEEN_PARALLELS = 'The angles between two parallel sides add up to 180°.';

/** One angle of a parallelogram, rhombus or trapezium told, the one beside it asked for. */
function angleBeside(id: string, kinds: ReadonlyArray<'parallelogram' | 'rhombus' | 'trapezium'>): Shape {
  return asked(
    id,
    ['P5-G-7'],
    ['not_ready', 'guided'],
    facts(['p = 180 - a'], [], 'p'),
    (dice): Task | null => {
      const kind = dice.pick(kinds);
      const a = dice.int(38, 142);
      const key = 180 - a;
      const drawn = offScale(dice, a, 12, [45, 135]);
      if (Math.abs(a - 90) < 5 || !drawn) return null;
      const isTrapezium = kind === 'trapezium';
      const other = dice.pick([62, 70, 78]);
      const quad = slanted(isTrapezium ? 11 : kind === 'rhombus' ? 6 : 9, 6, drawn, isTrapezium, other);
      if (isTrapezium && quad.C[0] - quad.D[0] < 2.5) return null;
      return {
        story: [isTrapezium ? 'ABCD is a trapezium. AB is parallel to DC.' : `ABCD is a ${kind}.`],
        ask: 'What is the size of ∠ADC (angle p)?',
        blank: 'Angle p = ___°.',
        key,
        style: ANGLE,
        params: { a },
        drawn: ['a'],
        work: [
          isTrapezium
            ? 'AB // DC, so ∠DAB and ∠ADC add up to 180°.'
            : `∠DAB and ∠ADC add up to 180° (${kind}: angles between parallel sides).`,
          ['Angle p', `180 − ${a}`, ANGLE],
        ],
        hints: [
          'Which sides are parallel?',
          'The two angles lie between these parallel sides.',
          BETWEEN_PARALLELS,
        ],
        wrongs: anglesOnly(
          slips(
            ['Angles beside each other are not equal here. They add up to 180°.', a],
            ['All four angles together make 360°. Only two of them are meant.', exact(360 - a, 3)],
            ['The two angles do not make a right angle.', Math.abs(90 - a)],
            ['This is half of the other angle.', exact(a, 2)],
            ['Take away once more. Mind the tens.', key + 10],
            ['Take away once more. Mind the tens.', key - 10],
          ).filter(([, , value]) => exact(value).d === 1n),
          key,
        ),
        drawing: quadFigure(
          quad,
          [
            { corner: 'A', arms: ['B', 'D'], label: `${a}°` },
            { corner: 'D', arms: ['A', 'C'], label: 'p' },
          ],
          `A ${kind} ABCD. ∠DAB is ${a}° and ∠ADC is p.`,
        ),
      };
    },
  );
}

const WITH_DIAGONAL: Shape = asked(
  'rhombus-with-a-diagonal',
  ['P5-G-7', 'P5-G-4'],
  ['guided', 'independent'],
  facts(['both = 180 - a'], ['p = both / 2'], 'p'),
  (dice): Task | null => {
    const a = dice.multiple(2, 40, 136);
    const key = (180 - a) / 2;
    const drawn = offScale(dice, a, 20, [40, 140]);
    if (Math.abs(a - 90) < 6 || a === 60 || !drawn || key === a) return null;
    return {
      story: ['ABCD is a rhombus. BD is a straight line.'],
      ask: 'What is the size of ∠ABD (angle p)?',
      blank: 'Angle p = ___°.',
      key,
      style: ANGLE,
      params: { a },
      drawn: ['a'],
      work: [
        'AB = AD (rhombus), so triangle ABD is isosceles and ∠ABD = ∠ADB.',
        ['The two equal angles', `180 − ${a}`, ANGLE],
        ['Angle p', `${180 - a} ÷ 2`, ANGLE],
      ],
      hints: [
        'All sides of a rhombus are equal. Which triangle has two equal sides?',
        'The angles of a triangle add up to 180°.',
        'Two angles of the triangle are equal.',
      ],
      wrongs: anglesOnly(
        slips(
          ['This is the sum of the two equal angles.', 180 - a],
          ['This is half of the known angle.', a / 2],
          ['Angle p is not equal to the known angle.', a],
          ['Angles of a triangle add up to 180°, not to 360°.', (360 - a) / 2],
          ['Halve the sum once more with care.', key + 10],
          ['Halve the sum once more with care.', key - 10],
        ),
        key,
      ),
      drawing: quadFigure(
        slanted(7, 7, drawn),
        [
          { corner: 'A', arms: ['B', 'D'], label: `${a}°` },
          { corner: 'B', arms: ['A', 'D'], label: 'p' },
        ],
        `A rhombus ABCD with the line BD. ∠BAD is ${a}° and ∠ABD is p.`,
        { lines: [['B', 'D']] },
      ),
    };
  },
);

const WITH_A_LINE: Shape = asked(
  'triangle-in-a-parallelogram',
  ['P5-G-7', 'P5-G-5'],
  ['independent'],
  facts(['c = a'], ['p = 180 - c - b'], 'p'),
  (dice): Task | null => {
    const [a, b] = [dice.int(48, 82), dice.int(26, 55)];
    const key = 180 - a - b;
    const [drawnA, drawnB] = [offScale(dice, a, 9, [48, 82]), offScale(dice, b, 10, [22, 62])];
    if (!drawnA || !drawnB || key === a || key === b || a === b || Math.abs(key - 90) < 5) return null;
    const drawnKey = 180 - drawnA - drawnB;
    if (drawnKey < 90 !== key < 90 || Math.abs(drawnKey - key) < 8 || drawnKey < 30) return null;
    const quad = slanted(11, 6, drawnA);
    // E on DC so that ∠CBE has the drawn size.
    const way = drawnA + drawnB;
    const reach = quad.D[1] / Math.sin((way * Math.PI) / 180);
    const E = toward(quad.B, way, reach);
    if (E[0] < quad.D[0] + 1.5 || E[0] > quad.C[0] - 1.5) return null;
    const placed = dice.chance(2) ? 'E is a point on DC.' : 'E lies on DC.';
    return {
      story: [`ABCD is a parallelogram. ${placed}`],
      ask: 'What is the size of ∠BEC (angle p)?',
      blank: 'Angle p = ___°.',
      key,
      style: ANGLE,
      params: { a, b },
      drawn: ['a', 'b'],
      work: [`∠BCD = ∠DAB = ${a}° (parallelogram: opposite angles)`, ['Angle p', `180 − ${a} − ${b}`, ANGLE]],
      hints: [
        'Opposite angles of a parallelogram are equal.',
        'Which two angles of triangle BCE do you know now?',
        'The angles of a triangle add up to 180°.',
      ],
      wrongs: anglesOnly(
        slips(
          ['These are the two known angles together.', a + b],
          ['Angle C is opposite angle A. It is not the one beside it.', a - b],
          ['One angle of the triangle was left out.', 180 - b],
          ['One angle of the triangle was left out.', 180 - a],
          ['Take away once more. Mind the tens.', key + 10],
          ['Take away once more. Mind the tens.', key - 10],
        ),
        key,
      ),
      drawing: quadFigure(
        quad,
        [
          { corner: 'A', arms: ['B', 'D'], label: `${a}°` },
          { corner: 'B', arms: ['C', 'E'], label: `${b}°` },
          { corner: 'E', arms: ['B', 'C'], label: 'p' },
        ],
        `A parallelogram ABCD with the line BE to a point E on DC. ∠DAB is ${a}°, ∠CBE is ${b}° and ∠BEC is p.`,
        { corners: { E }, lines: [['B', 'E']] },
      ),
    };
  },
);

/** Angles of parallelograms, rhombuses and trapeziums, for Primary 5. */
export const FOUR_SIDED_ANGLE_TASKS: readonly Shape[] = [
  angleBeside('angle-beside-in-a-parallelogram', ['parallelogram', 'rhombus']),
  angleBeside('angle-beside-in-a-trapezium', ['trapezium']),
  WITH_DIAGONAL,
  WITH_A_LINE,
];
