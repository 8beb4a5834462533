import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import { PLAIN } from '../../core/amount.js';
import type { Shape } from '../../core/draft.js';
import type { Dice } from '../../core/dice.js';
import { exact, toWhole } from '../../numbers/exact.js';
import { drawPerson } from '../../core/people.js';
import { type Given, type Sketch, facts, range, search, shape } from '../../engines/sketch.js';
import { CM, CM2, CM3, LITRES, drawBlock, drawTank, tank, volumeOf } from './solids.parts.js';

/** Cuboids with whole edges up to 24, the length the longest. */
const CUBOIDS = range(1, 24).flatMap((l) =>
  range(1, l).flatMap((b) => range(1, b).map((h) => ({ l, b, h }))),
);

/** By volume, as every trial starts from one. */
const BY_VOLUME = new Map<number, typeof CUBOIDS>();
for (const c of CUBOIDS) BY_VOLUME.set(volumeOf(c), [...(BY_VOLUME.get(volumeOf(c)) ?? []), c]);

/** Those whose height has to be told: another cuboid has the same volume, and its length and breadth the same sum. */
const HEIGHT_NEEDED = CUBOIDS.filter(
  ({ l, b, h }) =>
    l - b >= 2 &&
    b > h &&
    h >= 2 &&
    (BY_VOLUME.get(volumeOf({ l, b, h })) ?? []).some((o) => o.l + o.b === l + b && o.l !== l),
);

function drawCuboid(dice: Dice, isCube: boolean): { l: number; b: number; h: number } {
  const l = dice.int(3, isCube ? 12 : 14);
  const b = isCube ? l : dice.int(2, l);
  return { l, b, h: isCube ? l : dice.int(2, b) };
}

