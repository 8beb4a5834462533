import { measured } from '../../core/amount.js';
import type { DrawingSpec } from '../../drawing/drawing-spec.js';
import type { TankFigure } from '../../drawing/tanks.drawing.js';
import type { Setting, Situation, SituationQuantity, Statement } from '../situation.js';
import { ASKS } from './situations.asks.js';
import { SLIPS } from './situations.slips.js';

const CM = measured('cm', 0);
const CM3 = measured('cm³', 0);

const length = (label: string): SituationQuantity => ({ counts: CM, label });
const volume = (label: string): SituationQuantity => ({ counts: CM3, label });
const asking = (
  counts: SituationQuantity['counts'],
  label: string,
  question: string,
  blank: string,
): SituationQuantity => ({ counts, label, asked: { question: [question], blank } });
const seen = (tells: Statement['tells'], ...says: string[]): Statement => ({
  tells,
  equations: [],
  says,
  isDrawn: true,
});

/** A block whose volume and two edges are told. */
const EDGE_OF_A_CUBOID: Situation = {
  id: 'edge-of-a-cuboid',
  quantities: {
    l: length('Length'),
    w: length('Breadth'),
    h: asking(CM, 'Height', 'What is the height of the {block}?', 'The height of the {block} is {h.gap}.'),
    base: { counts: measured('cm²', 0), label: 'Area of the base' },
    v: volume('Volume'),
    k: { counts: 'number', label: 'Equal pieces' },
    u: volume('Volume of all'),
  },
  statements: {
    edges: seen(
      ['l', 'w'],
      'The figure shows a {block} that is a cuboid.',
      'The {block} in the figure is a cuboid.',
    ),
    holds: {
      tells: ['v'],
      equations: ['v = l * w * h'],
      says: ['It has a volume of {v}.', 'Its volume is {v}.'],
    },
    several: {
      tells: ['k', 'u'],
      equations: ['u = k * v', 'v = l * w * h'],
      says: ['The total volume of {k.bare} equal ones is {u}.'],
    },
  },
  steps: ['base = l * w', 'u = k * v', 'v = base * h'],
  draw: (dice) => {
    const [l, w, h, k] = [dice.int(8, 20), dice.int(4, 12), dice.int(3, 18), dice.int(3, 9)];
    if (w >= l || new Set([l, w, h, k]).size < 4) return null;
    return { l, w, h, k, base: l * w, v: l * w * h, u: k * l * w * h };
  },
  slips: SLIPS['edge-of-a-cuboid'],
  asks: ASKS['edge-of-a-cuboid'],
  hint: 'Volume is the area of the base times the height.',
  drawing: ({ l = 1, w = 1, h = 1 }, _words, write): DrawingSpec => ({
    kind: 'cuboid',
    name: '',
    length: write('{l}'),
    breadth: write('{w}'),
    height: '?',
    sizes: { length: l, breadth: w, height: h },
  }),
};

/** Water in a tank: its depth from its volume, and how far it rises. */
const DEPTH_OF_WATER: Situation = {
  id: 'depth-of-water',
  quantities: {
    l: length('Length'),
    w: length('Breadth'),
    base: { counts: measured('cm²', 0), label: 'Area of the base' },
    v: volume('{Liquid} at first'),
    d: asking(CM, 'Depth of the {liquid}', 'How deep is the {liquid}?', 'The {liquid} is {d.gap} deep.'),
    x: volume('{Liquid} poured in'),
    r: asking(CM, 'Rise', 'By how much does the {liquid} rise?', 'The {liquid} rises by {r.gap}.'),
    e: asking(
      CM,
      'Depth in the end',
      'How deep is the {liquid} in the end?',
      'In the end, the {liquid} is {e.gap} deep.',
    ),
  },
  statements: {
    edges: seen(
      ['l', 'w'],
      'The figure shows a tank in the shape of a cuboid.',
      'The tank in the figure is a cuboid.',
    ),
    holds: {
      tells: ['v'],
      equations: ['v = l * w * d'],
      says: ['There is {v} of {liquid} in it.', 'It contains {v} of {liquid}.'],
    },
    deep: { tells: ['d'], equations: [], says: ['The {liquid} in it is {d} deep.'] },
    some: { tells: [], equations: [], says: ['There is some {liquid} in it.'] },
    poured: {
      tells: ['x'],
      equations: ['x = l * w * r', 'e = d + r'],
      says: ['{A} pours {x} of {liquid} into it.'],
    },
    pouredMore: {
      tells: ['x'],
      equations: ['x = l * w * r', 'e = d + r'],
      says: ['{A} pours another {x} of {liquid} into it.'],
    },
  },
  steps: ['base = l * w', 'v = base * d', 'x = base * r', 'e = d + r'],
  draw: (dice) => {
    const [l, w, d, r] = [
      dice.multiple(5, 20, 50),
      dice.multiple(5, 10, 30),
      dice.int(4, 18),
      dice.int(2, 9),
    ];
    if (w >= l || new Set([l, w, d, r, d + r]).size < 5) return null;
    const base = l * w;
    return { l, w, d, r, base, v: base * d, x: base * r, e: d + r };
  },
  slips: SLIPS['depth-of-water'],
  asks: ASKS['depth-of-water'],
  hint: 'The {liquid} has the shape of a cuboid too.',
  drawing: ({ l = 1, w = 1, d = 1 }, _words, write): DrawingSpec => ({
    kind: 'cuboid',
    name: '',
    length: write('{l}'),
    breadth: write('{w}'),
    height: '',
    sizes: { length: l, breadth: w, height: Math.max(20, d + 8) },
    water: { share: 0.5, label: '' },
  }),
};

