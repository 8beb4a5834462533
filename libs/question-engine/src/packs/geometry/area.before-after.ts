import type { Shape } from '../../core/draft.js';
import { facts, shape } from '../../engines/sketch.js';
import { type AreaGrade, drawPlot, drawSides, rectangle } from './rectangles.js';

function nowLonger(grade: AreaGrade, asked: 'area' | 'gain'): Shape {
  const gain = asked === 'gain';
  return shape(
    gain ? 'area-gained' : 'area-now',
    gain ? 'guided' : 'not_ready',
    gain
      ? facts(['before = l * b', 'after = now * b'], ['after = before + gain'], 'gain')
      : facts(['area = now * b'], ['now = l + more'], 'area'),
    (dice) => {
      const p = drawPlot(dice);
      const { l, b } = drawSides(dice, grade, !gain);
      const more = dice.int(2, grade === 3 ? 6 : 9);
      const u = ` ${p.unit}`;
      const now = l + more;
      const key = gain ? more * b : now * b;
      if (more === b) return null;
      return {
        story: [
          `A rectangular ${p.thing} is ${l}${u} long and ${b}${u} wide.`,
          gain ? `It is made longer and is now ${now}${u} long.` : `It is made ${more}${u} longer.`,
        ],
        ask: gain ? 'By how much does its area grow?' : 'What is its area now?',
        blank: gain ? `Its area grows by ___ ${p.area.unit}.` : `Its area now is ___ ${p.area.unit}.`,
        key,
        style: p.area,
        params: { l, b, ...(gain ? { now } : { more }) },
        work: gain
          ? [
              ['Area before', `${l} × ${b}`, p.area],
              ['Area now', `${now} × ${b}`, p.area],
              ['Area gained', `${now * b} − ${l * b}`, p.area],
            ]
          : [
              ['Length now', `${l} + ${more}`, p.side],
              ['Area now', `${now} × ${b}`, p.area],
            ],
        hints: [
          'Which side changes? Which side stays the same?',
          gain ? 'Find the area before the change first.' : 'Find the new length first.',
          gain
            ? 'Find the area before and the area now. Compare them.'
            : 'Multiply the new length by the breadth.',
        ],
        wrongs: [
          ['old-size-kept', l * b],
          ['gave-the-change', more],
          ['perimeter-for-area', gain ? 2 * more : 2 * (now + b)],
          ['both-sides-changed', gain ? now * (b + more) - l * b : now * (b + more)],
          ['gave-the-end', now * b],
          ['sides-added-for-area', l + b + more],
          ['wrong-direction', gain ? l * more : (l - more) * b],
        ],
        drawing: {
          kind: 'plan',
          tall: 100,
          figures: [
            {
              pieces: [
                {
                  shape: 'polygon',
                  points: [
                    [0, 0],
                    [l, 0],
                    [l, b],
                    [0, b],
                  ],
                },
                {
                  shape: 'polygon',
                  points: [
                    [l, 0],
                    [now, 0],
                    [now, b],
                    [l, b],
                  ],
                  fill: 'amber',
                },
              ],
              lengths: [
                { from: [0, b], to: [l, b], label: `${l}${u}`, side: 'bottom' },
                ...(gain
                  ? [{ from: [0, 0], to: [now, 0], label: `${now}${u}`, side: 'top' } as const]
                  : [{ from: [l, b], to: [now, b], label: `${more}${u}`, side: 'bottom' } as const]),
                { from: [0, 0], to: [0, b], label: `${b}${u}`, side: 'left' },
              ],
              says: gain
                ? `A rectangle, length ${l}${u}, breadth ${b}${u}, with a new part at its end, in all ${now}${u} long.`
                : `A rectangle, length ${l}${u}, breadth ${b}${u}, with a new part ${more}${u} long at its end.`,
            },
          ],
        },
      };
    },
  );
}

