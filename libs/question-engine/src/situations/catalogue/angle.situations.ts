import { degrees } from '../../core/amount.js';
import type { Setting, Situation, SituationQuantity } from '../situation.js';
import { ASKS } from './situations.asks.js';
import { SLIPS } from './situations.slips.js';

const DEGREES = degrees(180);

const angle = (name: string): SituationQuantity => ({
  counts: 'amount',
  label: `Angle ${name}`,
  asked: {
    question: [`What is the size of angle ${name}?`, `How large is angle ${name}?`],
    blank: `Angle ${name} is ___°.`,
  },
});

/** Plain figures need no story. */
export const ANGLES: readonly Setting[] = [
  { id: 'named-by-letters', style: DEGREES, range: [15, 70], words: {} },
];

/** Several angles that follow from each other. */
export const ANGLES_BY_CLUES: Situation = {
  id: 'angles-by-clues',
  quantities: {
    a: angle('a'),
    b: angle('b'),
    c: angle('c'),
    d: angle('d'),
    g: { counts: 'amount', label: 'How much larger' },
    e: { counts: 'amount', label: 'How much smaller' },
    sum: {
      counts: 'amount',
      label: 'Sum of angle c and angle d',
      asked: {
        question: ['What is the sum of angle c and angle d?'],
        blank: 'The sum of angle c and angle d is ___°.',
      },
    },
  },
  statements: {
    second: { tells: ['b'], equations: [], says: ['Angle b is {b}.', 'The size of angle b is {b}.'] },
    first: { tells: ['a'], equations: [], says: ['Angle a is {a}.', 'The size of angle a is {a}.'] },
    larger: {
      tells: ['g'],
      equations: ['b = a + g'],
      says: ['Angle b is {g} larger than angle a.', 'Angle a is {g} smaller than angle b.'],
    },
    straight: {
      tells: [],
      equations: ['c = 180 - b'],
      says: ['b and angle c', 'c and angle b'].map((two) => `Angle ${two} together make two right angles.`),
    },
    smaller: {
      tells: ['e'],
      equations: ['d = c - e'],
      says: ['Angle d is {e} smaller than angle c.', 'Angle c is {e} larger than angle d.'],
    },
  },
  steps: ['sum = c + d'],
  draw: (dice, { range: [low, high] }) => {
    const [a, g] = [dice.int(low, high), dice.int(8, 60)];
    const e = dice.int(8, 50);
    const b = a + g;
    const c = 180 - b;
    const d = c - e;
    if (d < 8 || new Set([a, b, c, d, g, e, c + d, 90, 180]).size < 9) return null;
    return { a, b, c, d, g, e, sum: c + d };
  },
  slips: SLIPS['angles-by-clues'],
  asks: ASKS['angles-by-clues'],
  hint: 'Which angle can be found first?',
};

const afterPush = (place: number): SituationQuantity => ({
  counts: 'amount',
  label: `The angle after push ${place}`,
  asked: {
    question: [`What is the size of the angle after push ${place}?`],
    blank: `After push ${place}, the angle is ___°.`,
  },
});

/** What opens by the same angle with each push. */
export const OPENERS: readonly Setting[] = (
  [
    ['lid', 'A laptop lid'],
    ['door', 'A door'],
    ['gate', 'A gate'],
    ['fan', 'A paper fan'],
    ['book', 'A book cover'],
  ] as const
).map(([id, thing]) => ({ id, style: DEGREES, range: [12, 45], words: { thing } }));

/** An angle that grows by the same angle each time. */
export const ANGLE_STEPS: Situation = {
  id: 'angle-opens-in-steps',
  quantities: {
    v1: afterPush(1),
    v2: afterPush(2),
    v3: afterPush(3),
    v5: afterPush(5),
    w: { counts: 'amount', label: 'The later angle' },
    d: { counts: 'amount', label: 'Each push' },
    four: { counts: 'amount', label: 'Increase in 4 pushes' },
    rise: { counts: 'amount', label: 'Increase since push 1' },
    m: { counts: 'number', label: 'Pushes since push 1' },
    n: {
      counts: 'number',
      label: 'Number of the push',
      asked: { question: ['After which push is the angle {w}?'], blank: 'The angle is {w} after push ___.' },
    },
    left: {
      counts: 'amount',
      label: 'Difference from two right angles',
      asked: {
        question: ['How many degrees less than two right angles is the angle after push 5?'],
        blank: 'The angle after push 5 is ___° less than two right angles.',
      },
    },
  },
  statements: {
    first: {
      tells: ['v1'],
      equations: [],
      says: ['After push 1, the angle is {v1}.', 'The angle is {v1} after push 1.'],
    },
    second: {
      tells: ['v2'],
      equations: [],
      says: ['After push 2, the angle is {v2}.', 'The angle is {v2} after push 2.'],
    },
    third: { tells: ['v3'], equations: [], says: ['After push 3, the angle is {v3}.'] },
    thing: { tells: [], equations: [], says: ['{thing} is already open and is pushed further.'] },
    same: {
      tells: [],
      equations: ['v2 = v1 + d', 'v3 = v2 + d', 'v5 = v1 + 4 * d'],
      says: ['Each push opens it by the same angle.', 'It opens by the same angle with each push.'],
    },
    alike: {
      tells: [],
      equations: ['v2 = v1 + d', 'w = v1 + m * d', 'n = m + 1'],
      says: ['Each push opens it by the same angle.', 'It opens by the same angle with each push.'],
    },
    wanted: { tells: ['w'], equations: [], says: [] },
  },
  steps: ['four = 4 * d', 'v5 = v1 + four', 'rise = w - v1', 'm = rise / d'],
  draw: (dice, { range: [low, high] }) => {
    // It stands open before the first push.
    const v1 = dice.int(low, high);
    const [d, n] = [dice.int(6, Math.min(25, v1 - 2)), dice.int(6, 9)];
    const [m, v5] = [n - 1, v1 + 4 * d];
    const w = v1 + m * d;
    if (w >= 175 || new Set([v1, d, v1 + d, v1 + 2 * d, v5, 180 - v5, n, 90]).size < 8) return null;
    return {
      v1,
      v2: v1 + d,
      v3: v1 + 2 * d,
      v5,
      w,
      d,
      four: 4 * d,
      rise: m * d,
      m,
      n,
      left: 180 - v5,
    };
  },
  slips: SLIPS['angle-opens-in-steps'],
  asks: ASKS['angle-opens-in-steps'],
  hint: 'By how much does one push open it?',
};
