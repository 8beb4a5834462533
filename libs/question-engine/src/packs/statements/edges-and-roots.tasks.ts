import { PLAIN, measured } from '../../core/amount.js';
import type { Shape } from '../../core/draft.js';
import { facts } from '../../engines/sketch.js';
import { exact } from '../../numbers/exact.js';
import { groupDigits, numberText } from '../../numbers/number-text.js';
import { type Task, type Wrong, asked, slips } from './task.js';

const figures = (value: number): string => groupDigits(String(value));
const BOX_HINTS = [
  'Volume is base times height.',
  'Which sizes do you know?',
  'Divide the volume by what you know.',
] as const;

/** How the volume is told: as it is, in litres, or of several equal boxes together. */
type VolumeTold = 'plain' | 'litres' | 'equal-boxes';

const VOLUME_FACT: Readonly<Record<VolumeTold, readonly string[]>> = {
  plain: ['volume = told'],
  litres: ['volume = told * 1000'],
  'equal-boxes': ['volume * count = told'],
};

/** From a volume and a face, or a volume and an edge: the height, or the face. */
function fromVolume(id: string, statement: 'P6-V-6' | 'P6-V-7', told: VolumeTold): Shape {
  const isFace = statement === 'P6-V-7';
  const proof = facts([...VOLUME_FACT[told], 'base * height = volume'], [], isFace ? 'base' : 'height');
  return asked(
    id,
    [statement],
    told === 'plain' ? ['not_ready', 'guided'] : ['guided', 'independent'],
    proof,
    (dice): Task | null => {
      const height = told === 'litres' ? dice.pick([5, 8, 10, 20, 25]) : dice.int(4, 18);
      const base = told === 'litres' ? dice.multiple(25, 100, 800) : dice.int(12, 90);
      const count = dice.int(2, 6);
      const volume = base * height;
      if (base === height || (told === 'litres' && volume % 500 !== 0) || count === height) return null;
      const key = isFace ? base : height;
      const unit = isFace ? 'cm²' : 'cm';
      const total =
        told === 'litres' ? exact(volume, 1000) : exact(told === 'plain' ? volume : volume * count);
      const word = told === 'litres' ? 'depth' : 'height';
      const whose = told === 'equal-boxes' ? 'each box' : told === 'litres' ? 'the water' : 'the cuboid';
      const first = {
        plain: `A cuboid has a volume of ${figures(volume)} cm³.`,
        litres: `A rectangular tank holds ${numberText(total)} ℓ of water.`,
        'equal-boxes': `A set of ${count} equal boxes has a total volume of ${figures(volume * count)} cm³.`,
      }[told];
      const base1 =
        told === 'litres'
          ? 'The base of the tank has an area of'
          : told === 'plain'
            ? 'Its base has an area of'
            : 'The base of each box has an area of';
      return {
        story: [first, isFace ? `The ${word} of ${whose} is ${height} cm.` : `${base1} ${base} cm².`],
        ask: isFace
          ? `What is the area of the base of ${told === 'litres' ? 'the tank' : whose}?`
          : `What is the ${word} of ${whose}?`,
        blank: isFace
          ? `The area of the base of ${told === 'litres' ? 'the tank' : whose} is ___ cm².`
          : `The ${word} of ${whose} is ___ cm.`,
        key,
        style: measured(unit),
        params: {
          told: total,
          ...(told === 'equal-boxes' ? { count } : {}),
          ...(isFace ? { height } : { base }),
        },
        work: [
          ...(told === 'litres'
            ? [['Volume in cm³', `${numberText(total)} × 1000`, measured('cm³')] as const]
            : []),
          ...(told === 'equal-boxes'
            ? [['Volume of a box', `${figures(volume * count)} ÷ ${count}`, measured('cm³')] as const]
            : []),
          [
            isFace ? 'Area of the base' : `The ${word}`,
            `${figures(volume)} ÷ ${isFace ? height : base}`,
            measured(unit),
          ],
        ],
        hints: BOX_HINTS,
        wrongs: slips(
          ['You took away. Divide instead.', volume - (isFace ? height : base)],
          ['Check the division.', key + 1],
          ['Check the division.', key - 1],
          ['Check the division.', key + 10],
          [
            'Check which volume belongs to one of them, and its unit.',
            told === 'equal-boxes' ? key * count : key * 10,
          ],
          ['Check the division.', key * 2],
        ).filter(([, , value]) => Number(value) > 0),
        drawing: null,
      };
    },
  );
}