const figure = (
  name: string,
  sizes: TankFigure['sizes'],
  labels: readonly [string, string],
  depth: string,
): TankFigure => ({
  name,
  length: labels[0],
  breadth: labels[1],
  height: '',
  sizes,
  ...(depth === '' ? {} : { water: { share: 0.6, label: depth } }),
});

/** Water goes from one tank to another with another base. */
const POURED_OVER: Situation = {
  id: 'depth-when-poured-over',
  quantities: {
    la: length('Length of A'),
    wa: length('Breadth of A'),
    da: length('Depth in A'),
    baseA: { counts: measured('cm²', 0), label: 'Area of the base of A' },
    lb: length('Length of B'),
    wb: length('Breadth of B'),
    baseB: { counts: measured('cm²', 0), label: 'Area of the base of B' },
    v: asking(CM3, 'Volume poured', 'What volume of {liquid} is poured?', '{v.gap} of {liquid} is poured.'),
    db: asking(
      CM,
      'Depth in B',
      'How deep is the {liquid} in B then?',
      'The {liquid} in B is then {db.gap} deep.',
    ),
    f: length('Fall in A'),
    rb: asking(
      CM,
      'Rise in B',
      'By how much does the {liquid} in B rise?',
      'The {liquid} in B rises by {rb.gap}.',
    ),
    u: volume('Volume that is moved'),
  },
  statements: {
    baseOfA: seen(['la', 'wa'], 'The figure shows two tanks, A and B.'),
    depthOfA: seen(['da']),
    baseOfB: seen(['lb', 'wb']),
    all: {
      tells: [],
      equations: ['v = la * wa * da', 'v = lb * wb * db'],
      says: ['B is empty. {A} pours all the {liquid} from A to B.'],
    },
    falls: {
      tells: ['f'],
      equations: ['u = la * wa * f', 'u = lb * wb * rb'],
      says: ['Some {liquid} is poured from A to B. The {liquid} in A falls by {f}.'],
    },
  },
  steps: [
    'baseA = la * wa',
    'baseB = lb * wb',
    'v = baseA * da',
    'v = baseB * db',
    'u = baseA * f',
    'u = baseB * rb',
  ],
  draw: (dice) => {
    const [la, wa] = [dice.multiple(5, 20, 50), dice.multiple(5, 10, 30)];
    const [lb, wb] = [dice.multiple(5, 20, 50), dice.multiple(5, 10, 30)];
    const [da, f] = [dice.int(6, 30), dice.int(3, 12)];
    const db = (la * wa * da) / (lb * wb);
    const rb = (la * wa * f) / (lb * wb);
    const isWhole = Number.isInteger(db) && Number.isInteger(rb) && db <= 40;
    if (!isWhole || wa >= la || wb >= lb || la * wa === lb * wb || f >= da) return null;
    if (new Set([la, wa, lb, wb, da, db]).size < 6 || rb === f) return null;
    return { la, wa, da, lb, wb, db, f, rb, baseA: la * wa, baseB: lb * wb, v: la * wa * da, u: la * wa * f };
  },
  slips: SLIPS['depth-when-poured-over'],
  asks: ASKS['depth-when-poured-over'],
  hint: 'No {liquid} is lost. Which volume stays the same?',
  drawing: ({ la = 1, wa = 1, lb = 1, wb = 1 }, _words, write, { id }): DrawingSpec => ({
    kind: 'tanks',
    tanks: [
      figure(
        'A',
        { length: la, breadth: wa, height: 30 },
        [write('{la}'), write('{wa}')],
        id === 'depth' ? write('{da}') : '',
      ),
      figure('B', { length: lb, breadth: wb, height: 30 }, [write('{lb}'), write('{wb}')], ''),
    ],
  }),
};

/** Blocks, and liquids that tanks are filled with. */
export const BLOCKS_AND_TANKS: readonly Setting[] = (
  [
    ['brick', 'water'],
    ['block of wood', 'salt water'],
    ['box', 'oil'],
    ['candle', 'paint'],
    ['bar of soap', 'juice'],
    ['block of clay', 'syrup'],
  ] as const
).map(([block, liquid]) => ({
  id: liquid.replace(' ', '-'),
  style: CM3,
  range: [1, 100],
  words: { block, liquid },
}));

/** Cuboids and the water in them, for Primary 6. */
export const WATER_SITUATIONS: readonly Situation[] = [EDGE_OF_A_CUBOID, DEPTH_OF_WATER, POURED_OVER];
