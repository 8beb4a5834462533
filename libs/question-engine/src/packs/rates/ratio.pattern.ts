import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import { PLAIN, type Style, amount, countOf } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import type { Draft, Givens, Shape } from '../../core/draft.js';
import { exact } from '../../numbers/exact.js';
import { Working, workedLine } from '../../core/working.js';
import type { TableSpec } from '../../drawing/drawing-spec.js';
import { drawTerms } from '../shared/owners.scene.js';

interface MixScene {
  /** "Mix", "Batch". */
  place: string;
  title: string;
  first: string;
  second: string;
  style: Style;
  /** "cups of flour". */
  firstWords: string;
  secondWords: string;
}

const CUPS = countOf('cups');
const MIXES: readonly MixScene[] = [
  {
    place: 'Mix',
    title: 'Cement and sand in each mix',
    first: 'Cement',
    second: 'Sand',
    style: countOf('pails'),
    firstWords: 'pails of cement',
    secondWords: 'pails of sand',
  },
  {
    place: 'Batch',
    title: 'Sugar and flour in each batch',
    first: 'Sugar',
    second: 'Flour',
    style: CUPS,
    firstWords: 'cups of sugar',
    secondWords: 'cups of flour',
  },
  {
    place: 'Design',
    title: 'Red and white tiles in each design',
    first: 'Red',
    second: 'White',
    style: countOf('tiles'),
    firstWords: 'red tiles',
    secondWords: 'white tiles',
  },
  {
    place: 'Necklace',
    title: 'Blue and green beads in each necklace',
    first: 'Blue',
    second: 'Green',
    style: countOf('beads'),
    firstWords: 'blue beads',
    secondWords: 'green beads',
  },
  {
    place: 'Jug',
    title: 'Syrup and water in each jug',
    first: 'Syrup',
    second: 'Water',
    style: CUPS,
    firstWords: 'cups of syrup',
    secondWords: 'cups of water',
  },
];

function mixTable(scene: MixScene, a: number, b: number): TableSpec {
  return {
    kind: 'table',
    title: scene.title,
    header: [scene.place, scene.first, scene.second],
    rows: [1, 2, 3].map((i) => [String(i), String(a * i), String(b * i)]),
  };
}

/** Mixes one after the other, as the table goes on; checks that the three shown keep one ratio. */
function* mixes(givens: Givens): Generator<{ place: number; a: number; b: number }> {
  const [a, b] = ['a', 'b'].map((name) => Number(givens.get(name)?.n ?? 0n));
  if (!a || !b) return;
  let [first, second] = [a, b];
  for (let place = 1; place <= 300; place += 1) {
    yield { place, a: first, b: second };
    first += a;
    second += b;
  }
}

const num = (givens: Givens, name: string): number => Number(givens.get(name)?.n ?? -1n);

interface Plan {
  id: string;
  level: ProficiencyLevel;
  most: number;
  /** What is asked; gives the answer from the place and the terms. */
  build: (
    scene: MixScene,
    a: number,
    b: number,
    n: number,
    working: Working,
  ) => Pick<Draft, 'ask' | 'blank' | 'answer' | 'middles' | 'hints' | 'wrongs'> & {
    story: string[];
    params: Record<string, number>;
  };
  solve: (givens: Givens) => number[];
}

function mixShape(plan: Plan): Shape {
  return {
    id: plan.id,
    levels: [plan.level],
    proof: {
      kind: 'search',
      together: [/^[ab]$/],
      solve: (givens) => plan.solve(givens).map((v) => exact(v)),
    },
    draw: (dice: Dice): Draft | null => {
      const scene = dice.pick(MIXES);
      const [a, b] = drawTerms(dice, plan.most);
      const n = dice.int(5, plan.level === 'not_ready' ? 9 : 20);
      const working = new Working();
      const built = plan.build(scene, a, b, n, working);
      return {
        ...built,
        story: [
          `The table shows ${scene.title.charAt(0).toLowerCase()}${scene.title.slice(1)}.`,
          'The pattern goes on in the same way.',
          ...built.story,
        ],
        params: { a, b, ...built.params },
        working,
        drawing: mixTable(scene, a, b),
      };
    },
  };
}