function edgesByTrial(
  id: string,
  level: ProficiencyLevel,
  told: 'cube' | 'base' | 'sum',
  asked: 'edge' | 'longest' | 'surface',
): Shape {
  const value = (c: { l: number; b: number; h: number }): number => (asked === 'surface' ? c.l * c.b : c.l);
  const matches = (c: { l: number; b: number; h: number }, v: number, given: Given): boolean =>
    v === volumeOf(c) &&
    (told === 'cube'
      ? c.l === c.b && c.b === c.h
      : told === 'base'
        ? given('h').equals(c.h) && given('sum').equals(c.l + c.b)
        : given('sum').equals(c.l + c.b + c.h));
  return shape(
    id,
    level,
    search(
      (given) => {
        const v = toWhole(given('v'));
        return [...new Set((BY_VOLUME.get(v) ?? []).filter((c) => matches(c, v, given)).map(value))];
      },
      () => true,
    ),
    (dice): Sketch | null => {
      const c = told === 'base' ? dice.pick(HEIGHT_NEEDED) : drawCuboid(dice, told === 'cube');
      const { l, b, h } = c;
      const v = volumeOf(c);
      const sum = told === 'sum' ? l + b + h : l + b;
      if (told !== 'cube' && (l === b || b === h || l - b < 2)) return null;
      if (told === 'sum' && (BY_VOLUME.get(v) ?? []).filter((o) => o.l + o.b + o.h === sum).length !== 1)
        return null;
      const key = value(c);
      const thing = drawBlock(dice);
      const near = told === 'base' ? [l + 1, b - 1] : [l, b];
      return {
        story: {
          cube: [`${thing} is a cube.`, `Its volume is ${v} cm³.`],
          base: [
            `${thing} is a cuboid, ${h} cm high. Its edges are whole centimetres.`,
            `Its volume is ${v} cm³, and its length and breadth add up to ${sum} cm.`,
          ],
          sum: [
            `${thing} is a cuboid. Its edges are whole centimetres.`,
            `Its volume is ${v} cm³. Length, breadth and height add up to ${sum} cm.`,
          ],
        }[told],
        ask:
          asked === 'edge'
            ? 'How long is one edge?'
            : asked === 'longest'
              ? 'How long is its longest edge?'
              : 'What is the area of its largest face?',
        blank:
          asked === 'edge'
            ? 'One edge is ___ cm long.'
            : asked === 'longest'
              ? 'Its longest edge is ___ cm.'
              : 'The area of its largest face is ___ cm².',
        key,
        style: asked === 'surface' ? CM2 : CM,
        via:
          told === 'sum'
            ? [['Its shortest edge is ___ cm.', h, CM]]
            : told === 'base'
              ? [['The area of its base is ___.', l * b, PLAIN]]
              : [],
        params: { v, ...(told === 'cube' ? {} : { sum }), ...(told === 'base' ? { h } : {}) },
        work: [
          ...(told === 'cube'
            ? ([
                [`Try ${l - 1}, too small`, `${l - 1} × ${l - 1} × ${l - 1}`, CM3],
                [`Try ${l}, that fits`, `${l} × ${l} × ${l}`, CM3],
              ] as const)
            : []),
          ...(told === 'base'
            ? ([
                ['Base', `${v} ÷ ${h}`],
                [`Try ${near[0] ?? 0} and ${near[1] ?? 0}, too small`, `${near[0] ?? 0} × ${near[1] ?? 0}`],
                [`Try ${l} and ${b}, that fits`, `${l} × ${b}`],
              ] as const)
            : []),
          ...(told === 'sum'
            ? ([
                [`Try a shortest edge of ${h} cm: length and breadth together`, `${sum} − ${h}`, CM],
                ['Their product must be', `${v} ÷ ${h}`],
                [`Try ${l} and ${b}, that fits`, `${l} × ${b}`],
                [`Shortest edge, from all three`, `${sum} − ${l} − ${b}`, CM],
              ] as const)
            : []),
          ...(asked === 'surface'
            ? ([['Largest face', `${l} × ${b}`, CM2]] as const)
            : [`${asked === 'edge' ? 'The' : 'The longest'} edge is ${l} cm`]),
        ],
        hints: [
          'Try numbers and write down the volume each time.',
          told === 'cube'
            ? 'An edge times itself and times itself again gives the volume.'
            : 'Choose edges with the sum that is told. Is the volume too small or too large?',
          'Change your try step by step until everything fits.',
        ],
        wrongs: [
          asked === 'surface'
            ? ['halved-too-often', exact(l * b, 2)]
            : ['face-for-edge', told === 'cube' ? exact(v, 3) : exact(l * b)],
          ['one-too-many', key + 1],
          ['one-too-few', key - 1],
          ['other-part', asked === 'surface' ? b * h : b],
          told === 'cube'
            ? ['calculation-slip', l + 2]
            : ['shared-by-wrong-number', exact(sum, told === 'sum' ? 3 : 2)],
          ['calculation-slip', key + 2],
          ['clue-missed', asked === 'surface' ? l * h : l + 3],
        ],
        drawing:
          level === 'not_ready'
            ? {
                kind: 'table',
                title: 'Try out',
                header: ['Edge', 'Volume'],
                rows: [2, 3].map((x) => [`${x} cm`, `${x * x * x} cm³`]),
              }
            : null,
      };
    },
  );
}

/** h8 for volume: edges are tried out. */
export const SOLIDS_TRIES: readonly Shape[] = [
  edgesByTrial('edge-of-cube', 'not_ready', 'cube', 'edge'),
  edgesByTrial('length-from-base', 'guided', 'base', 'longest'),
  edgesByTrial('longest-edge', 'independent', 'sum', 'longest'),
  edgesByTrial('largest-face', 'mastery', 'sum', 'surface'),
];

