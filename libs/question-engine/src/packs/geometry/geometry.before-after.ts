import { amount } from '../../core/amount.js';
import { type Draft, type Shape, gateway, relation } from '../../core/draft.js';
import { exact } from '../../numbers/exact.js';
import { Working } from '../../core/working.js';
import { DEGREES, degreeText as d, drawAngle } from './angle-sizes.js';

/** Things with two equal legs that open or close. */
const LEGS = [
  {
    start: 'The two equal legs of a ladder and the floor make triangle ABC.',
    opens: (t: string) => `The legs open so that angle A becomes ${t} larger.`,
  },
  {
    start: 'The two equal sides of a tent and the ground make triangle ABC.',
    opens: (t: string) => `The tent is pulled wider so that angle A becomes ${t} larger.`,
  },
  {
    start: 'The two equal arms of a compass and the paper make triangle ABC.',
    opens: (t: string) => `The arms open so that angle A becomes ${t} larger.`,
  },
  {
    start: 'Two equal straws joined at A stand on a table and make triangle ABC.',
    opens: (t: string) => `They slide apart so that angle A becomes ${t} larger.`,
  },
];

const SWING = [
  {
    start: 'In the figure, a lamp arm stands on a straight table top.',
    turn: (t: string) => `The arm turns so that angle x becomes ${t} larger.`,
  },
  {
    start: 'The figure shows a gate and a straight fence.',
    turn: (t: string) => `The gate swings so that angle x becomes ${t} larger.`,
  },
  {
    start: 'The figure shows a laptop screen over a straight desk line.',
    turn: (t: string) => `The screen is tilted so that angle x becomes ${t} larger.`,
  },
  {
    start: 'The figure shows a robot arm on a straight rail.',
    turn: (t: string) => `The arm moves so that angle x becomes ${t} larger.`,
  },
];

const ARM_TURNS: Shape = {
  id: 'arm-turns',
  levels: ['not_ready'],
  proof: { kind: 'facts', facts: [gateway('180 = a + x'), relation('now = x + turn')], asked: 'now' },
  draw: (dice, level): Draft | null => {
    const scene = dice.pick(SWING);
    const a = drawAngle(dice, 70, 145, level);
    const turn = drawAngle(dice, 10, 35, level);
    const x = 180 - a;
    const now = x + turn;
    if (now >= 170 || turn >= a) return null;
    const working = new Working();
    const first = working.calc('Angle x at first', `180° − ${d(a)}`, DEGREES);
    working.calc('Angle x now', `${DEGREES.text(first)} + ${d(turn)}`, DEGREES);
    return {
      story: [scene.start, `At first the other angle is ${d(a)}.`, scene.turn(d(turn))],
      ask: 'What is the size of angle x now?',
      blank: 'The size of angle x is now ___°.',
      answer: amount(now, DEGREES),
      middles: [],
      params: { a, turn },
      working,
      hints: [
        'What do angles on a straight line make together?',
        'Find angle x before it changes.',
        `Take ${d(a)} from the angle on a straight line. Then make it ${d(turn)} larger.`,
      ],
      wrongs: [
        { code: 'change-forgotten', explanation: 'This is angle x before the change.', value: x },
        { code: 'changed-the-wrong-way', explanation: 'The angle becomes larger.', value: x - turn },
        {
          code: 'changed-the-other-angle',
          explanation: 'You changed the given angle. Angle x is the one that grows.',
          value: a + turn,
        },
        {
          code: 'full-turn-for-a-line',
          explanation: 'Angles on a straight line add up to 180°.',
          value: 360 - a + turn,
        },
        {
          code: 'gave-the-other-angle',
          explanation: 'This is the other angle after the change.',
          value: a - turn,
        },
      ],
      drawing: {
        kind: 'angles',
        around: 'line',
        parts: [
          { size: x, label: 'x' },
          { size: a, label: d(a) },
        ],
      },
    };
  },
};

