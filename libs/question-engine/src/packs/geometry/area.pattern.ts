import { countOf, measured } from '../../core/amount.js';
import type { Shape } from '../../core/draft.js';
import { exact, isWhole, toWhole } from '../../numbers/exact.js';
import { ordinalText } from '../../numbers/number-text.js';
import { drawPerson } from '../../core/people.js';
import { type Given, range, shape } from '../../engines/sketch.js';
import type { AreaGrade } from './rectangles.js';

/** How figure n is built of unit squares. */
interface Growth {
  name: string;
  rows: (n: number) => string[];
  /** How it grows, as a sentence of the working. */
  rule: (n: number) => string;
  /** The sum that counts figure n. */
  sum: (n: number) => string;
}

const line = (count: number): string => '#'.repeat(count);

const STAIRS: Growth = {
  name: 'staircases',
  rows: (n) => range(1, n).map(line),
  rule: (n) => `Figure ${n} has rows of 1, 2, 3 and so on, up to ${n} squares.`,
  sum: (n) => range(1, n).join(' + '),
};
const CORNERS: Growth = {
  name: 'corners',
  rows: (n) => [...range(1, n).map(() => '#'), line(n + 1)],
  rule: (n) => `Figure ${n} has a row of ${n + 1} squares and ${n} squares above it.`,
  sum: (n) => `${n + 1} + ${n}`,
};
const BLOCKS: Growth = {
  name: 'blocks',
  rows: (n) => range(1, n).map(() => line(n + 1)),
  rule: (n) => `Figure ${n} has ${n} rows of ${n + 1} squares.`,
  sum: (n) => `${n} × ${n + 1}`,
};
const SQUARES_GROW: Growth = {
  name: 'squares',
  rows: (n) => range(1, n).map(() => line(n)),
  rule: (n) => `Figure ${n} has ${n} rows of ${n} squares.`,
  sum: (n) => `${n} × ${n}`,
};
const WALLS: Growth = {
  name: 'walls',
  rows: (n) => range(1, 3).map((row) => (row === 3 ? line(n + 2) : line(n))),
  rule: (n) => `Figure ${n} has two rows of ${n} squares and one row of ${n + 2} squares.`,
  sum: (n) => `2 × ${n} + ${n + 2}`,
};
/** Frames one square wide round n by n. */
const FRAMES: Growth = {
  name: 'frames',
  rows: (n) =>
    range(0, n + 1).map((row) => (row === 0 || row === n + 1 ? line(n + 2) : `#${' '.repeat(n)}#`)),
  rule: (n) =>
    `The frame of Figure ${n} has 2 rows of ${n + 2} squares and 2 columns of ${n} squares between them.`,
  sum: (n) => `${n + 2} + ${n} + ${n + 2} + ${n}`,
};
const LONG_FRAMES: Growth = {
  name: 'long frames',
  rows: (n) => [line(n + 2), `#${' '.repeat(n)}#`, line(n + 2)],
  rule: (n) => `The frame of Figure ${n} has 2 rows of ${n + 2} squares and 1 square at each end.`,
  sum: (n) => `2 × ${n + 2} + 2`,
};
const BRIDGES: Growth = {
  name: 'bridges',
  rows: (n) => [
    line(2 * n + 1),
    ...range(1, 2).map(() =>
      range(0, 2 * n)
        .map((c) => (c % 2 === 0 ? '#' : ' '))
        .join(''),
    ),
  ],
  rule: (n) => `Figure ${n} has a row of ${2 * n + 1} squares and ${n + 1} legs of 2 squares.`,
  sum: (n) => `2 × ${n + 1} + ${2 * n + 1}`,
};

const BY_GRADE: Readonly<Record<AreaGrade, readonly Growth[]>> = {
  3: [STAIRS, CORNERS, BLOCKS, SQUARES_GROW, WALLS],
  4: [FRAMES, LONG_FRAMES, BRIDGES, BLOCKS, STAIRS],
};

const ALL: readonly Growth[] = [STAIRS, CORNERS, BLOCKS, SQUARES_GROW, WALLS, FRAMES, LONG_FRAMES, BRIDGES];

