import { amount, measured } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import { type Draft, type Shape, gateway, relation } from '../../core/draft.js';
import { exact } from '../../numbers/exact.js';
import { Working } from '../../core/working.js';
import type { CuboidSpec } from '../../drawing/drawing-spec.js';

const CM = measured('cm', 1);
const CM3 = measured('cm³', 0);

/** Things that are cuboids, in pairs of the same kind. */
const PAIRS = [
  ['Tank P', 'Tank Q', 'tank'],
  ['Box P', 'Box Q', 'box'],
  ['Carton P', 'Carton Q', 'carton'],
  ['Block P', 'Block Q', 'block of clay'],
] as const;

interface Twins {
  l: number;
  b: number;
  h: number;
  l2: number;
  b2: number;
  x: number;
}

/** Two cuboids of equal volume with sides from 4 cm up: the second is drawn, the first is cut from its volume. */
function drawTwins(dice: Dice, most: number): Twins | null {
  const [l2, b2, x] = [dice.int(5, most), dice.int(4, most), dice.int(4, most)];
  const volume = l2 * b2 * x;
  const sides = (v: number): number[] =>
    Array.from({ length: most - 3 }, (_, i) => i + 4).filter((s) => v % s === 0 && s !== x);
  const lengths = sides(volume);
  if (lengths.length === 0) return null;
  const l = dice.pick(lengths);
  const breadths = sides(volume / l).filter((b) => sides(volume / l).includes(volume / l / b));
  if (breadths.length === 0) return null;
  const b = dice.pick(breadths);
  const h = volume / l / b;
  const same = [l, b, h].sort((p, q) => p - q).join() === [l2, b2, x].sort((p, q) => p - q).join();
  return same || [l, b, h, l2, b2].includes(x) ? null : { l, b, h, l2, b2, x };
}

function cuboid(
  name: string,
  l: number,
  b: number,
  h: number,
  labels: Partial<Record<'l' | 'b' | 'h', string>>,
): CuboidSpec {
  return {
    kind: 'cuboid',
    name,
    length: labels.l ?? `${l} cm`,
    breadth: labels.b ?? `${b} cm`,
    height: labels.h ?? `${h} cm`,
    sizes: { length: l, breadth: b, height: h },
  };
}

const TWO_VOLUMES = [
  gateway('volumeP = l * b * h'),
  gateway('volumeQ = l2 * b2 * x'),
  relation('volumeP = volumeQ'),
];

function sameVolume(id: string, level: 'not_ready' | 'guided'): Shape {
  return {
    id,
    levels: [level],
    proof: { kind: 'facts', facts: TWO_VOLUMES, asked: 'x' },
    draw: (dice): Draft | null => {
      const [p, q, kind] = dice.pick(PAIRS);
      const t = drawTwins(dice, level === 'not_ready' ? 12 : 30);
      if (!t) return null;
      const { l, b, h, l2, b2, x } = t;
      const working = new Working();
      const volume = working.calc(`Volume of ${p}`, `${l} × ${b} × ${h}`, CM3);
      const base = working.calc(`Base area of ${q}`, `${l2} × ${b2}`, measured('cm²', 0));
      working.calc(`Height of ${q}`, `${CM3.bare(volume)} ÷ ${CM3.bare(base)}`, CM);
      return {
        story: [
          `${p} is a cuboid of ${l} cm by ${b} cm by ${h} cm.`,
          kind === 'block of clay'
            ? `It is pressed into a new cuboid, ${q}, with a base of ${l2} cm by ${b2} cm.`
            : `${q} has a base of ${l2} cm by ${b2} cm and the same volume as ${p}.`,
        ],
        ask: `What is the height of ${q}?`,
        blank: `The height of ${q} is ___ cm.`,
        answer: amount(x, CM),
        middles: [{ blank: `The volume of ${p} is ___ cm³.`, amount: amount(l * b * h, CM3) }],
        params: { l, b, h, l2, b2 },
        working,
        hints: [
          'What is the same for both cuboids?',
          `Find the volume of ${p} first.`,
          `Multiply the three sides of ${p}. Then share by the base area of ${q}.`,
        ],
        wrongs: [
          {
            code: 'divided-by-one-side',
            explanation: 'Share the volume by the whole base area.',
            value: exact(l * b * h, l2),
          },
          {
            code: 'added-the-sides',
            explanation: 'Volume is length times breadth times height.',
            value: Math.abs(l + b + h - l2 - b2),
          },
          { code: 'same-height', explanation: 'The volumes are equal, not the heights.', value: h },
          {
            code: 'base-area-only',
            explanation: 'You used only two sides of the first cuboid.',
            value: exact(l * b, l2),
          },
          {
            code: 'divided-by-one-side',
            explanation: 'Share the volume by the whole base area.',
            value: exact(l * b * h, b2),
          },
          {
            code: 'sum-of-sides-for-base',
            explanation: 'The base area is length times breadth.',
            value: exact(l * b * h, l2 + b2),
          },
          {
            code: 'swapped',
            explanation: 'Check which cuboid has the larger base.',
            value: exact(l2 * b2 * h, l * b),
          },
          { code: 'one-too-few', explanation: 'Check your division.', value: x - 1 },
        ],
        drawing: cuboid(q, l2, b2, x, { h: '?' }),
      };
    },
  };
}

