import { MONEY_PIECES } from '../../drawing/money.drawing.js';
import { PICTURE_THINGS, type PictureThing } from '../../drawing/thing-icon.js';
import { toWhole } from '../../numbers/exact.js';
import { toward } from '../statements/angle-reasons.js';
import type { DrawingSpec } from '../../drawing/drawing-spec.js';
import { type Value, toNumber, toText } from './formula.js';
import { rectangleOf } from '../../drawing/rectangle.js';

type Shown = ReadonlyMap<string, Value>;
type Draw = (shows: Shown) => DrawingSpec;

const whole = (shows: Shown, name: string): number => toWhole(toNumber(shows.get(name) ?? ''));
const text = (shows: Shown, name: string): string => toText(shows.get(name) ?? '');

/** A rectangle with its length below and its breadth at the left. */
const rectangle: Draw = (shows) => {
  const [l, b] = [whole(shows, 'l'), whole(shows, 'b')];
  const [long, wide] = [`${l} ${text(shows, 'unit')}`, `${b} ${text(shows, 'unit')}`];
  return {
    kind: 'plan',
    figures: [
      {
        pieces: [
          {
            shape: 'polygon',
            points: rectangleOf(0, 0, l, b),
            fill: 'green',
          },
        ],
        lengths: [
          { from: [0, b], to: [l, b], label: long, side: 'bottom' },
          { from: [0, 0], to: [0, b], label: wide, side: 'left' },
        ],
        says: `A rectangle of ${long} by ${wide}.`,
      },
    ],
    tall: 110,
  };
};

/** A cuboid with its edges, or a tank with water to a depth. */
const box: Draw = (shows) => {
  const [length, breadth, height] = [whole(shows, 'l'), whole(shows, 'b'), whole(shows, 'h')];
  const [depth, unit] = [shows.get('depth'), text(shows, 'unit')];
  return {
    kind: 'cuboid',
    name: '',
    length: `${length} ${unit}`,
    breadth: `${breadth} ${unit}`,
    height: `${height} ${unit}`,
    sizes: { length, breadth, height },
    ...(depth
      ? { water: { share: toNumber(depth).div(height).valueOf(), label: `${toText(depth)} ${unit}` } }
      : {}),
  };
};

/** Circles of equal parts: full ones, and a last one with some parts shaded. */
const circles: Draw = (shows) => {
  const [full, parts, last] = [whole(shows, 'full'), whole(shows, 'parts'), whole(shows, 'last')];
  return {
    kind: 'fraction-circles',
    circles: Array.from({ length: full + 1 }, (_, i) => ({
      label: '',
      parts,
      shaded: i < full ? parts : last,
    })),
  };
};

/**
 * Bars or circles that bear a name and a fraction each, as `Ali: 1/4|Siti: 3/8`. A fraction that is cut in other parts
 * than it tells has these behind it: `Jug A: 3/4 (6/8)`.
 */
const shares: Draw = (shows) => {
  const figures = text(shows, 'shares')
    .split('|')
    .map((figure) => {
      const [, label = '', told = '', cut = told] =
        /^(.*?: (\d+\/\d+))(?: \((\d+\/\d+)\))?$/.exec(figure) ?? [];
      const [shaded = 0, parts = 1] = cut.split('/').map(Number);
      return { label, parts, shaded };
    });
  return whole(shows, 'round') === 1
    ? { kind: 'fraction-circles', circles: figures }
    : { kind: 'fraction-bars', bars: figures };
};

/** Rows as `Adult;$8|Child;$4` below a header as `Ticket|Price`. */
const table: Draw = (shows) => ({
  kind: 'table',
  title: text(shows, 'title'),
  header: text(shows, 'header').split('|'),
  rows: text(shows, 'rows')
    .split('|')
    .map((row) => row.split(';')),
});

/** Bars over a scale, for places that are told apart by letters. */
const bars: Draw = (shows) => ({
  kind: 'bar-graph',
  title: text(shows, 'title'),
  yTitle: text(shows, 'counted'),
  step: whole(shows, 'step'),
  numbered: 'every',
  bars: numbers(shows, 'counts').map((count, i) => ({
    label: `${text(shows, 'place')} ${'ABC'[i] ?? ''}`,
    marks: count / whole(shows, 'step'),
  })),
});