/** Builds a figure and counts its squares one by one. */
function countFigure(name: string | undefined, n: number): number {
  const growth = ALL.find((g) => g.name === name);
  return growth ? [...growth.rows(n).join('')].filter((c) => c === '#').length : 0;
}

const firstCounts = new Map<string, readonly number[]>();

/** Squares of the first 60 figures of a kind, which are tried one after the other; each figure is built once. */
function listFirstCounts(name: string | undefined): readonly number[] {
  const known = firstCounts.get(name ?? '');
  const counts = known ?? range(1, 60).map((n) => countFigure(name, n));
  if (!known) firstCounts.set(name ?? '', counts);
  return counts;
}

const MAKERS: ReadonlyArray<(name: string) => string> = [
  (name) => `${name} makes figures with square tiles.`,
  (name) => `${name} lays figures with square cards.`,
  (name) => `${name} prints figures with a square stamp.`,
  (name) => `${name} folds squares and lays them in figures.`,
  (name) => `${name} draws figures on square grid paper.`,
  (name) => `${name} paves a toy garden with square slabs.`,
  (name) => `${name} sews figures of square patches.`,
  (name) => `${name} builds figures with square magnets.`,
  (name) => `${name} plans flower beds on square paper.`,
];

const AREA = measured('cm²', 0);
const FIGURE = countOf('figures');

interface Plan {
  id: string;
  level: 'not_ready' | 'guided' | 'independent' | 'mastery';
  asked: 'area' | 'which' | 'growth' | 'sized';
}

