import { PLAIN, countOf, oneOf } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import type { Shape } from '../../core/draft.js';
import type { PlanFigure, PlanPiece } from '../../drawing/plan.drawing.js';
import type { RowShape } from '../../drawing/shape-row.drawing.js';
import { facts, searchNames } from '../../engines/sketch.js';
import { exact } from '../../numbers/exact.js';
import { LETTER, LETTERS, asked, otherLetters, otherPlaces } from './task.js';

const NAMES = ['rectangle', 'square', 'triangle', 'circle', 'half circle', 'quarter circle'] as const;
type FlatName = (typeof NAMES)[number];

type Point = readonly [number, number];

/** A flat shape, turned where that leaves its name as it is. */
function pieceOf(dice: Dice, name: FlatName): PlanPiece {
  const turned = dice.chance(3);
  switch (name) {
    case 'square':
      return {
        shape: 'polygon',
        points: turned
          ? [
              [2, 0],
              [4, 2],
              [2, 4],
              [0, 2],
            ]
          : [
              [0, 0],
              [3, 0],
              [3, 3],
              [0, 3],
            ],
      };
    case 'rectangle':
      return {
        shape: 'polygon',
        points: turned
          ? [
              [0, 0],
              [2, 0],
              [2, 4],
              [0, 4],
            ]
          : [
              [0, 0],
              [5, 0],
              [5, 2],
              [0, 2],
            ],
      };
    case 'triangle':
      return {
        shape: 'polygon',
        points: dice.pick<Point[]>([
          [
            [0, 3],
            [4, 3],
            [2, 0],
          ],
          [
            [0, 3],
            [4, 3],
            [0, 0],
          ],
          [
            [0, 0],
            [4, 0],
            [3, 3],
          ],
        ]),
      };
    case 'circle':
      return { shape: 'disc', centre: [2, 2], radius: 2 };
    case 'half circle':
      return {
        shape: 'disc',
        centre: [2, 2],
        radius: 2,
        ...(turned ? { from: 90, to: 270 } : { from: 0, to: 180 }),
      };
    case 'quarter circle':
      return {
        shape: 'disc',
        centre: [2, 2],
        radius: 3,
        ...(turned ? { from: 0, to: 90 } : { from: 90, to: 180 }),
      };
  }
}

/** What a shape looks like without its name: all that tells it apart. */
const LOOKS: Readonly<Record<FlatName, { sides: number; isEqual: boolean; isRound: boolean; says: string }>> =
  {
    rectangle: {
      sides: 4,
      isEqual: false,
      isRound: false,
      says: 'A shape with 4 straight sides, two long and two short.',
    },
    square: {
      sides: 4,
      isEqual: true,
      isRound: false,
      says: 'A shape with 4 straight sides of the same length.',
    },
    triangle: { sides: 3, isEqual: false, isRound: false, says: 'A shape with 3 straight sides.' },
    circle: { sides: 0, isEqual: false, isRound: true, says: 'A round shape without a straight side.' },
    'half circle': {
      sides: 1,
      isEqual: false,
      isRound: true,
      says: 'A shape with one round side and one straight side.',
    },
    'quarter circle': {
      sides: 2,
      isEqual: false,
      isRound: true,
      says: 'A shape with one round side and two straight sides.',
    },
  };

/** Names that fit what is told of a shape: sides, whether all are equal, whether there is a round one. */
const BY_LOOKS = searchNames((name, _given, word) => {
  const looks = NAMES.flatMap((one) => (one === name ? [LOOKS[one]] : []))[0];
  return (
    looks !== undefined &&
    word('straight') === `${looks.sides}.` &&
    (word('round') === 'yes') === looks.isRound &&
    (word('equal') === 'yes') === looks.isEqual
  );
});