const WATER_MOVED: Shape = {
  id: 'water-poured-over',
  levels: ['independent'],
  proof: {
    kind: 'facts',
    facts: [
      gateway('volumeP = l * b * depth'),
      gateway('volumeQ = l2 * b2 * x'),
      relation('volumeP = volumeQ'),
    ],
    asked: 'x',
  },
  draw: (dice): Draft | null => {
    const t = drawTwins(dice, 36);
    if (!t) return null;
    const { l, b, h: depth, l2, b2, x } = t;
    const tall = depth + dice.int(3, 12);
    const what = dice.pick(['water', 'juice', 'soya milk', 'barley water']);
    const working = new Working();
    const volume = working.calc(`Volume of the ${what}`, `${l} × ${b} × ${depth}`, CM3);
    const base = working.calc('Base area of Tank Q', `${l2} × ${b2}`, measured('cm²', 0));
    working.calc('Depth in Tank Q', `${CM3.bare(volume)} ÷ ${CM3.bare(base)}`, CM);
    return {
      story: [
        `The figure shows Tank P with ${what} to a depth of ${depth} cm.`,
        `All of it is poured into an empty Tank Q with a base of ${l2} cm by ${b2} cm.`,
      ],
      ask: `What is the depth of the ${what} in Tank Q?`,
      blank: `The depth of the ${what} in Tank Q is ___ cm.`,
      answer: amount(x, CM),
      middles: [{ blank: `The volume of the ${what} is ___ cm³.`, amount: amount(l * b * depth, CM3) }],
      params: { l, b, depth, l2, b2 },
      working,
      hints: [
        `What stays the same when the ${what} is poured over?`,
        `Find the volume of the ${what}. Which height do you need?`,
        `Use the depth, not the height of the tank. Then share by the base area of Tank Q.`,
      ],
      wrongs: [
        {
          code: 'height-for-depth',
          explanation: 'Use the depth of what is in the tank, not the height of the tank.',
          value: exact(l * b * tall, l2 * b2),
        },
        { code: 'same-depth', explanation: 'The volume stays the same, not the depth.', value: depth },
        {
          code: 'divided-by-one-side',
          explanation: 'Share the volume by the whole base area.',
          value: exact(l * b * depth, l2),
        },
        {
          code: 'divided-by-one-side',
          explanation: 'Share the volume by the whole base area.',
          value: exact(l * b * depth, b2),
        },
        {
          code: 'empty-part',
          explanation: 'You used the empty part of the tank.',
          value: exact(l * b * (tall - depth), l2 * b2),
        },
        {
          code: 'sum-of-sides-for-base',
          explanation: 'The base area is length times breadth.',
          value: exact(l * b * depth, l2 + b2),
        },
        { code: 'one-too-many', explanation: 'Check your division.', value: x + 1 },
      ],
      drawing: {
        ...cuboid('Tank P', l, b, tall, { h: '' }),
        water: { share: depth / tall, label: `${depth} cm` },
      },
    };
  },
};

