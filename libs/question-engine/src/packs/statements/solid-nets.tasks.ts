import { PLAIN, oneOf } from '../../core/amount.js';
import type { Shape } from '../../core/draft.js';
import type { Panel, PanelMark } from '../../drawing/panels.drawing.js';
import { searchNames } from '../../engines/sketch.js';
import { exact } from '../../numbers/exact.js';
import type { Point } from './flat-shapes.js';
import { boundsOf, plus, readPath } from './plane.js';
import { LETTER, LETTERS, asked, otherLetters, otherPlaces } from './task.js';
import { rectangleOf } from '../../drawing/rectangle.js';

/** Nets of solids: faces in the plane, and what they are in words. */
interface SolidNet {
  name: string;
  says: string;
  faces: readonly (readonly Point[])[];
  edges: number;
  corners: number;
}

const rect = (x: number, y: number, w: number, h: number): Point[] => rectangleOf(x, y, x + w, y + h);

/** A net of a cube: the corners of its squares, in squares. */
const cubeNet = (squares: string): SolidNet => ({
  ...{ name: 'cube', says: 'six equal squares', edges: 12, corners: 8 },
  faces: readPath(squares).map(([x = 0, y = 0]) => rect(x * 2, y * 2, 2, 2)),
});

const CUBOID = { name: 'cuboid', says: 'six rectangles, in pairs of the same size', edges: 12, corners: 8 };

const SOLID_NETS: readonly SolidNet[] = [
  cubeNet('1,0 0,1 1,1 2,1 3,1 1,2'),
  cubeNet('0,0 1,0 1,1 2,1 2,2 3,2'),
  {
    ...CUBOID,
    faces: [
      rect(0, 1, 1, 4),
      rect(1, 1, 2, 4),
      rect(3, 1, 1, 4),
      rect(4, 1, 2, 4),
      rect(1, 0, 2, 1),
      rect(1, 5, 2, 1),
    ],
  },
  {
    ...CUBOID,
    faces: [
      rect(0, 2, 2, 3),
      rect(2, 2, 3, 3),
      rect(5, 2, 2, 3),
      rect(7, 2, 3, 3),
      rect(2, 0, 3, 2),
      rect(7, 5, 3, 2),
    ],
  },
  {
    name: 'triangular prism',
    says: 'three rectangles in a row and two equal triangles',
    faces: [
      rect(0, 2, 2, 4),
      rect(2, 2, 2, 4),
      rect(4, 2, 2, 4),
      readPath('2,2 4,2 3,0.27'),
      readPath('2,6 4,6 3,7.73'),
    ],
    edges: 9,
    corners: 6,
  },
  {
    name: 'triangular prism',
    says: 'three rectangles in a row and two equal triangles',
    faces: [
      rect(0, 2, 2, 4),
      rect(2, 2, 2, 4),
      rect(4, 2, 2, 4),
      readPath('0,2 2,2 1,0.27'),
      readPath('4,6 6,6 5,7.73'),
    ],
    edges: 9,
    corners: 6,
  },
  {
    name: 'square pyramid',
    says: 'one square with a triangle on each side',
    faces: [
      rect(2.5, 2.5, 2.5, 2.5),
      readPath('2.5,2.5 5,2.5 3.75,0'),
      readPath('2.5,5 5,5 3.75,7.5'),
      readPath('2.5,2.5 2.5,5 0,3.75'),
      readPath('5,2.5 5,5 7.5,3.75'),
    ],
    edges: 8,
    corners: 5,
  },
  {
    name: 'triangular pyramid',
    says: 'four equal triangles',
    faces: [
      readPath('4,0 2,3.46 6,3.46'),
      readPath('2,3.46 0,6.92 4,6.92'),
      readPath('6,3.46 4,6.92 8,6.92'),
      readPath('2,3.46 6,3.46 4,6.92'),
    ],
    edges: 6,
    corners: 4,
  },
];

const NAMES = ['cube', 'cuboid', 'triangular prism', 'square pyramid', 'triangular pyramid'] as const;

const WHY: Readonly<Record<string, string>> = Object.fromEntries(
  SOLID_NETS.map(({ name, says }) => [name, `The net of a ${name} has ${says}.`]),
);

function solidNetPanel({ faces, says }: SolidNet, name: string): Panel {
  const { low, high } = boundsOf(faces.flat());
  const shift: Point = [(10 - high[0] - low[0]) / 2, (8 - high[1] - low[1]) / 2];
  return {
    name,
    size: [10, 8],
    marks: faces.map((points): PanelMark => ({
      mark: 'polygon',
      points: points.map((point) => plus(point, shift)),
    })),
    says: `a net of ${says}.`,
  };
}

const FOLD_HINTS = [
  'Which shapes are the faces of the net?',
  'How many faces are there?',
  'Which face can be the base? Fold the others up in your mind.',
] as const;