/** A bar or a circle of equal parts. */
const parts: Draw = (shows) => {
  const figures = [{ label: '', parts: whole(shows, 'parts'), shaded: whole(shows, 'shaded') }];
  return whole(shows, 'round') === 1
    ? { kind: 'fraction-circles', circles: figures }
    : { kind: 'fraction-bars', bars: figures };
};

const numbers = (shows: Shown, name: string): number[] => text(shows, name).split(' ').map(Number);
const things = (shows: Shown): PictureThing | null =>
  PICTURE_THINGS.find((one) => one === shows.get('things')) ?? null;

/** Rings with so many things each, named where they are told apart. */
const rings: Draw = (shows) => ({
  kind: 'sets',
  things: things(shows) ?? 'stars',
  sets: numbers(shows, 'counts').map((count, i) => ({
    name: shows.has('names') ? (text(shows, 'names').split(' ')[i] ?? '').replace('_', ' ') : '',
    count,
  })),
});

/** Rows of ten and single things; rods and cubes where no things are named. */
const tens: Draw = (shows) => ({
  kind: 'tens-and-ones',
  things: things(shows),
  tens: whole(shows, 'tens'),
  ones: whole(shows, 'ones'),
});

const chart: Draw = (shows) => ({
  kind: 'place-value-chart',
  places: ['tens', 'ones'],
  show: 'digits',
  rows: [{ label: '', cells: [whole(shows, 'tens'), whole(shows, 'ones')] }],
});

const bond: Draw = (shows) => ({ kind: 'number-bond', whole: '?', parts: text(shows, 'parts').split(' ') });

/** Things beside a ruler of 15 cm, or one of another length, or a tape of 20 m, each as `P 0 12`. */
const ruler: Draw = (shows) => {
  const isShort = shows.get('unit') === 'cm';
  return {
    kind: 'ruler',
    max: shows.has('max') ? whole(shows, 'max') : isShort ? 15 : 20,
    unit: isShort ? 'cm' : 'm',
    labelEvery: shows.has('every') ? whole(shows, 'every') : isShort ? 1 : 2,
    ...(shows.has('start') ? { startsAt: whole(shows, 'start') } : {}),
    things: (shows.has('things') ? text(shows, 'things').split('|') : []).map((thing) => {
      const [, label = '', from, to] = /^(.*) (\d+) (\d+)$/.exec(thing) ?? [];
      if (to === undefined) throw new RangeError(`no thing beside a ruler: ${thing}`);
      return { label, from: Number(from), to: Number(to) };
    }),
  };
};

const marks = (shows: Shown) => ({
  max: Number(text(shows, 'max')),
  step: whole(shows, 'step'),
  labelEvery: whole(shows, 'every'),
});

/** A kitchen scale with a load. */
const scale: Draw = (shows) => ({
  kind: 'mass-scale',
  unit: shows.get('unit') === 'g' ? 'g' : 'kg',
  ...marks(shows),
  reading: whole(shows, 'value'),
  load: text(shows, 'label'),
});

/** A beaker or tank with marks. */
const beaker: Draw = (shows) => ({
  kind: 'beaker',
  unit: 'ℓ',
  ...marks(shows),
  beakers: [{ label: text(shows, 'label'), level: whole(shows, 'value') }],
});

/** Coins and notes; a piece is worth so many cents for each of its units. */
const money: Draw = (shows) => {
  const worths = text(shows, 'pieces')
    .split('|')
    .map((piece) => Number(piece) * whole(shows, 'cents'));
  const pieces = worths.map((worth) => {
    const found = MONEY_PIECES.find((piece) => piece === worth);
    if (found === undefined) throw new RangeError(`no coin or note of ${worth} cents`);
    return found;
  });
  return { kind: 'money', groups: [{ label: '', pieces, worth: text(shows, 'worth') }] };
};

/** A balance with things, as `ball|ball`, and cubes on its pans. */
const balance: Draw = (shows) => {
  const pan = (side: string) => ({
    things: shows.has(`${side}Things`) ? text(shows, `${side}Things`).split('|') : [],
    cubes: shows.has(side) ? whole(shows, side) : 0,
  });
  const heavier = (['left', 'right'] as const).find((side) => side === shows.get('heavier')) ?? 'neither';
  return { kind: 'cube-balance', left: pan('left'), right: pan('right'), heavier };
};

/** A clock, or one for the start and one for the end. */
const clock: Draw = (shows) => {
  const [hour, minute] = [whole(shows, 'hour'), whole(shows, 'minute')];
  return {
    kind: 'clocks',
    faces: shows.has('end')
      ? [
          { label: 'Start', hour, minute },
          { label: 'End', hour: whole(shows, 'end'), minute },
        ]
      : [{ label: '', hour, minute }],
  };
};

