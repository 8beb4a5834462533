import { amount } from '../../core/amount.js';
import { type Draft, type Shape, gateway, relation } from '../../core/draft.js';
import { exact } from '../../numbers/exact.js';
import { Working } from '../../core/working.js';
import { DEGREES, degreeText as d, drawAngle } from './angle-sizes.js';

/** What lies on a line or round a point, told in a few ways. */
const LINE_STORIES = [
  'In the figure, the angles stand side by side on a straight line.',
  'The figure shows paths that leave a straight road at one point.',
  'The figure shows sticks joined at one point of a straight rod.',
  'The figure shows rays of light that leave a flat mirror at one point.',
  'The figure shows the ribs of a paper fan laid on the edge of a table.',
  'The figure shows ropes that run from a hook in a level ceiling.',
  'The figure shows branches that grow from one point of a straight trunk.',
  'The figure shows folds that start at one point of the edge of a sheet.',
];
const POINT_STORIES = [
  'The figure shows angles at a point.',
  'The figure shows the slices of a round cake, cut from its centre.',
  'The figure shows roads that meet at a roundabout.',
  'The figure shows the spokes of a wheel.',
  'The figure shows the parts of a round garden, all meeting in the middle.',
  'The figure shows the hands and marks of a dial.',
  'The figure shows the sectors of a spinner.',
  'The figure shows pipes that meet at one joint.',
];

const ON_A_LINE: Shape = {
  id: 'on-a-line',
  levels: ['not_ready'],
  proof: { kind: 'facts', facts: [gateway('whole = 180'), relation('whole = a + b + x')], asked: 'x' },
  draw: (dice, level): Draft | null => {
    const a = drawAngle(dice, 30, 85, level);
    const b = drawAngle(dice, 30, 85, level);
    const key = 180 - a - b;
    if (key < 25 || a === b) return null;
    const working = new Working();
    working.calc('Known angles', `${d(a)} + ${d(b)}`, DEGREES);
    working.calc('Angle x', `180° − ${d(a + b)}`, DEGREES);
    return {
      story: [dice.pick(LINE_STORIES), `Two of the angles are ${d(a)} and ${d(b)}.`],
      ask: 'What is the size of angle x?',
      blank: 'The size of angle x is ___°.',
      answer: amount(key, DEGREES),
      middles: [],
      params: { a, b },
      working,
      hints: [
        'What do angles on a straight line make together?',
        'Add the two angles that are given.',
        `Take ${d(a)} and ${d(b)} away from the angle on a straight line.`,
      ],
      wrongs: [
        {
          code: 'full-turn-for-a-line',
          explanation: 'Angles on a straight line add up to 180°, not 360°.',
          value: 360 - a - b,
        },
        {
          code: 'added-the-angles',
          explanation: 'You added the given angles. Find what is left of the line.',
          value: a + b,
        },
        { code: 'one-angle-only', explanation: 'There are two given angles to take away.', value: 180 - a },
        { code: 'one-angle-only', explanation: 'There are two given angles to take away.', value: 180 - b },
        {
          code: 'right-angle-for-a-line',
          explanation: 'A straight line is more than a right angle.',
          value: Math.abs(a + b - 90),
        },
      ],
      drawing: {
        kind: 'angles',
        around: 'line',
        parts: [
          { size: a, label: d(a) },
          { size: key, label: 'x' },
          { size: b, label: d(b) },
        ],
      },
    };
  },
};

const AT_A_POINT: Shape = {
  id: 'at-a-point',
  levels: ['guided'],
  proof: { kind: 'facts', facts: [gateway('whole = 360'), relation('whole = a + b + c + x')], asked: 'x' },
  draw: (dice, level): Draft | null => {
    const [a, b, c] = [
      drawAngle(dice, 40, 130, level),
      drawAngle(dice, 40, 130, level),
      drawAngle(dice, 40, 130, level),
    ];
    const key = 360 - a - b - c;
    if (key < 35 || key > 150 || new Set([a, b, c]).size < 3) return null;
    const working = new Working();
    working.calc('Known angles', `${d(a)} + ${d(b)} + ${d(c)}`, DEGREES);
    working.calc('Angle x', `360° − ${d(a + b + c)}`, DEGREES);
    return {
      story: [dice.pick(POINT_STORIES), `Three of the angles are ${d(a)}, ${d(b)} and ${d(c)}.`],
      ask: 'Find the size of angle x.',
      blank: 'The size of angle x is ___°.',
      answer: amount(key, DEGREES),
      middles: [],
      params: { a, b, c },
      working,
      hints: [
        'What do all angles at a point make together?',
        'Add the three angles that are given.',
        'Take the sum of the three given angles away from a full turn.',
      ],
      wrongs: [
        {
          code: 'line-for-a-point',
          explanation: 'Angles at a point add up to 360°, not 180°.',
          value: Math.abs(a + b + c - 180),
        },
        {
          code: 'added-the-angles',
          explanation: 'You added the given angles. Find what is left of the full turn.',
          value: a + b + c,
        },
        { code: 'forgot-an-angle', explanation: 'There are three given angles.', value: 360 - a - b },
        { code: 'forgot-an-angle', explanation: 'There are three given angles.', value: 360 - b - c },
        { code: 'forgot-an-angle', explanation: 'There are three given angles.', value: 360 - a - c },
      ],
      drawing: {
        kind: 'angles',
        around: 'point',
        parts: [
          { size: a, label: d(a) },
          { size: b, label: d(b) },
          { size: key, label: 'x' },
          { size: c, label: d(c) },
        ],
      },
    };
  },
};

