import type { Shape } from '../../core/draft.js';
import { exact } from '../../numbers/exact.js';
import { facts, shape } from '../../engines/sketch.js';
import { type AreaGrade, drawPlot, rectangle } from './rectangles.js';

function squareBefore(grade: AreaGrade, doubled: boolean): Shape {
  return shape(
    doubled ? 'side-before-doubling' : 'side-before-cutting',
    doubled ? 'guided' : 'not_ready',
    facts(['perimeter = 4 * now'], [doubled ? 'now = 2 * side - cut' : 'now = side - cut'], 'side'),
    (dice) => {
      const p = drawPlot(dice);
      const side = dice.int(5, grade === 3 ? 20 : 45);
      const cut = dice.int(2, grade === 3 ? 4 : 9);
      const now = doubled ? 2 * side - cut : side - cut;
      if (now < 3 || cut === side) return null;
      const u = ` ${p.unit}`;
      return {
        story: [
          ...(doubled
            ? [`In a design, each side of a square ${p.thing} is doubled and then made ${cut}${u} shorter.`]
            : [`Each side of a square ${p.thing} is made ${cut}${u} shorter.`]),
          `The perimeter of the square is then ${4 * now}${u}.`,
        ],
        ask: 'How long was each side at first?',
        blank: `At first each side was ___ ${p.unit}.`,
        key: side,
        style: p.side,
        params: { cut, perimeter: 4 * now },
        work: [
          ['Each side now', `${4 * now} ÷ 4`, p.side],
          [doubled ? 'Before the cut' : 'Each side at first', `${now} + ${cut}`, p.side],
          ...(doubled ? ([['Each side at first', `${2 * side} ÷ 2`, p.side]] as const) : []),
        ],
        hints: [
          'Start from the end. What do you know about the square now?',
          'A square has four equal sides. Find one side now.',
          doubled ? 'Undo the cut, then undo the doubling.' : 'Put back what was cut off.',
        ],
        wrongs: [
          ['stopped-early', now],
          ['same-direction', doubled ? exact(now - cut, 2) : now - cut],
          ['undone-in-wrong-order', doubled ? exact(now, 2).add(cut) : now + 2 * cut],
          ['one-change-only', doubled ? 2 * side : 2 * now + cut],
          ['perimeter-not-side', doubled ? exact(4 * now + cut, 2) : 4 * now + cut],
          ['shared-by-wrong-number', doubled ? 2 * now : 2 * now + cut],
          ['calculation-slip', side + 1],
          ['calculation-slip', side - 1],
        ],
        drawing: { kind: 'plan', tall: 80, figures: [rectangle(1, 1, {}, `Perimeter now: ${4 * now}${u}`)] },
      };
    },
  );
}

function lengthBefore(
  grade: AreaGrade,
  plan: { id: string; level: 'independent' | 'mastery'; times: 1 | 2 | 3; change: 1 | -1 },
): Shape {
  const { id, level, times, change } = plan;
  const grown = times === 1 ? 'l' : `${times} * l`;
  return shape(
    id,
    level,
    facts(['area = now * b'], [`now = ${grown} ${change > 0 ? '+' : '-'} change`], 'l'),
    (dice) => {
      const p = drawPlot(dice);
      const b = dice.int(3, 9);
      const l = dice.int(4, grade === 3 ? 18 : 36);
      const change1 = dice.int(2, 9);
      const now = times * l + change * change1;
      if (now <= 3 || l === change1 || l === b) return null;
      const area = now * b;
      const u = ` ${p.unit}`;
      const multiplied = times === 2 ? 'doubled' : 'made 3 times as long';
      const moved = change > 0 ? `made ${change1}${u} longer` : `made ${change1}${u} shorter`;
      const back = now - change * change1;
      const he = { cm: 'design', m: 'plan' }[p.unit];
      return {
        story: [
          `In a ${he}, a rectangular ${p.thing} is ${b}${u} wide.`,
          times === 1 ? `Its length is ${moved}.` : `Its length is ${multiplied}, then ${moved}.`,
          `Its area is then ${area} ${p.area.unit}.`,
        ],
        ask: `How long was the ${p.thing} at first?`,
        blank: `At first the ${p.thing} was ___ ${p.unit} long.`,
        key: l,
        style: p.side,
        via: [[`The length is now ___ ${p.unit}.`, now, p.side]],
        params: { b, change: change1, area },
        work: [
          ['Length now', `${area} ÷ ${b}`, p.side],
          [
            times === 1 ? 'Length at first' : 'Before the last change',
            `${now} ${change > 0 ? '−' : '+'} ${change1}`,
            p.side,
          ],
          ...(times === 1 ? [] : ([['Length at first', `${back} ÷ ${times}`, p.side]] as const)),
        ],
        hints: [
          'Start from the end and go back.',
          'Find the length now from the area and the breadth.',
          times === 1
            ? 'Undo the change of the length.'
            : 'Undo the last change of the length first, then the other.',
        ],
        wrongs: [
          ['stopped-early', now],
          ['same-direction', exact(now + change * change1, times)],
          ['one-change-only', times === 1 ? now + 2 * change1 : back],
          ['undone-in-wrong-order', exact(now, times).sub(change * change1)],
          ['one-change-only', exact(now, times)],
          ['perimeter-for-area', l + b],
          ['calculation-slip', l + 1],
          ['calculation-slip', l - 1],
          ['calculation-slip', l + 2],
        ],
        drawing: null,
      };
    },
  );
}

