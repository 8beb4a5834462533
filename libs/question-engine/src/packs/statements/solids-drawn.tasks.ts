import { PLAIN, oneOf } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import type { Shape } from '../../core/draft.js';
import type { PanelMark } from '../../drawing/panels.drawing.js';
import { searchNames } from '../../engines/sketch.js';
import { exact } from '../../numbers/exact.js';
import { EDGED_SOLIDS, SOLIDS, type Solid, placedCorners, solidPanel } from './solid-drawings.js';
import { LETTER, LETTERS, asked, otherLetters, otherPlaces } from './task.js';

/** What a pupil sees of a solid, without its name. */
const LOOKS: Readonly<Record<string, string>> = {
  cube: 'a solid with square faces all of the same size',
  cuboid: 'a solid with rectangles as faces, longer than it is high',
  prism: 'a solid with two equal triangles joined by rectangles',
  pyramid: 'a solid with a four-sided base and triangles that meet at one point',
  cylinder: 'a solid with two equal circles joined by a curved face',
  cone: 'a solid with one circle and a curved face that ends in a point',
};

const KNOW: Readonly<Record<string, string>> = {
  cube: 'A cube has 6 square faces.',
  cuboid: 'A cuboid has 6 faces that are rectangles.',
  prism: 'A prism has two equal faces at its ends, joined by rectangles.',
  pyramid: 'A pyramid has one base. Its other faces are triangles that meet at a point.',
  cylinder: 'A cylinder has two equal circles and a curved face.',
  cone: 'A cone has one circle and a curved face that ends in a point.',
};

const HINTS = [
  'Look at the faces. Are they flat or curved?',
  'Which shapes are the faces?',
  'Do the edges run side by side, or do they meet at one point?',
] as const;

const NAME_OF: Shape = asked(
  'name-of-a-drawn-solid',
  ['P4-G-9'],
  ['not_ready', 'guided'],
  searchNames((name, _given, word) => LOOKS[name] === word('seen')),
  (dice) => {
    const solid = dice.pick(SOLIDS);
    const others = dice.pickSome(
      SOLIDS.filter(
        ({ name }) =>
          name !== solid.name &&
          !(solid.name === 'cube' && name === 'cuboid') &&
          !(solid.name === 'cuboid' && name === 'prism') &&
          !(solid.name === 'cube' && name === 'prism'),
      ),
      3,
    );
    const names = dice.shuffle([solid, ...others]).map(({ name }) => name);
    const key = names.indexOf(solid.name) + 1;
    return {
      story: ['Broken lines are edges that you cannot see from the front.'],
      ask: 'What is the name of the solid in the drawing?',
      blank: 'The solid in the drawing is a ___.',
      key,
      style: oneOf(names, (name) => [
        `a ${name}`,
        ...(name === 'prism' ? ['triangular prism'] : name === 'pyramid' ? ['square pyramid'] : []),
      ]),
      params: { seen: LOOKS[solid.name] ?? '' },
      work: [`The drawing shows ${LOOKS[solid.name] ?? ''}.`, `The solid: ${solid.name}`],
      hints: HINTS,
      wrongs: otherPlaces(4, key, 'faces-not-looked-at', 'Look at the shapes of the faces once more.'),
      drawing: {
        kind: 'panels',
        panels: [solidPanel(solid, { name: '', says: `The drawing shows ${LOOKS[solid.name] ?? ''}.` })],
        tall: 120,
      },
    };
  },
);

