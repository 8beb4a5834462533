import { degrees, oneOf } from '../../core/amount.js';
import type { Shape } from '../../core/draft.js';
import type { Panel, PanelMark } from '../../drawing/panels.drawing.js';
import { facts, searchNames } from '../../engines/sketch.js';
import type { Point } from './flat-shapes.js';
import { LETTER, LETTERS, asked, otherLetters, otherPlaces, slips } from './task.js';

const SIZE = degrees(180);
const FROM_TO = facts(['size = to - from'], [], 'size');

/** An angle that is no numbered mark of the protractor and no right angle. */
const isGood = (size: number): boolean => size % 20 !== 0 && size !== 90 && size >= 15 && size <= 165;

const READ_HINTS = [
  'Which arm lies on the 0 mark of the protractor?',
  'Use the scale that starts with 0 at this arm.',
  'Is the angle smaller or larger than a right angle? Check your reading.',
] as const;

function onProtractor(id: string, isLeft: boolean): Shape {
  return asked(id, ['P4-G-2'], ['not_ready', 'guided'], FROM_TO, (dice, level) => {
    const size = level === 'not_ready' ? dice.multiple(10, 10, 170) : dice.multiple(5, 15, 165);
    if (!isGood(size)) return null;
    const [from, to] = isLeft ? [180 - size, 180] : [0, size];
    return {
      story: ['A protractor is laid on ∠AOB.'],
      ask: 'What is the size of ∠AOB?',
      blank: '∠AOB = ___°.',
      key: size,
      style: SIZE,
      params: { from, to },
      drawn: ['from', 'to'],
      work: [
        `Arm OA lies on the 0 mark of the ${isLeft ? 'outer' : 'inner'} scale.`,
        `On this scale, arm OB shows the size of the angle: ${size}°`,
      ],
      hints: READ_HINTS,
      wrongs: slips(
        ['You read the other scale. Start with 0 at arm OA.', 180 - size],
        ['Count the small marks once more. Each is 5°.', size + 5],
        ['Count the small marks once more. Each is 5°.', size - 5],
        ['You read from the wrong numbered mark.', size + 20],
        ['You read from the wrong numbered mark.', size - 20],
        ['You read the other scale and miscounted the marks.', 170 - size],
      ).filter(([, , value]) => Number(value) > 0 && Number(value) < 180),
      drawing: {
        kind: 'protractor',
        arms: isLeft
          ? [
              { name: 'A', at: 180 },
              { name: 'B', at: 180 - size },
            ]
          : [
              { name: 'A', at: 0 },
              { name: 'B', at: size },
            ],
      },
    };
  });
}

const BETWEEN: Shape = asked(
  'angle-between-two-readings',
  ['P4-G-2'],
  ['guided', 'independent'],
  FROM_TO,
  (dice) => {
    const from = dice.multiple(5, 15, 80);
    const size = dice.multiple(5, 25, 95);
    const to = from + size;
    if (!isGood(size) || from % 20 === 0 || to > 165 || size === from || to % 20 === 0 || 180 - to === size)
      return null;
    return {
      story: ['A protractor is laid on ∠AOB. Neither arm lies on a 0 mark.'],
      ask: 'What is the size of ∠AOB?',
      blank: '∠AOB = ___°.',
      key: size,
      style: SIZE,
      params: { from, to },
      drawn: ['from', 'to'],
      work: [
        `On the inner scale, the arms show ${from}° and ${to}°.`,
        ['Size of ∠AOB', `${to} − ${from}`, SIZE],
      ],
      hints: [
        'Read both arms on the same scale.',
        'How far is it from one reading to the other?',
        'Take the smaller reading from the larger one.',
      ],
      wrongs: slips(
        ['This is only the reading of one arm.', to],
        ['This is only the reading of the other arm.', from],
        ['You read the arms on two different scales.', Math.abs(180 - to - from)],
        ['Count the small marks once more. Each is 5°.', size + 5],
        ['Count the small marks once more. Each is 5°.', size - 5],
        ['You read from the wrong numbered mark.', size + 20],
      ).filter(([, , value]) => Number(value) > 0 && Number(value) <= 180),
      drawing: {
        kind: 'protractor',
        arms: [
          { name: 'A', at: from },
          { name: 'B', at: to },
        ],
      },
    };
  },
);

const DOTS = ['P', 'Q', 'R', 'S'] as const;

function pointFor(id: string, isLeft: boolean): Shape {
  const proof = searchNames((name, given, word) => {
    const at = Number(word('points').split(' ')[DOTS.findIndex((one) => one === name)]);
    return given('size').equals(Math.abs(Number(word('arm').replace('at ', '')) - at));
  });
  return asked(id, ['P4-G-3'], ['not_ready', 'guided'], proof, (dice, level) => {
    const size = level === 'not_ready' ? dice.multiple(10, 30, 150) : dice.multiple(5, 25, 155);
    const sizes = dice.shuffle([...new Set([size, 180 - size, size + 20, size - 10])]);
    if (!isGood(size) || sizes.length < 4 || sizes.some((one) => one < 10 || one > 170)) return null;
    const places = sizes.map((one) => (isLeft ? 180 - one : one));
    const isClose = places.some((one, i) => places.some((other, j) => i < j && Math.abs(one - other) < 10));
    if (isClose) return null;
    const key = sizes.indexOf(size) + 1;
    return {
      story: ['Line OA is drawn. A protractor is laid on it.'],
      ask: `Which point must be joined to O to draw an angle of ${size}° with OA?`,
      blank: `To draw an angle of ${size}° with OA, O must be joined to point ___.`,
      key,
      style: oneOf(DOTS, (one) => [`Point ${one}`]),
      params: { size, points: places.join(' '), arm: `at ${isLeft ? 180 : 0}` },
      work: [
        `OA lies on the 0 mark of the ${isLeft ? 'outer' : 'inner'} scale. Use this scale.`,
        `The point at the right mark: ${DOTS[key - 1] ?? ''}`,
      ],
      hints: READ_HINTS,
      wrongs: otherPlaces(4, key, 'other-scale-or-mark', 'Start with 0 at OA and count along that scale.'),
      drawing: {
        kind: 'protractor',
        arms: [{ name: 'A', at: isLeft ? 180 : 0 }],
        dots: places.map((at, i) => ({ name: DOTS[i] ?? '', at })),
      },
    };
  });
}

