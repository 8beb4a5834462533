import { PLAIN, type Style, amount, countOf } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import { capital } from '../../core/people.js';
import type { Draft, Givens, Shape } from '../../core/draft.js';
import { exact } from '../../numbers/exact.js';
import { Working } from '../../core/working.js';
import { toWrongs } from '../../engines/wrong-values.js';
import type { FigurePatternSpec } from '../../drawing/drawing-spec.js';

interface FigureScene {
  pattern: 'stick-squares' | 'stick-triangles' | 'stick-hexagons' | 'dot-cross' | 'tables';
  /** Sticks in Figure 1 when it has one unit, and more for each further unit. */
  first: number;
  more: number;
  style: Style;
  told: string;
  /** Most units in the first figure shown. */
  mostFirst: number;
}

const FIGURES: readonly FigureScene[] = [
  {
    pattern: 'stick-squares',
    first: 4,
    more: 3,
    style: countOf('sticks'),
    told: 'The figure shows squares made of sticks.',
    mostFirst: 3,
  },
  {
    pattern: 'stick-triangles',
    first: 3,
    more: 2,
    style: countOf('sticks'),
    told: 'The figure shows triangles made of sticks.',
    mostFirst: 4,
  },
  {
    pattern: 'stick-hexagons',
    first: 6,
    more: 5,
    style: countOf('sticks'),
    told: 'The figure shows six-sided shapes made of sticks.',
    mostFirst: 2,
  },
  {
    pattern: 'dot-cross',
    first: 5,
    more: 4,
    style: countOf('dots'),
    told: 'The figure shows crosses made of dots.',
    mostFirst: 2,
  },
  {
    pattern: 'tables',
    first: 4,
    more: 2,
    style: countOf('chairs'),
    told: 'The figure shows tables placed in a row with chairs round them.',
    mostFirst: 2,
  },
];

/** How many sticks, dots or chairs a figure has, counted piece by piece as it is put together. */
function countPieces(pattern: string | undefined, units: number): number {
  const scene = FIGURES.find((f) => f.pattern === pattern);
  if (!scene) return 0;
  let pieces = scene.first;
  for (let unit = 2; unit <= units; unit += 1) pieces += scene.more;
  return pieces;
}

const whole = (givens: Givens, name: string): number => Number(givens.get(name)?.n ?? 0n);

interface Drawn {
  scene: FigureScene;
  start: number;
  /** Pieces of Figure n. */
  pieces: (n: number) => number;
  drawing: FigurePatternSpec;
  params: Record<string, number | string>;
  goesOn: string;
}

function open(dice: Dice): Drawn {
  const scene = dice.pick(FIGURES);
  const start = dice.int(1, scene.mostFirst);
  return {
    scene,
    start,
    pieces: (n) => scene.first + (n + start - 2) * scene.more,
    drawing: { kind: 'figure-pattern', pattern: scene.pattern, figures: [start, start + 1, start + 2] },
    params: { start, pattern: scene.pattern },
    goesOn: dice.pick(GOES_ON),
  };
}

const STORY = (d: Drawn): string[] => [d.scene.told, d.goesOn];
const GOES_ON = [
  'Each figure is made from the one before in the same way.',
  'The pattern goes on in the same way.',
  'The figures go on growing in the same way.',
];
const noun = (d: Drawn): string => d.scene.style.noun ?? '';

function termShape(id: string, level: 'not_ready' | 'guided'): Shape {
  return {
    id,
    levels: [level],
    proof: {
      kind: 'search',
      beside: /^start$/,
      solve: (givens, words) => [
        exact(countPieces(words.get('pattern'), whole(givens, 'start') + whole(givens, 'n') - 1)),
      ],
    },
    draw: (dice): Draft | null => {
      const d = open(dice);
      const { scene, pieces } = d;
      const n = level === 'not_ready' ? dice.int(6, 15) : dice.int(16, 60);
      const working = new Working();
      const gap = working.calc(`More ${noun(d)} in each figure`, `${pieces(2)} − ${pieces(1)}`, scene.style);
      const steps = working.calc('Figures after the first', `${n} − 1`);
      const rise = working.calc(
        `More ${noun(d)} than in Figure 1`,
        `${steps.toFraction()} × ${gap.toFraction()}`,
        scene.style,
      );
      working.calc(`${capital(noun(d))} in Figure ${n}`, `${pieces(1)} + ${rise.toFraction()}`, scene.style);
      return {
        story: STORY(d),
        ask: `How many ${noun(d)} are there in Figure ${n}?`,
        blank: `There are ___ ${noun(d)} in Figure ${n}.`,
        answer: amount(pieces(n), scene.style),
        middles: [],
        params: { ...d.params, n },
        working,
        hints: [
          `Count the ${noun(d)} in Figures 1, 2 and 3. What changes?`,
          `How many more ${noun(d)} does each figure have than the one before?`,
          `Start from Figure 1. The number of steps to Figure ${n} is one fewer than ${n}.`,
        ],
        wrongs: figureWrongs(d, n),
        drawing: d.drawing,
      };
    },
  };
}

function figureWrongs(d: Drawn, n: number): Draft['wrongs'] {
  const { scene, pieces } = d;
  return toWrongs([
    ['first-term-multiplied', 'Neighbours share pieces. Do not multiply the first figure.', pieces(1) * n],
    ['one-step-too-many', 'From Figure 1 on there is one step fewer than the number.', pieces(n + 1)],
    ['one-step-too-few', 'Count the steps again.', pieces(n - 1)],
    ['step-times-number', 'Do not forget what was there at the start.', scene.more * n],
    ['start-forgotten', 'Do not forget what was there in Figure 1.', scene.more * (n - 1)],
    ['one-step-only', 'You went on by one figure only.', pieces(4)],
  ]);
}

