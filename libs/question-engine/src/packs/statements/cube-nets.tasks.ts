import { oneOf } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import type { Proof, Shape } from '../../core/draft.js';
import type { Panel, PanelMark } from '../../drawing/panels.drawing.js';
import { searchNames } from '../../engines/sketch.js';
import { NETS_OF_A_CUBE, type Net } from '../../forms/cube-nets.js';
import type { Point } from './flat-shapes.js';
import { plus, readPath } from './plane.js';
import { LETTER, LETTERS, asked, otherLetters, otherPlaces } from './task.js';
import { rectangleOf } from '../../drawing/rectangle.js';

/** Six squares joined edge to edge that do not fold to a cube. */
const NO_NETS: readonly Net[] = [
  ['###', '###'],
  ['####', '##..'],
  ['####', '.##.'],
  ['####', '#..#'],
  ['####', '#.#.'],
  ['#####', '#....'],
  ['#####', '..#..'],
  ['##...', '.####'],
  ['.##', '##.', '##.'],
  ['#..', '###', '##.'],
];

const squaresOf = (net: Net): Point[] =>
  net.flatMap((row, y) => [...row].flatMap((one, x): Point[] => (one === '#' ? [[x, y]] : [])));

/** Faces of a cube by number; those opposite to each other make 7. Bottom, and what lies north and east of it. */
interface Stand {
  bottom: number;
  north: number;
  east: number;
}

const rolled = ({ bottom, north, east }: Stand, [dx, dy]: Point): Stand => {
  if (dx === 1) return { bottom: east, north, east: 7 - bottom };
  if (dx === -1) return { bottom: 7 - east, north, east: bottom };
  if (dy === -1) return { bottom: north, north: 7 - bottom, east };
  return { bottom: 7 - north, north: bottom, east };
};

/** Which face of a cube each square covers when a cube is rolled from square to square. */
function coverFaces(squares: readonly Point[]): ReadonlyMap<string, number> {
  const [start] = squares;
  const covered = new Map<string, number>();
  if (!start) return covered;
  const all = new Set(squares.map(String));
  const waiting: Array<{ at: Point; stand: Stand }> = [
    { at: start, stand: { bottom: 1, north: 2, east: 3 } },
  ];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (!next || covered.has(String(next.at))) continue;
    covered.set(String(next.at), next.stand.bottom);
    const ways: Point[] = readPath('1,0 -1,0 0,1 0,-1');
    for (const way of ways) {
      const at = plus(next.at, way);
      if (all.has(String(at))) waiting.push({ at, stand: rolled(next.stand, way) });
    }
  }
  return covered;
}

/** Whether squares joined edge to edge fold to a cube: rolled over them, a cube shows each of its faces once. */
export const isCubeNet = (net: Net): boolean => {
  const squares = squaresOf(net);
  return squares.length === 6 && new Set(coverFaces(squares).values()).size === 6;
};

const turnedNet = (dice: Dice, net: Net): Net => {
  const flipped = dice.chance(2) ? net.toReversed() : net;
  return dice.chance(2) ? flipped.map((row) => [...row].toReversed().join('')) : flipped;
};

const square = ([x, y]: Point): Point[] => rectangleOf(x, y, x + 1, y + 1);

const netText = (net: Net): string => net.map((row) => row.replaceAll('.', '-')).join(' ');
const readNet = (text: string): Net => text.split(' ').map((row) => row.replaceAll('-', '.'));

/** A net in words that name no number: the squares of each row, by columns. */
const netSays = (net: Net): string =>
  `squares, row by row from the top, in columns ${net
    .map((row) => [...row].flatMap((one, x) => (one === '#' ? ['abcdef'[x] ?? ''] : [])).join(' '))
    .join(' / ')}.`;

const netPanel = (net: Net, name: string): Panel => ({
  name,
  size: [5, 3],
  marks: squaresOf(net).map((at): PanelMark => ({
    mark: 'polygon',
    points: square(plus(at, [(5 - (net[0]?.length ?? 0)) / 2, (3 - net.length) / 2])),
  })),
  says: netSays(net),
});

const HINTS = [
  'Choose one square as the bottom. Fold the others up in your mind.',
  'Do two squares come to the same place? Then it is no net.',
  'Copy the figure on paper, cut it out and fold it.',
] as const;