/** An angle drawn with the letters at its corner and its arms. */
interface DrawnAngle {
  letters: readonly [first: string, corner: string, second: string];
  size: number;
  turn: number;
}

const tip = ([x, y]: Point, at: number, length: number): Point => [
  x + length * Math.cos((at * Math.PI) / 180),
  y - length * Math.sin((at * Math.PI) / 180),
];

function anglePanel({ letters, size, turn }: DrawnAngle, name: string): Panel {
  const half = turn + size / 2;
  const corner = tip([5, 4], half + 180, 2);
  const [first, second] = [tip(corner, turn, 4), tip(corner, turn + size, 4)];
  const label = (at: Point, text: string, way: number): PanelMark => ({
    mark: 'label',
    at,
    text,
    dx: 11 * Math.cos((way * Math.PI) / 180),
    dy: -11 * Math.sin((way * Math.PI) / 180),
  });
  return {
    name,
    size: [10, 8],
    marks: [
      { mark: 'line', from: corner, to: first, bold: true },
      { mark: 'line', from: corner, to: second, bold: true },
      { mark: 'arc', centre: corner, radius: 1, from: turn, to: turn + size },
      label(first, letters[0], turn),
      label(corner, letters[1], half + 180),
      label(second, letters[2], turn + size),
    ],
    says: `an angle of about ${size}° with its corner at ${letters[1]}; the arms go to ${letters[0]} and ${letters[2]}.`,
  };
}

const DRAWING_OF: Shape = asked(
  'drawing-of-an-angle-of-a-size',
  ['P4-G-3', 'P4-G-1'],
  ['not_ready', 'guided'],
  searchNames((name, given, word) => {
    const drawn = word('drawings').split('; ')[LETTERS.findIndex((letter) => letter === name)] ?? '';
    const [letters = '', size = '0'] = drawn.split(' ');
    return letters[1] === word('asked')[1] && given('size').equals(Number(size));
  }),
  (dice) => {
    const size = dice.multiple(5, 30, 150);
    const [a, b, c] = dice.pick([
      ['A', 'B', 'C'],
      ['X', 'Y', 'Z'],
      ['D', 'E', 'F'],
      ['K', 'L', 'M'],
    ] as const);
    if (size % 20 === 0 || Math.abs(size - 90) < 20) return null;
    const turn = (): number => dice.multiple(15, 0, 345);
    const off = size < 90 ? size + 60 : size - 60;
    const drawings = dice.shuffle<DrawnAngle>([
      { letters: [a, b, c], size, turn: turn() },
      { letters: [a, b, c], size: 180 - size, turn: turn() },
      { letters: [b, a, c], size, turn: turn() },
      { letters: dice.chance(2) ? [a, c, b] : [a, b, c], size: off, turn: turn() },
    ]);
    const key = drawings.findIndex(({ letters, size: own }) => letters[1] === b && own === size) + 1;
    if (Math.abs(off - (180 - size)) < 15) return null;
    return {
      story: ['The drawings are true to scale.'],
      ask: `Which drawing shows ∠${a}${b}${c} = ${size}°?`,
      blank: `Drawing ___ shows ∠${a}${b}${c} = ${size}°.`,
      key,
      style: LETTER,
      params: {
        size,
        asked: `${a}${b}${c}`,
        drawings: drawings.map(({ letters, size: own }) => `${letters.join('')} ${own}`).join('; '),
      },
      work: [
        `The corner of ∠${a}${b}${c} must be at ${b}.`,
        `An angle of ${size}° is ${size < 90 ? 'smaller' : 'larger'} than a right angle.`,
        `The drawing: ${LETTERS[key - 1] ?? ''}`,
      ],
      hints: [
        'Which letter must stand at the corner?',
        'Is the angle smaller or larger than a right angle?',
        'A protractor helps you to check.',
      ],
      wrongs: otherLetters(
        key,
        'corner-or-size-off',
        'Check which letter stands at the corner, and check the size with a right angle.',
      ),
      drawing: { kind: 'panels', panels: drawings.map((drawn, i) => anglePanel(drawn, LETTERS[i] ?? '')) },
    };
  },
);

/** Measuring and drawing angles with a protractor, for Primary 4. */
export const PROTRACTOR_TASKS: readonly Shape[] = [
  onProtractor('angle-on-a-protractor', false),
  onProtractor('angle-from-the-left-on-a-protractor', true),
  BETWEEN,
  pointFor('point-for-an-angle', false),
  pointFor('point-for-an-angle-from-the-left', true),
  DRAWING_OF,
];