type Point = [number, number];

/** A triangle on its base; the height is a broken line inside it, or its left side. */
const triangle: Draw = (shows) => {
  const [base, height] = [whole(shows, 'base'), whole(shows, 'height')];
  const share = toNumber(shows.get('foot') ?? '').valueOf();
  const [x, edge] = [base * share, share > 0.5 ? base : 0];
  return {
    kind: 'plan',
    figures: [
      {
        pieces: [
          {
            shape: 'polygon',
            points: [
              [0, height],
              [base, height],
              [x, 0],
            ],
          },
        ],
        lines: share > 0 ? [{ from: [x, 0], to: [x, height], broken: true }] : [],
        lengths: [
          { from: [0, height], to: [base, height], label: `${base} cm`, side: 'bottom' },
          {
            from: [edge, 0],
            to: [edge, height],
            label: `${height} cm`,
            side: edge > 0 ? 'right' : 'left',
            away: true,
          },
        ],
        says: `A triangle with a base of ${base} cm. The height to this base is ${height} cm.`,
      },
    ],
    tall: 130,
  };
};

/** A shaded triangle on the bottom side of a rectangle, its top corner on the top side. */
const triangleInRectangle: Draw = (shows) => {
  const [base, height] = [whole(shows, 'base'), whole(shows, 'height')];
  const [left, right, top]: readonly [Point, Point, Point] = [
    [0, height],
    [base, height],
    [whole(shows, 'foot'), 0],
  ];
  return {
    kind: 'plan',
    figures: [
      {
        pieces: [
          { shape: 'polygon', points: [[0, 0], [base, 0], right, left], fill: 'plain' },
          { shape: 'polygon', points: [left, right, top], fill: 'blue' },
        ],
        lengths: [
          { from: left, to: right, label: `${base} cm`, side: 'bottom' },
          { from: [0, 0], to: left, label: `${height} cm`, side: 'left' },
        ],
        says: `A rectangle of ${base} cm by ${height} cm. A shaded triangle stands on its bottom side; its top corner lies on the top side.`,
      },
    ],
    tall: 130,
  };
};

/** A corner by its place, `A 6 0`, or from another corner by direction and distance, `E C 318 6`. */
function placeCorners(corners: string): Record<string, Point> {
  const placed: Record<string, Point> = {};
  for (const corner of corners.split('|')) {
    const [name = '', first = '', second, third] = corner.split(' ');
    const from = placed[first];
    placed[name] = from ? [...toward(from, Number(second), Number(third))] : [Number(first), Number(second)];
  }
  return placed;
}

const pairs = (shows: Shown, name: string): Array<readonly [string, string]> =>
  shows.has(name)
    ? text(shows, name)
        .split(' ')
        .map((pair) => [pair[0] ?? '', pair[1] ?? ''] as const)
    : [];

/** Lines between corners, with angles marked as `B AC 40°`: at B, from A to C. */
const angles: Draw = (shows) => ({
  kind: 'angle-figure',
  corners: placeCorners(text(shows, 'corners')),
  lines: pairs(shows, 'lines'),
  filled: [],
  angles: text(shows, 'marks')
    .split('|')
    .map((mark) => mark.split(' '))
    .map(([corner = '', arms = '', label = '']) => ({ corner, arms: [arms[0] ?? '', arms[1] ?? ''], label })),
  equal: pairs(shows, 'equal'),
  unnamed: shows.has('unnamed') ? text(shows, 'unnamed').split(' ') : [],
  says: text(shows, 'says'),
});

/** Angles with a known sum in a corner, on a line or round a point, as `35 p|30 q`. */
const fan: Draw = (shows) => ({
  kind: 'angles',
  around: text(shows, 'around') === 'corner' ? 'corner' : 'line',
  parts: text(shows, 'parts')
    .split('|')
    .map((part) => part.split(' '))
    .map(([size, label = '']) => ({ size: Number(size), label })),
});

/** Drawings that a row may name. */
export const DRAWINGS: Readonly<Record<string, Draw>> = {
  rectangle,
  box,
  circles,
  parts,
  shares,
  table,
  rings,
  tens,
  chart,
  bond,
  ruler,
  scale,
  beaker,
  money,
  clock,
  balance,
  angles,
  fan,
  bars,
  triangle,
  triangleInRectangle,
};
