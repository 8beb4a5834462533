import type { Shape } from '../../core/draft.js';
import { exact } from '../../numbers/exact.js';
import { facts, shape } from '../../engines/sketch.js';
import { drawPlot, rectangle } from './rectangles.js';

const AREA_WITH_SQUARE: Shape = shape(
  'square-and-rectangle-equal-area',
  'not_ready',
  facts(['square = s * s', 'rect = l * w'], ['square = rect'], 'l'),
  (dice) => {
    const p = drawPlot(dice);
    const s = dice.int(4, 24);
    const w = dice.int(2, Math.min(9, s - 1));
    if ((s * s) % w !== 0) return null;
    const l = (s * s) / w;
    if (l > 60) return null;
    const u = ` ${p.unit}`;
    return {
      story: [
        `A square ${p.thing} has a side of ${s}${u}.`,
        `A rectangular ${p.thing} of the same area is ${w}${u} wide.`,
      ],
      ask: `How long is the rectangular ${p.thing}?`,
      blank: `The rectangular ${p.thing} is ___ ${p.unit} long.`,
      key: l,
      style: p.side,
      params: { s, w },
      work: [
        ['Area of the square', `${s} × ${s}`, p.area],
        ['Length of the rectangle', `${s * s} ÷ ${w}`, p.side],
      ],
      hints: [
        'Which size is the same for both figures?',
        'Find the area of the square: side times side.',
        'Divide that area by the breadth of the rectangle.',
      ],
      wrongs: [
        ['area-not-side', s * s],
        ['perimeter-for-area', 2 * s - w],
        ['calculation-slip', l + w],
        ['took-away-instead', s * s - w],
        ['perimeter-for-area', exact(4 * s, w)],
        ['old-size-kept', s],
        ['calculation-slip', l + 2],
      ],
      drawing: {
        kind: 'plan',
        tall: 90,
        figures: [
          rectangle(s, s, { length: `${s}${u}` }, 'Square'),
          rectangle(l, w, { length: '?', breadth: `${w}${u}` }, 'Rectangle'),
        ],
      },
    };
  },
);

const PERIMETER_WITH_SQUARE: Shape = shape(
  'square-and-rectangle-equal-perimeter',
  'guided',
  facts(['square = 4 * s', 'rect = 2 * l + 2 * w'], ['square = rect'], 's'),
  (dice) => {
    const p = drawPlot(dice);
    const s = dice.int(6, 25);
    const more = dice.int(1, s - 3);
    const [l, w] = [s + more, s - more];
    const u = ` ${p.unit}`;
    return {
      story: [
        `A rectangular ${p.thing} is ${l}${u} long and ${w}${u} wide.`,
        `A square ${p.thing} has the same perimeter.`,
      ],
      ask: 'What is the length of one side of the square?',
      blank: `One side of the square is ___ ${p.unit}.`,
      key: s,
      style: p.side,
      params: { l, w },
      work: [
        ['Perimeter of the rectangle', `${l} + ${w} + ${l} + ${w}`, p.side],
        ['Side of the square', `${4 * s} ÷ 4`, p.side],
      ],
      hints: [
        'Which size is the same for both figures?',
        'Find the distance round the rectangle.',
        'A square has four equal sides. Share the perimeter.',
      ],
      wrongs: [
        ['perimeter-not-side', 4 * s],
        ['two-sides-only', exact(l + w, 4)],
        ['not-shared', 2 * s],
        ['square-from-area', exact(l * w, 4)],
        ['gave-a-given', l],
        ['three-sides-only', exact(2 * l + w, 4)],
        ['calculation-slip', s + 2],
      ],
      drawing: {
        kind: 'plan',
        tall: 90,
        figures: [
          rectangle(l, w, { length: `${l}${u}`, breadth: `${w}${u}` }, 'Rectangle'),
          rectangle(s, s, { length: '?' }, 'Square'),
        ],
      },
    };
  },
);