function growthShape(grade: AreaGrade, plan: Plan): Shape {
  const far = {
    not_ready: [5, 5],
    guided: [6, grade === 3 ? 8 : 10],
    independent: [6, 12],
    mastery: [6, grade === 3 ? 10 : 12],
  }[plan.level] as [number, number];
  const solve = (given: Given, name: string | undefined): number[] => {
    switch (plan.asked) {
      case 'area':
        return [countFigure(name, toWhole(given('n')))];
      case 'which': {
        const area = given('area');
        if (!isWhole(area)) return [];
        return listFirstCounts(name).flatMap((count, i) => (count === toWhole(area) ? [i + 1] : []));
      }
      case 'growth':
        return [countFigure(name, toWhole(given('n'))) - countFigure(name, toWhole(given('m')))];
      case 'sized':
        return [countFigure(name, toWhole(given('n'))) * toWhole(given('side')) * toWhole(given('side'))];
    }
  };
  return shape(
    plan.id,
    plan.level,
    {
      kind: 'search',
      solve: (givens, words) =>
        solve((name) => givens.get(name) ?? exact(0), words.get('growth')).map((v) => exact(v)),
    },
    (dice) => {
      const growth = dice.pick(BY_GRADE[grade]);
      const { name } = drawPerson(dice);
      const n = dice.int(far[0], far[1]);
      const m = dice.int(3, n - 2);
      const side = dice.int(2, grade === 3 ? 5 : 9);
      const count = (k: number): number => countFigure(growth.name, k);
      const area = count(n);
      const shown = grade === 3 || growth !== FRAMES ? 4 : 3;
      const story = [
        dice.pick(MAKERS)(name),
        plan.asked === 'sized'
          ? `Each square has a side of ${side} cm.`
          : 'Each square has an area of 1 cm².',
        'The figures go on growing in the same way.',
      ];
      const drawing = {
        kind: 'tile-figures' as const,
        figures: range(1, shown).map((k) => ({ name: `Figure ${k}`, rows: growth.rows(k) })),
      };
      const step = count(n) - count(n - 1);
      const params = { growth: growth.name };
      if (plan.asked === 'which') {
        // Not always the one before, or the blank on the way would tell the answer.
        const tried = Math.min(n - 1, Math.max(shown + 1, n - dice.int(1, 3)));
        return {
          story: [...story, `One of the figures has an area of ${area} cm².`],
          ask: 'What is the number of this figure?',
          blank: `Figure ___ has ${area} cm².`,
          key: n,
          style: { ...FIGURE, text: (v) => FIGURE.bare(v), noun: null },
          via: [[`Figure ${tried} would have an area of ___ cm².`, count(tried), AREA]],
          params: { ...params, area },
          work: [
            growth.rule(tried).replace('has', 'would have'),
            [`Try Figure ${tried}, too small`, growth.sum(tried), AREA],
            [
              tried === n - 1 ? 'Try the next one, that fits' : `Go on to Figure ${n}, that fits`,
              growth.sum(n),
              AREA,
            ],
            `The number of the figure is ${n}`,
          ],
          hints: [
            'How does each figure grow from the one before?',
            'Find a rule that counts the squares from the number of the figure.',
            'Use the rule for one figure after the other until the area fits.',
          ],
          wrongs: [
            ['one-step-too-few', n - 1],
            ['one-step-too-many', n + 1],
            ['next-only', shown + 1],
            ['twice-as-far-twice-as-much', 2 * shown],
            ['calculation-slip', n + 2],
            ['grows-by-the-same', n - 2],
          ],
          drawing,
        };
      }
      const scale = plan.asked === 'sized' ? side * side : 1;
      const key = plan.asked === 'growth' ? area - count(m) : area * scale;
      const one = AREA;
      return {
        story,
        ask:
          plan.asked === 'growth'
            ? `How much larger is the area of Figure ${n} than the area of Figure ${m}?`
            : `What is the area of Figure ${n}?`,
        blank:
          plan.asked === 'growth'
            ? `The area of Figure ${n} is ___ cm² larger than the area of Figure ${m}.`
            : `The area of Figure ${n} is ___ cm².`,
        key,
        style: one,
        via:
          plan.asked === 'growth'
            ? [[`The area of Figure ${n} is ___ cm².`, area, AREA]]
            : plan.asked === 'sized'
              ? [['The area of one square is ___ cm².', side * side, AREA]]
              : [],
        params: {
          ...params,
          n,
          ...(plan.asked === 'growth' ? { m } : {}),
          ...(plan.asked === 'sized' ? { side } : {}),
        },
        work: [
          growth.rule(n),
          ...(plan.asked === 'growth'
            ? ([
                [`Area of Figure ${n}`, growth.sum(n), AREA],
                [`Area of Figure ${m}`, growth.sum(m), AREA],
                ['Difference', `${area} − ${count(m)}`, AREA],
              ] as const)
            : plan.asked === 'sized'
              ? ([
                  [`Squares in Figure ${n}`, growth.sum(n)],
                  ['Area of one square', `${side} × ${side}`, AREA],
                  [`Area of Figure ${n}`, `${area} × ${side * side}`, AREA],
                ] as const)
              : ([[`Area of Figure ${n}`, growth.sum(n), AREA]] as const)),
        ],
        hints: [
          'How does each figure grow from the one before?',
          'Look at the rows. Can you say how many squares each row has from the number of the figure?',
          `Write down the rows of the ${ordinalText(n)} figure and count its squares.`,
        ],
        wrongs: [
          ['next-only', count(shown + 1) * (plan.asked === 'sized' ? scale : 1)],
          ['one-step-too-few', (area - step) * scale],
          ['one-step-too-many', count(n + 1) * scale],
          ['twice-as-far-twice-as-much', exact(count(shown) * n, shown).mul(scale)],
          ['step-times-number', n * (count(2) - count(1)) * scale],
          ['stopped-early', plan.asked === 'growth' ? count(m) : area],
          ['side-not-area', plan.asked === 'sized' ? area * side : area + 1],
        ],
        drawing,
      };
    },
  );
}

/** h9 for area: figures of unit squares that grow. */
export const areaPattern = (grade: AreaGrade): readonly Shape[] => [
  growthShape(grade, { id: 'next-figure', level: 'not_ready', asked: 'area' }),
  growthShape(grade, { id: 'figure-further-on', level: 'guided', asked: 'area' }),
  growthShape(grade, { id: 'which-figure', level: 'independent', asked: 'which' }),
  growthShape(grade, { id: 'how-much-larger', level: 'mastery', asked: 'growth' }),
  growthShape(grade, { id: 'larger-squares', level: 'mastery', asked: 'sized' }),
];