const WHICH_FIGURE: Shape = {
  id: 'which-figure',
  levels: ['independent'],
  proof: {
    kind: 'search',
    beside: /^start$/,
    solve: (givens, words) =>
      Array.from({ length: 200 }, (_, i) => i + 1)
        .filter(
          (n) =>
            countPieces(words.get('pattern'), whole(givens, 'start') + n - 1) === whole(givens, 'pieces'),
        )
        .map((n) => exact(n)),
  },
  draw: (dice): Draft | null => {
    const d = open(dice);
    const { scene, pieces } = d;
    const n = dice.int(12, 45);
    const working = new Working();
    const gap = working.calc(`More ${noun(d)} in each figure`, `${pieces(2)} − ${pieces(1)}`, scene.style);
    const rise = working.calc(`More ${noun(d)} than in Figure 1`, `${pieces(n)} − ${pieces(1)}`, scene.style);
    const steps = working.calc('Figures after the first', `${rise.toFraction()} ÷ ${gap.toFraction()}`);
    working.calc('Number of the figure', `${steps.toFraction()} + 1`);
    return {
      story: [...STORY(d), `One figure has ${scene.style.text(pieces(n))}.`],
      ask: 'Which figure is it? Give its number.',
      blank: `The figure with ${scene.style.text(pieces(n))} is Figure ___.`,
      answer: amount(n, PLAIN),
      middles: [
        {
          blank: `Each figure has ___ more ${noun(d)} than the one before.`,
          amount: amount(scene.more, scene.style),
        },
      ],
      params: { ...d.params, pieces: pieces(n) },
      working,
      hints: [
        `Count the ${noun(d)} in Figures 1, 2 and 3. What changes?`,
        `How many more ${noun(d)} does it have than Figure 1?`,
        'Find how many times the same number is put on after Figure 1. Then count Figure 1 as well.',
      ],
      wrongs: toWrongs([
        ['first-not-counted', 'Figure 1 comes before any step. Count it too.', n - 1],
        ['one-too-many', 'Count the steps again.', n + 1],
        [
          'divided-by-first',
          'Neighbours share pieces. Do not divide by the first figure.',
          exact(pieces(n), pieces(1)).floor(),
        ],
        ['divided-by-step', 'Take Figure 1 away before you share.', exact(pieces(n), scene.more).floor()],
        [
          'start-added',
          'Take Figure 1 away, do not add it.',
          exact(pieces(n) + pieces(1), scene.more).floor(),
        ],
        ['two-too-many', 'Count the steps again.', n + 2],
      ]),
      drawing: d.drawing,
    };
  },
};

const TWO_NEIGHBOURS: Shape = {
  id: 'two-neighbours',
  levels: ['mastery'],
  proof: {
    kind: 'search',
    beside: /^start$/,
    solve: (givens, words) => {
      const at = (n: number): number => countPieces(words.get('pattern'), whole(givens, 'start') + n - 1);
      return Array.from({ length: 200 }, (_, i) => i + 1)
        .filter((n) => at(n) + at(n + 1) === whole(givens, 'total'))
        .map((n) => exact(at(n + 1)));
    },
  },
  draw: (dice): Draft | null => {
    const d = open(dice);
    const { scene, pieces } = d;
    const n = dice.int(8, 30);
    const total = pieces(n) + pieces(n + 1);
    const working = new Working();
    const gap = working.calc(`More ${noun(d)} in each figure`, `${pieces(2)} − ${pieces(1)}`, scene.style);
    const even = working.calc('Twice the smaller figure', `${total} − ${gap.toFraction()}`, scene.style);
    const small = working.calc('Smaller figure', `${even.toFraction()} ÷ 2`, scene.style);
    working.calc('Larger figure', `${small.toFraction()} + ${gap.toFraction()}`, scene.style);
    return {
      story: [...STORY(d), `Two figures that follow each other have ${scene.style.text(total)} altogether.`],
      ask: `How many ${noun(d)} does the larger of the two have?`,
      blank: `The larger of the two has ___ ${noun(d)}.`,
      answer: amount(pieces(n + 1), scene.style),
      middles: [
        { blank: `The smaller of the two has ___ ${noun(d)}.`, amount: amount(pieces(n), scene.style) },
      ],
      params: { ...d.params, total },
      working,
      hints: [
        `Count the ${noun(d)} in Figures 1, 2 and 3. What changes?`,
        'How much larger is a figure than the one before it?',
        'If both were as small as the smaller one, the total would be less by one step. Share that by two.',
      ],
      wrongs: toWrongs([
        ['gave-the-smaller', 'This is the smaller of the two.', pieces(n)],
        ['shared-equally', 'The two figures do not have the same number.', exact(total, 2)],
        ['step-not-halved', 'Take the step away before you share.', exact(total, 2).floor().add(scene.more)],
        ['one-step-too-many', 'Add the step once.', pieces(n + 2)],
        ['gave-the-place', 'The question asks how many, not for which figure.', n + 1],
        ['half-of-the-rest', 'Add the step to the smaller one.', exact(total - pieces(1), 2).floor()],
      ]),
      drawing: d.drawing,
    };
  },
};

/** h9 for balance and boxes: figures that grow by the same number. */
export const ALGEBRA_PATTERNS: readonly Shape[] = [
  termShape('near-figure', 'not_ready'),
  termShape('far-figure', 'guided'),
  WHICH_FIGURE,
  TWO_NEIGHBOURS,
];
