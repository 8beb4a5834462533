import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import { PLAIN, countOf, oneOf } from '../../core/amount.js';
import type { Shape } from '../../core/draft.js';
import { exact, toWhole } from '../../numbers/exact.js';
import { ordinalText } from '../../numbers/number-text.js';
import { drawPerson } from '../../core/people.js';
import type { RowShape } from '../../drawing/shape-row.drawing.js';
import { range, search, searchNames, shape } from '../../engines/sketch.js';

const KINDS = [
  { sides: 3, many: 'triangles', one: 'triangle' },
  { sides: 4, many: 'rectangles', one: 'rectangle' },
  { sides: 5, many: 'pentagons', one: 'pentagon' },
  { sides: 6, many: 'hexagons', one: 'hexagon' },
] as const;

const SETS = [
  'cuts out',
  'draws',
  'prints',
  'stamps',
  'collects tiles:',
  'folds',
  'paints',
  'sews',
  'sticks down',
];

function twoFigures(
  id: string,
  level: ProficiencyLevel,
  most: number,
  asked: 'larger' | 'smaller' | 'gap',
): Shape {
  const proof = search(
    (given) => range(0, toWhole(given('n'))),
    (x, given) => {
      const n = given('n');
      const large = asked === 'larger' ? x : asked === 'smaller' ? n.sub(x) : n.add(x).div(2);
      return large
        .mul(given('w'))
        .add(n.sub(large).mul(given('v')))
        .equals(given('total'));
    },
  );
  return shape(id, level, proof, (dice) => {
    const [v, w] = dice.pickSome(KINDS, 2).toSorted((a, b) => a.sides - b.sides);
    if (!v || !w) return null;
    const [a, b] = [dice.int(3, most), dice.int(3, most)];
    if (a === b || (asked === 'gap' && b <= a)) return null;
    const n = a + b;
    const total = a * v.sides + b * w.sides;
    const key = { larger: b, smaller: a, gap: b - a }[asked];
    const { name } = drawPerson(dice);
    const gap = total - n * v.sides;
    const each = w.sides - v.sides;
    const does = dice.pick(SETS);
    return {
      story: [
        `${name} ${does} ${n} figures, ${v.many} and ${w.many}.`,
        `They have ${total} sides altogether.`,
      ],
      ask:
        asked === 'gap'
          ? `How many more ${w.many} than ${v.many} are there?`
          : `How many ${asked === 'larger' ? w.many : v.many} are there?`,
      blank:
        asked === 'gap'
          ? `There are ___ more ${w.many} than ${v.many}.`
          : `There are ___ ${asked === 'larger' ? w.many : v.many}.`,
      key,
      style: PLAIN,
      via: [[`If all were ${v.many}, there would be ___ sides.`, n * v.sides, countOf('sides')]],
      params: { n, total, v: v.sides, w: w.sides },
      work: [
        [`If all were ${v.many}`, `${n} × ${v.sides}`, countOf('sides')],
        ['Sides too few', `${total} − ${n * v.sides}`, countOf('sides')],
        [`More sides of each ${w.one}`, `${w.sides} − ${v.sides}`],
        [w.many.charAt(0).toUpperCase() + w.many.slice(1), `${gap} ÷ ${each}`],
        ...(asked === 'larger'
          ? []
          : ([[v.many.charAt(0).toUpperCase() + v.many.slice(1), `${n} − ${b}`]] as const)),
        ...(asked === 'gap' ? ([['How many more', `${b} − ${a}`]] as const) : []),
      ],
      hints: [
        'How many sides does one figure of each kind have?',
        `Suppose all of them were ${v.many}. How many sides would be missing?`,
        'See by how many the sides grow when one figure is changed into the other kind.',
      ],
      wrongs: [
        ['other-kind', asked === 'larger' ? a : b],
        ['gap-not-shared', gap],
        ['all-of-one-kind', n],
        ['shared-by-both', exact(total, v.sides + w.sides)],
        ['one-too-many', key + 1],
        ['one-too-few', key - 1],
        ['calculation-slip', key + 2],
      ],
      drawing:
        level === 'not_ready' || level === 'guided'
          ? {
              kind: 'table',
              title: 'Try out',
              header: [
                w.many.charAt(0).toUpperCase() + w.many.slice(1),
                v.many.charAt(0).toUpperCase() + v.many.slice(1),
                'Sides',
              ],
              rows: [0, 1].map((i) => [String(i), String(n - i), String((n - i) * v.sides + i * w.sides)]),
            }
          : null,
    };
  });
}

/** h8 for figures: two kinds with other numbers of sides. */
export const P4_FIGURES_TWO_KINDS: readonly Shape[] = [
  twoFigures('few-figures', 'not_ready', 6, 'larger'),
  twoFigures('more-figures', 'guided', 9, 'larger'),
  twoFigures('the-smaller-kind', 'independent', 14, 'smaller'),
  twoFigures('how-many-more', 'mastery', 16, 'gap'),
];

const WAYS = ['up', 'right', 'down', 'left'] as const;
const WAY_STYLE = oneOf(WAYS);
const TILES = ['arrow', 'flag'] as const;

/** Where the tile points after so many steps, turned step by step. */
function turned(start: number, quarters: number, steps: number): number {
  let at = start;
  for (let i = 0; i < steps; i += 1) for (let q = 0; q < quarters; q += 1) at = at === 3 ? 0 : at + 1;
  return at;
}

const PLACES = ['floor', 'wall', 'quilt', 'sign', 'game path', 'fence', 'ribbon', 'poster', 'bag', 'scarf'];

