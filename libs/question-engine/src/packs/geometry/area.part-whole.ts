import { measured } from '../../core/amount.js';
import type { Shape } from '../../core/draft.js';
import type { PlanFigure } from '../../drawing/plan.drawing.js';
import { facts, shape } from '../../engines/sketch.js';
import { type AreaGrade, drawPlot, drawSides, rectangle } from './rectangles.js';

/** Two rectangles side by side on one ground line. */
function joined(
  a: { l: number; b: number },
  c: { l: number; b: number },
  labels: { a: [string, string]; c: [string, string] },
): PlanFigure {
  const h = a.b;
  const top = h - c.b;
  const end = a.l + c.l;
  return {
    pieces: [
      {
        shape: 'polygon',
        points: [
          [0, 0],
          [a.l, 0],
          [a.l, h],
          [0, h],
        ],
      },
      {
        shape: 'polygon',
        points: [
          [a.l, top],
          [end, top],
          [end, h],
          [a.l, h],
        ],
        fill: 'amber',
      },
    ],
    marks: [
      { at: [a.l / 2, h / 2], label: 'A' },
      { at: [a.l + c.l / 2, (top + h) / 2], label: 'B' },
    ],
    lengths: [
      { from: [0, h], to: [a.l, h], label: labels.a[0], side: 'bottom' },
      { from: [0, 0], to: [0, h], label: labels.a[1], side: 'left' },
      { from: [a.l, h], to: [end, h], label: labels.c[0], side: 'bottom' },
      { from: [end, top], to: [end, h], label: labels.c[1], side: 'right' },
    ],
    says: `Two rectangles side by side. A: length ${labels.a[0]}, breadth ${labels.a[1]}. B: length ${labels.c[0] === '?' ? 'to be found' : labels.c[0]}, breadth ${labels.c[1]}.`,
  };
}

const M2 = measured('m²', 1);

const TWO_AREAS = ['areaA = la * ba', 'areaB = lb * bb'];

function joinedArea(grade: AreaGrade): Shape {
  return shape('two-joined', 'not_ready', facts(TWO_AREAS, ['whole = areaA + areaB'], 'whole'), (dice) => {
    const p = drawPlot(dice);
    const [a, c] = [drawSides(dice, grade, true), drawSides(dice, grade, true)];
    if (c.b >= a.b || a.l * 3 < c.l || c.l < 3) return null;
    const u = ` ${p.unit}`;
    const [areaA, areaB] = [a.l * a.b, c.l * c.b];
    return {
      story: [`A ${p.thing} is made of two rectangles, A and B.`, 'The figure shows their sides.'],
      ask: `What is the area of the whole ${p.thing}?`,
      blank: `The area of the whole ${p.thing} is ___ ${p.area.unit}.`,
      key: areaA + areaB,
      style: p.area,
      params: { la: a.l, ba: a.b, lb: c.l, bb: c.b },
      work: [
        ['Area of A', `${a.l} × ${a.b}`, p.area],
        ['Area of B', `${c.l} × ${c.b}`, p.area],
        ['Whole area', `${areaA} + ${areaB}`, p.area],
      ],
      hints: [
        'The two parts together make the whole.',
        'The area of a rectangle is its length times its breadth.',
        'Find the area of A and of B. Then put them together.',
      ],
      wrongs: [
        ['first-part-only', areaA],
        ['only-one-part', areaB],
        ['perimeter-for-area', 2 * (a.l + a.b + c.l)],
        ['sides-added-for-area', a.l + a.b + c.l + c.b],
        ['corner-not-cut', (a.l + c.l) * a.b],
        ['calculation-slip', areaA + areaB + 10],
      ],
      drawing: {
        kind: 'plan',
        figures: [joined(a, c, { a: [`${a.l}${u}`, `${a.b}${u}`], c: [`${c.l}${u}`, `${c.b}${u}`] })],
      },
    };
  });
}

/** What stands in a large thing, and what is left. */
const INSIDE = [
  { whole: 'garden', part: 'pond', rest: 'The rest is grass.', asked: 'the grass' },
  { whole: 'hall', part: 'stage', rest: 'The rest is for chairs.', asked: 'the part for chairs' },
  { whole: 'courtyard', part: 'sand pit', rest: 'The rest is paved.', asked: 'the paved part' },
  {
    whole: 'farm plot',
    part: 'chicken coop',
    rest: 'Vegetables grow on the rest.',
    asked: 'the vegetable part',
  },
  { whole: 'playground', part: 'pool', rest: 'The rest is covered with sand.', asked: 'the sand' },
  { whole: 'wall', part: 'window', rest: 'The rest is painted.', asked: 'the painted part' },
  {
    whole: 'shop floor',
    part: 'counter',
    rest: 'Customers walk on the rest.',
    asked: 'the part for customers',
  },
  { whole: 'roof garden', part: 'water tank', rest: 'Plants cover the rest.', asked: 'the part with plants' },
] as const;