const CORNER_MOVES: Shape = {
  id: 'corner-moves',
  levels: ['guided'],
  proof: {
    kind: 'facts',
    facts: [gateway('180 = smaller + b + x'), relation('smaller = a - less')],
    asked: 'x',
  },
  draw: (dice, level): Draft | null => {
    const a = drawAngle(dice, 60, 95, level);
    const b = drawAngle(dice, 35, 70, level);
    const less = drawAngle(dice, 8, 25, level);
    const c = 180 - a - b;
    const key = c + less;
    if (c < 30 || key > 110) return null;
    const thing = dice.pick([
      'A cardboard frame',
      'A frame of three straws',
      'A drawing on a screen',
      'A loop of elastic on a pin board',
    ]);
    const working = new Working();
    const smaller = working.calc('Angle A now', `${d(a)} − ${d(less)}`, DEGREES);
    working.calc('Angle C now', `180° − ${DEGREES.text(smaller)} − ${d(b)}`, DEGREES);
    return {
      story: [
        `${thing} has the shape of triangle ABC in the figure.`,
        `Angle A is ${d(a)} and angle B is ${d(b)}.`,
        `Corner C is moved so that angle A becomes ${d(less)} smaller and angle B stays the same.`,
      ],
      ask: 'What is the size of angle C now?',
      blank: 'The size of angle C is now ___°.',
      answer: amount(key, DEGREES),
      middles: [],
      params: { a, b, less },
      working,
      hints: [
        'What do the three angles of a triangle make together?',
        'Which angles are known after the move?',
        `Make angle A ${d(less)} smaller. Then take both known angles from the sum of a triangle.`,
      ],
      wrongs: [
        { code: 'change-forgotten', explanation: 'This is angle C before the move.', value: c },
        {
          code: 'changed-the-wrong-way',
          explanation: 'Angle A becomes smaller, so the others must make up for it.',
          value: c - less,
        },
        {
          code: 'full-turn-for-a-triangle',
          explanation: 'The angles of a triangle add up to 180°.',
          value: 360 - (a - less) - b,
        },
        {
          code: 'forgot-an-angle',
          explanation: 'Angle B has to be taken away as well.',
          value: 180 - (a - less),
        },
        { code: 'gave-angle-a', explanation: 'This is angle A after the move.', value: a - less },
        { code: 'added-the-angles', explanation: 'You added the two known angles.', value: a - less + b },
      ],
      drawing: { kind: 'triangle', sizes: [a, b, c], labels: [d(a), d(b), ''], equalSides: [] },
    };
  },
};

function legsOpen(id: string, level: 'independent' | 'mastery'): Shape {
  const fromApex = level === 'independent';
  return {
    id,
    levels: [level],
    proof: {
      kind: 'facts',
      facts: [
        gateway(fromApex ? 'apex = given' : '180 = apex + 2 * given'),
        gateway('180 = opened + 2 * x'),
        relation('opened = apex + turn'),
      ],
      asked: 'x',
    },
    draw: (dice): Draft | null => {
      const scene = dice.pick(LEGS);
      const apex = dice.multiple(2, 28, 84);
      const turn = dice.multiple(2, 8, 40);
      const base = (180 - apex) / 2;
      const key = (180 - apex - turn) / 2;
      if (apex + turn > 130 || apex === base) return null;
      const given = fromApex ? apex : base;
      const working = new Working();
      const first = fromApex
        ? exact(apex)
        : working.calc('Angle A at first', `180° − 2 × ${d(base)}`, DEGREES);
      const opened = working.calc('Angle A now', `${DEGREES.text(first)} + ${d(turn)}`, DEGREES);
      const both = working.calc('Angles B and C now', `180° − ${DEGREES.text(opened)}`, DEGREES);
      working.calc('Angle B now', `${DEGREES.text(both)} ÷ 2`, DEGREES);
      return {
        story: [
          scene.start,
          `AB = AC and angle ${fromApex ? 'A' : 'B'} is ${d(given)} at first.`,
          scene.opens(d(turn)),
        ],
        ask: 'What is the size of angle B now?',
        blank: 'The size of angle B is now ___°.',
        answer: amount(key, DEGREES),
        middles: [{ blank: 'The size of angle A is now ___°.', amount: amount(apex + turn, DEGREES) }],
        params: { given, turn },
        working,
        hints: [
          'Which two angles of this triangle are equal, before and after?',
          'Find angle A after the change first.',
          'The three angles make the sum of a triangle. Take angle A now from it and share the rest equally.',
        ],
        wrongs: [
          { code: 'change-forgotten', explanation: 'This is angle B before the change.', value: base },
          { code: 'not-halved', explanation: 'This is for angles B and C together.', value: 2 * key },
          {
            code: 'changed-the-wrong-way',
            explanation: 'Angle A becomes larger, so angle B cannot become larger.',
            value: exact(180 - apex + turn, 2),
          },
          {
            code: 'wrong-equal-pair',
            explanation: 'The equal angles lie opposite the equal sides.',
            value: 180 - 2 * (apex + turn),
          },
          {
            code: 'whole-change-on-one-angle',
            explanation: 'The change is shared by two equal angles.',
            value: base - turn,
          },
          {
            code: 'change-added',
            explanation: 'When angle A grows, angle B gets smaller.',
            value: base + turn,
          },
          { code: 'gave-angle-a', explanation: 'This is angle A after the change.', value: apex + turn },
        ],
        drawing: {
          kind: 'triangle',
          sizes: [apex, base, base],
          labels: fromApex ? [d(apex), '', ''] : ['', d(base), ''],
          equalSides: ['AB', 'AC'],
        },
      };
    },
  };
}

/** h2 for geometry: an angle changes, the others follow. */
export const GEOMETRY_BEFORE_AFTER: readonly Shape[] = [
  ARM_TURNS,
  CORNER_MOVES,
  legsOpen('apex-opens', 'independent'),
  legsOpen('base-known-apex-opens', 'mastery'),
];