const WHICH_DRAWING: Shape = asked(
  'drawing-of-a-named-solid',
  ['P4-G-9'],
  ['not_ready', 'guided'],
  searchNames(
    (name, _given, word) =>
      word('seen').split('; ')[LETTERS.findIndex((one) => one === name)] === LOOKS[word('asked')],
  ),
  (dice) => {
    const solid = dice.pick(SOLIDS.filter(({ name }) => name !== 'cuboid'));
    const others = SOLIDS.filter(
      ({ name }) => name !== solid.name && !(solid.name === 'prism' && /^cub/.test(name)),
    );
    const shown = dice.shuffle([solid, ...dice.pickSome(others, 3)]);
    const key = shown.indexOf(solid) + 1;
    return {
      story: ['Broken lines are edges that you cannot see from the front.'],
      ask: `Which drawing shows a ${solid.name}?`,
      blank: `Drawing ___ shows a ${solid.name}.`,
      key,
      style: LETTER,
      params: { seen: shown.map(({ name }) => LOOKS[name] ?? '').join('; '), asked: solid.name },
      work: [KNOW[solid.name] ?? '', `The drawing: ${LETTERS[key - 1] ?? ''}`],
      hints: HINTS,
      wrongs: otherLetters(key, 'faces-not-looked-at', 'Look at the shapes of the faces once more.'),
      drawing: {
        kind: 'panels',
        panels: shown.map((one, i) =>
          solidPanel(one, { name: LETTERS[i] ?? '', says: `${LOOKS[one.name] ?? ''}.` }),
        ),
      },
    };
  },
);

type Part = 'faces' | 'edges' | 'corners';
const PARTS: readonly Part[] = ['faces', 'edges', 'corners'];
const countOf = (solid: Solid, part: Part): number => (part === 'faces' ? solid.faces : solid[part].length);

/** Faces by counting edges and corners: in a solid with flat faces, faces and corners together are 2 more than edges. */
const countByEdges = (edges: string, part: string): number => {
  const list = edges.split(' ').map((edge) => edge.split('-'));
  const corners = new Set(list.flat()).size;
  return part === 'edges' ? list.length : part === 'corners' ? corners : list.length + 2 - corners;
};

const HOW_MANY: Shape = asked(
  'faces-edges-and-corners-of-a-drawn-solid',
  ['P4-G-9'],
  ['not_ready', 'guided'],
  {
    kind: 'search',
    solve: (_givens, words) => [exact(countByEdges(words.get('edges') ?? '', words.get('part') ?? ''))],
  },
  (dice) => {
    const solid = dice.pick(EDGED_SOLIDS);
    const part = dice.pick(PARTS);
    const key = countOf(solid, part);
    const hidden = solid.edges.filter(([, , isHidden]) => isHidden === true).length;
    return {
      story: ['Broken lines are edges that you cannot see from the front.'],
      ask: `How many ${part} does the solid have?`,
      blank: `The solid has ___ ${part}.`,
      key,
      style: PLAIN,
      params: { edges: solid.edges.map(([a, b]) => `${a}-${b}`).join(' '), part },
      work: [
        part === 'edges'
          ? 'Count the edges that you see and the hidden ones.'
          : `Count the ${part} in front, then those at the back.`,
        `Number of ${part}: ${key}`,
      ],
      hints: [
        'Broken lines count as well.',
        `Mark each of the ${part} that you have counted.`,
        'Think of the back and of the bottom.',
      ],
      wrongs: [
        [
          'hidden-ones-left-out',
          'Count what is hidden as well.',
          part === 'edges' ? key - hidden : part === 'corners' ? key - 1 : Math.ceil(key / 2),
        ],
        ...PARTS.filter((other) => other !== part).map(
          (other) =>
            ['other-part-counted', `Read again: ${part} are asked for.`, countOf(solid, other)] as const,
        ),
        ['miscounted', 'Count once more and mark what you have counted.', key + 1],
        ['miscounted', 'Count once more and mark what you have counted.', key + 2],
        ['miscounted', 'Count once more and mark what you have counted.', key - 1],
      ],
      drawing: {
        kind: 'panels',
        panels: [solidPanel(solid, { name: '', says: `The drawing shows ${LOOKS[solid.name] ?? ''}.` })],
        tall: 120,
      },
    };
  },
);

const CORNER_NAMES = 'ABCDEFGH';

const edgeText = ([a, b]: readonly [number, number, hidden?: boolean]): string =>
  [CORNER_NAMES[a] ?? '', CORNER_NAMES[b] ?? ''].toSorted().join('');

