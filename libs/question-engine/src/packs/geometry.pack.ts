import type { ProficiencyLevel } from '@product/curriculum/grades';
import { GEOMETRY_PATTERNS } from './geometry.pattern.js';
import { GEOMETRY_BACKWARDS } from './geometry.backwards.js';
import { GEOMETRY_EQUAL } from './geometry.equal.js';
import { amount, degrees } from '../core/amount.js';
import type { Dice } from '../core/dice.js';
import { type Cell, type Draft, type Shape, gateway, relation } from '../core/draft.js';
import { exact } from '../core/exact.js';
import { Working } from '../core/working.js';

const DEGREES = degrees();
const d = (n: number): string => `${n}°`;

/** What lies on a line or round a point, told in a few ways. */
const LINE_STORIES = [
  'In the figure, the angles stand side by side on a straight line.',
  'The figure shows paths that leave a straight road at one point.',
  'The figure shows sticks joined at one point of a straight rod.',
  'The figure shows rays of light that leave a flat mirror at one point.',
];
const POINT_STORIES = [
  'The figure shows angles at a point.',
  'The figure shows the slices of a round cake, cut from its centre.',
  'The figure shows roads that meet at a roundabout.',
  'The figure shows the spokes of a wheel.',
];

/** Sizes of angles that are easy to label: none below 25 degrees. */
function drawAngle(dice: Dice, low: number, high: number, level: ProficiencyLevel): number {
  return level === 'not_ready' ? dice.multiple(5, low, high) : dice.int(low, high);
}

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
      hints: ['What do angles on a straight line make together?', 'Add the two angles that are given.', `Take ${d(a)} and ${d(b)} away from the angle on a straight line.`],
      wrongs: [
        { code: 'full-turn-for-a-line', explanation: 'Angles on a straight line make half a turn, not a full turn.', value: 360 - a - b },
        { code: 'added-the-angles', explanation: 'You added the given angles. Find what is left of the line.', value: a + b },
        { code: 'one-angle-only', explanation: 'There are two given angles to take away.', value: 180 - a },
        { code: 'one-angle-only', explanation: 'There are two given angles to take away.', value: 180 - b },
        { code: 'right-angle-for-a-line', explanation: 'A straight line is more than a right angle.', value: Math.abs(a + b - 90) },
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
    const [a, b, c] = [drawAngle(dice, 40, 130, level), drawAngle(dice, 40, 130, level), drawAngle(dice, 40, 130, level)];
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
      hints: ['What do all angles at a point make together?', 'Add the three angles that are given.', 'Take the sum of the three given angles away from a full turn.'],
      wrongs: [
        { code: 'line-for-a-point', explanation: 'Angles at a point make a full turn, not half a turn.', value: Math.abs(a + b + c - 180) },
        { code: 'added-the-angles', explanation: 'You added the given angles. Find what is left of the full turn.', value: a + b + c },
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
      story: [dice.pick(POINT_STORIES), `One angle is ${d(a)} and one is a right angle.`, 'The other two angles are equal and marked x.'],
      ask: 'Find the size of angle x.',
      blank: 'The size of angle x is ___°.',
      answer: amount(key, DEGREES),
      middles: [{ blank: 'The two angles x are ___° together.', amount: amount(2 * key, DEGREES) }],
      params: { a },
      working,
      hints: ['What do all angles at a point make together?', 'How many degrees has the right angle?', `Take the right angle and ${d(a)} from a full turn. What is left has two equal parts.`],
      wrongs: [
        { code: 'not-halved', explanation: 'This is for both angles x together.', value: 2 * key },
        { code: 'forgot-the-right-angle', explanation: 'The right angle has to be taken away as well.', value: exact(360 - a, 2) },
        { code: 'forgot-an-angle', explanation: 'One more given angle has to be taken away.', value: 135 },
        { code: 'line-for-a-point', explanation: 'Angles at a point make a full turn.', value: exact(Math.abs(90 - a), 2) },
        { code: 'shared-by-all', explanation: 'Only two of the angles are equal.', value: 90 - Math.floor(a / 4) },
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
  proof: { kind: 'facts', facts: [gateway('whole = 180'), relation('whole = a + p + q'), relation('q = times * p')], asked: 'q' },
  draw: (dice): Draft | null => {
    const times = dice.int(2, 4);
    const p = dice.int(26, 45);
    const q = times * p;
    const a = 180 - p - q;
    if (a < 26 || a === p || a === q) return null;
    const working = new Working();
    const left = working.calc('p and q together', `180° − ${d(a)}`, DEGREES);
    const units = working.calc('Equal units', `${times} + 1`);
    const one = working.calc('Angle p', `${DEGREES.text(left)} ÷ ${units.toFraction()}`, DEGREES);
    working.calc('Angle q', `${times} × ${DEGREES.text(one)}`, DEGREES);
    return {
      story: [dice.pick(LINE_STORIES), `One angle is ${d(a)}.`, `Angle q is ${times} times as large as angle p.`],
      ask: 'What is the size of angle q?',
      blank: 'The size of angle q is ___°.',
      answer: amount(q, DEGREES),
      middles: [{ blank: 'The size of angle p is ___°.', amount: amount(p, DEGREES) }],
      params: { a, times },
      working,
      hints: ['What do the three angles make together?', 'Find p and q together first. Draw p as one unit.', `How many equal units are p and q together, if q is ${times} units?`],
      wrongs: [
        { code: 'gave-the-smaller', explanation: 'This is angle p. The question asks for q.', value: p },
        { code: 'not-shared', explanation: 'This is p and q together.', value: p + q },
        { code: 'times-counted-as-all-units', explanation: 'p is one more unit. Count the units of p and q.', value: exact(180 - a, times) },
        { code: 'full-turn-for-a-line', explanation: 'Angles on a straight line make half a turn.', value: exact((360 - a) * times, times + 1) },
        { code: 'halved', explanation: 'p and q are not equal.', value: exact(180 - a, 2) },
        { code: 'given-times', explanation: 'q is compared with p, not with the given angle.', value: a * times },
        { code: 'forgot-the-given', explanation: 'Take the given angle away first.', value: exact(180 * times, times + 1) },
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

/** Things with two equal legs that open or close. */
const LEGS = [
  { start: 'The two equal legs of a ladder and the floor make triangle ABC.', opens: (t: string) => `The legs open so that angle A becomes ${t} larger.` },
  { start: 'The two equal sides of a tent and the ground make triangle ABC.', opens: (t: string) => `The tent is pulled wider so that angle A becomes ${t} larger.` },
  { start: 'The two equal arms of a compass and the paper make triangle ABC.', opens: (t: string) => `The arms open so that angle A becomes ${t} larger.` },
  { start: 'Two equal straws joined at A stand on a table and make triangle ABC.', opens: (t: string) => `They slide apart so that angle A becomes ${t} larger.` },
];

const SWING = [
  { start: 'In the figure, a lamp arm stands on a straight table top.', turn: (t: string) => `The arm turns so that angle x becomes ${t} larger.` },
  { start: 'The figure shows a gate and a straight fence.', turn: (t: string) => `The gate swings so that angle x becomes ${t} larger.` },
  { start: 'The figure shows a laptop screen over a straight desk line.', turn: (t: string) => `The screen is tilted so that angle x becomes ${t} larger.` },
  { start: 'The figure shows a robot arm on a straight rail.', turn: (t: string) => `The arm moves so that angle x becomes ${t} larger.` },
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
      hints: ['What do angles on a straight line make together?', 'Find angle x before it changes.', `Take ${d(a)} from the angle on a straight line. Then make it ${d(turn)} larger.`],
      wrongs: [
        { code: 'change-forgotten', explanation: 'This is angle x before the change.', value: x },
        { code: 'changed-the-wrong-way', explanation: 'The angle becomes larger.', value: x - turn },
        { code: 'changed-the-other-angle', explanation: 'You changed the given angle. Angle x is the one that grows.', value: a + turn },
        { code: 'full-turn-for-a-line', explanation: 'Angles on a straight line make half a turn.', value: 360 - a + turn },
        { code: 'gave-the-other-angle', explanation: 'This is the other angle after the change.', value: a - turn },
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
  proof: { kind: 'facts', facts: [gateway('180 = smaller + b + x'), relation('smaller = a - less')], asked: 'x' },
  draw: (dice, level): Draft | null => {
    const a = drawAngle(dice, 60, 95, level);
    const b = drawAngle(dice, 35, 70, level);
    const less = drawAngle(dice, 8, 25, level);
    const c = 180 - a - b;
    const key = c + less;
    if (c < 30 || key > 110) return null;
    const thing = dice.pick(['A cardboard frame', 'A frame of three straws', 'A drawing on a screen', 'A loop of elastic on a pin board']);
    const working = new Working();
    const smaller = working.calc('Angle A now', `${d(a)} − ${d(less)}`, DEGREES);
    working.calc('Angle C now', `180° − ${DEGREES.text(smaller)} − ${d(b)}`, DEGREES);
    return {
      story: [`${thing} has the shape of triangle ABC in the figure.`, `Angle A is ${d(a)} and angle B is ${d(b)}.`, `Corner C is moved so that angle A becomes ${d(less)} smaller and angle B stays the same.`],
      ask: 'What is the size of angle C now?',
      blank: 'The size of angle C is now ___°.',
      answer: amount(key, DEGREES),
      middles: [],
      params: { a, b, less },
      working,
      hints: ['What do the three angles of a triangle make together?', 'Which angles are known after the move?', `Make angle A ${d(less)} smaller. Then take both known angles from the sum of a triangle.`],
      wrongs: [
        { code: 'change-forgotten', explanation: 'This is angle C before the move.', value: c },
        { code: 'changed-the-wrong-way', explanation: 'Angle A becomes smaller, so the others must make up for it.', value: c - less },
        { code: 'full-turn-for-a-triangle', explanation: 'The angles of a triangle make half a turn together.', value: 360 - (a - less) - b },
        { code: 'forgot-an-angle', explanation: 'Angle B has to be taken away as well.', value: 180 - (a - less) },
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
      const first = fromApex ? exact(apex) : working.calc('Angle A at first', `180° − 2 × ${d(base)}`, DEGREES);
      const opened = working.calc('Angle A now', `${DEGREES.text(first)} + ${d(turn)}`, DEGREES);
      const both = working.calc('Angles B and C now', `180° − ${DEGREES.text(opened)}`, DEGREES);
      working.calc('Angle B now', `${DEGREES.text(both)} ÷ 2`, DEGREES);
      return {
        story: [scene.start, `AB = AC and angle ${fromApex ? 'A' : 'B'} is ${d(given)} at first.`, scene.opens(d(turn))],
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
          { code: 'changed-the-wrong-way', explanation: 'Angle A becomes larger, so angle B cannot become larger.', value: exact(180 - apex + turn, 2) },
          { code: 'wrong-equal-pair', explanation: 'The equal angles lie opposite the equal sides.', value: 180 - 2 * (apex + turn) },
          { code: 'whole-change-on-one-angle', explanation: 'The change is shared by two equal angles.', value: base - turn },
          { code: 'change-added', explanation: 'When angle A grows, angle B gets smaller.', value: base + turn },
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

/** Angles on a line, at a point and in triangles; the gateway is the angle property. */
export const GEOMETRY_CELLS: readonly Cell[] = [
  {
    subStrandId: 'geometry',
    heuristicId: 'h1_make_whole_model',
    shapes: [ON_A_LINE, AT_A_POINT, RIGHT_ANGLE_AT_A_POINT, TIMES_AS_LARGE],
  },
  {
    subStrandId: 'geometry',
    heuristicId: 'h2_before_after',
    shapes: [ARM_TURNS, CORNER_MOVES, legsOpen('apex-opens', 'independent'), legsOpen('base-known-apex-opens', 'mastery')],
  },
  { subStrandId: 'geometry', heuristicId: 'h4_equal_concept', shapes: GEOMETRY_EQUAL },
  { subStrandId: 'geometry', heuristicId: 'h7_working_backwards', shapes: GEOMETRY_BACKWARDS },
  { subStrandId: 'geometry', heuristicId: 'h9_pattern_recognition', shapes: GEOMETRY_PATTERNS },
];