function restOfArea(grade: AreaGrade): Shape {
  return shape(
    'rest-of-a-known-area',
    'guided',
    facts(['cut = l * b'], ['whole = cut + rest'], 'rest'),
    (dice) => {
      const s = dice.pick(INSIDE);
      const b = dice.int(2, grade === 3 ? 6 : 9);
      const l = dice.int(b + 1, grade === 3 ? 9 : 15);
      const rest = dice.int(grade === 3 ? 15 : 60, grade === 3 ? 120 : 400);
      const whole = l * b + rest;
      if (rest < l * b) return null;
      return {
        story: [
          `A ${s.whole} has an area of ${whole} m².`,
          `In it is a rectangular ${s.part}, ${l} m long and ${b} m wide.`,
          s.rest,
        ],
        ask: `What is the area of ${s.asked}?`,
        blank: `The area of ${s.asked} is ___ m².`,
        key: rest,
        style: M2,
        params: { whole, l, b },
        work: [
          [`Area of the ${s.part}`, `${l} × ${b}`, M2],
          ['Area of the rest', `${whole} − ${l * b}`, M2],
        ],
        hints: [
          'Two parts make the whole area.',
          `Find the area of the ${s.part} first: length times breadth.`,
          'Take that area from the whole area.',
        ],
        wrongs: [
          ['other-part', l * b],
          ['added-instead', whole + l * b],
          ['perimeter-for-area', whole - 2 * (l + b)],
          ['sides-added-for-area', whole - l - b],
          ['ten-too-many', rest + 10],
          ['ten-too-few', rest - 10],
        ],
        drawing: {
          kind: 'plan',
          tall: 90,
          figures: [rectangle(l, b, { length: `${l} m`, breadth: `${b} m` }, `The ${s.part}`)],
        },
      };
    },
  );
}

/** A rectangle without its corner; the sides of the corner told, or to be found from the other sides. */
function cornerCut(grade: AreaGrade): Shape {
  const told = grade === 3;
  return shape(
    told ? 'corner-cut' : 'l-shape-with-hidden-sides',
    'independent',
    told
      ? facts(['big = l * b', 'cut = c * d'], ['big = cut + rest'], 'rest')
      : facts(['big = l * b', 'cut = c * d'], ['l = top + c', 'b = right + d', 'big = cut + rest'], 'rest'),
    (dice) => {
      const p = drawPlot(dice);
      const { l, b } = drawSides(dice, grade, grade === 3);
      const c = dice.int(2, l - 3);
      const d = dice.int(2, b - 2);
      if (b < 6 || l < 7 || c * 5 < l || d * 4 < b || (l - c) * 4 < l || c === d) return null;
      const rest = l * b - c * d;
      const u = ` ${p.unit}`;
      const [top, right] = [l - c, b - d];
      if (!told && new Set([l, b, top, right, c, d]).size < 5) return null;
      return {
        story: told
          ? [
              `A rectangular ${p.thing} is ${l}${u} long and ${b}${u} wide.`,
              `A corner piece, ${c}${u} by ${d}${u}, is taken away, as in the figure.`,
            ]
          : [`The figure shows a ${p.thing}. All its corners are right angles.`],
        ask: told ? 'What is the area of the part that is left?' : `What is the area of the ${p.thing}?`,
        blank: told
          ? `The area of the part that is left is ___ ${p.area.unit}.`
          : `The area of the ${p.thing} is ___ ${p.area.unit}.`,
        key: rest,
        style: p.area,
        via: [
          [
            told
              ? `The corner piece has an area of ___ ${p.area.unit}.`
              : `The missing corner has an area of ___ ${p.area.unit}.`,
            c * d,
            p.area,
          ],
        ],
        params: { l, b, ...(told ? { c, d } : { top, right }) },
        work: [
          ['Whole rectangle', `${l} × ${b}`, p.area],
          ...(told
            ? []
            : ([
                ['Missing corner, one side', `${l} − ${top}`, p.side],
                ['Missing corner, other side', `${b} − ${right}`, p.side],
              ] as const)),
          ['Missing corner', `${c} × ${d}`, p.area],
          ['Area left', `${l * b} − ${c * d}`, p.area],
        ],
        hints: [
          'Think of the whole rectangle first. Which part of it is missing?',
          'Find the area of the whole rectangle and of the missing corner.',
          'Take the area of the corner from the area of the rectangle.',
        ],
        wrongs: [
          ['corner-not-cut', l * b],
          ['cut-added', l * b + c * d],
          ['perimeter-for-area', 2 * (l + b)],
          ['other-part', c * d],
          ['only-one-part', top * b],
          ['only-one-part', l * right],
          ['overlap-counted-twice', top * b + l * right],
        ],
        drawing: {
          kind: 'plan',
          figures: [
            {
              pieces: [
                {
                  shape: 'polygon',
                  points: [
                    [0, 0],
                    [top, 0],
                    [top, d],
                    [l, d],
                    [l, b],
                    [0, b],
                  ],
                },
              ],
              lengths: [
                { from: [0, b], to: [l, b], label: `${l}${u}`, side: 'bottom' },
                { from: [0, 0], to: [0, b], label: `${b}${u}`, side: 'left' },
                ...(told
                  ? ([
                      { from: [top, d], to: [l, d], label: `${c}${u}`, side: 'top' },
                      { from: [top, 0], to: [top, d], label: `${d}${u}`, side: 'right' },
                    ] as const)
                  : ([
                      { from: [0, 0], to: [top, 0], label: `${top}${u}`, side: 'top' },
                      { from: [l, d], to: [l, b], label: `${right}${u}`, side: 'right' },
                    ] as const)),
              ],
              says: `A rectangle without its top right corner. Bottom side ${l}${u}, left side ${b}${u}${told ? `, corner piece ${c}${u} by ${d}${u}` : `, top side ${top}${u}, right side ${right}${u}`}.`,
            },
          ],
        },
      };
    },
  );
}

