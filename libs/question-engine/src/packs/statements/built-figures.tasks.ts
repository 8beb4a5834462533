import * as z from 'zod/mini';
import { PLAIN, countOf, oneOf } from '../../core/amount.js';
import type { Shape } from '../../core/draft.js';
import type { PlanFigure, PlanPiece } from '../../drawing/plan.drawing.js';
import { searchNames } from '../../engines/sketch.js';
import { exact } from '../../numbers/exact.js';
import { type FlatName, FLAT_NAMES, LOOKS, type Point, isOneOf } from './flat-shapes.js';
import figures from './built-figures.json' with { type: 'json' };
import { readPath } from './plane.js';
import { asked, slips } from './task.js';

const polygon = (...points: Point[]): PlanPiece => ({ shape: 'polygon', points });

/** A piece by its corners, or by the centre and the radius of its circle: `3,3 r3`. */
function readPiece(name: FlatName, path: string): PlanPiece {
  const [, x, y, radius] = /^(\d+),(\d+) r(\d+)$/.exec(path) ?? [];
  if (radius === undefined) return polygon(...readPath(path));
  const half = name === 'half circle' ? { from: 0, to: 180 } : {};
  return { shape: 'disc', centre: [Number(x), Number(y)], radius: Number(radius), ...half };
}

const FigureSchema = z.strictObject({
  thing: z.string(),
  pieces: z.array(z.tuple([z.enum(FLAT_NAMES), z.string()])),
});

/** A figure that is put together from flat shapes. */
interface Built {
  thing: string;
  pieces: ReadonlyArray<readonly [FlatName, PlanPiece]>;
}

const BUILT: readonly Built[] = z
  .array(FigureSchema)
  .parse(figures)
  .map(({ thing, pieces }) => ({
    thing,
    pieces: pieces.map(([name, path]) => [name, readPiece(name, path)] as const),
  }));

const FILLS = ['blue', 'amber', 'green', 'grid'] as const;

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
    const own = [...new Set(built.pieces.map(([name]) => name))];
    const kinds = own.filter(
      (name) =>
        (level === 'not_ready' || countIn(built, name) > 1) &&
        !own.some((other) => other !== name && isOneOf(other, name)),
    );
    const isAll = level === 'guided' && dice.chance(3);
    if (kinds.length === 0 && !isAll) return null;
    const kind = isAll ? 'all' : dice.pick(kinds);
    const count = isAll ? built.pieces.length : countIn(built, kind);
    const noun = isAll ? 'shapes' : `${kind}s`;
    return {
      story: [`Look at the ${built.thing}.`],
      ask: `How many ${noun} are in the ${built.thing}?`,
      blank: `The ${built.thing} has ___ ${noun}.`,
      key: count,
      style: countOf(noun),
      params: { pieces: built.pieces.map(([name]) => name).join('/'), kind },
      work: [
        `Its shapes: ${built.pieces.map(([name]) => name).join(', ')}.`,
        `Counted: ${countOf(noun).text(count)}`,
      ],
      hints: ['Look at each colour.', 'Name each shape.', `Point at the ${noun}. Count them.`],
      wrongs: [
        ['all-counted', `This is the number of all shapes. Count the ${noun}.`, built.pieces.length],
        ...(isAll ? [] : own)
          .filter((other) => other !== kind)
          .map(
            (other) => ['other-shape', `This is the number of ${other}s.`, countIn(built, other)] as const,
          ),
        ...[1, -1, 2, 3].map((off) => {
          const says = off < 0 ? 'You missed one. Point at each colour.' : 'Point at each one. Count again.';
          return ['miscounted', says, count + off] as const;
        }),
      ],
      drawing: { kind: 'plan', figures: [figureOf(built)], tall: 130 },
    };
  },
);