/** A rectangle with an inner rectangle the same distance from every side. */
function pathInside(plan: { id: string; level: 'independent' | 'mastery'; fromArea: boolean }): Shape {
  const { id, level, fromArea } = plan;
  return shape(
    id,
    level,
    facts(
      ['inner = il * ib', ...(fromArea ? ['outer = l * b'] : [])],
      ['il = l - 2 * w', 'ib = b - 2 * w'],
      'inner',
    ),
    (dice) => {
      const w = fromArea ? 1 + Number(dice.chance(3)) : dice.int(1, 4);
      const [l, b] = fromArea ? [dice.int(14, 70), dice.int(6, 9)] : [dice.int(16, 48), dice.int(9, 30)];
      const [il, ib] = [l - 2 * w, b - 2 * w];
      if (l <= b || ib < 4) return null;
      const scene = dice.pick([
        { whole: 'plot', ring: 'path', inner: 'lawn', u: 'm' },
        { whole: 'hall floor', ring: 'walkway', inner: 'carpet', u: 'm' },
        { whole: 'park', ring: 'jogging track', inner: 'field', u: 'm' },
        { whole: 'poster', ring: 'border', inner: 'picture', u: 'cm' },
        { whole: 'board', ring: 'wooden edge', inner: 'writing space', u: 'cm' },
        { whole: 'place mat', ring: 'red border', inner: 'blue part', u: 'cm' },
        { whole: 'pool deck', ring: 'tiled edge', inner: 'pool', u: 'm' },
        { whole: 'garden', ring: 'hedge', inner: 'grass', u: 'm' },
      ] as const);
      const side = drawPlot(dice, scene.u);
      return {
        story: [
          fromArea
            ? `A rectangular ${scene.whole} has an area of ${l * b} ${side.area.unit} and is ${b} ${scene.u} wide.`
            : `A rectangular ${scene.whole} is ${l} ${scene.u} long and ${b} ${scene.u} wide.`,
          `A ${scene.ring} ${w} ${scene.u} wide runs all round inside it, as in the figure.`,
        ],
        ask: `What is the area of the ${scene.inner} inside?`,
        blank: `The area of the ${scene.inner} inside is ___ ${side.area.unit}.`,
        key: il * ib,
        style: side.area,
        via: [[`The ${scene.inner} is ___ ${scene.u} long.`, il, side.side]],
        params: { b, w, ...(fromArea ? { outer: l * b } : { l }) },
        work: [
          ...(fromArea ? ([['Outer length', `${l * b} ÷ ${b}`, side.side]] as const) : []),
          ['Inner length', `${l} − ${w} − ${w}`, side.side],
          ['Inner breadth', `${b} − ${w} − ${w}`, side.side],
          ['Inner area', `${il} × ${ib}`, side.area],
        ],
        hints: [
          'Work from the outside to the inside.',
          `On how many sides does the ${scene.ring} make the length shorter?`,
          'Find the inner length and the inner breadth, then multiply.',
        ],
        wrongs: [
          ['path-on-one-side', (l - w) * (b - w)],
          ['only-one-part', il * b],
          ['only-one-part', l * ib],
          ['perimeter-for-area', 2 * (il + ib)],
          ['other-part', l * b - il * ib],
          ['old-size-kept', l * b],
          ['wrong-direction', (l + 2 * w) * (b + 2 * w)],
        ],
        drawing: {
          kind: 'plan',
          tall: 120,
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
                  fill: 'amber',
                },
                {
                  shape: 'polygon',
                  points: [
                    [w, w],
                    [l - w, w],
                    [l - w, b - w],
                    [w, b - w],
                  ],
                  fill: 'green',
                },
              ],
              lengths: [
                ...(fromArea
                  ? []
                  : ([{ from: [0, b], to: [l, b], label: `${l} ${scene.u}`, side: 'bottom' }] as const)),
                { from: [0, 0], to: [0, b], label: `${b} ${scene.u}`, side: 'left' },
              ],
              marks: [{ at: [l / 2, b / 2], label: scene.inner }],
              says: `A rectangle with a smaller rectangle, the ${scene.inner}, inside. Between them is a ${scene.ring} of the same width all round.`,
            },
          ],
        },
      };
    },
  );
}

/** h7 for area: the end is told, the changes are undone from the outside in. */
export const areaBackwards = (grade: AreaGrade): readonly Shape[] => [
  squareBefore(grade, false),
  squareBefore(grade, true),
  lengthBefore(grade, { id: 'length-before-doubling', level: 'independent', times: 2, change: -1 }),
  lengthBefore(grade, { id: 'length-before-tripling', level: 'mastery', times: 3, change: 1 }),
  lengthBefore(grade, { id: 'length-before-doubling-and-more', level: 'mastery', times: 2, change: 1 }),
  ...(grade === 4
    ? [
        pathInside({ id: 'path-inside', level: 'independent', fromArea: false }),
        pathInside({ id: 'path-inside-from-area', level: 'mastery', fromArea: true }),
      ]
    : []),
];