function sideOfSecond(grade: AreaGrade): Shape {
  return shape(
    'length-of-second-part',
    'mastery',
    facts(TWO_AREAS, ['whole = areaA + areaB'], 'lb'),
    (dice) => {
      const p = drawPlot(dice);
      const a = drawSides(dice, grade, grade === 3);
      const bb = dice.int(2, Math.min(9, a.b - 1));
      const lb = dice.int(3, grade === 3 ? 15 : 24);
      if (lb === a.l || lb === a.b || lb === bb || lb * 6 < a.l) return null;
      const [areaA, areaB] = [a.l * a.b, lb * bb];
      const whole = areaA + areaB;
      const u = ` ${p.unit}`;
      return {
        story: [
          `A ${p.thing} is made of two rectangles, A and B, as in the figure.`,
          `Its whole area is ${whole} ${p.area.unit}.`,
        ],
        ask: 'What is the length of rectangle B?',
        blank: `The length of rectangle B is ___ ${p.unit}.`,
        key: lb,
        style: p.side,
        via: [[`The area of rectangle B is ___ ${p.area.unit}.`, areaB, p.area]],
        params: { la: a.l, ba: a.b, bb, whole },
        work: [
          ['Area of A', `${a.l} × ${a.b}`, p.area],
          ['Area of B', `${whole} − ${areaA}`, p.area],
          ['Length of B', `${areaB} ÷ ${bb}`, p.side],
        ],
        hints: [
          'The two areas together make the whole area.',
          'Find the area of A. What area is left for B?',
          'You know the area and the breadth of B. Divide to find its length.',
        ],
        wrongs: [
          ['area-not-side', areaB],
          ['gave-a-given', a.l],
          ['one-too-many', lb + 1],
          ['one-too-few', lb - 1],
          ['not-shared', whole - areaA - bb],
          ['perimeter-for-area', lb + bb],
          ['calculation-slip', lb + 2],
          ['calculation-slip', lb - 2],
        ],
        drawing: {
          kind: 'plan',
          figures: [joined(a, { l: lb, b: bb }, { a: [`${a.l}${u}`, `${a.b}${u}`], c: ['?', `${bb}${u}`] })],
        },
      };
    },
  );
}

/** h1 for area: parts make the whole figure. */
export const areaPartWhole = (grade: AreaGrade): readonly Shape[] => [
  joinedArea(grade),
  restOfArea(grade),
  cornerCut(grade),
  sideOfSecond(grade),
];