const NOT_IN_IT: Shape = asked(
  'shape-that-is-not-in-it',
  ['P1-G-3', 'P1-G-1'],
  ['guided'],
  searchNames((name, _given, word) => {
    const isThere = word('pieces')
      .split('/')
      .some((piece) => isOneOf(piece, name));
    return isThere === (word('isIn') === 'yes');
  }),
  (dice) => {
    const built = dice.pick(BUILT);
    const own = [...new Set(built.pieces.map(([name]) => name))];
    const isIn = own.length < 3 || dice.chance(2);
    const others = FLAT_NAMES.filter((name) => !own.some((piece) => isOneOf(piece, name)));
    const options = isIn ? [dice.pick(own), ...dice.pickSome(others, 3)] : [dice.pick(others), ...own];
    const [right] = options;
    if (right === undefined || options.length !== 4) return null;
    const names = dice.shuffle(options);
    const key = names.indexOf(right) + 1;
    return {
      story: [`Look at the ${built.thing}.`],
      ask: `Which shape is ${isIn ? '' : 'not '}in the ${built.thing}?`,
      blank: `A ___ is ${isIn ? '' : 'not '}in the ${built.thing}.`,
      key,
      // Who writes another shape that is in it, or is not, is right where no options are offered.
      style: {
        ...oneOf(names),
        also: () => FLAT_NAMES.filter((name) => name !== right && others.includes(name) !== isIn),
      },
      params: { pieces: own.join('/'), isIn: isIn ? 'yes' : 'no' },
      work: [`Its shapes: ${own.join(', ')}.`, `${isIn ? 'In it' : 'Not in it'}: ${right}`],
      hints: [
        'Look at each colour.',
        'Name each shape that you see.',
        'Count the straight sides of each shape.',
      ],
      wrongs: names.flatMap((name, i) => {
        const says = isIn
          ? `No part of the ${built.thing} is a ${name}.`
          : `One part is a ${name}. Look again.`;
        return i + 1 === key ? [] : [['not-looked', says, i + 1] as const];
      }),
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
];

/** What so many of a shape make, by the parts of a circle; two squares make a rectangle, and four make several. */
function findMade(count: number, piece: string): string {
  const turn = piece === 'quarter circle' ? count * 90 : piece === 'half circle' ? count * 180 : 0;
  return turn === 360 ? 'circle' : turn > 0 ? 'half circle' : 'rectangle';
}

/** What is said to a pupil who takes another shape for the one that pieces make. */
function sayOtherShape(name: FlatName, piece: FlatName, count: number): string {
  if (piece === 'square')
    return LOOKS[name].isRound ? 'The pieces have no round side.' : 'Draw the two squares side by side.';
  if (!LOOKS[name].isRound) return 'The new shape has a round side.';
  if (name === 'quarter circle') return 'This is smaller than one piece.';
  return name === 'circle' ? 'A circle needs 4 of these.' : `2 pieces make this. Use all ${count}.`;
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
    const names = FLAT_NAMES.filter((name) => name !== piece);
    const key = names.indexOf(whole) + 1;
    return {
      story: [
        piece === 'square'
          ? `Put ${count} of these side by side.`
          : `Put the ${piece === 'half circle' ? 'straight sides' : 'square corners'} of ${count} pieces together.`,
      ],
      ask: 'Which shape can you make?',
      blank: 'You can make a ___.',
      key,
      style: oneOf(names),
      params: { count: `${count} pieces`, piece },
      work: [`Each piece is a ${piece}.`, `They make: ${whole}`],
      hints: [
        'What shape is one piece?',
        `${piece === 'square' ? 'Move the squares' : 'Turn one piece'} until the sides meet.`,
        'Draw the pieces together.',
      ],
      wrongs: names.flatMap((name, i) =>
        i + 1 === key ? [] : [['other-shape', sayOtherShape(name, piece, count), i + 1] as const],
      ),
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
            (words.get('whole') !== 'half circle' || count === 2),
        )
        .map((count) => exact(count)),
  },
  (dice) => {
    // Any row of squares is a rectangle.
    const [count, piece, whole, drawn] = dice.pick(MADE.filter(([, one]) => one !== 'square'));
    return {
      story: [`Look at the ${piece}.`],
      ask: `How many ${piece}s make one ${whole}?`,
      blank: `___ ${piece}s make one ${whole}.`,
      key: count,
      style: PLAIN,
      params: { piece, whole },
      work: [
        `2 ${piece}s make one ${count === 2 ? whole : 'half circle'}.`,
        ...(count === 2 ? [] : [`2 half circles make one ${whole}.`]),
        `Pieces: ${count}`,
      ],
      hints: [
        `Draw a ${whole}.`,
        count === 2 ? 'Draw one line through the middle.' : 'Draw two lines through the middle.',
        'Does each piece look like the picture? Count the pieces.',
      ],
      wrongs: slips(
        [`One ${piece} is smaller than the ${whole}.`, 1],
        ['2 of these make a half circle.', 2],
        [count === 2 ? 'This is one too many.' : 'One piece is still missing.', 3],
        ['4 quarter circles make one circle.', 4],
      ).filter(([, , value]) => value !== count),
      drawing: { kind: 'plan', figures: [{ pieces: [drawn], says: LOOKS[piece].says }], tall: 60 },
    };
  },
);

/** Figures made of flat shapes, and what shapes make, for Primary 1. */
export const BUILT_FIGURE_TASKS: readonly Shape[] = [HOW_MANY_PIECES, NOT_IN_IT, MAKES, PIECES_NEEDED];
