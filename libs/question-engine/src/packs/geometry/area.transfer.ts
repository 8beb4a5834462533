import { countOf } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import type { Shape } from '../../core/draft.js';
import { exact } from '../../numbers/exact.js';
import { drawPeople } from '../../core/people.js';
import { facts, range, shape } from '../../engines/sketch.js';
import { type AreaGrade, drawPlot, rectangle } from './rectangles.js';

const SLABS = countOf('slabs');
const SQUARES = countOf('squares');

/** A figure of `count` unit squares in rows of `wide`, the last row shorter. */
const squareRows = (count: number, wide: number): string[] =>
  range(0, Math.ceil(count / wide) - 1).map((row) => '#'.repeat(Math.min(wide, count - row * wide)));

const countSquares = (rows: string | undefined): number => [...(rows ?? '')].filter((c) => c === '#').length;

const TILE_STORIES: ReadonlyArray<(a: string, b: string) => string> = [
  (a, b) => `${a} and ${b} each cover a figure with square tiles, as shown.`,
  (a, b) => `${a} and ${b} each lay a figure of square stickers, as shown.`,
  (a, b) => `${a} and ${b} each build a figure with square blocks, as shown.`,
  (a, b) => `${a} and ${b} each make a mosaic of unit squares, as shown.`,
  (a, b) => `${a} and ${b} each sew a quilt of square patches, as shown.`,
  (a, b) => `${a} and ${b} each pave a path with square slabs, as shown.`,
  (a, b) => `${a} and ${b} each fill a board with square magnets, as shown.`,
  (a, b) => `${a} and ${b} each lay out square biscuits in a figure, as shown.`,
];

function moveSquares(grade: AreaGrade, asked: 'moved' | 'each'): Shape {
  return shape(
    asked === 'moved' ? 'squares-to-move' : 'area-when-equal',
    asked === 'moved' ? 'not_ready' : 'guided',
    {
      kind: 'search',
      solve: (_, words) => {
        const [a, b] = [countSquares(words.get('first')), countSquares(words.get('second'))];
        return range(1, a)
          .filter((x) => a - x === b + x)
          .map((x) => exact(asked === 'moved' ? x : a - x));
      },
    },
    (dice) => {
      const [p, q] = drawPeople(dice, 2);
      if (!p || !q) return null;
      const moved = dice.int(2, grade === 3 ? 5 : 8);
      const second = dice.int(6, grade === 3 ? 14 : 22);
      const first = second + 2 * moved;
      const [wa, wb] = [dice.int(4, 6), dice.int(3, 6)];
      const [rowsA, rowsB] = [squareRows(first, wa), squareRows(second, wb)];
      const each = second + moved;
      return {
        story: [
          dice.pick(TILE_STORIES)(p.name, q.name),
          'Each square has an area of 1 unit.',
          `${p.name} gives ${q.name} some squares so that both areas are equal.`,
        ],
        ask:
          asked === 'moved'
            ? `How many squares does ${p.name} give ${q.name}?`
            : 'How many squares does each of them have then?',
        blank:
          asked === 'moved' ? `${p.name} gives ${q.name} ___ squares.` : 'Each of them then has ___ squares.',
        key: asked === 'moved' ? moved : each,
        style: SQUARES,
        params: { first: rowsA.join('/'), second: rowsB.join('/') },
        work:
          asked === 'moved'
            ? [
                ['Difference', `${first} − ${second}`],
                ['Squares to give', `${2 * moved} ÷ 2`, SQUARES],
              ]
            : [
                [`Areas of ${p.name} and ${q.name} together`, `${first} + ${second}`],
                ['Each then', `${first + second} ÷ 2`, SQUARES],
              ],
        hints: [
          'Count the squares of both figures.',
          'No square is lost. What one gives, the other gets.',
          asked === 'moved'
            ? 'Find the difference. Only half of it moves.'
            : 'Put all the squares together and share them by two.',
        ],
        wrongs: [
          ['whole-difference-moved', asked === 'moved' ? 2 * moved : first],
          ['not-shared', first + second],
          ['one-too-many', (asked === 'moved' ? moved : each) + 1],
          ['one-too-few', (asked === 'moved' ? moved : each) - 1],
          ['other-part', asked === 'moved' ? each : moved],
          ['only-one-side-changed', asked === 'moved' ? second : second + 2 * moved],
          ['calculation-slip', (asked === 'moved' ? moved : each) + 2],
        ],
        drawing: {
          kind: 'tile-figures',
          figures: [
            { name: p.name, rows: rowsA },
            { name: q.name, rows: rowsB },
          ],
        },
      };
    },
  );
}

