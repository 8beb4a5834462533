import type { Proof, Shape } from '../../core/draft.js';
import type { AngleFigureSpec } from '../../drawing/angle-figure.drawing.js';
import { facts } from '../../engines/sketch.js';
import { ANGLE, isAngle, offScale, toward } from './angle-reasons.js';
import type { Point } from './flat-shapes.js';
import { type Task, type Wrong, asked, slips } from './task.js';

const O: Point = [0, 0];
const VERTICALLY = 'Vertically opposite angles are equal.';
const anglesOnly = (list: readonly Wrong[], key: number): Wrong[] =>
  list.filter(([, , value]) => isAngle(Number(value), key));

const HINTS = [
  'Which lines of the figure are straight?',
  'Look for the angle on the other side of the crossing point.',
  VERTICALLY,
] as const;

/** Rays from O by their directions, and the angles marked between neighbouring ones. */
function figureOf(
  rays: Readonly<Record<string, number>>,
  angles: ReadonlyArray<readonly [first: string, second: string, label: string]>,
  says: string,
): AngleFigureSpec {
  return {
    kind: 'angle-figure',
    corners: {
      O,
      ...Object.fromEntries(Object.entries(rays).map(([name, at]) => [name, toward(O, at, 10)])),
    },
    lines: Object.keys(rays).map((name) => ['O', name] as const),
    filled: [],
    angles: angles.map(([first, second, label]) => ({ corner: 'O', arms: [first, second], label })),
    says,
  };
}

/** Two lines cross; a third line from O cuts one of the angles. */
function cutOpposite(id: string, isSum: boolean): Shape {
  const proof: Proof = isSum
    ? facts(['whole = x + y'], ['p = whole'], 'p')
    : facts(['whole = a'], ['p = whole - x'], 'p');
  return asked(id, ['P5-G-3'], ['not_ready', 'guided'], proof, (dice): Task | null => {
    const [x, y] = [dice.int(24, 64), dice.int(24, 64)];
    const whole = x + y;
    const key = isSum ? whole : y;
    const [drawnX, drawnY] = [offScale(dice, x, 11, [22, 75]), offScale(dice, y, 9, [22, 75])];
    if (
      x === y ||
      whole > 128 ||
      Math.abs(whole - 90) < 4 ||
      !drawnX ||
      !drawnY ||
      Math.abs(drawnX + drawnY - whole) < 8
    )
      return null;
    if (drawnX + drawnY > 145 || drawnX + drawnY < 90 !== whole < 90) return null;
    const wholeText = isSum ? 'p' : `${whole}°`;
    const second = isSum ? `${y}°` : 'p';
    return {
      story: ['AOB and COD are straight lines. OE is a line from O.'],
      ask: isSum ? 'What is the size of ∠BOD (angle p)?' : 'What is the size of ∠COE (angle p)?',
      blank: 'Angle p = ___°.',
      key,
      style: ANGLE,
      params: isSum ? { x, y } : { a: whole, x },
      drawn: isSum ? ['x', 'y'] : ['a', 'x'],
      work: isSum
        ? [['∠AOC', `${x} + ${y}`, ANGLE], `∠BOD = ∠AOC (vertically opposite angles)`, `Angle p: ${key}°`]
        : [`∠AOC = ∠BOD = ${whole}° (vertically opposite angles)`, ['Angle p', `${whole} − ${x}`, ANGLE]],
      hints: HINTS,
      wrongs: anglesOnly(
        slips(
          ['This is the other angle on the straight line.', 180 - whole],
          [
            isSum
              ? 'The opposite angle is made of two angles.'
              : 'The opposite angle is only a part of it. Take one part away.',
            isSum ? x : whole,
          ],
          ['Angles on a straight line are not asked for here.', isSum ? 180 - x : 180 - whole - x],
          ['Only one of the two parts was used.', isSum ? y : x],
          ['Check the tens once more.', key + 10],
          ['Check the tens once more.', key - 10],
        ),
        key,
      ),
      drawing: figureOf(
        { A: 180, B: 0, C: 180 - drawnX - drawnY, D: 360 - drawnX - drawnY, E: 180 - drawnX },
        [
          ['A', 'E', `${x}°`],
          ['E', 'C', second],
          ['B', 'D', wholeText],
        ],
        `Straight lines AOB and COD cross at O. Line OE cuts ∠AOC: ∠AOE is ${x}°${isSum ? ` and ∠EOC is ${y}°. ∠BOD is p` : ` and ∠EOC is p. ∠BOD is ${whole}°`}.`,
      ),
    };
  });
}