function lengthAtFirst(grade: AreaGrade): Shape {
  return shape(
    'length-before-it-grew',
    'independent',
    facts(['area = now * b'], ['now = l + more'], 'l'),
    (dice) => {
      const p = drawPlot(dice);
      const b = grade === 3 ? dice.int(3, 9) : dice.int(4, 9);
      const l = dice.int(b + 2, grade === 3 ? 26 : 60);
      const more = dice.int(3, grade === 3 ? 9 : 18);
      if (l === more || more === b) return null;
      const [now, u] = [l + more, ` ${p.unit}`];
      return {
        story: [
          `A rectangular ${p.thing} is ${b}${u} wide.`,
          `It is made ${more}${u} longer.`,
          `Its area is then ${now * b} ${p.area.unit}.`,
        ],
        ask: `How long was the ${p.thing} at first?`,
        blank: `At first the ${p.thing} was ___ ${p.unit} long.`,
        key: l,
        style: p.side,
        via: [[`It is now ___ ${p.unit} long.`, now, p.side]],
        params: { b, more, area: now * b },
        work: [
          ['Length now', `${now * b} ÷ ${b}`, p.side],
          ['Length at first', `${now} − ${more}`, p.side],
        ],
        hints: [
          'What do you know about the rectangle after the change?',
          'Find the length now from the area and the breadth.',
          'The length has grown. Take away what was added.',
        ],
        wrongs: [
          ['stopped-early', now],
          ['wrong-direction', now + more],
          ['area-not-side', now * b - more],
          ['perimeter-for-area', l + b],
          ['new-size-used', l + 2],
          ['calculation-slip', l + 1],
          ['calculation-slip', l - 1],
        ],
        drawing: null,
      };
    },
  );
}

function areaAfterFromPerimeter(grade: AreaGrade): Shape {
  return shape(
    'perimeter-then-new-area',
    'mastery',
    facts(['perimeter = 2 * l + 2 * b', 'area = now * b'], ['now = l + more'], 'area'),
    (dice) => {
      const p = drawPlot(dice);
      const { l, b } = drawSides(dice, grade, grade === 3);
      const more = dice.int(2, 9);
      if (more === l || more === b) return null;
      const [now, u, perimeter] = [l + more, ` ${p.unit}`, 2 * (l + b)];
      return {
        story: [
          `A rectangular ${p.thing} is ${b}${u} wide.`,
          `Its perimeter is ${perimeter}${u}.`,
          `It is then made ${more}${u} longer, but not wider.`,
        ],
        ask: `What is the area of the ${p.thing} now?`,
        blank: `The area of the ${p.thing} now is ___ ${p.area.unit}.`,
        key: now * b,
        style: p.area,
        via: [[`At first it was ___ ${p.unit} long.`, l, p.side]],
        params: { b, perimeter, more },
        work: [
          ['Length and breadth', `${perimeter} ÷ 2`, p.side],
          ['Length at first', `${l + b} − ${b}`, p.side],
          ['Length now', `${l} + ${more}`, p.side],
          ['Area now', `${now} × ${b}`, p.area],
        ],
        hints: [
          'What does half of the perimeter tell you?',
          'Find the length at first, then the length now.',
          'Multiply the new length by the breadth.',
        ],
        wrongs: [
          ['old-size-kept', l * b],
          ['perimeter-for-area', 2 * (now + b)],
          ['not-taken-from-half', (perimeter - b + more) * b],
          ['given-side-taken-once', (l + b + more) * b],
          ['both-sides-changed', now * (b + more)],
          ['gave-the-change', more * b],
        ],
        drawing: { kind: 'plan', tall: 90, figures: [rectangle(l, b, { breadth: `${b}${u}` }, 'At first')] },
      };
    },
  );
}

/** h2 for area: one side changes. */
export const areaBeforeAfter = (grade: AreaGrade): readonly Shape[] => [
  nowLonger(grade, 'area'),
  nowLonger(grade, 'gain'),
  lengthAtFirst(grade),
  areaAfterFromPerimeter(grade),
];