const CUBES_FROM_BLOCK: Shape = {
  id: 'cubes-and-cuboid',
  levels: ['mastery'],
  proof: {
    kind: 'facts',
    facts: [
      gateway('cube = edge * edge * edge'),
      gateway('cuboid = l2 * b2 * x'),
      relation('total = count * cube'),
      relation('total = cuboid + rest'),
    ],
    asked: 'x',
  },
  draw: (dice): Draft | null => {
    const edge = dice.int(2, 6);
    const count = dice.int(10, 60);
    const l2 = dice.int(5, 20);
    const b2 = dice.int(4, 16);
    const total = count * edge ** 3;
    const x = Math.floor((total - 10) / (l2 * b2));
    const rest = total - x * l2 * b2;
    if (x < 3 || x > 30 || rest > 240 || [edge, count, l2, b2].includes(x)) return null;
    const thing = dice.pick(['wax', 'clay', 'plasticine', 'chocolate']);
    const working = new Working();
    const one = working.calc('Volume of one cube', `${edge} × ${edge} × ${edge}`, CM3);
    const all = working.calc('Volume of all the cubes', `${count} × ${CM3.bare(one)}`, CM3);
    const used = working.calc('Volume of the cuboid', `${CM3.bare(all)} − ${rest}`, CM3);
    const base = working.calc('Base area of the cuboid', `${l2} × ${b2}`, measured('cm²', 0));
    working.calc('Height of the cuboid', `${CM3.bare(used)} ÷ ${CM3.bare(base)}`, CM);
    return {
      story: [
        `${count} cubes of ${thing} with an edge of ${edge} cm are melted together.`.replace(
          'melted',
          thing === 'clay' || thing === 'plasticine' ? 'pressed' : 'melted',
        ),
        `A cuboid with a base of ${l2} cm by ${b2} cm is made, and ${rest} cm³ of ${thing} is left over.`,
      ],
      ask: 'What is the height of the cuboid?',
      blank: 'The height of the cuboid is ___ cm.',
      answer: amount(x, CM),
      middles: [{ blank: 'The volume of the cuboid is ___ cm³.', amount: amount(total - rest, CM3) }],
      params: { count, edge, l2, b2, rest },
      working,
      hints: [
        'What is the same before and after?',
        'Find the volume of all the cubes. Is all of it in the cuboid?',
        'Take what is left over from the volume of the cubes. Then share by the base area.',
      ],
      wrongs: [
        {
          code: 'left-over-forgotten',
          explanation: 'Some of it is left over and not in the cuboid.',
          value: exact(total, l2 * b2),
        },
        {
          code: 'left-over-added',
          explanation: 'What is left over is not in the cuboid.',
          value: exact(total + rest, l2 * b2),
        },
        {
          code: 'face-for-volume',
          explanation: 'The volume of a cube uses its edge three times.',
          value: exact(count * edge ** 2, l2),
        },
        {
          code: 'divided-by-one-side',
          explanation: 'Share the volume by the whole base area.',
          value: exact(total - rest, l2),
        },
        {
          code: 'divided-by-one-side',
          explanation: 'Share the volume by the whole base area.',
          value: exact(total - rest, b2),
        },
        {
          code: 'edge-times-three',
          explanation: 'Edge times edge times edge is not three times the edge.',
          value: exact(Math.abs(count * edge * 3 - rest), l2),
        },
        {
          code: 'sum-of-sides-for-base',
          explanation: 'The base area is length times breadth.',
          value: exact(total - rest, l2 + b2),
        },
        { code: 'one-too-many', explanation: 'Check your division.', value: x + 1 },
      ],
      drawing: null,
    };
  },
};

/** h4 for measurement: two shapes of one volume. */
export const MEASUREMENT_EQUAL: readonly Shape[] = [
  sameVolume('small-cuboids', 'not_ready'),
  sameVolume('cuboids', 'guided'),
  WATER_MOVED,
  CUBES_FROM_BLOCK,
];
