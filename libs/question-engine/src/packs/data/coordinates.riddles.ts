import { numberedClues } from '../../checks/honesty.js';
import { PLAIN } from '../../core/amount.js';
import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import type { Givens, Proof, Shape } from '../../core/draft.js';
import { exact, isWhole, toWhole } from '../../numbers/exact.js';
import { x } from '../../core/working.js';
import { drawClues } from './clues.js';
import { type Point, UNITS, drawMap, gridOf } from './coordinates.kit.js';
import { type Step, byFacts, range, shapeOf } from './drafting.js';

const LEVELS = ['not_ready', 'guided', 'independent', 'mastery'] as const;
const SIDE = 12;

/** What is told about P: straight above or beside a point, how the two numbers of P are related, or a distance. */
interface Clue {
  kind: 'above' | 'level' | 'more' | 'less' | 'sum' | 'double' | 'apart';
  /** Place of the point the clue speaks of, or −1. */
  point: number;
  n: number;
}

const KINDS = ['above', 'level', 'more', 'less', 'sum', 'double', 'apart'] as const;

function holdsFor(points: readonly Point[]) {
  return ({ kind, point, n }: Clue, [px, py]: Point): boolean => {
    const [qx, qy] = points[point] ?? [0, 0];
    if (kind === 'above') return px === qx && py > qy;
    if (kind === 'level') return py === qy && px > qx;
    if (kind === 'more') return px - py === n;
    if (kind === 'less') return py - px === n;
    if (kind === 'sum') return px + py === n;
    if (kind === 'double') return px === 2 * py;
    return Math.abs(px - qx) + Math.abs(py - qy) === n;
  };
}

const pointsUpTo = (most: number): Point[] =>
  range(0, most).flatMap((a) => range(0, most).map((b): Point => [a, b]));

/** The points of the drawn grid. */
const CANDIDATES: readonly Point[] = pointsUpTo(SIDE);
/** Beyond the drawing too there must be no second point that fits. */
const BEYOND: readonly Point[] = pointsUpTo(3 * SIDE);

function tell({ kind, point, n }: Clue): string {
  const name = 'AB'.charAt(point);
  switch (kind) {
    case 'above':
      return `P is straight above ${name}.`;
    case 'level':
      return `P is straight to the right of ${name}.`;
    case 'more':
      return `The x-coordinate of P is ${n} more than its y-coordinate.`;
    case 'less':
      return `The y-coordinate of P is ${n} more than its x-coordinate.`;
    case 'sum':
      return `The two coordinates of P add up to ${n}.`;
    case 'double':
      return 'The x-coordinate of P is twice its y-coordinate.';
    case 'apart':
      return `P is ${n} units from ${name}, measured along the grid lines.`;
  }
}

/** The line that shows how P fits a clue. */
function check({ kind, point, n }: Clue, [px, py]: Point, points: readonly Point[]): Step {
  const [qx, qy] = points[point] ?? [0, 0];
  switch (kind) {
    case 'above':
      return `P has the x-coordinate of ${'AB'.charAt(point)}, which is ${px}.`;
    case 'level':
      return `P has the y-coordinate of ${'AB'.charAt(point)}, which is ${py}.`;
    case 'more':
      return ['x-coordinate less y-coordinate', x`${px} − ${py}`];
    case 'less':
      return ['y-coordinate less x-coordinate', x`${py} − ${px}`];
    case 'sum':
      return ['The coordinates together', x`${px} + ${py}`];
    case 'double':
      return ['Twice the y-coordinate', x`2 × ${py}`];
    case 'apart':
      return [
        `From ${'AB'.charAt(point)} to P, ${n} units`,
        x`${Math.abs(px - qx)} + ${Math.abs(py - qy)}`,
        UNITS,
      ];
  }
}

const ASKED = { not_ready: 'y', guided: 'x', independent: 'sum', mastery: 'way' } as const;