const NAME_IT: Shape = asked('name-the-shape', ['P1-G-1'], ['not_ready'], BY_LOOKS, (dice) => {
  const name = dice.pick(NAMES);
  const { sides, isEqual, isRound, says } = LOOKS[name];
  const key = NAMES.indexOf(name) + 1;
  return {
    story: ['Look at the shape.'],
    ask: 'What is its name?',
    blank: 'The shape is a ___.',
    key,
    style: oneOf(NAMES),
    params: { straight: `${sides}.`, round: isRound ? 'yes' : 'no', equal: isEqual ? 'yes' : 'no' },
    work: [says, `Its name: ${name}`],
    hints: ['Is there a round side?', 'Count the straight sides.', 'Are all sides the same?'],
    wrongs: otherPlaces(NAMES.length, key, 'other-shape', 'Count its sides again.'),
    drawing: { kind: 'plan', figures: [{ pieces: [pieceOf(dice, name)], says }], tall: 80 },
  };
});

const FROM_WORDS: Shape = asked(
  'shape-that-is-described',
  ['P1-G-1'],
  ['guided'],
  searchNames((name, _given, word) => {
    const shape = word('shapes').split('/')[LETTERS.findIndex((letter) => letter === name)];
    const looks = NAMES.flatMap((one) => (one === shape ? [LOOKS[one]] : []))[0];
    return (
      looks !== undefined &&
      word('straight') === `${looks.sides}.` &&
      (word('round') === 'yes') === looks.isRound &&
      (word('equal') === 'yes') === looks.isEqual
    );
  }),
  (dice) => {
    const shapes = dice.pickSome(NAMES, 4);
    const name = dice.pick(shapes);
    const { sides, isEqual, isRound } = LOOKS[name];
    const key = shapes.indexOf(name) + 1;
    const count =
      ['no straight side', '1 straight side', '2 straight sides', '3 straight sides', '4 straight sides'][
        sides
      ] ?? '';
    const told = isEqual
      ? `${count}, all the same`
      : sides === 4
        ? `${count}, not all the same`
        : isRound && sides > 0
          ? `${count} and one round side`
          : count;
    return {
      ask: `Which shape has ${told}?`,
      blank: `Shape ___ has ${told}.`,
      key,
      style: LETTER,
      params: {
        straight: `${sides}.`,
        round: isRound ? 'yes' : 'no',
        equal: isEqual ? 'yes' : 'no',
        shapes: shapes.join('/'),
      },
      work: [`It is a ${name}.`, `The shape: ${LETTERS[key - 1] ?? ''}`],
      hints: ['Look at each shape.', 'Count the straight sides.', 'Is there a round side?'],
      wrongs: otherLetters(key, 'sides-not-counted', 'Count the sides again.'),
      drawing: {
        kind: 'plan',
        figures: shapes.map((shape, i): PlanFigure => ({
          name: LETTERS[i] ?? '',
          pieces: [pieceOf(dice, shape)],
          says: LOOKS[shape].says,
        })),
        tall: 60,
      },
    };
  },
);

const SORTED: readonly RowShape[] = ['circle', 'square', 'triangle', 'rectangle'];

const HOW_MANY_OF: Shape = asked(
  'how-many-of-a-shape',
  ['P1-G-1'],
  ['not_ready', 'guided'],
  {
    kind: 'search',
    solve: (_givens, words) => [
      exact((words.get('row') ?? '').split('/').filter((one) => one === words.get('kind')).length),
    ],
  },
  (dice, level) => {
    const kinds = dice.pickSome(SORTED, level === 'not_ready' ? 3 : 4);
    const row = Array.from({ length: level === 'not_ready' ? 10 : 15 }, () => dice.pick(kinds));
    const kind = kinds[0] ?? 'circle';
    const count = row.filter((one) => one === kind).length;
    if (count < 2) return null;
    const others = kinds.slice(1).map((one) => row.filter((other) => other === one).length);
    return {
      story: ['Look at the shapes.'],
      ask: `How many ${kind}s are there?`,
      blank: `There are ___ ${kind}s.`,
      key: count,
      style: countOf(`${kind}s`),
      params: { row: row.join('/'), kind },
      work: ['Mark each one as you count.', `Counted: ${countOf(`${kind}s`).text(count)}`],
      hints: [
        'Go along each row.',
        'Count its sides before you count it.',
        'Do not count a shape two times.',
      ],
      wrongs: [
        ...others.map((other) => ['other-shape', 'This is another shape.', other] as const),
        ['all-counted', 'Count only one kind.', row.length],
        ['miscounted', 'Count again, row by row.', count + 1],
        ['miscounted', 'Count again, row by row.', count - 1],
      ],
      drawing: { kind: 'shape-row', shapes: row, scattered: true },
    };
  },
);

