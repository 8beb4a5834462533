import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import { measured } from '../../core/amount.js';
import type { Shape } from '../../core/draft.js';
import { exact } from '../../numbers/exact.js';
import { facts, shape } from '../../engines/sketch.js';
import { drawPlot, rectangle } from './rectangles.js';

const CM = measured('cm', 1);
const cm = (n: number): string => `${n} cm`;
const STUFF = ['wire', 'ribbon', 'string', 'cord', 'tape', 'wool', 'elastic', 'rope', 'yarn'];

/** Only the figures that are drawn are spoken of as drawn. */
function opening(asked: 'move' | 'rect' | 'side' | 'shorter', stuff: string): string {
  if (asked === 'side')
    return `One piece of ${stuff} makes the square in the figure. Another piece makes a rectangle.`;
  if (asked === 'rect')
    return `One piece of ${stuff} makes a square. Another piece makes the rectangle in the figure.`;
  return `One piece of ${stuff} makes a square and another a rectangle, as in the figure.`;
}

function wire(id: string, level: ProficiencyLevel, asked: 'move' | 'rect' | 'side' | 'shorter'): Shape {
  const properties = ['square = 4 * a', 'rect = 2 * l + 2 * b'];
  const proof = {
    move: facts(properties, ['square - x = rect + x'], 'x'),
    rect: facts(['rect = 2 * l + 2 * b'], ['after = rect + x'], 'after'),
    side: facts([...properties.slice(0, 1), 'after = 4 * s'], ['after = square - x'], 's'),
    shorter: facts([...properties, 'each = 4 * s'], ['square + rect = 2 * each', 'gap = a - s'], 'gap'),
  }[asked];
  return shape(id, level, proof, (dice) => {
    const s = dice.int(5, 16);
    const move = dice.multiple(asked === 'side' || asked === 'shorter' ? 4 : 2, 4, 24);
    const a4 = asked === 'side' || asked === 'shorter' ? 4 * s + move : 4 * dice.int(7, 20);
    const a = a4 / 4;
    const rest =
      asked === 'side' ? 2 * dice.int(8, 20) : asked === 'rect' ? 2 * dice.int(8, 24) : a4 - 2 * move;
    const half = rest / 2;
    const b = dice.int(2, Math.max(2, Math.floor(half / 2) - 1));
    const l = half - b;
    if (rest < 14 || l <= b || l > 4 * b + 8 || !Number.isInteger(a)) return null;
    const key = { move, rect: rest + move, side: s, shorter: a - s }[asked];
    if ([a, l, b].includes(key) || key === move - 0.5) return null;
    const stuff = dice.pick(STUFF);
    const figures = [
      ...(asked === 'rect' ? [] : [rectangle(a, a, { length: cm(a) }, 'Square')]),
      ...(asked === 'side' ? [] : [rectangle(l, b, { length: cm(l), breadth: cm(b) }, 'Rectangle')]),
    ];
    const told = {
      move: [
        `Some of the ${stuff} is cut off the square and joined to the rectangle until both use the same length.`,
      ],
      rect: [`Then ${cm(move)} is cut off the square and joined to the rectangle.`],
      side: [
        `Then ${cm(move)} is cut off the square and joined to the rectangle. The rest makes a smaller square.`,
      ],
      shorter: [
        `Some of the ${stuff} is moved from one to the other until both use the same length. Then both make squares.`,
      ],
    }[asked];
    return {
      story: [opening(asked, stuff), ...told],
      ask: {
        move: `How many centimetres of ${stuff} are moved?`,
        rect: `How long is the ${stuff} of the rectangle then?`,
        side: 'What is the side of the smaller square?',
        shorter: 'By how much is the side of the first square shorter then?',
      }[asked],
      blank: {
        move: `___ cm of ${stuff} is moved.`,
        rect: `The ${stuff} of the rectangle is then ___ cm long.`,
        side: 'The side of the smaller square is ___ cm.',
        shorter: 'The side of the first square is then ___ cm shorter.',
      }[asked],
      key,
      style: CM,
      via:
        asked === 'side'
          ? [['The first square uses ___ cm.', a4, CM]]
          : asked === 'shorter'
            ? [['Both together use ___ cm.', a4 + rest, CM]]
            : [],
      params: {
        ...(asked === 'rect' ? {} : { a }),
        ...(asked === 'side' ? {} : { l, b }),
        ...(asked === 'rect' || asked === 'side' ? { x: move } : {}),
      },
      work: [
        ...(asked === 'rect' ? [] : ([['Round the square', `4 × ${a}`, CM]] as const)),
        ...(asked === 'side' ? [] : ([['Round the rectangle', `${l} + ${b} + ${l} + ${b}`, CM]] as const)),
        ...(asked === 'move'
          ? ([
              ['Difference', `${a4} − ${rest}`, CM],
              ['To be moved', `${a4 - rest} ÷ 2`, CM],
            ] as const)
          : []),
        ...(asked === 'rect' ? ([['With the new piece', `${rest} + ${move}`, CM]] as const) : []),
        ...(asked === 'side'
          ? ([
              ['Left for the square', `${a4} − ${move}`, CM],
              ['Side of the smaller square', `${a4 - move} ÷ 4`, CM],
            ] as const)
          : []),
        ...(asked === 'shorter'
          ? ([
              ['Both together', `${a4} + ${rest}`, CM],
              ['Each then', `${a4 + rest} ÷ 2`, CM],
              ['Side of each new square', `${(a4 + rest) / 2} ÷ 4`, CM],
              ['Shorter by', `${a} − ${s}`, CM],
            ] as const)
          : []),
      ],
      hints: [
        'Nothing is lost: what one figure gives, the other gets.',
        'Use the sides to find how much each figure takes.',
        asked === 'move' || asked === 'shorter'
          ? 'Both are equal in the end. Think of the difference, or of both together.'
          : 'Follow the piece that is moved.',
      ],
      wrongs: [
        ['whole-difference-moved', asked === 'rect' ? rest + 2 * move : a4 - rest],
        ['only-one-side-changed', asked === 'rect' ? rest : asked === 'side' ? a : rest],
        [
          'wrong-direction',
          asked === 'side' ? exact(a4 + move, 4) : asked === 'rect' ? rest - move : key + move,
        ],
        [
          'two-sides-only',
          asked === 'rect' ? half + move : asked === 'move' ? exact(Math.abs(a4 - half), 2) : exact(half, 4),
        ],
        ['not-shared', asked === 'side' ? a4 - move : a4],
        ['area-for-perimeter', asked === 'rect' ? l * b + move : exact(Math.abs(a * a - l * b), 2)],
        ['calculation-slip', key + 2],
        ['one-too-many', key + 1],
      ],
      drawing: { kind: 'plan', tall: 100, figures },
    };
  });
}

