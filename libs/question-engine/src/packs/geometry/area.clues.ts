import { withoutOneOf } from '../../checks/honesty.js';
import { type Style, oneOf } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import type { Shape } from '../../core/draft.js';
import { exact, toWhole } from '../../numbers/exact.js';
import { capital, drawPerson } from '../../core/people.js';
import { eliminate } from '../../solutions/elimination.js';
import { type Sketch, range, shape } from '../../engines/sketch.js';
import type { Slip } from '../../engines/slips.js';
import { type AreaGrade, drawPlot } from './rectangles.js';

type Sides = readonly [l: number, b: number];

const NAMES = ['P', 'Q', 'R', 'S', 'T', 'U'] as const;
/** `Tray P`; the letter alone says the same. */
const lettered = (thing: string): Style => ({
  ...oneOf(NAMES.map((letter) => `${capital(thing)} ${letter}`)),
  bare: (v) => NAMES[toWhole(v) - 1] ?? '',
});

/** A clue about a rectangle, with its words. */
interface Clue {
  holds: (s: Sides) => boolean;
  says: string;
  /** As kept with the item: kind and number. */
  code: string;
}

function readClue(code: string, unit: string): Clue {
  const [kind, text] = code.split(':');
  const n = Number(text);
  switch (kind) {
    case 'area':
      return { code, says: `Its area is ${n} ${unit}².`, holds: ([l, b]) => l * b === n };
    case 'perimeter':
      return { code, says: `Its perimeter is ${n} ${unit}.`, holds: ([l, b]) => 2 * (l + b) === n };
    case 'less':
      return { code, says: `Its area is less than ${n} ${unit}².`, holds: ([l, b]) => l * b < n };
    case 'more':
      return { code, says: `Its area is more than ${n} ${unit}².`, holds: ([l, b]) => l * b > n };
    case 'four-lines':
      return { code, says: 'It has 4 lines of symmetry.', holds: ([l, b]) => l === b };
    case 'two-lines':
      return { code, says: 'It has exactly 2 lines of symmetry.', holds: ([l, b]) => l !== b };
    default:
      throw new RangeError(`no clue ${code}`);
  }
}

/** A row of rectangles where exactly one fits all clues and every clue is needed; null when the draw has none. */
function drawTask(dice: Dice, grade: AreaGrade, count: number, kinds: readonly string[], unit: string) {
  const half = dice.int(grade === 3 ? 7 : 11, grade === 3 ? 13 : 22);
  const breadth = kinds.includes('four-lines') ? half / 2 : dice.int(2, Math.floor((half - 1) / 2));
  if (!Number.isInteger(breadth)) return null;
  const sides: Sides = [half - breadth, breadth];
  const area = sides[0] * sides[1];
  const clues = kinds.map((kind) =>
    readClue(
      {
        area: `area:${area}`,
        perimeter: `perimeter:${2 * half}`,
        less: `less:${area + dice.int(1, 4)}`,
        more: `more:${area - dice.int(1, 4)}`,
        'four-lines': 'four-lines:0',
        'two-lines': 'two-lines:0',
      }[kind] ?? '',
      unit,
    ),
  );
  const pool = range(2, grade === 3 ? 14 : 26).flatMap((l) => range(2, l).map((b): Sides => [l, b]));
  const chosen: Sides[] = [];
  // One rectangle for each clue that only this clue rules out.
  for (const clue of clues) {
    const misfits = pool.filter(
      (s) =>
        !clue.holds(s) && clues.every((other) => other === clue || other.holds(s)) && !chosen.includes(s),
    );
    if (misfits.length === 0) return null;
    chosen.push(dice.pick(misfits));
  }
  const others = pool.filter(
    (s) => !clues.every((c) => c.holds(s)) && !chosen.includes(s) && Math.abs(s[0] * s[1] - area) < area / 2,
  );
  const fill = dice.pickSome(others, count - 1 - chosen.length);
  const rows = dice.shuffle([sides, ...chosen, ...fill]);
  return rows.length === count ? { rows, clues, at: rows.indexOf(sides), sides } : null;
}

interface Plan {
  id: string;
  level: 'not_ready' | 'guided' | 'independent' | 'mastery';
  count: number;
  kinds: readonly string[];
}

/** The letters of the rows that fit some clues. */
const namesOf = (rows: readonly Sides[], clues: readonly Clue[]): string[] =>
  rows.flatMap((row, i) => (clues.every((clue) => clue.holds(row)) ? [NAMES[i] ?? ''] : []));

/** What the lines of symmetry tell of the sides. */
const sayLines = (kinds: readonly string[]): string[] => [
  ...(kinds.includes('four-lines') ? ['4 lines of symmetry: it is a square. All its sides are equal.'] : []),
  ...(kinds.includes('two-lines') ? ['2 lines of symmetry: it is a rectangle, but no square.'] : []),
];