const cornerMarks = (solid: Solid): PanelMark[] => {
  const corners = placedCorners(solid);
  const middle = corners.reduce(
    ([sx, sy], [x, y]): [number, number] => [sx + x / corners.length, sy + y / corners.length],
    [0, 0],
  );
  return corners.map((at, i): PanelMark => {
    const [dx, dy] = [at[0] - (middle[0] ?? 0), at[1] - (middle[1] ?? 0)];
    const far = Math.max(0.5, Math.hypot(dx, dy));
    const away = far < 1.6 ? 15 : 12;
    return { mark: 'label', at, text: CORNER_NAMES[i] ?? '', dx: (dx / far) * away, dy: (dy / far) * away };
  });
};

/** How many edges meet at each corner of a solid when all are drawn: the same at all, but for the point of a pyramid. */
function drawGap(dice: Dice, count: number): { solid: Solid; gone: number[] } {
  const solid = dice.pick(EDGED_SOLIDS);
  return {
    solid,
    gone: dice.pickSome(
      solid.edges.map((_, i) => i),
      count,
    ),
  };
}

const LINE_OF_A_SOLID: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  EDGED_SOLIDS.map(({ name, edges }) => [name, edges.map(edgeText)]),
);

const MISSING_EDGE: Shape = asked(
  'missing-edge-of-a-drawing',
  ['P4-G-10'],
  ['not_ready', 'guided'],
  searchNames((name, _given, word) => {
    const drawn = new Set(word('drawn').split(' '));
    return (LINE_OF_A_SOLID[word('solid')] ?? []).includes(name) && !drawn.has(name);
  }),
  (dice) => {
    const { solid, gone } = drawGap(dice, 1);
    const [place = 0] = gone;
    const missing = solid.edges[place];
    if (!missing) return null;
    const right = edgeText(missing);
    const all = new Set(solid.edges.map(edgeText));
    const pairs = solid.corners
      .flatMap((_, i) => solid.corners.map((__, j) => edgeText([i, j])))
      .filter((name) => name[0] !== name[1] && !all.has(name));
    const near = [...new Set(pairs)].filter((name) => [...name].some((letter) => right.includes(letter)));
    const names = dice.shuffle([right, ...dice.pickSome(near, 3)]);
    if (names.length < 4) return null;
    const key = names.indexOf(right) + 1;
    const { marks } = solidPanel(solid, { name: '', says: '', without: gone });
    return {
      story: [`Irfan is drawing a ${solid.name}. One edge is not drawn yet.`],
      ask: 'Which two points must he join?',
      blank: 'He must join the two points ___.',
      key,
      style: oneOf(names, ([a = '', b = '']) => [`${b}${a}`, `${a} and ${b}`, `${b} and ${a}`]),
      params: {
        solid: solid.name,
        drawn: solid.edges
          .filter((_, i) => i !== place)
          .map(edgeText)
          .join(' '),
      },
      work: [KNOW[solid.name] ?? '', `The edge that is not drawn: ${right}`],
      hints: [
        'Look at the faces. Which face is not closed?',
        'Equal edges run in the same direction.',
        'Look for corners where one edge is missing.',
      ],
      wrongs: otherPlaces(
        4,
        key,
        'line-through-a-face',
        'A line between these points is no edge of the solid.',
      ),
      drawing: {
        kind: 'panels',
        tall: 150,
        panels: [
          {
            name: '',
            size: [9, 8],
            marks: [...marks, ...cornerMarks(solid)],
            says: `An unfinished drawing of a ${solid.name}. These points are joined: ${solid.edges
              .filter((_, i) => i !== place)
              .map(edgeText)
              .join(', ')}.`,
          },
        ],
      },
    };
  },
);