function areaBeforeTransfer(grade: AreaGrade): Shape {
  return shape(
    'area-before-tiles-moved',
    'independent',
    facts(['areaB = l * b'], ['areaA - moved = areaB + moved'], 'areaA'),
    (dice) => {
      const [p, q] = drawPeople(dice, 2);
      if (!p || !q) return null;
      const b = dice.int(4, 9);
      const l = dice.int(b + 1, grade === 3 ? 14 : 24);
      const moved = dice.int(4, grade === 3 ? 15 : 28);
      const areaB = l * b;
      const place = dice.pick([
        'floor',
        'wall',
        'terrace',
        'path',
        'mosaic',
        'stage floor',
        'playroom',
        'walkway',
      ]);
      return {
        story: [
          `${p.name} and ${q.name} have square slabs of 1 m² each.`,
          `${q.name}'s slabs cover a ${place} ${l} m by ${b} m.`,
          `${p.name} gives ${q.name} ${moved} slabs.`,
          'Then both can cover equal areas.',
        ],
        ask: `How many slabs did ${p.name} have at first?`,
        blank: `At first ${p.name} had ___ slabs.`,
        key: areaB + 2 * moved,
        style: SLABS,
        via: [[`At first ${q.name} has ___ slabs.`, areaB, SLABS]],
        params: { l, b, moved },
        work: [
          [`${q.name}'s slabs at first`, `${l} × ${b}`, SLABS],
          [`${q.name}'s slabs then`, `${areaB} + ${moved}`, SLABS],
          [`${p.name}'s slabs at first`, `${areaB + moved} + ${moved}`, SLABS],
        ],
        hints: [
          `How many slabs cover ${q.name}'s rectangle?`,
          'After the change both have the same number.',
          `${p.name} gave slabs away. Put them back to find the start.`,
        ],
        wrongs: [
          ['stopped-early', areaB + moved],
          ['other-part', areaB],
          ['only-one-side-changed', areaB + moved * 3],
          ['perimeter-for-area', 2 * (l + b) + 2 * moved],
          ['wrong-direction', areaB - moved],
          ['sides-added-for-area', l + b + 2 * moved],
        ],
        drawing: {
          kind: 'plan',
          tall: 90,
          figures: [rectangle(l, b, { length: `${l} m`, breadth: `${b} m` }, q.name)],
        },
      };
    },
  );
}

const BENDS = ['wire', 'rope', 'ribbon', 'string', 'tape', 'cord', 'wool', 'elastic'];

function equalSquares(): Shape {
  return shape(
    'wire-made-equal-squares',
    'mastery',
    facts(
      ['squareWire = 4 * s', 'rectangleWire = 2 * l + 2 * b', 'each = 4 * side'],
      ['squareWire + rectangleWire = 2 * each'],
      'side',
    ),
    (dice: Dice) => {
      const p = drawPlot(dice);
      const side = dice.int(5, 14);
      const s = side + dice.int(2, 8);
      const rest = 8 * side - 4 * s;
      const half = rest / 2;
      const b = dice.int(2, Math.max(2, Math.floor(half / 2) - 1));
      const l = half - b;
      if (rest < 12 || l <= b || s === l || side === l || side === b) return null;
      const u = ` ${p.unit}`;
      const stuff = dice.pick(BENDS);
      return {
        story: [
          `One piece of ${stuff} makes the square, another the rectangle.`,
          'A part is cut off one piece and joined to the other.',
          'Then both pieces make equal squares.',
        ],
        ask: 'How long is one side of each new square?',
        blank: `One side of each new square is ___ ${p.unit}.`,
        key: side,
        style: p.side,
        via: [[`Both pieces together are ___ ${p.unit} long.`, 8 * side, p.side]],
        params: { s, l, b },
        work: [
          ['Round the square', `4 × ${s}`, p.side],
          ['Round the rectangle', `${l} + ${b} + ${l} + ${b}`, p.side],
          ['Both together', `${4 * s} + ${rest}`, p.side],
          ['Round each new square', `${8 * side} ÷ 2`, p.side],
          ['Side of each new square', `${4 * side} ÷ 4`, p.side],
        ],
        hints: [
          'Nothing is lost. What stays the same?',
          'Find the distance round each figure and add the two.',
          'Share the total by two pieces, then by four sides.',
        ],
        wrongs: [
          ['perimeter-not-side', 4 * side],
          ['not-shared', exact(8 * side, 4)],
          ['first-part-only', s],
          ['two-sides-only', exact(4 * s + half, 8)],
          ['whole-difference-moved', exact(4 * s - rest, 4)],
          ['halved-too-often', exact(side, 2)],
          ['one-too-many', side + 1],
        ],
        drawing: {
          kind: 'plan',
          tall: 110,
          figures: [
            rectangle(s, s, { length: `${s}${u}` }, 'Square'),
            rectangle(l, b, { length: `${l}${u}`, breadth: `${b}${u}` }, 'Rectangle'),
          ],
        },
      };
    },
  );
}

/** h3 for area: squares or wire move from one figure to the other. */
export const areaTransfer = (grade: AreaGrade): readonly Shape[] => [
  moveSquares(grade, 'moved'),
  moveSquares(grade, 'each'),
  areaBeforeTransfer(grade),
  equalSquares(),
];