/** h3 for figures: a length moves from a square to a rectangle. */
export const P4_FIGURES_TRANSFER: readonly Shape[] = [
  wire('length-to-move', 'not_ready', 'move'),
  wire('rectangle-after-move', 'guided', 'rect'),
  wire('smaller-square', 'independent', 'side'),
  wire('how-much-shorter', 'mastery', 'shorter'),
];

function equalRound(
  id: string,
  level: ProficiencyLevel,
  told: 'length' | 'both' | 'times' | 'longer',
): Shape {
  const ring = ['square = 4 * s', 'rect = 2 * l + 2 * b'];
  const extra = { length: [], both: [], times: ['l = k * b'], longer: ['l = b + d'] }[told];
  const asked = { length: 'b', both: 's', times: 'b', longer: 'l' }[told];
  return shape(id, level, facts(ring, ['square = rect', ...extra], asked), (dice) => {
    const p = drawPlot(dice);
    const k = dice.int(2, 5);
    const b = dice.int(3, 18);
    const l = told === 'times' ? k * b : b + dice.int(2, 20);
    if ((l + b) % 2 !== 0) return null;
    const s = (l + b) / 2;
    const key = { length: b, both: s, times: b, longer: l }[told];
    const u = ` ${p.unit}`;
    if (l - b === b || key === k) return null;
    return {
      story: [
        `A square ${p.thing} and a rectangular ${p.thing} have equal perimeters.`,
        ...(told === 'both'
          ? [`The rectangle is ${l}${u} long and ${b}${u} wide.`]
          : [`The side of the square is ${s}${u}.`]),
        ...(told === 'length' ? [`The rectangle is ${l}${u} long.`] : []),
        ...(told === 'times' ? [`The rectangle is ${k} times as long as it is wide.`] : []),
        ...(told === 'longer' ? [`The rectangle is ${l - b}${u} longer than it is wide.`] : []),
      ],
      ask:
        asked === 's'
          ? 'What is the side of the square?'
          : asked === 'b'
            ? 'How wide is the rectangle?'
            : 'How long is the rectangle?',
      blank:
        asked === 's'
          ? `The side of the square is ___ ${p.unit}.`
          : asked === 'b'
            ? `The rectangle is ___ ${p.unit} wide.`
            : `The rectangle is ___ ${p.unit} long.`,
      key,
      style: p.side,
      via:
        told === 'times' || told === 'longer'
          ? [[`The perimeter of each figure is ___ ${p.unit}.`, 4 * s, p.side]]
          : [],
      params: {
        ...(told === 'both' ? { l, b } : { s }),
        ...(told === 'length' ? { l } : {}),
        ...(told === 'times' ? { k } : {}),
        ...(told === 'longer' ? { d: l - b } : {}),
      },
      work:
        told === 'both'
          ? [
              ['Perimeter of the rectangle', `${l} + ${b} + ${l} + ${b}`, p.side],
              ['Side of the square', `${4 * s} ÷ 4`, p.side],
            ]
          : [
              ['Perimeter of the square', `4 × ${s}`, p.side],
              ['Length and breadth together', `${4 * s} ÷ 2`, p.side],
              ...(told === 'length' ? ([['Breadth', `${2 * s} − ${l}`, p.side]] as const) : []),
              ...(told === 'times'
                ? ([
                    ['Equal units', `${k} + 1`],
                    ['Breadth', `${2 * s} ÷ ${k + 1}`, p.side],
                  ] as const)
                : []),
              ...(told === 'longer'
                ? ([
                    ['Twice the breadth', `${2 * s} − ${l - b}`, p.side],
                    ['Breadth', `${2 * b} ÷ 2`, p.side],
                    ['Length', `${b} + ${l - b}`, p.side],
                  ] as const)
                : []),
            ],
      hints: [
        'Which size is the same for both figures?',
        'A square has four equal sides; a rectangle has two of each.',
        told === 'both'
          ? 'Find the distance round the rectangle and share it.'
          : 'Half of the perimeter is length and breadth together.',
      ],
      wrongs: [
        ['other-part', asked === 'l' ? b : asked === 'b' ? l : exact(2 * s, 1)],
        ['not-shared', 4 * s],
        [
          'not-taken-from-half',
          told === 'length'
            ? 4 * s - l
            : told === 'times'
              ? exact(4 * s, k + 1)
              : told === 'longer'
                ? exact(4 * s + (l - b), 2)
                : 2 * s,
        ],
        ['two-sides-only', told === 'both' ? exact(l + b, 4) : exact(s, 2)],
        ['square-from-area', exact(l * b, 4)],
        ['shared-by-wrong-number', told === 'times' ? exact(2 * s, k) : s],
        ['calculation-slip', key + 2],
        ['one-too-few', key - 1],
      ],
      drawing: {
        kind: 'plan',
        tall: 90,
        figures: [
          rectangle(s, s, { length: told === 'both' ? '?' : `${s}${u}` }, 'Square'),
          rectangle(
            l,
            b,
            {
              length: told === 'both' || told === 'length' ? `${l}${u}` : '',
              breadth: told === 'both' ? `${b}${u}` : '',
            },
            'Rectangle',
          ),
        ],
      },
    };
  });
}

/** h4 for figures: a square and a rectangle of equal perimeter. */
export const P4_FIGURES_EQUAL: readonly Shape[] = [
  equalRound('breadth-from-square', 'not_ready', 'length'),
  equalRound('square-from-rectangle', 'guided', 'both'),
  equalRound('times-as-long', 'independent', 'times'),
  equalRound('longer-than-wide', 'mastery', 'longer'),
];