function roots(id: string, isCube: boolean, told: 'sign' | 'edge' | 'sum'): Shape {
  const power = isCube ? 'r * r * r' : 'r * r';
  return asked(
    id,
    ['P6-V-8', ...(told === 'edge' && isCube ? (['P6-V-5'] as const) : [])],
    ['not_ready', 'guided'],
    {
      kind: 'search',
      solve: (givens) => {
        const value = givens.get('value');
        const more = givens.get('more') ?? exact(0);
        return Array.from({ length: 30 }, (_, i) => exact(i + 1)).flatMap((root) =>
          value && (isCube ? root.mul(root).mul(root) : root.mul(root)).equals(value) ? [root.add(more)] : [],
        );
      },
    },
    (dice): Task | null => {
      const root = dice.int(3, isCube ? 10 : 15);
      const value = isCube ? root ** 3 : root ** 2;
      const more = dice.int(4, 40);
      const sign = isCube ? '∛' : '√';
      const key = told === 'sum' ? root + more : root;
      const style = told === 'edge' ? measured('cm') : PLAIN;
      if (told === 'sum' && more === root) return null;
      const wrongs: Wrong[] = slips(
        [
          isCube ? 'Which number times itself times itself gives it?' : 'Which number times itself gives it?',
          isCube ? Math.round(value / 3) : value / 2,
        ],
        ['Check by multiplying.', key + 1],
        ['Check by multiplying.', key - 1],
        ['Check by multiplying.', key + 2],
        ['The root comes first.', told === 'sum' ? root : key + 10],
      );
      return {
        story:
          told === 'edge'
            ? [
                isCube
                  ? `A cube has a volume of ${figures(value)} cm³.`
                  : `A square face of a box has an area of ${value} cm².`,
              ]
            : [],
        ask: {
          sign: `What is ${sign}${value}?`,
          edge: isCube ? 'How long is an edge of the cube?' : 'How long is a side of this face?',
          sum: `What is ${sign}${value} + ${more}?`,
        }[told],
        blank: {
          sign: `${sign}${value} is ___.`,
          edge: isCube ? 'An edge of the cube is ___ cm long.' : 'A side of this face is ___ cm long.',
          sum: `${sign}${value} + ${more} is ___.`,
        }[told],
        key,
        style,
        params: told === 'sum' ? { value, more } : { value },
        work: [
          [`Try ${root}`, power.replaceAll('r', String(root)).replaceAll('*', '×')],
          ...(told === 'sum'
            ? [['Together', `${root} + ${more}`, PLAIN] as const]
            : [told === 'edge' ? `So the length is ${root} cm` : `So the root is ${root}`]),
        ],
        hints: [
          'The root is the number behind the product.',
          'Try small whole numbers.',
          'Check by multiplying.',
        ],
        wrongs: wrongs.filter(([, , one]) => Number.isInteger(Number(one)) && Number(one) > 0),
        drawing: null,
      };
    },
  );
}