function whichRectangle(grade: AreaGrade, plan: Plan): Shape {
  return shape(
    plan.id,
    plan.level,
    {
      kind: 'search',
      withoutEach: withoutOneOf('clues', '|'),
      solve: (_, words) => {
        const rows = (words.get('rows') ?? '').split('|').map((row): Sides => {
          const [l = 0, b = 0] = row.split('x').map(Number);
          return [l, b];
        });
        const clues = (words.get('clues') ?? '').split('|').map((code) => readClue(code, 'cm'));
        return rows.flatMap((row, i) => (clues.every((c) => c.holds(row)) ? [exact(i + 1)] : []));
      },
    },
    (dice) => {
      const p = drawPlot(dice);
      const task = drawTask(dice, grade, plan.count, plan.kinds, p.unit);
      if (!task) return null;
      const { rows, clues, at, sides } = task;
      const person = drawPerson(dice);
      const fails = (s: Sides): Slip => (clues[0]?.holds(s) ? 'first-clue-only' : 'clue-missed');
      const u = ` ${p.unit}`;
      return {
        story: [
          `The table shows the sides of ${plan.count} ${p.thing}s.`,
          `${person.name} wants one of them.`,
          ...clues.map((c) => c.says),
        ],
        ask: `Which ${p.thing} does ${person.name} want?`,
        blank: `${person.name} wants ___.`,
        key: at + 1,
        style: lettered(p.thing),
        via:
          plan.level === 'independent' || plan.level === 'mastery'
            ? [[`The area of this ${p.thing} is ___ ${p.area.unit}.`, sides[0] * sides[1], p.area]]
            : [],
        params: {
          rows: rows.map((r) => r.join('x')).join('|'),
          clues: clues.map((c) => c.code).join('|'),
        },
        work: [
          ...eliminate(
            clues.map((c, i) => ({ says: c.says, left: namesOf(rows, clues.slice(0, i + 1)) })),
            { all: namesOf(rows, []), noun: `${p.thing}s`, isInOrder: false },
          ),
          ...sayLines(plan.kinds),
          [`Area of ${sides[0]}${u} by ${sides[1]}${u}`, `${sides[0]} × ${sides[1]}`, p.area],
          ...(plan.kinds.includes('perimeter')
            ? ([
                ['Length and breadth of it', `${sides[0]} + ${sides[1]}`, p.side],
                ['Perimeter of it', `2 × ${sides[0] + sides[1]}`, p.side],
              ] as const)
            : []),
        ],
        end: ['All clues fit', `${sides[0]}${u} by ${sides[1]}${u}`],
        hints: [
          'Take one clue at a time.',
          'Cross out those that do not fit the first clue.',
          'Find area and perimeter of those that are left. Check the other clues.',
        ],
        wrongs: rows.flatMap((row, i) => (i === at ? [] : [[fails(row), i + 1] as const])),
        drawing: {
          kind: 'table',
          title: `Sides of the ${p.thing}s`,
          header: [capital(p.thing), 'Length', 'Breadth'],
          rows: rows.map((row, i) => [NAMES[i] ?? '', `${row[0]}${u}`, `${row[1]}${u}`]),
        },
      };
    },
  );
}