const THREE_LINES: Shape = asked(
  'three-lines-through-a-point',
  ['P5-G-3', 'P5-G-1'],
  ['guided', 'independent'],
  facts(['half = 180', 'q = b'], ['p = half - a - q'], 'p'),
  (dice): Task | null => {
    const [a, b] = [dice.int(28, 75), dice.int(28, 75)];
    const key = 180 - a - b;
    const [drawnA, drawnB] = [offScale(dice, a, 10, [26, 84]), offScale(dice, b, 12, [26, 84])];
    if (a === b || key === a || key === b || key < 28 || Math.abs(key - 90) < 4 || !drawnA || !drawnB)
      return null;
    const drawnKey = 180 - drawnA - drawnB;
    if (drawnKey < 26 || drawnKey < 90 !== key < 90 || drawnKey === 90 || Math.abs(drawnKey - key) < 8)
      return null;
    return {
      story: ['AOB, COD and EOF are straight lines.'],
      ask: 'What is the size of angle p?',
      blank: 'Angle p = ___°.',
      key,
      style: ANGLE,
      params: { a, b },
      drawn: ['a', 'b'],
      work: [
        `∠COE = ∠DOF = ${b}° (vertically opposite angles)`,
        'AOB is a straight line.',
        ['Angle p', `180 − ${a} − ${b}`, ANGLE],
      ],
      hints: [
        'Find the angle that is equal to the one at the bottom.',
        'Which three angles lie on one side of line AOB?',
        'Angles on a straight line add up to 180°.',
      ],
      wrongs: anglesOnly(
        slips(
          ['Angles on a straight line add up to 180°, not to 90° or 360°.', 360 - a - b],
          ['These are the two known angles together.', a + b],
          ['One of the angles on the straight line was left out.', 180 - a],
          ['One of the angles on the straight line was left out.', 180 - b],
          ['Take away once more. Mind the tens.', key + 10],
          ['Take away once more. Mind the tens.', key - 10],
        ),
        key,
      ),
      drawing: figureOf(
        {
          B: 0,
          E: drawnKey,
          C: drawnKey + drawnB,
          A: 180,
          F: 180 + drawnKey,
          D: 180 + drawnKey + drawnB,
        },
        [
          ['A', 'C', `${a}°`],
          ['F', 'D', `${b}°`],
          ['B', 'E', 'p'],
        ],
        `Three straight lines AOB, COD and EOF cross at O. ∠AOC is ${a}°, ∠DOF is ${b}° and ∠BOE is p.`,
      ),
    };
  },
);

const TOLD_TOGETHER: Shape = asked(
  'opposite-angles-told-together',
  ['P5-G-3', 'P5-G-1'],
  ['independent'],
  facts(['one = both / 2'], ['p = 180 - one'], 'p'),
  (dice): Task | null => {
    const one = dice.int(34, 146);
    const [both, key] = [2 * one, 180 - one];
    const drawn = offScale(dice, one, 14, [32, 148]);
    if (Math.abs(one - 90) < 6 || !drawn || both === key) return null;
    return {
      story: [`AOB and COD are straight lines. ∠AOC and ∠BOD are ${both}° together.`],
      ask: 'What is the size of ∠BOC (angle p)?',
      blank: 'Angle p = ___°.',
      key,
      style: ANGLE,
      params: { both },
      work: [
        '∠AOC = ∠BOD (vertically opposite angles)',
        ['∠AOC', `${both} ÷ 2`, ANGLE],
        ['Angle p', `180 − ${one}`, ANGLE],
      ],
      hints: [
        VERTICALLY,
        'How large is one of the two equal angles?',
        'Angles on a straight line add up to 180°.',
      ],
      wrongs: anglesOnly(
        slips(
          ['This is one of the two equal angles.', one],
          ['The two angles are equal. Halve their sum first.', both < 180 ? 180 - both : 360 - both],
          ['This is what is left of the whole turn. Halve it.', 360 - both],
          ['Halve the sum of the two angles, not the straight line.', Math.abs(both - 90)],
          ['Take away once more. Mind the tens.', key + 10],
          ['Take away once more. Mind the tens.', key - 10],
        ),
        key,
      ),
      drawing: figureOf(
        { A: 180, B: 0, C: 180 - drawn, D: 360 - drawn },
        [['B', 'C', 'p']],
        'Straight lines AOB and COD cross at O. ∠BOC is p.',
      ),
    };
  },
);

/** Angles where straight lines cross, for Primary 5. */
export const CROSSING_ANGLE_TASKS: readonly Shape[] = [
  cutOpposite('opposite-of-two-angles', true),
  cutOpposite('part-of-an-opposite-angle', false),
  THREE_LINES,
  TOLD_TOGETHER,
];