/** The edge of a cube whose volume is told by the cuboid that it is made of, or of several equal cubes together. */
function edgeOfCube(id: string, told: 'cuboid' | 'several'): Shape {
  const isCuboid = told === 'cuboid';
  return asked(
    id,
    ['P6-V-5'],
    ['guided', 'independent'],
    {
      kind: 'search',
      solve: (givens) => {
        const [l, w, h] = ['l', 'w', 'h'].map((name) => givens.get(name) ?? exact(1));
        const [total, count] = [givens.get('total'), givens.get('count') ?? exact(1)];
        const volume = total ?? l?.mul(w ?? 1).mul(h ?? 1);
        return Array.from({ length: 30 }, (_, i) => exact(i + 1)).filter(
          (e) => volume && e.mul(e).mul(e).mul(count).equals(volume),
        );
      },
    },
    (dice): Task | null => {
      const edge = dice.pick(isCuboid ? [4, 6, 8, 9, 10, 12] : [3, 4, 5, 6, 7, 8, 9, 10]);
      const [volume, count] = [edge ** 3, dice.int(2, 9)];
      const h = dice.pick([2, 3, 4, 6, 8, 9]);
      const l = edge * dice.pick([2, 3]);
      const w = volume / l / h;
      if (isCuboid ? !Number.isInteger(w) || new Set([l, w, h, edge]).size < 4 || w < 2 : count === edge)
        return null;
      const thing = dice.pick(['clay', 'wax', 'soap', 'metal', 'butter']);
      return {
        story: isCuboid
          ? [
              `A block of ${thing} is a cuboid of ${l} cm by ${w} cm by ${h} cm.`,
              'All of it is formed into a cube.',
            ]
          : [
              `There are ${count} equal cubes of ${thing} with a total volume of ${figures(volume * count)} cm³.`,
            ],
        ask: isCuboid ? 'How long is an edge of the cube?' : 'How long is an edge of each cube?',
        blank: isCuboid ? 'An edge of the cube is ___ cm long.' : 'An edge of each cube is ___ cm long.',
        key: edge,
        style: measured('cm'),
        params: isCuboid ? { l, w, h } : { total: volume * count, count },
        work: [
          [
            'Volume of a cube',
            isCuboid ? `${l} × ${w} × ${h}` : `${figures(volume * count)} ÷ ${count}`,
            measured('cm³'),
          ],
          [`Try ${edge}`, `${edge} × ${edge} × ${edge}`],
          `So the edge is ${edge} cm`,
        ],
        hints: [
          'Find the volume of one cube first.',
          'Which number times itself times itself gives it?',
          'Try small whole numbers.',
        ],
        wrongs: slips(
          ['Which number times itself times itself gives it?', volume / 3],
          ['Check by multiplying.', edge + 1],
          ['Check by multiplying.', edge - 1],
          ['Check by multiplying.', edge + 2],
          ['A cube has equal edges.', isCuboid ? l : edge * count],
        ).filter(([, , one]) => Number.isInteger(Number(one)) && Number(one) > 0),
        drawing: null,
      };
    },
  );
}

/** Heights, faces and roots, for Primary 6. */
export const EDGE_TASKS: readonly Shape[] = [
  fromVolume('height-of-a-cuboid-from-its-base', 'P6-V-6', 'plain'),
  fromVolume('depth-of-litres-from-the-base', 'P6-V-6', 'litres'),
  fromVolume('height-of-equal-boxes', 'P6-V-6', 'equal-boxes'),
  fromVolume('base-of-a-cuboid-from-its-height', 'P6-V-7', 'plain'),
  fromVolume('base-of-a-tank-from-litres', 'P6-V-7', 'litres'),
  fromVolume('base-of-equal-boxes', 'P6-V-7', 'equal-boxes'),
  roots('square-root', false, 'sign'),
  roots('cube-root', true, 'sign'),
  roots('side-of-a-square-face', false, 'edge'),
  roots('edge-of-a-cube', true, 'edge'),
  roots('root-in-a-sum', false, 'sum'),
  edgeOfCube('edge-of-a-cube-from-a-cuboid', 'cuboid'),
  edgeOfCube('edge-of-equal-cubes', 'several'),
];