function letters(id: string, level: ProficiencyLevel, kind: 'rise' | 'height' | 'edges' | 'tanks'): Shape {
  const proof = {
    rise: facts(['water = l * b * x'], ['water = 1000 * in'], 'x'),
    height: facts(['volume = l * b * height'], ['height = k * x + n', 'told = volume'], 'x'),
    edges: facts(['part = l * b'], ['told = part * x + part * k * x'], 'x'),
    tanks: facts(
      ['va = la * ba * da', 'vb = lb * bb * db', '1000 * in = va - vb'],
      ['da = k * x + n', 'db = x'],
      'x',
    ),
  }[kind];
  return shape(id, level, proof, (dice): Sketch | null => {
    const e = { l: dice.multiple(5, 20, 50), b: dice.multiple(5, 10, 40) };
    const base = e.l * e.b;
    const x = dice.int(3, 24);
    const k = dice.int(2, 5);
    const n = dice.int(2, 20);
    const owner = drawTank(dice);
    if (e.b > e.l) return null;
    if (kind === 'rise') {
      const litres = exact(base * x, 1000);
      if ((1000 * Number(litres.n)) % Number(litres.d) !== 0 || litres.d > 20n) return null;
      return {
        story: [
          `${owner} is ${e.l} cm long and ${e.b} cm wide.`,
          `When ${LITRES.text(litres)} of water is poured in, the water rises by x cm.`,
        ],
        ask: 'What is the value of x?',
        blank: 'The value of x is ___.',
        key: x,
        style: PLAIN,
        params: { ...e, in: litres },
        work: [
          ['Water', `${LITRES.bare(litres)} × 1000`, CM3],
          ['Base', `${e.l} × ${e.b}`],
          `${base}x makes ${base * x}.`,
          ['x', `${base * x} ÷ ${base}`],
        ],
        hints: [
          'Write the volume of the water that rises with x.',
          'Change the litres to cubic centimetres.',
          'The base times x makes this volume. Divide.',
        ],
        wrongs: [
          ['thousand-not-hundred', exact(x, 10)],
          ['base-area-forgotten', exact(base * x, e.l * 10)],
          ['edges-added', exact(base * x, 10 * (e.l + e.b))],
          ['one-too-many', x + 1],
          ['one-too-few', x - 1],
          ['calculation-slip', x + 2],
        ],
        drawing: {
          kind: 'tanks',
          tanks: [
            tank('', { ...e, h: x + 12 }, { l: `${e.l} cm`, b: `${e.b} cm` }, { depth: x, label: 'x cm' }),
          ],
        },
      };
    }
    if (kind === 'height') {
      const height = k * x + n;
      const told = base * height;
      if (height > 90 || height === x) return null;
      return {
        story: [
          `${owner} is ${e.l} cm long, ${e.b} cm wide and ${k}x + ${n} cm high.`,
          `It holds ${CM3.text(told)} of water when it is full.`,
        ],
        ask: 'What is the value of x?',
        blank: 'The value of x is ___.',
        key: x,
        style: PLAIN,
        params: { ...e, k, n, told },
        work: [
          ['Base', `${e.l} × ${e.b}`],
          ['Height', `${told} ÷ ${base}`, CM],
          [`${k}x`, `${height} − ${n}`],
          ['x', `${height - n} ÷ ${k}`],
        ],
        hints: [
          'Find the height in centimetres first.',
          'The height is written with x as well. Both are equal.',
          'Take the plain number away, then share.',
        ],
        wrongs: [
          ['size-for-letter', height],
          ['forgot-the-number', exact(height, k)],
          ['stopped-early', height - n],
          ['added-instead', exact(height + n, k)],
          ['one-too-many', x + 1],
          ['calculation-slip', x + 2],
        ],
        drawing: null,
      };
    }
    if (kind === 'edges') {
      const told = base * x * (k + 1);
      if (told > 200_000) return null;
      return {
        story: [
          `Two tanks of ${drawPerson(dice).name} have the same base, ${e.l} cm by ${e.b} cm.`,
          `The water in one is x cm deep, in the other ${k}x cm. Together they hold ${CM3.text(told)} of water.`,
        ],
        ask: 'What is the value of x?',
        blank: 'The value of x is ___.',
        key: x,
        style: PLAIN,
        via: [['One unit of x takes ___ cm³ in each tank.', base, CM3]],
        params: { ...e, k, told },
        work: [
          ['Base, so many cubic centimetres for each centimetre', `${e.l} × ${e.b}`, CM3],
          ['Both depths together, so many x', `1 + ${k}`],
          ['Both depths together', `${told} ÷ ${base}`, CM],
          ['x', `${(k + 1) * x} ÷ ${k + 1}`],
        ],
        hints: [
          'Write both volumes with x.',
          'Put both depths together, as if it were one tank.',
          'Divide the volume by the base, then share by the number of x.',
        ],
        wrongs: [
          ['not-shared', (k + 1) * x],
          ['wrong-letters-added', exact((k + 1) * x, k)],
          ['size-for-letter', k * x],
          ['shared-by-wrong-number', exact((k + 1) * x, 2)],
          ['one-too-many', x + 1],
          ['calculation-slip', x + 2],
          ['one-too-few', x - 1],
        ],
        drawing: null,
      };
    }
    const other = { l: dice.multiple(5, 15, 40), b: dice.multiple(5, 10, 30) };
    const sb = other.l * other.b;
    const depth = k * x + n;
    const gap = exact(base * depth - sb * x, 1000);
    if (other.b > other.l || gap.compare(0) <= 0 || depth > 60 || gap.d > 2n) return null;
    const rate = k * base - sb;
    if (rate <= 0) return null;
    return {
      story: [
        `${drawPerson(dice).name} has two tanks. The base of A is ${e.l} cm by ${e.b} cm, the base of B is ${other.l} cm by ${other.b} cm.`,
        `The water in A is ${k}x + ${n} cm deep, in B it is x cm deep. A holds ${LITRES.text(gap)} more water than B.`,
      ],
      ask: 'What is the value of x?',
      blank: 'The value of x is ___.',
      key: x,
      style: PLAIN,
      via: [['The difference in volume is ___ cm³.', gap.mul(1000), CM3]],
      params: { la: e.l, ba: e.b, lb: other.l, bb: other.b, k, n, in: gap },
      work: [
        ['Difference', `${LITRES.bare(gap)} × 1000`, CM3],
        ['Water in A for the plain number', `${e.l} × ${e.b} × ${n}`, CM3],
        ['Cubic centimetres for each x: A without B', `${k} × ${base} − ${sb}`],
        ['Left for x', `${CM3.bare(gap.mul(1000))} − ${base * n}`, CM3],
        ['x', `${CM3.bare(gap.mul(1000).sub(base * n))} ÷ ${rate}`],
      ],
      hints: [
        'Write both volumes with x.',
        'Change the litres to cubic centimetres.',
        'Take away what the plain number makes. Then see how much one x makes.',
      ],
      wrongs: [
        ['size-for-letter', depth],
        ['forgot-the-number', gap.mul(1000).div(rate)],
        [
          'wrong-letters-added',
          gap
            .mul(1000)
            .sub(base * n)
            .div(k * base),
        ],
        [
          'thousand-not-hundred',
          gap
            .mul(100)
            .sub(base * n)
            .abs()
            .div(rate),
        ],
        ['one-too-many', x + 1],
        ['one-too-few', x - 1],
        ['calculation-slip', x + 2],
      ],
      drawing: null,
    };
  });
}

/** h11 for volume: a letter stands for a depth or a height. */
export const SOLIDS_LETTERS: readonly Shape[] = [
  letters('rise-in-x', 'not_ready', 'rise'),
  letters('height-in-x', 'guided', 'height'),
  letters('two-depths-in-x', 'independent', 'edges'),
  letters('two-tanks-in-x', 'mastery', 'tanks'),
];