/** What is asked of P; `way` is the distance from B along the grid. */
const valueOf =
  (asked: string, points: readonly Point[]) =>
  ([px, py]: Point): number => {
    const [bx, by] = points[1] ?? [0, 0];
    if (asked === 'x') return px;
    if (asked === 'y') return py;
    return asked === 'sum' ? px + py : Math.abs(px - bx) + Math.abs(py - by);
  };

const RIDDLE_PROOF: Proof = {
  kind: 'search',
  withoutEach: numberedClues,
  together: [/^[ab][xy]$/],
  solve: (givens: Givens, words) => {
    const numbers = ['ax', 'ay', 'bx', 'by'].flatMap((name) => {
      const v = givens.get(name);
      return v && isWhole(v) ? [toWhole(v)] : [];
    });
    const [ax = -1, ay = -1, bx = -1, by = -1] = numbers;
    const points: Point[] = [
      [ax, ay],
      [bx, by],
    ];
    const clues = range(1, 4).flatMap((i): Clue[] => {
      const match = /^([a-z]+) (-?\d+) (\d+)$/.exec(words.get(`clue${i}`) ?? '');
      const kind = KINDS.find((k) => k === match?.[1]);
      return kind ? [{ kind, point: Number(match?.[2]), n: Number(match?.[3]) }] : [];
    });
    const holds = holdsFor(points);
    const fits = BEYOND.filter((p) => clues.every((clue) => holds(clue, p)));
    return [...new Set(fits.map(valueOf(words.get('askedFor') ?? '', points)))].map((v) => exact(v));
  },
};