/** h9 for ratio: mixes of one ratio that grow. */
export const RATIO_PATTERNS: readonly Shape[] = [
  mixShape({
    id: 'second-from-place',
    level: 'not_ready',
    most: 6,
    solve: (givens) => [...mixes(givens)].filter((m) => m.place === num(givens, 'n')).map((m) => m.b),
    build: (scene, a, b, n, working) => {
      const at = `${scene.place} ${n}`;
      working.say(`In every ${scene.place.toLowerCase()} the ratio is ${a} : ${b}.`);
      working.calc(at, `${n} × ${b}`, scene.style);
      return {
        story: [],
        ask: `How many ${scene.secondWords} are in ${at}?`,
        blank: `In ${at} there are ___ ${scene.secondWords}.`,
        answer: amount(n * b, scene.style),
        middles: [],
        params: { n },
        hints: [
          'How does each row of the table come from the first row?',
          `What is the first row multiplied by in Row ${n} of the table?`
            .replace('Row', scene.place)
            .replace(' of the table', ''),
          `Multiply the ${scene.secondWords} of the first row by the number of the ${scene.place.toLowerCase()}.`,
        ],
        wrongs: [
          { code: 'wrong-column', explanation: 'Check which of the two is asked for.', value: n * a },
          { code: 'one-step-too-few', explanation: 'Count the rows again.', value: (n - 1) * b },
          { code: 'one-step-too-many', explanation: 'Count the rows again.', value: (n + 1) * b },
          {
            code: 'same-number-added',
            explanation: 'Both columns are multiplied. Do not add the same number to each.',
            value: n + b - 1,
          },
          {
            code: 'both-columns',
            explanation: 'The question asks for one of the two only.',
            value: n * (a + b),
          },
          { code: 'one-step-only', explanation: 'You went on by one row only.', value: 4 * b },
        ],
      };
    },
  }),
  mixShape({
    id: 'second-from-first',
    level: 'guided',
    most: 8,
    solve: (givens) => [...mixes(givens)].filter((m) => m.a === num(givens, 'first')).map((m) => m.b),
    build: (scene, a, b, n, working) => {
      const times = working.calc('Number of times', `${n * a} ÷ ${a}`);
      working.calc(scene.second, `${times.toFraction()} × ${b}`, scene.style);
      return {
        story: [`One ${scene.place.toLowerCase()} has ${n * a} ${scene.firstWords}.`],
        ask: `How many ${scene.secondWords} does it have?`,
        blank: `It has ___ ${scene.secondWords}.`,
        answer: amount(n * b, scene.style),
        middles: [],
        params: { first: n * a },
        hints: [
          'How does each row of the table come from the first row?',
          `How many times the first row is ${n * a}?`,
          `Multiply the ${scene.secondWords} of the first row by the same number.`,
        ],
        wrongs: [
          {
            code: 'same-difference',
            explanation: 'The difference grows too. Keep the ratio, not the difference.',
            value: Math.abs(n * a + b - a),
          },
          {
            code: 'order-reversed',
            explanation: 'Check the order of the ratio.',
            value: exact(n * a * a, b),
          },
          { code: 'number-of-times', explanation: 'This is how many times the first row it is.', value: n },
          { code: 'one-step-too-few', explanation: 'Count the rows again.', value: (n - 1) * b },
          {
            code: 'both-columns',
            explanation: 'The question asks for one of the two only.',
            value: n * (a + b),
          },
          { code: 'one-step-too-many', explanation: 'Count the rows again.', value: (n + 1) * b },
        ],
      };
    },
  }),
  mixShape({
    id: 'place-from-total',
    level: 'independent',
    most: 8,
    solve: (givens) =>
      [...mixes(givens)].filter((m) => m.a + m.b === num(givens, 'total')).map((m) => m.place),
    build: (scene, a, b, n, working) => {
      const noun = scene.style.noun ?? '';
      const one = working.calc('In the first row', `${a} + ${b}`, scene.style);
      working.calc(`${scene.place}`, `${n * (a + b)} ÷ ${one.toFraction()}`);
      return {
        story: [`One ${scene.place.toLowerCase()} has ${n * (a + b)} ${noun} altogether.`],
        ask: `Which ${scene.place.toLowerCase()} is it? Give its number.`,
        blank: `The ${scene.place.toLowerCase()} with ${n * (a + b)} ${noun} is ${scene.place} ___.`,
        answer: amount(n, PLAIN),
        middles: [
          {
            blank: `The first ${scene.place.toLowerCase()} has ___ ${noun} altogether.`,
            amount: amount(a + b, scene.style),
          },
        ],
        params: { total: n * (a + b) },
        hints: [
          'What do the two columns make together in each row?',
          'Find the total of the first row. How does the total grow?',
          `Share ${n * (a + b)} by the total of the first row.`,
        ],
        wrongs: [
          { code: 'one-too-many', explanation: 'Count the rows again.', value: n + 1 },
          { code: 'one-too-few', explanation: 'Count the rows again.', value: n - 1 },
          {
            code: 'one-column-only',
            explanation: 'The total is of both columns.',
            value: exact(n * (a + b), b),
          },
          {
            code: 'one-column-only',
            explanation: 'The total is of both columns.',
            value: exact(n * (a + b), a),
          },
          { code: 'gave-an-amount', explanation: 'The question asks which one it is.', value: n * a },
          {
            code: 'counted-from-the-third',
            explanation: 'Count from the first row of the table.',
            value: n - 3,
          },
          { code: 'two-too-many', explanation: 'Count the rows again.', value: n + 2 },
        ],
      };
    },
  }),
  mixShape({
    id: 'total-from-difference',
    level: 'mastery',
    most: 9,
    solve: (givens) =>
      [...mixes(givens)].filter((m) => m.b - m.a === num(givens, 'more')).map((m) => m.a + m.b),
    build: (scene, p, q, n, working) => {
      const [a, b] = [p, q];
      const noun = scene.style.noun ?? '';
      const more = n * (b - a);
      const gap = working.calc(
        'Difference in the first row',
        `${Math.max(a, b)} − ${Math.min(a, b)}`,
        scene.style,
      );
      const place = working.calc('Number of times', `${more} ÷ ${gap.toFraction()}`.replace('-', ''));
      const one = working.calc('Total of the first row', `${a} + ${b}`, scene.style);
      working.calc('Total', `${place.toFraction()} × ${one.toFraction()}`, scene.style);
      return {
        story: [
          `One ${scene.place.toLowerCase()} has ${more} more ${scene.secondWords} than ${scene.firstWords}.`,
        ],
        ask: `How many ${noun} does it have altogether?`,
        blank: `It has ___ ${noun} altogether.`,
        answer: amount(n * (a + b), scene.style),
        middles: [
          {
            blank: `It has ___ ${scene.firstWords}.`,
            amount: amount(n * a, scene.style),
            steps: workedLine(`Number of ${scene.firstWords}`, `${n} × ${a}`, scene.style),
          },
        ],
        params: { more },
        hints: [
          'How does the difference between the two columns grow?',
          'Find the difference in the first row. How many times as large is the one in the story?',
          'Multiply the total of the first row by the same number.',
        ],
        wrongs: [
          {
            code: 'difference-as-total',
            explanation: 'The number in the story is a difference.',
            value: more,
          },
          {
            code: 'one-column-only',
            explanation: 'The question asks for both columns together.',
            value: n * b,
          },
          {
            code: 'one-column-only',
            explanation: 'The question asks for both columns together.',
            value: n * a,
          },
          {
            code: 'difference-as-times',
            explanation: 'The difference is not the number of the row.',
            value: more * (a + b),
          },
          { code: 'one-step-too-few', explanation: 'Count the rows again.', value: (n - 1) * (a + b) },
          { code: 'one-step-too-many', explanation: 'Count the rows again.', value: (n + 1) * (a + b) },
          { code: 'gave-the-place', explanation: 'This is which one it is. Find its total.', value: n },
        ],
      };
    },
  }),
].map((shape) => ({
  ...shape,
  draw: (dice: Dice, level: ProficiencyLevel): Draft | null => {
    const draft = shape.draw(dice, level);
    // The difference is told as more of the second, so the second column must be the larger one.
    return draft && typeof draft.params['more'] === 'number' && draft.params['more'] < 2 ? null : draft;
  },
}));