const STILL_TO_DRAW: Shape = asked(
  'edges-still-to-draw',
  ['P4-G-10'],
  ['not_ready', 'guided'],
  {
    kind: 'search',
    solve: (_givens, words) => [
      exact(
        (LINE_OF_A_SOLID[words.get('solid') ?? ''] ?? []).length -
          (words.get('drawn') ?? '').split(' ').length,
      ),
    ],
  },
  (dice, level) => {
    const { solid, gone } = drawGap(dice, level === 'not_ready' ? dice.int(2, 4) : dice.int(3, 6));
    const key = gone.length;
    const left = solid.edges.flatMap((edge, i) => (gone.includes(i) ? [] : [edgeText(edge)]));
    // Both ends of each edge must still be seen.
    if (new Set(left.join('')).size < solid.corners.length) return null;
    const { marks } = solidPanel(solid, { name: '', says: '', without: gone });
    return {
      story: [`Priya is drawing a ${solid.name}. All its corners are marked.`],
      ask: 'How many edges must she still draw?',
      blank: 'She must still draw ___ edges.',
      key,
      style: PLAIN,
      params: { solid: solid.name, drawn: left.join(' ') },
      work: [
        `A ${solid.name} like this has ${solid.edges.length} edges.`,
        `${left.length} edges are drawn.`,
        ['Edges still to draw', `${solid.edges.length} − ${left.length}`, PLAIN],
      ],
      hints: [
        'How many edges does the whole solid have?',
        'Count the edges that are drawn, also the hidden ones.',
        'Find the difference.',
      ],
      wrongs: [
        ['drawn-edges-counted', 'These edges are drawn already.', left.length],
        ['all-edges-counted', 'Some of the edges are drawn already.', solid.edges.length],
        ['miscounted', 'Count the edges of the whole solid again.', key + 1],
        ['miscounted', 'Count the edges of the whole solid again.', key - 1],
        ['miscounted', 'Count the edges of the whole solid again.', key + 2],
        ['miscounted', 'Count the edges of the whole solid again.', key + 3],
      ],
      drawing: {
        kind: 'panels',
        tall: 140,
        panels: [
          {
            name: '',
            size: [9, 8],
            marks: [...marks, ...placedCorners(solid).map((at): PanelMark => ({ mark: 'dot', at }))],
            says: `An unfinished drawing of a ${solid.name}. All corners are marked by dots. These corners are joined: ${left.join(', ')}.`,
          },
        ],
      },
    };
  },
);

const COMPLETE_ONE: Shape = asked(
  'complete-drawing-of-a-solid',
  ['P4-G-10'],
  ['not_ready', 'guided'],
  searchNames((name, _given, word) => {
    const drawn = word('drawings').split('; ')[LETTERS.findIndex((one) => one === name)] ?? '';
    return drawn.split(' ').length === (LINE_OF_A_SOLID[word('solid')] ?? []).length;
  }),
  (dice) => {
    const solid = dice.pick(EDGED_SOLIDS);
    const places = dice.pickSome(
      solid.edges.map((_, i) => i),
      3,
    );
    const drawings = dice.shuffle<number[]>([[], ...places.map((place) => [place])]);
    const key = drawings.findIndex(({ length }) => length === 0) + 1;
    const left = (gone: readonly number[]): string =>
      solid.edges.flatMap((edge, i) => (gone.includes(i) ? [] : [edgeText(edge)])).join(' ');
    return {
      story: [`Four children draw the same ${solid.name}, with broken lines for hidden edges.`],
      ask: 'Which drawing is complete?',
      blank: 'Drawing ___ is complete.',
      key,
      style: LETTER,
      params: { solid: solid.name, drawings: drawings.map(left).join('; ') },
      work: [
        `A ${solid.name} like this has ${solid.edges.length} edges.`,
        `The complete drawing: ${LETTERS[key - 1] ?? ''}`,
      ],
      hints: [
        'Count the edges of each drawing, also the hidden ones.',
        'Look at each face. Is it closed?',
        'Compare two drawings edge by edge.',
      ],
      wrongs: otherLetters(key, 'edge-missing', 'One edge is missing in this drawing.'),
      drawing: {
        kind: 'panels',
        panels: drawings.map((gone, i) =>
          solidPanel(solid, {
            name: LETTERS[i] ?? '',
            says: `a ${solid.name} with its corners joined so: ${left(gone)}.`,
            without: gone,
          }),
        ),
      },
    };
  },
);

/** Solids in drawings, for Primary 4. */
export const DRAWN_SOLID_TASKS: readonly Shape[] = [
  NAME_OF,
  WHICH_DRAWING,
  HOW_MANY,
  MISSING_EDGE,
  STILL_TO_DRAW,
  COMPLETE_ONE,
];