/** h10: clues lead to one point of the grid. */
export const GRID_CLUES: readonly Shape[] = LEVELS.map((level): Shape =>
  shapeOf(`find-the-point-${level.replace('_', '-')}`, level, RIDDLE_PROOF, (dice) => {
    const map = drawMap(dice);
    const asked = ASKED[level];
    const p: Point = [dice.int(1, SIDE - 1), dice.int(1, SIDE - 1)];
    const points: Point[] = [
      [dice.chance(2) ? p[0] : dice.int(0, 10), dice.int(0, 8)],
      [dice.int(0, 8), dice.chance(2) ? p[1] : dice.int(0, 10)],
    ];
    const a: Point = points[0] ?? [0, 0];
    const b: Point = points[1] ?? [0, 0];
    const same = (q: Point, r: Point): boolean => q[0] === r[0] && q[1] === r[1];
    if (same(a, b) || same(a, p) || same(b, p)) return null;
    const holds = holdsFor(points);
    const [px, py] = p;
    const pool: Clue[] = [
      ...[0, 1].flatMap((point): Clue[] => [
        { kind: 'above', point, n: 0 },
        { kind: 'level', point, n: 0 },
        ...(level === 'not_ready'
          ? []
          : [
              {
                kind: 'apart',
                point,
                n: Math.abs(px - (points[point]?.[0] ?? 0)) + Math.abs(py - (points[point]?.[1] ?? 0)),
              } as const,
            ]),
      ]),
      { kind: 'more', point: -1, n: px - py },
      { kind: 'less', point: -1, n: py - px },
      { kind: 'sum', point: -1, n: px + py },
      { kind: 'double', point: -1, n: 0 },
    ];
    const want = valueOf(asked, points);
    const fair = pool
      .filter(
        (clue) =>
          holds(clue, p) &&
          (clue.kind === 'double' || clue.kind === 'above' || clue.kind === 'level' || clue.n > 1),
      )
      // A clue that tells the asked value is no clue.
      .filter(
        (clue) =>
          !(asked === 'sum' && clue.kind === 'sum') &&
          !(asked === 'way' && clue.kind === 'apart' && clue.point === 1),
      );
    const clues = drawClues(dice, fair, CANDIDATES, holds, want, level === 'mastery' ? [2, 3] : [2, 2]);
    if (!clues || !clues.some((clue) => clue.point >= 0)) return null;
    const fits = BEYOND.filter((q) => clues.every((clue) => holds(clue, q)));
    if (fits.length !== 1) return null;
    const numbered = clues.filter((clue) => typeof check(clue, p, points) !== 'string').length;
    if (level === 'mastery' && numbered < 1) return null;
    const key = want(p);
    const survivors = clues.flatMap((dropped) =>
      CANDIDATES.filter((q) => clues.every((clue) => clue === dropped || holds(clue, q))).map(want),
    );
    const others = dice
      .shuffle([...new Set(survivors)].filter((v) => v !== key && Math.abs(v - key) <= 8))
      .slice(0, 5);
    const params = { ax: a[0], ay: a[1], bx: b[0], by: b[1] };
    return {
      story: [map.told(2), `${map.person.name} hides a prize at a point P of the grid.`, ...clues.map(tell)],
      ask: {
        x: 'What is the x-coordinate of P?',
        y: 'What is the y-coordinate of P?',
        sum: 'What do the two coordinates of P add up to?',
        way: 'How many units is P from B, measured along the grid lines?',
      }[asked],
      blank: {
        x: 'The x-coordinate of P is ___.',
        y: 'The y-coordinate of P is ___.',
        sum: 'The two coordinates of P add up to ___.',
        way: 'P is ___ units from B, measured along the grid lines.',
      }[asked],
      key,
      style: asked === 'way' ? UNITS : PLAIN,
      params: {
        ...params,
        askedFor: asked,
        ...Object.fromEntries(clues.map((c, i) => [`clue${i + 1}`, `${c.kind} ${c.point} ${c.n}`])),
      },
      drawn: ['ax', 'ay', 'bx', 'by'],
      steps: [
        ...clues.map((clue) => check(clue, p, points)),
        ...(asked === 'sum' ? ([['The coordinates together', x`${px} + ${py}`]] as const) : []),
        ...(asked === 'way'
          ? ([
              ['Along', x`${Math.max(px, b[0])} − ${Math.min(px, b[0])}`],
              ['Up or down', x`${Math.max(py, b[1])} − ${Math.min(py, b[1])}`],
              ['From B to P', x`${Math.abs(px - b[0])} + ${Math.abs(py - b[1])}`, UNITS],
            ] as const)
          : []),
        ...(asked === 'x' ? [`The x-coordinate of P is ${px}.`] : []),
        ...(asked === 'y' ? [`The y-coordinate of P is ${py}.`] : []),
      ],
      hints: [
        'Read off the points that the clues name.',
        'Which points fit the first clue? Think of a line on the grid.',
        'Which of these points fit the other clues too?',
      ],
      wrongs: [
        ...others.map((v) => ['misses-a-clue', v] as const),
        ['coordinates-swapped', asked === 'x' ? py : asked === 'y' ? px : key + 1],
        ['points-counted', key + 1],
        ['one-too-few', key - 1],
        ['stopped-early', px],
      ],
      drawing: gridOf(points),
    };
  }),
);

const ALGEBRA: Readonly<Record<ProficiencyLevel, { asked: string; relations: readonly string[] }>> = {
  not_ready: { asked: 'v', relations: ['height = v + k'] },
  guided: { asked: 'v', relations: ['height = m * v + k'] },
  independent: { asked: 'x', relations: ['height = m * v + k', 'x = far - v'] },
  mastery: { asked: 'x', relations: ['v - far + m * v + k - height = n', 'x = m * v + k'] },
};