/** Figures that are put together from flat shapes, with how many of each. */
interface Built {
  thing: string;
  pieces: ReadonlyArray<readonly [FlatName, PlanPiece]>;
}

const polygon = (...points: Point[]): PlanPiece => ({ shape: 'polygon', points });
const BUILT: readonly Built[] = [
  {
    thing: 'house',
    pieces: [
      ['triangle', polygon([0, 3], [6, 3], [3, 0])],
      ['square', polygon([1, 3], [5, 3], [5, 7], [1, 7])],
    ],
  },
  {
    thing: 'boat',
    pieces: [
      ['triangle', polygon([3, 0], [3, 4], [0, 4])],
      ['triangle', polygon([3, 1], [3, 4], [6, 4])],
      ['rectangle', polygon([0, 4], [6, 4], [6, 6], [0, 6])],
    ],
  },
  {
    thing: 'fish',
    pieces: [
      ['square', polygon([2, 0], [6, 0], [6, 4], [2, 4])],
      ['triangle', polygon([2, 2], [0, 0], [0, 4])],
      ['triangle', polygon([6, 0], [6, 4], [8, 2])],
    ],
  },
  {
    thing: 'rocket',
    pieces: [
      ['triangle', polygon([1, 2], [5, 2], [3, 0])],
      ['rectangle', polygon([1, 2], [5, 2], [5, 8], [1, 8])],
      ['triangle', polygon([1, 5], [1, 8], [-1, 8])],
      ['triangle', polygon([5, 5], [5, 8], [7, 8])],
    ],
  },
  {
    thing: 'tree',
    pieces: [
      ['triangle', polygon([0, 3], [6, 3], [3, 0])],
      ['triangle', polygon([0, 6], [6, 6], [3, 3])],
      ['rectangle', polygon([2, 6], [4, 6], [4, 9], [2, 9])],
    ],
  },
  {
    thing: 'castle',
    pieces: [
      ['rectangle', polygon([0, 2], [2, 2], [2, 8], [0, 8])],
      ['square', polygon([2, 4], [6, 4], [6, 8], [2, 8])],
      ['rectangle', polygon([6, 2], [8, 2], [8, 8], [6, 8])],
      ['triangle', polygon([0, 2], [2, 2], [1, 0])],
      ['triangle', polygon([6, 2], [8, 2], [7, 0])],
    ],
  },
  {
    thing: 'mushroom',
    pieces: [
      ['half circle', { shape: 'disc', centre: [3, 3], radius: 3, from: 0, to: 180 }],
      ['square', polygon([2, 3], [4, 3], [4, 5], [2, 5])],
    ],
  },
  {
    thing: 'lorry',
    pieces: [
      ['rectangle', polygon([0, 0], [6, 0], [6, 4], [0, 4])],
      ['square', polygon([6, 1], [9, 1], [9, 4], [6, 4])],
      ['circle', { shape: 'disc', centre: [2, 5], radius: 1 }],
      ['circle', { shape: 'disc', centre: [7, 5], radius: 1 }],
    ],
  },
];
const FILLS = ['blue', 'amber', 'green', 'plain'] as const;

const figureOf = ({ thing, pieces }: Built): PlanFigure => ({
  pieces: pieces.map(([, piece], i) => ({ ...piece, fill: FILLS[i % FILLS.length] ?? 'blue' })),
  says: `A ${thing} put together from these shapes: ${pieces.map(([name]) => name).join(', ')}.`,
});