const TWO_RECTANGLES: Shape = shape(
  'equal-areas-narrower',
  'independent',
  facts(['areaA = la * ba', 'areaB = lb * bb'], ['areaA = areaB', 'bb = ba - less'], 'lb'),
  (dice) => {
    const p = drawPlot(dice);
    const bb = dice.int(3, 9);
    const less = dice.int(2, 8);
    const ba = bb + less;
    const la = dice.int(ba + 1, 36);
    if ((la * ba) % bb !== 0) return null;
    const lb = (la * ba) / bb;
    if (lb > 90 || lb === la || less === bb) return null;
    const u = ` ${p.unit}`;
    return {
      story: [
        `Rectangular ${p.thing}s A and B have equal areas.`,
        `A is ${la}${u} long and ${ba}${u} wide.`,
        `B is ${less}${u} narrower than A.`,
      ],
      ask: 'How long is B?',
      blank: `B is ___ ${p.unit} long.`,
      key: lb,
      style: p.side,
      via: [[`The area of A is ___ ${p.area.unit}.`, la * ba, p.area]],
      params: { la, ba, less },
      work: [
        ['Area of A', `${la} × ${ba}`, p.area],
        ['Breadth of B', `${ba} − ${less}`, p.side],
        ['Length of B', `${la * ba} ÷ ${bb}`, p.side],
      ],
      hints: [
        'The areas are equal. Which area can you find?',
        'Find the breadth of B from the breadth of A.',
        'Divide the area by the breadth of B.',
      ],
      wrongs: [
        ['perimeter-for-area', la + less],
        ['wrong-direction', exact(la * ba, ba + less)],
        ['gave-the-change', exact(la * ba, less)],
        ['stopped-early', la * ba],
        ['old-size-kept', la - less],
        ['calculation-slip', lb + 2],
        ['calculation-slip', lb - 2],
      ],
      drawing: null,
    };
  },
);

const PERIMETER_THEN_AREA: Shape = shape(
  'equal-perimeters-areas-differ',
  'mastery',
  facts(
    ['square = 4 * s', 'rect = 2 * l + 2 * w', 'areaS = s * s', 'areaR = l * w'],
    ['square = rect', 'gap = areaS - areaR'],
    'gap',
  ),
  (dice) => {
    const p = drawPlot(dice);
    const s = dice.int(8, 30);
    const more = dice.int(2, s - 4);
    const [l, w] = [s + more, s - more];
    if (more === w) return null;
    const u = ` ${p.unit}`;
    return {
      story: [
        `A square ${p.thing} and a rectangular ${p.thing} have equal perimeters.`,
        `The side of the square is ${s}${u}.`,
        `The rectangle is ${l}${u} long.`,
      ],
      ask: 'How much larger is the area of the square than the area of the rectangle?',
      blank: `The area of the square is ___ ${p.area.unit} larger.`,
      key: more * more,
      style: p.area,
      via: [[`The rectangle is ___ ${p.unit} wide.`, w, p.side]],
      params: { s, l },
      work: [
        ['Perimeter of the square', `4 × ${s}`, p.side],
        ['Length and breadth of the rectangle', `${4 * s} ÷ 2`, p.side],
        ['Breadth of the rectangle', `${2 * s} − ${l}`, p.side],
        ['Area of the square', `${s} × ${s}`, p.area],
        ['Area of the rectangle', `${l} × ${w}`, p.area],
        ['How much larger', `${s * s} − ${l * w}`, p.area],
      ],
      hints: [
        'The perimeters are equal. Which one can you find?',
        'Find the breadth of the rectangle from its perimeter.',
        'Find both areas, then their difference.',
      ],
      wrongs: [
        ['difference-only', l - w],
        ['other-part', l * w],
        ['stopped-early', s * s],
        ['old-size-kept', s * (l - s)],
        ['not-taken-from-half', Math.abs(s * s - l * (4 * s - l))],
        ['gave-the-change', more],
        ['calculation-slip', more * more + 10],
      ],
      drawing: {
        kind: 'plan',
        tall: 90,
        figures: [
          rectangle(s, s, { length: `${s}${u}` }, 'Square'),
          rectangle(l, w, { length: `${l}${u}` }, 'Rectangle'),
        ],
      },
    };
  },
);

/** h4 for area: two figures of equal area or perimeter. */
export const AREA_EQUAL: readonly Shape[] = [
  AREA_WITH_SQUARE,
  PERIMETER_WITH_SQUARE,
  TWO_RECTANGLES,
  PERIMETER_THEN_AREA,
];