const RIGHT_ANGLE_AT_A_POINT: Shape = {
  id: 'two-equal-at-a-point',
  levels: ['independent'],
  proof: { kind: 'facts', facts: [gateway('whole = 360'), relation('whole = 90 + a + 2 * x')], asked: 'x' },
  draw: (dice): Draft | null => {
    const key = dice.int(40, 115);
    const a = 270 - 2 * key;
    if (a < 40 || a === key || a === 90) return null;
    const working = new Working();
    const left = working.calc('Both angles x', `360° − 90° − ${d(a)}`, DEGREES);
    working.calc('Angle x', `${DEGREES.text(left)} ÷ 2`, DEGREES);
    return {
      story: [
        dice.pick(POINT_STORIES),
        `One angle is ${d(a)} and one is a right angle.`,
        'The other two angles are equal and marked x.',
      ],
      ask: 'Find the size of angle x.',
      blank: 'The size of angle x is ___°.',
      answer: amount(key, DEGREES),
      middles: [{ blank: 'The two angles x are ___° together.', amount: amount(2 * key, DEGREES) }],
      params: { a },
      working,
      hints: [
        'What do all angles at a point make together?',
        'How many degrees are there in a right angle?',
        `Take the right angle and ${d(a)} from a full turn. What is left has two equal parts.`,
      ],
      wrongs: [
        { code: 'not-halved', explanation: 'This is for both angles x together.', value: 2 * key },
        {
          code: 'forgot-the-right-angle',
          explanation: 'The right angle has to be taken away as well.',
          value: exact(360 - a, 2),
        },
        { code: 'forgot-an-angle', explanation: 'One more given angle has to be taken away.', value: 135 },
        {
          code: 'line-for-a-point',
          explanation: 'Angles at a point make a full turn.',
          value: exact(Math.abs(90 - a), 2),
        },
        {
          code: 'shared-by-all',
          explanation: 'Only two of the angles are equal.',
          value: 90 - Math.floor(a / 4),
        },
        { code: 'half-of-the-given', explanation: 'You halved the given angle.', value: exact(a, 2) },
      ],
      drawing: {
        kind: 'angles',
        around: 'point',
        parts: [
          { size: 90, label: '90°' },
          { size: key, label: 'x' },
          { size: a, label: d(a) },
          { size: key, label: 'x' },
        ],
      },
    };
  },
};

const TIMES_AS_LARGE: Shape = {
  id: 'times-as-large-on-a-line',
  levels: ['mastery'],
  proof: {
    kind: 'facts',
    facts: [gateway('whole = 180'), relation('whole = a + p + q'), relation('q = times * p')],
    asked: 'q',
  },
  draw: (dice): Draft | null => {
    const times = dice.int(2, 4);
    const p = dice.int(20, 48);
    const q = times * p;
    const a = 180 - p - q;
    if (a < 26 || a === p || a === q) return null;
    const working = new Working();
    const left = working.calc('p and q together', `180° − ${d(a)}`, DEGREES);
    const units = working.calc('Equal units', `${times} + 1`);
    const one = working.calc('Angle p', `${DEGREES.text(left)} ÷ ${units.toFraction()}`, DEGREES);
    working.calc('Angle q', `${times} × ${DEGREES.text(one)}`, DEGREES);
    return {
      story: [
        dice.pick(LINE_STORIES),
        `One angle is ${d(a)}.`,
        `Angle q is ${times} times as large as angle p.`,
      ],
      ask: 'What is the size of angle q?',
      blank: 'The size of angle q is ___°.',
      answer: amount(q, DEGREES),
      middles: [{ blank: 'The size of angle p is ___°.', amount: amount(p, DEGREES) }],
      params: { a, times },
      working,
      hints: [
        'What do the three angles make together?',
        'Find p and q together first. Draw p as one unit.',
        `How many equal units are p and q together, if q is ${times} units?`,
      ],
      wrongs: [
        { code: 'gave-the-smaller', explanation: 'This is angle p. The question asks for q.', value: p },
        { code: 'not-shared', explanation: 'This is p and q together.', value: p + q },
        {
          code: 'times-counted-as-all-units',
          explanation: 'p is one more unit. Count the units of p and q.',
          value: exact(180 - a, times),
        },
        {
          code: 'full-turn-for-a-line',
          explanation: 'Angles on a straight line add up to 180°.',
          value: exact((360 - a) * times, times + 1),
        },
        { code: 'halved', explanation: 'p and q are not equal.', value: exact(180 - a, 2) },
        {
          code: 'given-times',
          explanation: 'q is compared with p, not with the given angle.',
          value: a * times,
        },
        {
          code: 'forgot-the-given',
          explanation: 'Take the given angle away first.',
          value: exact(180 * times, times + 1),
        },
      ],
      drawing: {
        kind: 'angles',
        around: 'line',
        parts: [
          { size: a, label: d(a) },
          { size: q, label: 'q' },
          { size: p, label: 'p' },
        ],
      },
    };
  },
};

/** h1 for geometry: angles that share a line or a full turn. */
export const GEOMETRY_PART_WHOLE: readonly Shape[] = [
  ON_A_LINE,
  AT_A_POINT,
  RIGHT_ANGLE_AT_A_POINT,
  TIMES_AS_LARGE,
];
