import { PLAIN, countOf } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import type { Shape } from '../../core/draft.js';
import { exact } from '../../numbers/exact.js';
import { readPath } from '../statements/plane.js';
import { drawPerson } from '../../core/people.js';
import type { ShapeRowSpec } from '../../drawing/shape-row.drawing.js';
import { facts, shape } from '../../engines/sketch.js';
import { HIDDEN_KIND } from './shapes-space.hidden-kind.js';
import pieces from './shapes-space.pieces.json' with { type: 'json' };

/** A child at a craft table with pieces for the sides of shapes. */
export function openCraft(dice: Dice) {
  const { name, he } = drawPerson(dice);
  const piece = dice.pick(pieces);
  const four = 'squares';
  return {
    name,
    he: he === 'he' ? 'He' : 'She',
    piece,
    four,
    one: four.slice(0, -1),
    style: countOf(piece.many, piece.one),
    makes: `${name} makes shapes ${piece.job}.`,
    eachSide: `Each side is one ${piece.one}.`,
  };
}

const count = (n: number, many: string): string => `${n} ${n === 1 ? many.slice(0, -1) : many}`;

/** One of each, so that a child sees what has three and what has four sides; in no colour that a story may name. */
export const MODELS: ShapeRowSpec = {
  kind: 'shape-row',
  shapes: ['triangle', 'square'],
  scattered: true,
  plain: true,
};

const SIDES = ['three = 3 * a', 'four = 4 * b'];

const ALL_SIDES: Shape = shape(
  'sides-of-both-kinds',
  'guided',
  facts(SIDES, ['whole = three + four'], 'whole'),
  (dice) => {
    const s = openCraft(dice);
    const [a, b] = [dice.int(2, 10), dice.int(2, 10)];
    if (a === b) return null;
    const whole = 3 * a + 4 * b;
    return {
      story: [s.makes, s.eachSide, `${s.he} makes ${a} triangles and ${b} ${s.four}.`],
      ask: `How many ${s.piece.many} does ${s.name} use?`,
      blank: `${s.name} uses ___ ${s.piece.many}.`,
      key: whole,
      style: s.style,
      params: { a, b },
      work: [
        ['For the triangles', `${a} × 3`, s.style],
        [`For the ${s.four}`, `${b} × 4`, s.style],
        ['Altogether', `${3 * a} + ${4 * b}`, s.style],
      ],
      hints: [
        'How many sides does each kind of shape have?',
        `Find the ${s.piece.many} for the triangles. Then do the ${s.four}.`,
        'Add the two amounts.',
      ],
      wrongs: [
        ['only-one-part', 3 * a],
        ['only-one-part', 4 * b],
        ['added-givens', a + b],
        ['corners-mixed', 4 * a + 3 * b],
        ['corners-mixed', 3 * (a + b)],
        ['corners-mixed', 4 * (a + b)],
      ],
      drawing: MODELS,
    };
  },
);

const REST_IN_SQUARES: Shape = shape(
  'rest-makes-squares',
  'independent',
  facts(SIDES, ['whole = three + four'], 'b'),
  (dice) => {
    const s = openCraft(dice);
    const [a, b] = [dice.int(2, 8), dice.int(2, 9)];
    if (a === b) return null;
    const whole = 3 * a + 4 * b;
    return {
      story: [
        s.makes,
        s.eachSide,
        `${s.he} uses ${whole} ${s.piece.many} for ${a} triangles and some ${s.four}.`,
      ],
      ask: `How many ${s.four} does ${s.name} make?`,
      blank: `${s.name} makes ___ ${s.four}.`,
      key: b,
      style: PLAIN,
      via: [[`The triangles use ___ ${s.piece.many}.`, 3 * a, s.style]],
      params: { a, whole },
      work: [
        ['For the triangles', `${a} × 3`, s.style],
        ['Left over', `${whole} − ${3 * a}`, s.style],
        [s.four.charAt(0).toUpperCase() + s.four.slice(1), `${4 * b} ÷ 4`],
      ],
      hints: [
        'How many sides does each kind of shape have?',
        'Find out how many the triangles use.',
        `Take that away. Then see how many ${s.four} the rest can make.`,
      ],
      wrongs: [
        ['not-shared', 4 * b, `These are the ${s.piece.many} that are left. Make ${s.four} of them.`],
        ['gave-a-given', a, 'This is how many triangles there are.'],
        ['one-too-many', b + 1],
        ['one-too-few', b - 1],
        ['one-for-each-shape', whole - a, 'A triangle needs more than one piece.'],
        ['part-for-whole', 3 * a, `This is how many ${s.piece.many} the triangles use.`],
        ['all-of-one-kind', exact(whole, 4), 'Some are in the triangles. Take those away first.'],
      ],
      drawing: MODELS,
    };
  },
);