/** h11: a coordinate is written with a letter. */
export const GRID_ALGEBRA: readonly Shape[] = LEVELS.map((level): Shape => {
  const { asked, relations } = ALGEBRA[level];
  const gateways =
    level === 'independent' || level === 'mastery' ? ['height = qy', 'far = qx'] : ['height = qy'];
  return shapeOf(
    `letter-point-${level.replace('_', '-')}`,
    level,
    byFacts(asked, gateways, relations),
    (dice) => {
      const map = drawMap(dice);
      const l = dice.pick(['a', 'n', 'p', 'w', 'k']);
      const v = dice.int(2, 9);
      const m = level === 'not_ready' ? 1 : dice.int(2, 4);
      const k = dice.int(1, 9);
      const y = m * v + k;
      const walk = level === 'mastery';
      const qx = walk ? dice.int(1, v) : level === 'independent' ? dice.int(v + 2, 19) : dice.int(1, 12);
      const qy = walk ? dice.int(1, 8) : y;
      if (y > 19 || qx > 19 || qx === v || v === k || (walk && qy >= y)) return null;
      const term = m === 1 ? l : `${m}${l}`;
      const n = v - qx + y - qy;
      const key = { not_ready: v, guided: v, independent: qx - v, mastery: y }[level];
      const { name } = map.person;
      return {
        story: [
          map.told(1),
          `${name} stands at the point (${l}, ${term} + ${k}).`,
          walk
            ? `From A ${map.person.he} came there by walking ${n} units along the grid, only to the right and up.`
            : `This point is on the same level as A, so both have the same y-coordinate.`,
          ...(level === 'independent' ? ['It is to the left of A.'] : []),
        ],
        ask: {
          not_ready: `What is the value of ${l}?`,
          guided: `What is the value of ${l}?`,
          independent: `How many units is it from ${name} to A?`,
          mastery: `What is the y-coordinate of the point where ${name} stands?`,
        }[level],
        blank: {
          not_ready: `The value of ${l} is ___.`,
          guided: `The value of ${l} is ___.`,
          independent: `It is ___ units from ${name} to A.`,
          mastery: `The y-coordinate of the point where ${name} stands is ___.`,
        }[level],
        key,
        style: level === 'independent' ? UNITS : PLAIN,
        middles: level === 'independent' || walk ? [[`The value of ${l} is ___.`, v, PLAIN]] : [],
        params: {
          qy,
          ...(level === 'independent' || walk ? { qx } : {}),
          ...(m > 1 ? { m } : {}),
          k,
          ...(walk ? { n } : {}),
        },
        drawn: level === 'independent' || walk ? ['qx', 'qy'] : ['qy'],
        steps: walk
          ? [
              `To the right it is ${l} − ${qx} units, up it is ${term} + ${k} − ${qy} units.`,
              ['Without the plain numbers', x`${n} + ${qx} + ${qy} − ${k}`],
              [`Number of ${l}`, x`1 + ${m}`],
              [`Value of ${l}`, x`${(1 + m) * v} ÷ ${1 + m}`],
              [`${m} times ${l}`, x`${m} × ${v}`],
              ['y-coordinate', x`${m * v} + ${k}`],
            ]
          : [
              `The y-coordinate of A is ${qy}, so ${term} + ${k} makes ${qy}.`,
              [m === 1 ? `Value of ${l}` : `${m} times ${l}`, x`${qy} − ${k}`],
              ...(m === 1 ? [] : ([[`Value of ${l}`, x`${m * v} ÷ ${m}`]] as const)),
              ...(level === 'independent' ? ([[`From ${name} to A`, x`${qx} − ${v}`, UNITS]] as const) : []),
            ],
        hints: [
          'Read off the coordinates of A.',
          walk
            ? `How far is it to the right, and how far up? Write both with ${l}.`
            : `Which expression stands for the y-coordinate?`,
          walk ? `Put both together. How many ${l} are there?` : `Take away the plain number first.`,
        ],
        wrongs: [
          level === 'independent' || walk ? ['gave-the-letter', v] : ['gave-a-coordinate', y],
          ['number-left-out', walk ? m * v : level === 'independent' ? qx - y : y],
          level === 'guided' ? (['not-shared', m * v] as const) : (['one-too-many', key + 2] as const),
          ['coordinates-swapped', level === 'independent' ? Math.abs(qy - v) : qx],
          ['three-more-for-times', walk ? v + m + k : level === 'guided' ? qy - k - m : key + k],
          ['points-counted', key + 1],
          ['one-too-few', key - 1],
        ],
        drawing: gridOf([[qx, qy]]),
      };
    },
  );
});