const CUBE_NETS: Proof = searchNames((name, _given, word) => {
  const net = word('nets').split('; ')[LETTERS.findIndex((letter) => letter === name)];
  return net !== undefined && isCubeNet(readNet(net)) === (word('asked') === 'net');
});

function cubeNet(id: string, isNet: boolean): Shape {
  return asked(id, ['P4-G-11'], ['not_ready', 'guided'], CUBE_NETS, (dice) => {
    const [one, others] = isNet ? [NETS_OF_A_CUBE, NO_NETS] : [NO_NETS, NETS_OF_A_CUBE];
    const right = turnedNet(dice, dice.pick(one));
    const nets = dice.shuffle([right, ...dice.pickSome(others, 3).map((net) => turnedNet(dice, net))]);
    const key = nets.indexOf(right) + 1;
    return {
      story: ['Each figure is made of six equal squares.'],
      ask: isNet ? 'Which figure is a net of a cube?' : 'Which figure is not a net of a cube?',
      blank: isNet ? 'Figure ___ is a net of a cube.' : 'Figure ___ is not a net of a cube.',
      key,
      style: LETTER,
      params: { nets: nets.map(netText).join('; '), asked: isNet ? 'net' : 'none' },
      work: [
        'A net of a cube folds so that each square is another face.',
        `The figure: ${LETTERS[key - 1] ?? ''}`,
      ],
      hints: HINTS,
      wrongs: otherLetters(
        key,
        'fold-not-tried',
        isNet
          ? 'When this figure is folded, two squares come to the same place.'
          : 'This figure folds to a cube. Each square is another face.',
      ),
      drawing: { kind: 'panels', panels: nets.map((net, i) => netPanel(net, LETTERS[i] ?? '')) },
    };
  });
}

const FACE_NAMES = ['A', 'B', 'C', 'D', 'E', 'F'] as const;

const OPPOSITE: Shape = asked(
  'opposite-face-of-a-net',
  ['P4-G-11', 'P4-G-12'],
  ['guided'],
  searchNames((name, _given, word) => {
    const squares = squaresOf(readNet(word('net')));
    const faces = coverFaces(squares);
    const [own, other] = [word('asked'), name].map((face) => {
      const at = squares[FACE_NAMES.findIndex((one) => one === face)];
      return at ? faces.get(String(at)) : undefined;
    });
    return own !== undefined && other !== undefined && own + other === 7;
  }),
  (dice) => {
    const net = turnedNet(dice, dice.pick(NETS_OF_A_CUBE));
    const squares = squaresOf(net);
    const faces = coverFaces(squares);
    const place = dice.int(0, 5);
    const opposite = squares.findIndex(
      (at) => faces.get(String(at)) === 7 - (faces.get(String(squares[place])) ?? 0),
    );
    const [own, right] = [FACE_NAMES[place], FACE_NAMES[opposite]];
    if (!own || !right) return null;
    const others = FACE_NAMES.filter((name) => name !== own && name !== right);
    const names = [right, ...dice.pickSome(others, 3)].toSorted();
    const key = names.indexOf(right) + 1;
    return {
      story: ['The net is folded to make a cube.'],
      ask: `Which face is opposite face ${own}?`,
      blank: `The face opposite face ${own} is face ___.`,
      key,
      style: oneOf(names, (name) => [`Face ${name}`]),
      params: { net: netText(net), asked: own },
      work: ['In a row of squares, the next but one is opposite.', `The face opposite ${own}: ${right}`],
      hints: [
        'Faces that share an edge in the net cannot be opposite.',
        'In a straight row, skip one square.',
        'Fold the net in your mind around the face.',
      ],
      wrongs: otherPlaces(4, key, 'neighbour-taken', 'This face meets the other one at an edge of the cube.'),
      drawing: {
        kind: 'square-net',
        edge: '',
        nets: [
          {
            name: '',
            squares: squares.map(([column, row], i) => ({ row, column, label: FACE_NAMES[i] ?? '' })),
          },
        ],
      },
    };
  },
);

/** Nets of cubes, for Primary 4. */
export const CUBE_NET_TASKS: readonly Shape[] = [
  cubeNet('net-of-a-cube-among-four', true),
  cubeNet('figure-that-is-no-net-of-a-cube', false),
  OPPOSITE,
];