const countIn = (built: Built, name: string): number => built.pieces.filter(([one]) => one === name).length;

const HOW_MANY_PIECES: Shape = asked(
  'how-many-shapes-in-a-figure',
  ['P1-G-3'],
  ['not_ready', 'guided'],
  {
    kind: 'search',
    solve: (_givens, words) => {
      const names = (words.get('pieces') ?? '').split('/');
      const kind = words.get('kind') ?? '';
      return [exact(kind === 'all' ? names.length : names.filter((name) => name === kind).length)];
    },
  },
  (dice, level) => {
    const built = dice.pick(BUILT);
    const kinds = [...new Set(built.pieces.map(([name]) => name))].filter(
      (name) => level === 'not_ready' || countIn(built, name) > 1,
    );
    const isAll = level === 'guided' && dice.chance(3);
    if (kinds.length === 0 && !isAll) return null;
    const kind = isAll ? 'all' : dice.pick(kinds);
    const count = isAll ? built.pieces.length : countIn(built, kind);
    const noun = isAll ? 'shapes' : `${kind}s`;
    return {
      story: [`Look at the ${built.thing}.`],
      ask: `How many ${noun} make it?`,
      blank: `It is made of ___ ${noun}.`,
      key: count,
      style: PLAIN,
      params: { pieces: built.pieces.map(([name]) => name).join('/'), kind },
      work: [`Its shapes: ${built.pieces.map(([name]) => name).join(', ')}.`, `Number of ${noun}: ${count}`],
      hints: ['Look at each colour.', 'Name each shape.', 'Count only what is asked for.'],
      wrongs: [
        ['all-counted', 'Count only one kind of shape.', built.pieces.length],
        ['one-missed', 'Look at the figure once more.', count + 1],
        ['one-missed', 'Look at the figure once more.', count - 1],
        ['one-missed', 'Look at the figure once more.', count + 2],
        ['one-missed', 'Look at the figure once more.', count + 3],
      ],
      drawing: { kind: 'plan', figures: [figureOf(built)], tall: 130 },
    };
  },
);

const NOT_IN_IT: Shape = asked(
  'shape-that-is-not-in-it',
  ['P1-G-3', 'P1-G-1'],
  ['guided'],
  searchNames((name, _given, word) => word('pieces').split('/').includes(name) === (word('isIn') === 'yes')),
  (dice) => {
    const built = dice.pick(BUILT);
    const own = [...new Set(built.pieces.map(([name]) => name))];
    const isIn = own.length < 3 || dice.chance(2);
    const others = NAMES.filter((name) => !own.includes(name));
    const options = isIn ? [dice.pick(own), ...dice.pickSome(others, 3)] : [dice.pick(others), ...own];
    const [right] = options;
    if (right === undefined || options.length !== 4) return null;
    const names = dice.shuffle(options);
    const key = names.indexOf(right) + 1;
    return {
      story: [`Look at the ${built.thing}.`],
      ask: isIn ? 'Which shape is in it?' : 'Which shape is not in it?',
      blank: isIn ? 'The shape in it is a ___.' : 'The shape that is not in it is a ___.',
      key,
      style: oneOf(names),
      params: { pieces: own.join('/'), isIn: isIn ? 'yes' : 'no' },
      work: [`Its shapes: ${own.join(', ')}.`, `${isIn ? 'In it' : 'Not in it'}: ${right}`],
      hints: ['Look at each colour.', 'Name each shape that you see.', 'Compare with the names.'],
      wrongs: otherPlaces(4, key, 'not-looked', 'Look at the figure once more.'),
      drawing: { kind: 'plan', figures: [figureOf(built)], tall: 130 },
    };
  },
);