const THREE_PARTS: Shape = shape(
  'rest-after-two-kinds',
  'mastery',
  facts(['three = 3 * a', 'four = 4 * b', 'more = 3 * x'], ['whole = three + four + more'], 'x'),
  (dice) => {
    const s = openCraft(dice);
    const [a, b, key] = [dice.int(2, 6), dice.int(2, 8), dice.int(2, 8)];
    if (new Set([a, b, key]).size < 3) return null;
    const whole = 3 * a + 4 * b + 3 * key;
    return {
      story: [
        s.eachSide,
        `${s.name} has ${whole} ${s.piece.many}.`,
        `${s.he} makes ${a} red triangles and ${b} blue ${s.four}.`,
        `${s.he} makes green triangles with the rest.`,
      ],
      ask: `How many green triangles does ${s.name} make?`,
      blank: `${s.name} makes ___ green triangles.`,
      key,
      style: PLAIN,
      via: [[`The blue ${s.four} use ___ ${s.piece.many}.`, 4 * b, s.style]],
      params: { a, b, whole },
      work: [
        ['For the red triangles', `${a} × 3`, s.style],
        [`For the blue ${s.four}`, `${b} × 4`, s.style],
        ['Left over', `${whole} − ${3 * a} − ${4 * b}`, s.style],
        ['Green triangles', `${3 * key} ÷ 3`],
      ],
      hints: [
        'How many sides does each kind of shape have?',
        `Find how many ${s.piece.many} the red and the blue shapes use.`,
        'Take both away from the whole. Then make triangles of what is left.',
      ],
      wrongs: [
        ['not-shared', 3 * key, `These are the ${s.piece.many} that are left. Make triangles of them.`],
        ['gave-a-given', a, 'This is how many red triangles there are.'],
        ['gave-a-given', b, `This is how many blue ${s.four} there are.`],
        ['one-too-many', key + 1],
        ['one-too-few', key - 1],
        ['one-step-left-out', exact(whole - 3 * a, 3), `Take away what the blue ${s.four} use, too.`],
        ['one-step-left-out', exact(whole - 4 * b, 3), 'Take away what the red triangles use, too.'],
      ],
      drawing: MODELS,
    };
  },
);

/** h1 for shapes: sides of some shapes make a whole. */
export const P2_SHAPES_PART_WHOLE: readonly Shape[] = [HIDDEN_KIND, ALL_SIDES, REST_IN_SQUARES, THREE_PARTS];

const CUT: Shape = shape(
  'squares-cut-in-two',
  'not_ready',
  facts(['new = 2 * b'], ['now = a + new'], 'now'),
  (dice) => {
    const { name, he } = drawPerson(dice);
    const thing = dice.pick(['paper', 'felt', 'card', 'cloth', 'foam', 'plastic', 'wooden', 'clay', 'cork']);
    const [a, b] = [dice.int(3, 20), dice.int(2, 10)];
    if (a === b || a === 2 * b) return null;
    const they = he === 'he' ? 'He' : 'She';
    return {
      story: [
        `${name} has ${a} ${thing} triangles and ${b} ${thing} squares.`,
        `${they} cuts each square in two, as the picture shows.`,
      ],
      ask: 'How many triangles are there now?',
      blank: 'There are ___ triangles now.',
      key: a + 2 * b,
      style: PLAIN,
      params: { a, b },
      work: [
        ['New triangles', `${b} × 2`],
        ['Triangles now', `${a} + ${2 * b}`],
      ],
      hints: [
        'What shape are the two parts of a square?',
        'How many new triangles come from all the squares?',
        'Add the new triangles to the first ones.',
      ],
      wrongs: [
        ['not-doubled', a + b, 'Each square makes two triangles.'],
        ['gave-the-change', 2 * b, 'These are the new triangles. Add the first ones.'],
        ['doubled-too-often', a + 4 * b, `You added the ${2 * b} new triangles twice.`],
        ['old-size-kept', 2 * a + b, 'Double the squares, not the triangles.'],
        ['one-too-many', a + 2 * b + 1],
        ['one-too-few', a + 2 * b - 1],
      ],
      drawing: {
        kind: 'plan',
        tall: 80,
        figures: [
          {
            pieces: [{ shape: 'polygon', points: readPath('0,0 4,0 4,4 0,4') }],
            lines: [{ from: [0, 4], to: [4, 0], broken: true }],
            says: 'A square with a broken line from corner to corner. The line cuts it into two triangles.',
          },
        ],
      },
    };
  },
);

interface Use {
  id: string;
  level: 'guided' | 'independent' | 'mastery';
  /** Pieces are added after the shapes are made. */
  gains: boolean;
  /** Both kinds are made. */
  both: boolean;
  asked: 'start' | 'left';
}