function turningTile(level: 'not_ready' | 'guided' | 'independent'): Shape {
  return shape(
    `tile-turns-${level.replace('_', '-')}`,
    level,
    searchNames((name, given, word) => {
      const start = WAYS.findIndex((way) => way === word('start'));
      const quarters = word('sense') === 'clockwise' ? 1 : 3;
      return name === WAYS[turned(start, quarters, toWhole(given('n')) - 1)];
    }),
    (dice) => {
      const start = dice.int(0, 3);
      const clockwise = dice.chance(2);
      const n =
        level === 'not_ready' ? dice.int(6, 10) : level === 'guided' ? dice.int(11, 22) : dice.int(23, 60);
      const quarters = clockwise ? 1 : 3;
      const place = turned(start, quarters, n - 1);
      const tile = dice.pick(TILES);
      const full = Math.floor((n - 1) / 4) * 4;
      const shown: RowShape[] = range(0, 1).map(
        (i) => `${tile} pointing ${WAYS[turned(start, quarters, i)] ?? 'up'}` as const,
      );
      return {
        story: [
          `The figure shows the first two tiles of a row on a ${dice.pick(PLACES)}.`,
          `The ${tile} makes a quarter turn ${clockwise ? 'clockwise' : 'anticlockwise'} from each tile to the next.`,
        ],
        ask: `Which way does the ${tile} on the ${ordinalText(n)} tile point: up, right, down or left?`,
        blank: `Of up, right, down and left, the ${tile} on the ${ordinalText(n)} tile points ___.`,
        key: place + 1,
        style: WAY_STYLE,
        via:
          level === 'independent'
            ? [['After the last full turn there are ___ more quarter turns.', n - 1 - full, PLAIN]]
            : [],
        params: { n, start: WAYS[start] ?? 'up', sense: clockwise ? 'clockwise' : 'anticlockwise' },
        work: [
          'After 4 quarter turns it points the same way again.',
          [`Turns up to the ${ordinalText(n)} tile`, `${n} − 1`],
          ['Turns after the last full turn', `${n - 1} − ${full}`],
        ],
        end: [
          `The ${ordinalText(n)} tile`,
          `${n - 1 - full === 1 ? '1 quarter turn' : `${n - 1 - full} quarter turns`} on from the first`,
        ],
        hints: [
          'How many quarter turns make a full turn?',
          'After how many tiles does the pattern repeat?',
          'Leave out the full turns and make only the turns that are left.',
        ],
        wrongs: [
          ['turned-too-far', turned(place, 1, 1) + 1],
          ['turned-the-other-way', turned(place, 2, 1) + 1],
          ['turned-too-little', turned(place, 3, 1) + 1],
        ],
        drawing: { kind: 'shape-row', shapes: shown, numbered: true, goesOn: true },
      };
    },
  );
}

const COUNT_OF_WAY: Shape = shape(
  'tiles-that-point-one-way',
  'mastery',
  {
    kind: 'search',
    solve: (givens, words) => {
      const start = WAYS.findIndex((way) => way === words.get('start'));
      const quarters = words.get('sense') === 'clockwise' ? 1 : 3;
      const n = toWhole(givens.get('n') ?? exact(0));
      return [
        exact(range(0, n - 1).filter((i) => WAYS[turned(start, quarters, i)] === words.get('asked')).length),
      ];
    },
  },
  (dice) => {
    const start = dice.int(0, 3);
    const clockwise = dice.chance(2);
    const quarters = clockwise ? 1 : 3;
    const n = 4 * dice.int(5, 20) + dice.int(1, 3);
    const asked = dice.int(0, 3);
    const count = range(0, n - 1).filter((i) => turned(start, quarters, i) === asked).length;
    const groups = Math.floor(n / 4);
    const more = count - groups;
    const tile = dice.pick(TILES);
    const shown: RowShape[] = range(0, 1).map(
      (i) => `${tile} pointing ${WAYS[turned(start, quarters, i)] ?? 'up'}` as const,
    );
    return {
      story: [
        `The figure shows the first two tiles of a row on a ${dice.pick(PLACES)}.`,
        `The ${tile} makes a quarter turn ${clockwise ? 'clockwise' : 'anticlockwise'} from each tile to the next.`,
      ],
      ask: `How many of the first ${n} tiles point ${WAYS[asked] ?? ''}?`,
      blank: `Of the first ${n} tiles, ___ point ${WAYS[asked] ?? ''}.`,
      key: count,
      style: PLAIN,
      via: [['The full groups of four hold ___ tiles.', 4 * groups, PLAIN]],
      params: {
        n,
        start: WAYS[start] ?? 'up',
        sense: clockwise ? 'clockwise' : 'anticlockwise',
        asked: WAYS[asked] ?? 'up',
      },
      work: [
        'After 4 quarter turns it points the same way again, so four tiles make a group.',
        ['Tiles in full groups', `${groups} × 4`],
        ['Tiles after them', `${n} − ${4 * groups}`],
        ['Tiles that point this way', `${groups} + ${more}`],
      ],
      hints: [
        'How many quarter turns make a full turn?',
        'How many tiles of each group of four point this way?',
        'Count the groups, then look at the tiles after the last full group.',
      ],
      wrongs: [
        ['one-step-left-out', more === 1 ? groups : groups + 1],
        ['one-too-many', count + 1],
        ['one-too-few', count - 1],
        ['all-shapes-counted', 4 * groups],
        ['wrong-shape-counted', n - count],
        ['calculation-slip', count + 2],
        ['one-group-only', 2 * groups],
      ],
      drawing: { kind: 'shape-row', shapes: shown, numbered: true, goesOn: true },
    };
  },
);

/** h9 for figures: a tile that turns on. */
export const P4_FIGURES_PATTERNS: readonly Shape[] = [
  turningTile('not_ready'),
  turningTile('guided'),
  turningTile('independent'),
  COUNT_OF_WAY,
];