/** Two equal shapes side by side, and what they make. */
const MADE: ReadonlyArray<readonly [number, FlatName, FlatName, PlanPiece]> = [
  [2, 'quarter circle', 'half circle', { shape: 'disc', centre: [2, 2], radius: 2, from: 0, to: 90 }],
  [2, 'half circle', 'circle', { shape: 'disc', centre: [2, 2], radius: 2, from: 0, to: 180 }],
  [4, 'quarter circle', 'circle', { shape: 'disc', centre: [2, 2], radius: 2, from: 0, to: 90 }],
  [2, 'square', 'rectangle', polygon([0, 0], [2, 0], [2, 2], [0, 2])],
  [4, 'square', 'square', polygon([0, 0], [2, 0], [2, 2], [0, 2])],
];

/** What so many of a shape make, by the parts of a circle or by the squares in a row. */
function findMade(count: number, piece: string): string {
  const turn = piece === 'quarter circle' ? count * 90 : piece === 'half circle' ? count * 180 : 0;
  if (turn > 0) return turn === 360 ? 'circle' : 'half circle';
  return Math.sqrt(count) % 1 === 0 ? 'square' : 'rectangle';
}

const MAKES: Shape = asked(
  'what-the-pieces-make',
  ['P1-G-2'],
  ['not_ready', 'guided'],
  searchNames((name, _given, word) => findMade(Number.parseInt(word('count'), 10), word('piece')) === name),
  (dice, level) => {
    const [count, piece, whole, drawn] = dice.pick(
      MADE.filter(([number]) => level === 'guided' || number === 2),
    );
    const names = NAMES.filter((name) => name !== piece || name === whole);
    const key = names.indexOf(whole) + 1;
    return {
      story: [`Put ${count} of these together, side to side.`],
      ask: 'Which shape can you make?',
      blank: 'You can make a ___.',
      key,
      style: oneOf(names),
      params: { count: `${count} pieces`, piece },
      work: [`Each piece is a ${piece}.`, `They make: ${whole}`],
      hints: ['What shape is one piece?', 'Turn the pieces until sides meet.', 'Draw them side to side.'],
      wrongs: otherPlaces(names.length, key, 'other-shape', 'Draw the pieces side to side.'),
      drawing: {
        kind: 'plan',
        figures: Array.from({ length: count }, () => ({ pieces: [drawn], says: LOOKS[piece].says })),
        tall: 60,
      },
    };
  },
);

const PIECES_NEEDED: Shape = asked(
  'how-many-pieces-are-needed',
  ['P1-G-2', 'P1-G-3'],
  ['not_ready', 'guided'],
  {
    kind: 'search',
    solve: (_givens, words) =>
      [1, 2, 3, 4, 5, 6]
        .filter(
          (count) =>
            findMade(count, words.get('piece') ?? '') === words.get('whole') &&
            (words.get('whole') !== 'half circle' || count === 2) &&
            (words.get('whole') !== 'rectangle' || count === 2) &&
            (words.get('whole') !== 'square' || count === 4),
        )
        .map((count) => exact(count)),
  },
  (dice) => {
    const [count, piece, whole, drawn] = dice.pick(MADE.filter(([, name]) => name !== 'square'));
    return {
      story: [`Look at the ${piece}.`],
      ask: `How many of them make a ${whole}?`,
      blank: `You need ___ of them to make a ${whole}.`,
      key: count,
      style: PLAIN,
      params: { piece, whole },
      work: [`Put ${piece}s side to side.`, `Pieces: ${count}`],
      hints: [`Draw a ${whole}.`, 'Draw lines to cut it into these pieces.', 'Count the pieces.'],
      wrongs: [1, 2, 3, 4, 5, 6]
        .filter((one) => one !== count)
        .map((one) => ['miscounted', 'Draw it and cut it again.', one] as const),
      drawing: { kind: 'plan', figures: [{ pieces: [drawn], says: LOOKS[piece].says }], tall: 60 },
    };
  },
);

