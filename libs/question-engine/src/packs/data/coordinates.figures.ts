import { withoutEachOf } from '../../checks/honesty.js';
import { PLAIN } from '../../core/amount.js';
import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import type { Shape, Proof } from '../../core/draft.js';
import { exact, toWhole } from '../../numbers/exact.js';
import { x } from '../../core/working.js';
import { type Point, SQUARE_UNITS, UNITS, drawMap, gridOf } from './coordinates.kit.js';
import { byFacts, byTrying, range, shapeOf } from './drafting.js';

const LEVELS = ['not_ready', 'guided', 'independent', 'mastery'] as const;

/** h4: a second rectangle covers the same area as the one on the grid. */
export const GRID_EQUAL: readonly Shape[] = LEVELS.map((level): Shape => {
  const facts = {
    not_ready: ['w * h = base * x'],
    guided: ['w * h = 2 * base * x'],
    independent: ['w * h = base * height', 'x = cy + height'],
    mastery: ['w * h = base * height', 'x = 2 * base + 2 * height - 2 * w - 2 * h'],
  }[level];
  const proof = byFacts('x', ['w = bx - ax', 'h = cy - by'], facts);
  return shapeOf(`equal-area-${level.replace('_', '-')}`, level, proof, (dice) => {
    const map = drawMap(dice);
    const [ax, ay] = [dice.int(1, 5), dice.int(1, 5)];
    const [w, h] = [dice.int(3, 10), dice.int(2, 8)];
    const area = w * h;
    const parts = level === 'guided' ? 2 : 1;
    const bases = range(2, 14).filter(
      (b) => area % (b * parts) === 0 && b !== w && b !== h && area / (b * parts) > 1,
    );
    if (w === h || bases.length === 0) return null;
    const base = dice.pick(bases);
    const height = area / (base * parts);
    const [by, cy, bx] = [ay, ay + h, ax + w];
    if (level === 'independent' && cy + height > 19) return null;
    const rims = [2 * (base + height), 2 * (w + h)] as const;
    if (level === 'mastery' && rims[0] <= rims[1]) return null;
    const key = level === 'independent' ? cy + height : level === 'mastery' ? rims[0] - rims[1] : height;
    const points: Point[] = [
      [ax, ay],
      [bx, by],
      [bx, cy],
      [ax, cy],
    ];
    const second = {
      not_ready: `Another rectangle has the same area and a base of ${base} units.`,
      guided: `Two equal rectangles together have the same area. Each has a base of ${base} units.`,
      independent: `A second rectangle above it has the same area. Its base is ${base} units and lies on the line through D and C.`,
      mastery: `Another rectangle has the same area and a base of ${base} units.`,
    }[level];
    return {
      story: [map.told(0), `${map.person.name} marks the rectangle ABCD on it.`, second],
      ask: {
        not_ready: 'What is the height of the other rectangle?',
        guided: 'What is the height of each of the two rectangles?',
        independent: 'What is the y-coordinate of the top corners of the second rectangle?',
        mastery: 'How many units longer is the perimeter of the other rectangle?',
      }[level],
      blank: {
        not_ready: 'The height of the other rectangle is ___ units.',
        guided: 'The height of each of the two rectangles is ___ units.',
        independent: 'The y-coordinate of the top corners of the second rectangle is ___.',
        mastery: 'The perimeter of the other rectangle is ___ units longer than that of ABCD.',
      }[level],
      key,
      style: level === 'independent' ? PLAIN : UNITS,
      middles:
        level === 'independent' || level === 'mastery'
          ? [['The area of ABCD is ___ square units.', area, SQUARE_UNITS]]
          : [],
      params: { ax, bx, by, cy, base },
      drawn: ['ax', 'bx', 'by', 'cy'],
      steps: [
        ['From A to B', x`${bx} − ${ax}`, UNITS],
        ['From B to C', x`${cy} − ${by}`, UNITS],
        ['Area of ABCD', x`${w} × ${h}`, SQUARE_UNITS],
        ...(level === 'guided' ? ([['Area of each of the two', x`${area} ÷ 2`, SQUARE_UNITS]] as const) : []),
        ['Height', x`${area / parts} ÷ ${base}`, UNITS],
        ...(level === 'independent'
          ? ([['y-coordinate of the top corners', x`${cy} + ${height}`]] as const)
          : []),
        ...(level === 'mastery'
          ? ([
              ['Perimeter of the other rectangle', x`2 × (${base} + ${height})`, UNITS],
              ['Perimeter of ABCD', x`2 × (${w} + ${h})`, UNITS],
              ['How much longer', x`${rims[0]} − ${rims[1]}`, UNITS],
            ] as const)
          : []),
      ],
      hints: [
        'Read off the corners. How long are the sides of ABCD?',
        'Find the area of ABCD.',
        level === 'mastery'
          ? 'Find the height of the other rectangle. Then work out both perimeters.'
          : 'The areas are equal. Share the area by the base.',
      ],
      wrongs: [
        ['perimeter-for-area', Math.abs(w + h - base) + (level === 'independent' ? cy : 0)],
        ['stopped-early', level === 'independent' || level === 'mastery' ? height : area],
        ['gave-a-coordinate', cy],
        ['points-counted', exact((w + 1) * (h + 1), base * parts)],
        ['gave-the-other', h],
        ...(level === 'guided' ? [['not-halved', 2 * height] as const] : []),
        ['one-too-many', key + 1],
        ['one-too-few', key - 1],
        level === 'mastery' ? (['one-part-only', exact(key, 2)] as const) : (['gave-the-other', w] as const),
      ],
      drawing: { ...gridOf(points), path: [0, 1, 2, 3, 0] },
    };
  });
});