const SOLID_OF: Shape = asked(
  'solid-of-a-net',
  ['P4-G-12'],
  ['not_ready', 'guided'],
  searchNames((name, _given, word) => WHY[name] === `The net of a ${name} has ${word('seen')}.`),
  (dice) => {
    const net = dice.pick(SOLID_NETS);
    const names = dice.shuffle([
      net.name,
      ...dice.pickSome(
        NAMES.filter((name) => name !== net.name),
        3,
      ),
    ]);
    const key = names.indexOf(net.name) + 1;
    return {
      story: ['The net is folded to make a solid.'],
      ask: 'Which solid is made?',
      blank: 'The solid is a ___.',
      key,
      style: oneOf(names, (name) => [`a ${name}`]),
      params: { seen: net.says },
      work: [`The net has ${net.says}.`, `The solid: ${net.name}`],
      hints: FOLD_HINTS,
      wrongs: otherPlaces(4, key, 'faces-not-looked-at', 'Look at the shapes of the faces once more.'),
      drawing: { kind: 'panels', panels: [solidNetPanel(net, '')], tall: 130 },
    };
  },
);

const NET_OF: Shape = asked(
  'net-of-a-named-solid',
  ['P4-G-11', 'P4-G-12'],
  ['not_ready', 'guided'],
  searchNames((name, _given, word) => {
    const seen = word('seen').split('; ')[LETTERS.findIndex((letter) => letter === name)] ?? '';
    return WHY[word('asked')] === `The net of a ${word('asked')} has ${seen}.`;
  }),
  (dice) => {
    const net = dice.pick(SOLID_NETS);
    const others = dice
      .pickSome(
        NAMES.filter((name) => name !== net.name),
        3,
      )
      .flatMap((name) => dice.pick(SOLID_NETS.filter((one) => one.name === name)));
    const nets = dice.shuffle([net, ...others]);
    const key = nets.indexOf(net) + 1;
    return {
      story: ['Each net can be folded to make a solid.'],
      ask: `Which net makes a ${net.name}?`,
      blank: `Net ___ makes a ${net.name}.`,
      key,
      style: LETTER,
      params: { seen: nets.map(({ says }) => says).join('; '), asked: net.name },
      work: [WHY[net.name] ?? '', `The net: ${LETTERS[key - 1] ?? ''}`],
      hints: FOLD_HINTS,
      wrongs: otherLetters(key, 'faces-not-looked-at', 'Look at the shapes of the faces of this net.'),
      drawing: { kind: 'panels', panels: nets.map((one, i) => solidNetPanel(one, LETTERS[i] ?? '')) },
    };
  },
);

const COUNTED = ['edges', 'corners'] as const;

/** Edges of the folded solid: each is made of two sides of faces; faces and corners together are 2 more than edges. */
const countFolded = (sides: readonly number[], part: string): number => {
  const edges = sides.reduce((sum, count) => sum + count, 0) / 2;
  return part === 'edges' ? edges : edges + 2 - sides.length;
};

const PARTS_OF: Shape = asked(
  'edges-and-corners-of-the-folded-net',
  ['P4-G-12'],
  ['guided'],
  {
    kind: 'search',
    solve: (_givens, words) => [
      exact(countFolded((words.get('sides') ?? '').split(' ').map(Number), words.get('part') ?? '')),
    ],
  },
  (dice) => {
    const net = dice.pick(SOLID_NETS);
    const part = dice.pick(COUNTED);
    const key = net[part];
    return {
      story: ['The net is folded to make a solid.'],
      ask: `How many ${part} does the solid have?`,
      blank: `The solid has ___ ${part}.`,
      key,
      style: PLAIN,
      params: { sides: net.faces.map(({ length }) => String(length)).join(' '), part },
      work: [`The net makes a ${net.name}.`, `Number of ${part}: ${key}`],
      hints: [
        'Which solid is made?',
        'Draw the solid, with broken lines for hidden edges.',
        `Count the ${part}, also the hidden ones.`,
      ],
      wrongs: [
        [
          'other-part-counted',
          `Read again: ${part} are asked for.`,
          part === 'edges' ? net.corners : net.edges,
        ],
        ['faces-counted', `Read again: ${part} are asked for, not faces.`, net.faces.length],
        [
          'counted-on-the-net',
          'Two sides of the net become one edge. Count on the solid.',
          key + net.faces.length - 1,
        ],
        ['miscounted', 'Count once more on a drawing of the solid.', key + 1],
        ['miscounted', 'Count once more on a drawing of the solid.', key - 1],
        ['miscounted', 'Count once more on a drawing of the solid.', key + 2],
      ],
      drawing: { kind: 'panels', panels: [solidNetPanel(net, '')], tall: 130 },
    };
  },
);

/** Nets of cubes, cuboids, prisms and pyramids, for Primary 4. */
export const SOLID_NET_TASKS: readonly Shape[] = [SOLID_OF, NET_OF, PARTS_OF];