/** Closed figures on a grid of dots, by the places of their corners. */
const DOTTED: ReadonlyArray<readonly Point[]> = [
  [
    [0, 0],
    [3, 0],
    [3, 2],
    [0, 2],
  ],
  [
    [0, 0],
    [3, 0],
    [0, 3],
  ],
  [
    [0, 0],
    [3, 0],
    [3, 3],
    [1, 2],
  ],
  [
    [0, 1],
    [1, 0],
    [3, 1],
    [1, 3],
  ],
  [
    [0, 0],
    [2, 0],
    [2, 1],
    [3, 1],
    [3, 3],
    [0, 3],
  ],
  [
    [1, 0],
    [3, 0],
    [2, 3],
    [0, 3],
  ],
];
/** Lines that are not closed. */
const OPEN: ReadonlyArray<readonly Point[]> = [
  [
    [0, 3],
    [0, 0],
    [3, 0],
    [3, 2],
  ],
  [
    [0, 0],
    [1, 3],
    [2, 0],
    [3, 3],
  ],
  [
    [0, 3],
    [3, 3],
    [0, 0],
    [3, 0],
  ],
  [
    [0, 0],
    [0, 3],
    [2, 3],
    [2, 1],
  ],
  [
    [3, 3],
    [0, 2],
    [3, 1],
    [0, 0],
  ],
];

const pathText = (points: readonly Point[]): string => points.map(([x, y]) => `${x},${y}`).join(' ');

/** Figures with one corner on another dot, none of them the figure itself. */
function spoilt(dice: Dice, points: readonly Point[]): Point[][] {
  const all = points.flatMap((point, i) =>
    [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ].flatMap(([dx = 0, dy = 0]) => {
      const moved: Point = [point[0] + dx, point[1] + dy];
      const isOnGrid = moved.every((value) => value >= 0 && value <= 3);
      const isFree = !points.some(([x, y]) => x === moved[0] && y === moved[1]);
      return isOnGrid && isFree ? [points.map((one, j) => (j === i ? moved : one))] : [];
    }),
  );
  return dice.pickSome(all, 3);
}

function copied(id: string, figures: ReadonlyArray<readonly Point[]>, isClosed: boolean): Shape {
  const proof = searchNames(
    (name, _given, word) =>
      word('copies').split('/')[LETTERS.findIndex((letter) => letter === name)] === word('model'),
  );
  return asked(id, ['P1-G-4'], ['not_ready', 'guided'], proof, (dice) => {
    const model = dice.pick(figures);
    const copies = dice.shuffle<readonly Point[]>([model, ...spoilt(dice, model)]);
    if (copies.length < 4) return null;
    const key = copies.indexOf(model) + 1;
    return {
      story: ['Four children copy the first figure.'],
      ask: 'Which copy is the same?',
      blank: 'Copy ___ is the same.',
      key,
      style: LETTER,
      params: { model: pathText(model), copies: copies.map(pathText).join('/') },
      work: ['Every corner stands on the same dot.', `The same copy: ${LETTERS[key - 1] ?? ''}`],
      hints: [
        'Look at one corner at a time.',
        'Count the dots from the edge.',
        'Cross out a copy when a corner is off.',
      ],
      wrongs: otherLetters(key, 'corner-off', 'One corner is on another dot.'),
      drawing: {
        kind: 'dot-figures',
        size: 4,
        figures: [
          { name: 'First', lines: model, isClosed },
          ...copies.map((lines, i) => ({ name: LETTERS[i] ?? '', lines, isClosed })),
        ],
      },
    };
  });
}

/** Flat shapes: their names, what they make, and copies on dots, for Primary 1. */
export const FLAT_SHAPE_TASKS: readonly Shape[] = [
  NAME_IT,
  FROM_WORDS,
  HOW_MANY_OF,
  HOW_MANY_PIECES,
  NOT_IN_IT,
  MAKES,
  PIECES_NEEDED,
  copied('same-figure-on-dots', DOTTED, true),
  copied('same-lines-on-dots', OPEN, false),
];