/** h8: two numbers along and up are found by trying. */
export const GRID_BY_TRYING: readonly Shape[] = LEVELS.map((level): Shape => {
  const asksY = level === 'independent';
  const valueOf = ([px, py]: Point): number => (level === 'mastery' ? px - py : asksY ? py : px);
  const proof: Proof = {
    kind: 'search',
    together: [/^a[xy]$/],
    withoutEach: withoutEachOf(() => [['wider']]),
    solve: (givens, words) => {
      const [ax = 0, ay = 0, n = 0, area = 0] = ['ax', 'ay', 'n', 'area'].map((name) =>
        toWhole(givens.get(name) ?? exact(0)),
      );
      const half = level === 'not_ready' || level === 'guided' ? n : n / 2;
      return range(1, 40)
        .filter((u) => half > u && (half - u > u || !words.has('wider')) && u * (half - u) === area)
        .map((u) => exact(valueOf([ax + half - u, ay + u])));
    },
  };
  return shapeOf(`corner-by-trying-${level.replace('_', '-')}`, level, proof, (dice) => {
    const map = drawMap(dice);
    const [ax, ay] = [dice.int(1, 7), dice.int(1, 8)];
    const easy = level === 'not_ready';
    const up = dice.int(2, easy ? 4 : 7);
    const right = dice.int(up + 1, easy ? 7 : 12);
    const n = up + right;
    const round = level === 'independent' || level === 'mastery';
    const area = up * right;
    if (ax + right > 19 || ay + up > 19) return null;
    const key = valueOf([ax + right, ay + up]);
    if (key < 1) return null;
    const tried = up > 2 ? up - 1 : up + 1;
    if (tried >= n - tried) return null;
    const { name } = map.person;
    return {
      story: [
        map.told(1),
        `${name} marks a rectangle with A as the bottom left corner and P as the corner opposite.`,
        'Its width is greater than its height.',
        round
          ? `Its perimeter is ${2 * n} units and its area is ${area} square units.`
          : `Its width and height are ${n} units together, and its area is ${area} square units.`,
      ],
      ask:
        level === 'mastery'
          ? 'How much more is the x-coordinate of P than its y-coordinate?'
          : `What is the ${asksY ? 'y' : 'x'}-coordinate of P?`,
      blank:
        level === 'mastery'
          ? 'The x-coordinate of P is ___ more than its y-coordinate.'
          : `The ${asksY ? 'y' : 'x'}-coordinate of P is ___.`,
      key,
      style: PLAIN,
      middles: round ? [['From A to P it is ___ units to the right.', right, UNITS]] : [],
      params: { ax, ay, n: round ? 2 * n : n, area, wider: 'yes' },
      drawn: ['ax', 'ay'],
      steps: [
        ...(round ? ([['Along and up together', x`${2 * n} ÷ 2`, UNITS]] as const) : []),
        [`Try ${tried} up and ${n - tried} to the right: area`, x`${tried} × ${n - tried}`],
        `That is ${tried * (n - tried) < area ? 'too small' : 'too large'}.`,
        [`Try ${up} up: to the right`, x`${n} − ${up}`, UNITS],
        ['Area', x`${up} × ${right}`],
        ...(asksY ? [] : ([['x-coordinate of P', x`${ax} + ${right}`]] as const)),
        ...(asksY || level === 'mastery' ? ([['y-coordinate of P', x`${ay} + ${up}`]] as const) : []),
        ...(level === 'mastery' ? ([['How much more', x`${ax + right} − ${ay + up}`]] as const) : []),
      ],
      hints: [
        round
          ? 'How many units are along and up together?'
          : 'Two numbers have this sum. Which pairs are there?',
        'Try a number of units up. How many are left for the way to the right? Check the area.',
        'When both fit, start from the coordinates of A.',
      ],
      wrongs: [
        ['swapped-kinds', valueOf([ax + up, ay + right])],
        ['stopped-early', asksY ? up : right],
        ['try-again', key + 1],
        ['try-again', key - 1],
        ['coordinates-swapped', asksY ? ax + up : level === 'mastery' ? right - up : ay + right],
        ['try-again', key + n],
        ['gave-a-coordinate', asksY ? ax + right : ay + up],
      ],
      drawing: gridOf([[ax, ay]]),
    };
  });
});