/** Steps cut into a rectangle do not change the distance round. */
function stepFigure(plan: { id: string; level: 'independent' | 'mastery'; reversed: boolean }): Shape {
  return shape(
    plan.id,
    plan.level,
    {
      kind: 'search',
      solve: (givens) => {
        // Walks round the smallest staircase in the box, one unit at a time.
        const round = (l: number, b: number): number => {
          let steps = l + b;
          for (let right = 0; right < l; right += 1) steps += 1;
          for (let down = 0; down < b; down += 1) steps += 1;
          return steps;
        };
        const l = toWhole(givens.get('l') ?? exact(0));
        if (!plan.reversed) return [exact(round(l, toWhole(givens.get('b') ?? exact(0))))];
        return range(1, 99)
          .filter((b) => round(l, b) === toWhole(givens.get('perimeter') ?? exact(0)))
          .map((b) => exact(l * b).sub(givens.get('cut') ?? exact(0)));
      },
    },
    (dice): Sketch | null => {
      const p = drawPlot(dice);
      const b = dice.int(7, 16);
      const l = dice.int(b + 1, 24);
      const [x1, x2] = [dice.int(2, 4), dice.int(2, 5)];
      const [y1, y2] = [dice.int(2, 3), dice.int(2, 3)];
      if (y1 + y2 > b - 3 || x1 + x2 > l - 5) return null;
      const u = ` ${p.unit}`;
      const cut = x1 * (y1 + y2) + x2 * y2;
      const perimeter = 2 * (l + b);
      const right = l - x1 - x2;
      const points = [
        [0, 0],
        [right, 0],
        [right, y2],
        [right + x2, y2],
        [right + x2, y1 + y2],
        [l, y1 + y2],
        [l, b],
        [0, b],
      ] as const;
      const drawing = {
        kind: 'plan' as const,
        figures: [
          {
            pieces: [{ shape: 'polygon' as const, points: [...points] }],
            lengths: [
              { from: [0, b] as const, to: [l, b] as const, label: `${l}${u}`, side: 'bottom' as const },
              ...(plan.reversed
                ? []
                : [{ from: [0, 0] as const, to: [0, b] as const, label: `${b}${u}`, side: 'left' as const }]),
            ],
            says: `A figure with steps on its right side. Bottom side ${l}${u}${plan.reversed ? '' : `, left side ${b}${u}`}. The steps go up from the right end of the bottom to the top. No other length is marked.`,
          },
        ],
      };
      const frame = [
        `The figure shows a ${p.thing} with steps on one side.`,
        'All its corners are right angles.',
      ];
      if (!plan.reversed) {
        return {
          story: [...frame, 'Only two lengths are known.'],
          ask: `What is the perimeter of the ${p.thing}?`,
          blank: `The perimeter of the ${p.thing} is ___ ${p.unit}.`,
          key: perimeter,
          style: p.side,
          via: [[`The bottom and the left side together are ___ ${p.unit}.`, l + b, p.side]],
          params: { l, b },
          work: [
            'Move every step out to the edge: the top parts make the bottom length, the right parts make the left side.',
            ['Bottom and left side', `${l} + ${b}`, p.side],
            ['Perimeter', `2 × ${l + b}`, p.side],
          ],
          hints: [
            'What do all the flat steps together make?',
            'Move the steps out to the edge. Which figure do you get?',
            'The distance round is the same as for the rectangle it fits in.',
          ],
          wrongs: [
            ['two-sides-only', l + b],
            ['area-for-perimeter', l * b],
            ['three-sides-only', 2 * l + b],
            ['three-sides-only', l + 2 * b],
            ['inner-sides-counted', perimeter + 2 * y2],
            ['corner-not-cut', perimeter - x1 - y1],
            ['calculation-slip', perimeter + 2],
          ],
          drawing,
        };
      }
      return {
        story: [
          ...frame,
          `Its perimeter is ${perimeter}${u}.`,
          `The missing corner has an area of ${cut} ${p.area.unit}.`,
        ],
        ask: `What is the area of the ${p.thing}?`,
        blank: `The area of the ${p.thing} is ___ ${p.area.unit}.`,
        key: l * b - cut,
        style: p.area,
        via: [[`The left side is ___ ${p.unit}.`, b, p.side]],
        params: { l, perimeter, cut },
        work: [
          'Moved out to the edge, the steps make a rectangle with the same perimeter.',
          ['Bottom and left side', `${perimeter} ÷ 2`, p.side],
          ['Left side', `${l + b} − ${l}`, p.side],
          ['Whole rectangle', `${l} × ${b}`, p.area],
          ['Area of the figure', `${l * b} − ${cut}`, p.area],
        ],
        hints: [
          'What do all the steps together make?',
          'The perimeter is the same as that of the rectangle it fits in. Find the left side.',
          'Find the area of that rectangle. Take the missing corner away.',
        ],
        wrongs: [
          ['corner-not-cut', l * b],
          ['cut-added', l * b + cut],
          ['not-taken-from-half', l * (perimeter - l) - cut],
          ['perimeter-for-area', perimeter],
          ['given-side-taken-once', l * (perimeter - 2 * l) - cut],
          ['calculation-slip', l * b - cut + 10],
          ['calculation-slip', l * b - cut - 1],
        ],
        drawing,
      };
    },
  );
}

/** h10 for figures: clues about symmetry and size. */
export const SYMMETRY_CLUES: readonly Shape[] = [
  whichRectangle(4, {
    id: 'four-lines-and-limit',
    level: 'not_ready',
    count: 4,
    kinds: ['four-lines', 'less'],
  }),
  whichRectangle(4, {
    id: 'two-lines-and-perimeter',
    level: 'guided',
    count: 4,
    kinds: ['two-lines', 'perimeter'],
  }),
  whichRectangle(4, {
    id: 'four-lines-between',
    level: 'independent',
    count: 5,
    kinds: ['four-lines', 'less', 'more'],
  }),
  whichRectangle(4, {
    id: 'two-lines-three-clues',
    level: 'mastery',
    count: 6,
    kinds: ['two-lines', 'perimeter', 'more'],
  }),
];

/** h10 for area: clues that leave one rectangle, and figures with few lengths told. */
export const areaClues = (grade: AreaGrade): readonly Shape[] => [
  whichRectangle(grade, { id: 'two-clues', level: 'not_ready', count: 4, kinds: ['area', 'perimeter'] }),
  whichRectangle(grade, {
    id: 'perimeter-and-limit',
    level: 'guided',
    count: 5,
    kinds: ['perimeter', 'less'],
  }),
  whichRectangle(grade, {
    id: 'three-clues',
    level: 'independent',
    count: 5,
    kinds: ['perimeter', 'less', 'more'],
  }),
  whichRectangle(grade, {
    id: 'three-clues-of-six',
    level: 'mastery',
    count: 6,
    kinds: ['perimeter', 'less', 'more'],
  }),
  ...(grade === 4
    ? [
        stepFigure({ id: 'steps-perimeter', level: 'independent', reversed: false }),
        stepFigure({ id: 'steps-area', level: 'mastery', reversed: true }),
      ]
    : []),
];
