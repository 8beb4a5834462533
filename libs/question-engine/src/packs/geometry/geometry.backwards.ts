import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import { amount } from '../../core/amount.js';
import { type Draft, type Fact, type Shape, gateway, relation } from '../../core/draft.js';
import { type Exact, exact } from '../../numbers/exact.js';
import { Working } from '../../core/working.js';
import type { DrawingSpec } from '../../drawing/drawing-spec.js';
import { DEGREES, degreeText as d } from './angle-sizes.js';

/** Things that turn in steps; x is the angle at the start. */
const TURNERS = [
  { thing: 'A robot arm', verb: 'the arm' },
  { thing: 'The hand of a dial', verb: 'the hand' },
  { thing: 'A paper fan', verb: 'the fan' },
  { thing: 'A solar panel', verb: 'the panel' },
  { thing: 'A crane', verb: 'the crane' },
] as const;

/** Where the turned angle ends: with a known angle beside it. */
const ENDS = {
  line: { whole: 180, words: 'a straight line' },
  point: { whole: 360, words: 'a full turn' },
} as const;

interface Plan {
  id: string;
  level: ProficiencyLevel;
  around: 'line' | 'point';
  /** The angle is multiplied by this, 1 for not at all. */
  times: number;
  /** Then made larger by some degrees. */
  grows: boolean;
  /** The known angle is told as two parts. */
  split: boolean;
}

function turnShape(plan: Plan): Shape {
  const { around, times, grows, split } = plan;
  const end = ENDS[around];
  const later = times === 1 ? 'x' : 'times * x';
  const facts: Fact[] = [
    gateway(split ? `${end.whole} = a + b + later` : `${end.whole} = a + later`),
    relation(grows ? `later = ${later} + turn` : `later = ${later}`),
  ];
  return {
    id: plan.id,
    levels: [plan.level],
    proof: { kind: 'facts', facts, asked: 'x' },
    draw: (dice): Draft | null => {
      const who = dice.pick(TURNERS);
      const x = plan.level === 'not_ready' ? dice.multiple(5, 20, 100) : dice.int(14, 70);
      const turn = grows ? (plan.level === 'not_ready' ? dice.multiple(5, 10, 45) : dice.int(8, 40)) : 0;
      const now = x * times + turn;
      const rest = end.whole - now;
      const a = split ? dice.int(40, Math.max(41, rest - 40)) : rest;
      const b = rest - a;
      if (now > 160 || now < 30 || a < 30 || (split && (b < 30 || a === b || b > 170)) || a > 170)
        return null;
      const working = new Working();
      let back: Exact = working.calc(
        `Angle in the end`,
        split ? `${end.whole}° − ${d(a)} − ${d(b)}` : `${end.whole}° − ${d(a)}`,
        DEGREES,
      );
      if (grows) back = working.calc('Before it grew', `${DEGREES.text(back)} − ${d(turn)}`, DEGREES);
      if (times > 1) working.calc('Angle x', `${DEGREES.text(back)} ÷ ${times}`, DEGREES);
      const multiplied =
        { 1: '', 2: 'doubled', 3: 'made 3 times as large', 4: 'made 4 times as large' }[times] ?? '';
      const moves = [multiplied, grows ? `made ${d(turn)} larger` : ''].filter(Boolean).join(' and then ');
      const drawing: DrawingSpec = {
        kind: 'angles',
        around,
        parts: [
          { size: now, label: 'end' },
          { size: a, label: d(a) },
          ...(split ? [{ size: b, label: d(b) }] : []),
        ],
      };
      return {
        story: [
          `${who.thing} stands at angle x.`,
          `Angle x is ${moves}.`,
          split
            ? `In the end the angle, ${d(a)} and ${d(b)} make ${end.words}, as in the figure.`
            : `In the end the angle and ${d(a)} make ${end.words}, as in the figure.`,
        ],
        ask: 'What was the size of angle x?',
        blank: 'The size of angle x was ___°.',
        answer: amount(x, DEGREES),
        middles: [
          { blank: `In the end ${who.verb} stands at an angle of ___°.`, amount: amount(now, DEGREES) },
        ],
        params: { a, ...(split ? { b } : {}), ...(grows ? { turn } : {}), ...(times > 1 ? { times } : {}) },
        working,
        hints: [
          `How many degrees are there in ${end.words}? Start from the end.`,
          `Find the angle in the end first.`,
          times > 1 && grows
            ? `From the angle in the end, take off the ${d(turn)}. Then undo the "${multiplied}".`
            : grows
              ? `From the angle in the end, take off the ${d(turn)} that it grew.`
              : `The angle in the end is angle x ${multiplied}. Undo that.`,
        ],
        wrongs: [
          {
            code: 'stopped-early',
            explanation: 'This is the angle in the end. Go back to the start.',
            value: now,
          },
          {
            code: 'wrong-whole',
            explanation: `Check how many degrees there are in ${end.words}.`,
            value: exact(Math.abs((around === 'line' ? 360 : 180) - a - b - turn), times),
          },
          {
            code: 'same-operation',
            explanation: 'To go back, do the opposite.',
            value: grows ? exact(now + turn, times) : now * times,
          },
          {
            code: 'one-step-only',
            explanation: 'There are two changes to undo.',
            value: times > 1 ? exact(now, times) : now + turn,
          },
          {
            code: 'one-step-only',
            explanation: 'There are two changes to undo.',
            value: grows ? now - turn : now,
          },
          {
            code: 'undone-in-wrong-order',
            explanation: 'Undo the last change first.',
            value: times > 1 ? exact(now, times).sub(turn).abs() : now - 2 * turn,
          },
          {
            code: 'forgot-an-angle',
            explanation: 'Take away every angle that is given.',
            value: split ? exact(Math.abs(end.whole - a - turn), times) : -1,
          },
          {
            code: 'given-angle-used',
            explanation: 'The given angle is not the one that changes.',
            value: exact(Math.abs(a - turn), times),
          },
          {
            code: 'right-angle',
            explanation: `${end.words.charAt(0).toUpperCase()}${end.words.slice(1)} is more than a right angle.`,
            value: exact(Math.abs(90 - turn - (a % 90)), times),
          },
          { code: 'halved', explanation: 'Check by how many to share.', value: exact(now - turn, times + 1) },
        ],
        drawing,
      };
    },
  };
}

/** h7 for geometry: the end position is told, the turns are undone. */
export const GEOMETRY_BACKWARDS: readonly Shape[] = [
  turnShape({
    id: 'grown-to-a-line',
    level: 'not_ready',
    around: 'line',
    times: 1,
    grows: true,
    split: false,
  }),
  turnShape({
    id: 'doubled-and-grown-to-a-line',
    level: 'guided',
    around: 'line',
    times: 2,
    grows: true,
    split: false,
  }),
  turnShape({
    id: 'tripled-to-a-turn',
    level: 'independent',
    around: 'point',
    times: 3,
    grows: true,
    split: true,
  }),
  turnShape({
    id: 'doubled-to-a-line-with-two',
    level: 'independent',
    around: 'line',
    times: 2,
    grows: true,
    split: true,
  }),
  turnShape({
    id: 'four-times-to-a-turn',
    level: 'mastery',
    around: 'point',
    times: 4,
    grows: true,
    split: true,
  }),
  turnShape({
    id: 'three-times-to-a-turn',
    level: 'mastery',
    around: 'point',
    times: 3,
    grows: true,
    split: true,
  }),
];