/** Three points of a row with equal steps; counts on. */
function listRow(x1: number, x2: number, x3: number, y1: number, y2: number, y3: number): Point[] {
  if (x3 - x2 !== x2 - x1 || y3 - y2 !== y2 - y1) return [];
  return range(0, 59).map((i): Point => [x1 + i * (x2 - x1), y1 + i * (y2 - y1)]);
}

const PLACES: Readonly<Record<ProficiencyLevel, readonly [number, number]>> = {
  not_ready: [5, 6],
  guided: [8, 14],
  independent: [7, 15],
  mastery: [8, 15],
};

/** h9: points in a row with the same step along and up. */
export const GRID_PATTERN: readonly Shape[] = LEVELS.map((level): Shape => {
  const proof = byTrying(
    ['x1', 'x2', 'x3', 'y1', 'y2', 'y3', 'asked'],
    (x1, x2, x3, y1, y2, y3, asked) => {
      const row = listRow(x1, x2, x3, y1, y2, y3);
      const nth = row[asked - 1];
      if (level === 'independent') return row.flatMap(([a, b]) => (a === asked ? [b] : []));
      if (!nth) return [];
      return level === 'mastery' ? [nth[0] - x1 + nth[1] - y1] : [nth[1]];
    },
    { together: [/^[xy]\d$/] },
  );
  return shapeOf(`points-in-a-row-${level.replace('_', '-')}`, level, proof, (dice) => {
    const map = drawMap(dice);
    const [x1, y1] = [dice.int(0, 4), dice.int(0, 5)];
    const [dx, dy] = [dice.int(1, 3), dice.int(1, 4)];
    const n = dice.int(...PLACES[level]);
    if (dx === dy && x1 === y1) return null;
    const row = range(0, n - 1).map((i): Point => [x1 + i * dx, y1 + i * dy]);
    const [px, py] = row[n - 1] ?? [0, 0];
    const way = px - x1 + py - y1;
    const key = level === 'mastery' ? way : py;
    const { name } = map.person;
    return {
      story: [
        map.told(0),
        `${name} puts a flag at A, at B, at C and so on, in a straight row with equal steps.`,
      ],
      ask: {
        not_ready: `What is the y-coordinate of flag number ${n}?`,
        guided: `What is the y-coordinate of flag number ${n}?`,
        independent: `One flag has the x-coordinate ${px}. What is its y-coordinate?`,
        mastery: `How many units is it along the grid from A to flag number ${n}, first to the right and then up?`,
      }[level],
      blank: {
        not_ready: `The y-coordinate of flag number ${n} is ___.`,
        guided: `The y-coordinate of flag number ${n} is ___.`,
        independent: 'The y-coordinate of that flag is ___.',
        mastery: `Measured along the grid lines, flag number ${n} is ___ units from A.`,
      }[level],
      key,
      style: level === 'mastery' ? UNITS : PLAIN,
      middles:
        level === 'independent'
          ? [[`From A to the flag with the x-coordinate ${px} there are ___ steps.`, n - 1, PLAIN]]
          : level === 'mastery'
            ? [[`From A to flag number ${n} it is ___ units to the right.`, px - x1, UNITS]]
            : [],
      params: {
        x1,
        x2: x1 + dx,
        x3: x1 + 2 * dx,
        y1,
        y2: y1 + dy,
        y3: y1 + 2 * dy,
        asked: level === 'independent' ? px : n,
      },
      drawn: ['x1', 'x2', 'x3', 'y1', 'y2', 'y3'],
      steps: [
        ['Each step up', x`${y1 + dy} − ${y1}`],
        ...(level === 'independent' || level === 'mastery'
          ? ([['Each step to the right', x`${x1 + dx} − ${x1}`]] as const)
          : []),
        level === 'independent'
          ? (['Number of steps', x`(${px} − ${x1}) ÷ ${dx}`] as const)
          : (['Number of steps', x`${n} − 1`] as const),
        ...(level === 'mastery'
          ? ([['All the steps to the right', x`${n - 1} × ${dx}`, UNITS]] as const)
          : []),
        ['All the steps up', x`${n - 1} × ${dy}`, UNITS],
        level === 'mastery'
          ? (['Along and up', x`${(n - 1) * dx} + ${(n - 1) * dy}`, UNITS] as const)
          : (['y-coordinate', x`${y1} + ${(n - 1) * dy}`] as const),
      ],
      hints: [
        'Read off the points A, B and C.',
        'How far to the right and how far up is each step?',
        level === 'independent'
          ? 'How many steps lead from A to that x-coordinate? Go up as many times.'
          : 'From A to that flag there is one step fewer than the number of the flag.',
      ],
      wrongs:
        level === 'mastery'
          ? [
              ['one-step-too-many', n * (dx + dy)],
              ['one-step-too-few', (n - 2) * (dx + dy)],
              ['axis-only', (n - 1) * dx],
              ['axis-only', (n - 1) * dy],
              ['gave-a-coordinate', px + py],
              ['points-counted', way + 2],
            ]
          : [
              ['one-step-too-many', py + dy],
              ['one-step-too-few', py - dy],
              ['coordinates-swapped', px],
              ['start-forgotten', (n - 1) * dy],
              ['first-multiplied', (y1 + dy) * (n - 1)],
              ['doubled-the-middle', 2 * (y1 + 2 * dy)],
              ['coordinates-swapped', x1 + (n - 1) * dy],
            ],
      drawing: gridOf(row.slice(0, 3)),
    };
  });
});