function usePieces({ id, level, gains, both, asked }: Use): Shape {
  const used = both ? 'three - four' : 'four';
  return shape(
    id,
    level,
    facts(both ? SIDES : ['four = 4 * b'], [`left = start - ${used}${gains ? ' + more' : ''}`], asked),
    (dice) => {
      const s = openCraft(dice);
      const [a, b] = [both ? dice.int(2, 8) : 0, dice.int(2, 9)];
      const more = gains ? dice.multiple(2, 6, 24) : 0;
      const rest = dice.int(3, 20);
      const start = 3 * a + 4 * b + rest;
      const left = rest + more;
      if (a === b || (gains && more === rest)) return null;
      const key = asked === 'start' ? start : left;
      const made = both ? `${count(a, 'triangles')} and ${count(b, s.four)}` : count(b, s.four);
      const toldStart =
        asked === 'start'
          ? `${s.name} has a box of ${s.piece.many}.`
          : `${s.name} has ${start} ${s.piece.many}.`;
      const usedAll = 3 * a + 4 * b;
      return {
        story: [
          toldStart,
          s.eachSide,
          `${s.he} makes ${made}.`,
          ...(gains ? [`Then ${s.he.toLowerCase()} gets ${more} more ${s.piece.many}.`] : []),
          ...(asked === 'start' ? [`Now ${s.he.toLowerCase()} has ${left} left.`] : []),
        ],
        ask:
          asked === 'start'
            ? `How many ${s.piece.many} were there at first?`
            : `How many ${s.piece.many} are ${gains ? 'there in the end' : 'left'}?`,
        blank:
          asked === 'start'
            ? `At first there were ___ ${s.piece.many}.`
            : `There are ___ ${s.piece.many} ${gains ? 'in the end' : 'left'}.`,
        key,
        style: s.style,
        via: [[`The ${both ? s.four : 'shapes'} use ___ ${s.piece.many}.`, 4 * b, s.style]],
        params: {
          b,
          ...(both ? { a } : {}),
          ...(gains ? { more } : {}),
          ...(asked === 'start' ? { left } : { start }),
        },
        work: [
          ...(both ? [['For the triangles', `${a} × 3`, s.style] as const] : []),
          [`For the ${s.four}`, `${b} × 4`, s.style],
          ...(both ? [['Used', `${3 * a} + ${4 * b}`, s.style] as const] : []),
          ...(asked === 'start'
            ? [
                ...(gains ? [['Before the new ones', `${left} − ${more}`, s.style] as const] : []),
                ['At first', `${rest} + ${usedAll}`, s.style] as const,
              ]
            : [
                ['Left', `${start} − ${usedAll}`, s.style] as const,
                ...(gains ? [['In the end', `${rest} + ${more}`, s.style] as const] : []),
              ]),
        ],
        hints: [
          'How many sides does each shape have?',
          `Find how many ${s.piece.many} the shapes use.`,
          asked === 'start'
            ? gains
              ? `Take away the ${more} new ${s.piece.many}. Then add what was used.`
              : 'Go back: add what was used to what is left.'
            : `Take away what is used.${gains ? ` Then add the ${more} new ${s.piece.many}.` : ''}`,
        ],
        wrongs: [
          // After the first change: who stops there is the most frequent.
          ...(gains
            ? [
                [
                  'one-change-only',
                  asked === 'start' ? left + usedAll : rest,
                  `${asked === 'start' ? 'Take away' : 'Add'} the ${more} new ${s.piece.many}, too.`,
                ] as const,
              ]
            : []),
          ['gave-the-used', usedAll, `This is how many ${s.piece.many} the shapes use.`],
          ['corners-mixed', asked === 'start' ? rest + 4 * a + 3 * b : start - 3 * b - 4 * a + more],
          ['one-for-each-shape', asked === 'start' ? rest + a + b : start - a - b + more],
          [
            'wrong-direction',
            asked === 'start' ? Math.abs(left - usedAll) : start + usedAll,
            `${s.name} uses ${s.piece.many}. Are there ${asked === 'start' ? 'more at first' : 'fewer left'}?`,
          ],
          [
            'only-one-part',
            asked === 'start' ? rest + 4 * b : start - 4 * b + more,
            `Some ${s.piece.many} were used for triangles, too.`,
          ],
        ],
        drawing: MODELS,
      };
    },
  );
}

/** h2 for shapes: pieces are used for shapes, or shapes are cut. */
export const P2_SHAPES_BEFORE_AFTER: readonly Shape[] = [
  CUT,
  usePieces({ id: 'left-after-squares', level: 'guided', gains: false, both: false, asked: 'left' }),
  usePieces({ id: 'at-first-before-both', level: 'independent', gains: false, both: true, asked: 'start' }),
  usePieces({ id: 'at-first-with-more', level: 'mastery', gains: true, both: true, asked: 'start' }),
  usePieces({ id: 'in-the-end-with-more', level: 'mastery', gains: true, both: true, asked: 'left' }),
];
