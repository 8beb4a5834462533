import { numberedClues } from '../../checks/honesty.js';
import { type Style, oneOf } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import type { Givens, Proof, Shape } from '../../core/draft.js';
import { exact, isWhole, toWhole } from '../../numbers/exact.js';
import { capital } from '../../core/people.js';
import { decimalText } from '../../numbers/number-text.js';
import { x } from '../../core/working.js';
import type { DrawingSpec } from '../../drawing/drawing-spec.js';
import { drawClues } from './clues.js';
import { type Clue, LETTERS, ORDERS, crossOut, holdsFor, tell } from './lettered.clues.js';
import { type Step, listText, range, shapeOf } from './drafting.js';
import { type Store, drawStore, letteredOpening } from './stores.scene.js';

const KINDS = ['more', 'times', 'both', 'above', 'most', 'least'] as const;

function toWord({ kind, a, b, n }: Clue): string {
  return `${kind} ${a} ${b} ${n}`;
}

function findClue(word: string): Clue | null {
  const match = /^([a-z]+) (\d) (\d) (\d+)$/.exec(word);
  const kind = KINDS.find((k) => k === match?.[1]);
  return kind ? { kind, a: Number(match?.[2]), b: Number(match?.[3]), n: Number(match?.[4]) } : null;
}

function listTrueClues(values: readonly number[], order: readonly number[], numbers: boolean): Clue[] {
  const pairs = range(0, 3).flatMap((a) => range(0, 3).flatMap((b) => (a === b ? [] : [[a, b] as const])));
  const holds = holdsFor(values);
  const of = (i: number): number => values[order[i] ?? 0] ?? 0;
  const plain: Clue[] = [
    ...pairs.map(([a, b]): Clue => ({ kind: 'above', a, b, n: 0 })),
    ...range(0, 3).flatMap((a): Clue[] => [
      { kind: 'most', a, b: a, n: 0 },
      { kind: 'least', a, b: a, n: 0 },
    ]),
  ];
  const counted = pairs.flatMap(([a, b]): Clue[] => [
    { kind: 'more', a, b, n: of(a) - of(b) },
    { kind: 'times', a, b, n: 2 },
    { kind: 'times', a, b, n: 3 },
    ...(a < b ? [{ kind: 'both', a, b, n: of(a) + of(b) } as const] : []),
  ]);
  return [...plain, ...(numbers ? [...counted, ...counted] : [])].filter(
    (clue) => holds(clue, order) && (clue.kind !== 'more' || clue.n > 0),
  );
}

/** Values of the four lettered rows: read off, or sectors of a total. */
function readValues(givens: Givens): number[] {
  const total = givens.get('total');
  return range(1, 4).flatMap((i) => {
    const value = total ? givens.get(`d${i}`)?.mul(total).div(360) : givens.get(`v${i}`);
    return value && isWhole(value) ? [toWhole(value)] : [];
  });
}

/** The holder of the asked letter, or what two holders differ by, for every order that fits the clues. */
function proofOf(asksName: boolean): Proof {
  return {
    kind: 'search',
    withoutEach: numberedClues,
    together: [/^([dv]\d|total)$/],
    solve: (givens, words) => {
      const values = readValues(givens);
      const clues = range(1, 4).flatMap((i) => findClue(words.get(`clue${i}`) ?? '') ?? []);
      const [a = 0, b = 0] = (words.get('asked') ?? '').split(' of ').map(Number);
      const holds = holdsFor(values);
      const orders = ORDERS.filter((order) => clues.every((clue) => holds(clue, order)));
      return [...new Set(orders.map(asksName ? nameAt(a) : gapOf(values, a, b)))].map((v) => exact(v));
    },
  };
}

/** Place of the holder, from 1, who has the row of this letter. */
const nameAt =
  (letter: number) =>
  (order: readonly number[]): number =>
    order.indexOf(letter) + 1;

const gapOf =
  (values: readonly number[], a: number, b: number) =>
  (order: readonly number[]): number =>
    (values[order[a] ?? 0] ?? 0) - (values[order[b] ?? 0] ?? 0);

/** A drawing whose rows carry letters in place of names. */
export interface LetteredDisplay {
  id: string;
  /** "The bar graph". */
  name: string;
  /** "bar", "row", "sector". */
  part: string;
  open: (
    dice: Dice,
    store: Store,
  ) => {
    values: number[];
    params: Record<string, number>;
    drawing: DrawingSpec;
    steps: Step[];
  } | null;
}

function drawValues(
  dice: Dice,
  store: Store,
  unit: number,
  [low, high]: readonly [number, number],
): number[] {
  const marks = dice.pickSome(range(low, high), 4);
  const values = marks.map((m) => m * unit);
  return Math.max(...values) > store.most ? [] : values;
}

export const LETTERED_BARS: LetteredDisplay = {
  id: 'bars',
  name: 'The bar graph',
  part: 'bar',
  open: (dice, store) => {
    const unit = dice.pick([2, 5, 10, 20, 50]);
    const values = drawValues(dice, store, unit, [2, 11]);
    if (values.length === 0) return null;
    return {
      values,
      params: Object.fromEntries(values.map((v, i) => [`v${i + 1}`, v])),
      drawing: {
        kind: 'bar-graph',
        title: store.title,
        yTitle: `Number of ${store.noun}`,
        step: unit,
        numbered: 'every',
        bars: values.map((v, i) => ({ label: LETTERS[i] ?? '', marks: v / unit })),
      },
      steps: [
        `Read the bar graph: ${listText(values.map((v, i) => `${LETTERS[i] ?? ''} ${decimalText(v)}`))}.`,
      ],
    };
  },
};

export const LETTERED_TABLE: LetteredDisplay = {
  id: 'table',
  name: 'The table',
  part: 'row',
  open: (dice, store) => {
    // Steps of one size, so that two pairs of rows may differ by as much: a clue that fits only one pair says too much.
    const values = drawValues(dice, store, dice.int(11, 48), [2, 10]);
    if (values.length === 0) return null;
    return {
      values,
      params: Object.fromEntries(values.map((v, i) => [`v${i + 1}`, v])),
      drawing: {
        kind: 'table',
        title: store.title,
        header: ['Row', `Number of ${store.noun}`],
        rows: values.map((v, i) => [LETTERS[i] ?? '', decimalText(v)]),
      },
      steps: [`Read the table: ${listText(values.map((v, i) => `${LETTERS[i] ?? ''} ${decimalText(v)}`))}.`],
    };
  },
};

/** The holder without its word is right too: `B` for `Shelf B`. */
function holders(store: Store): Style {
  const style = oneOf(store.labels);
  return { ...style, bare: (v) => style.text(v).replace(/^\w+ (?=[A-D]$)/, '') };
}

function whose(display: LetteredDisplay, level: 'not_ready' | 'guided'): Shape {
  return shapeOf(
    `whose-${display.part}${level === 'guided' ? '-by-numbers' : ''}-${display.id}`,
    level,
    proofOf(true),
    (dice) => {
      const store = drawStore(dice);
      const d = display.open(dice, store);
      if (!d) return null;
      const order = dice.shuffle([0, 1, 2, 3]);
      const asked = dice.int(0, 3);
      const pool = listTrueClues(d.values, order, level === 'guided').filter(
        (clue) => level === 'guided' || clue.kind !== 'both',
      );
      const clues = drawClues(dice, pool, ORDERS, holdsFor(d.values), nameAt(asked), [2, 3]);
      if (!clues || (level === 'guided' && clues.every((c) => c.n === 0))) return null;
      const style = holders(store);
      const key = order.indexOf(asked) + 1;
      const letter = LETTERS[asked] ?? '';
      return {
        story: [
          ...letteredOpening(display.name, store),
          ...clues.map((clue) => tell(clue, store.labels, store.noun)),
        ],
        ask: `Which ${store.holder} has ${display.part} ${letter}?`,
        blank: `${capital(display.part)} ${letter} stands for ___.`,
        key,
        style,
        params: { ...d.params, asked: `${asked} of 4`, ...toParams(clues) },
        steps: [
          ...d.steps,
          ...crossOut(clues, { order, values: d.values, labels: store.labels, noun: store.noun }),
          `${capital(display.part)} ${letter} stands for ${style.text(key)}.`,
        ],
        hints: [
          'Write the number beside each letter first.',
          'Start with the clue that leaves the fewest choices.',
          'Try each choice that is left with the other clues.',
        ],
        wrongs: range(1, 4).flatMap((v) => (v === key ? [] : [['misses-a-clue', v] as const])),
        drawing: d.drawing,
      };
    },
  );
}

function howManyMore(display: LetteredDisplay, level: 'independent' | 'mastery'): Shape {
  return shapeOf(
    `more-by-clues-${level === 'mastery' ? 'three' : 'two'}-${display.id}`,
    level,
    proofOf(false),
    (dice) => {
      const store = drawStore(dice);
      const d = display.open(dice, store);
      if (!d) return null;
      const order = dice.shuffle([0, 1, 2, 3]);
      const [a = 0, b = 0] = dice.shuffle([0, 1, 2, 3]);
      const gap = gapOf(d.values, a, b);
      const key = gap(order);
      if (key <= 0) return null;
      const holds = holdsFor(d.values);
      const pool = listTrueClues(d.values, order, true).filter(
        // A clue about just these two would give the answer away.
        (c) => !((c.a === a && c.b === b) || (c.a === b && c.b === a)),
      );
      const bounds = level === 'mastery' ? ([3, 3] as const) : ([2, 2] as const);
      const clues = drawClues(dice, pool, ORDERS, holds, gap, bounds);
      if (!clues || clues.filter((c) => c.n > 0).length < bounds[0] - 1) return null;
      const orders = ORDERS.filter((one) => clues.every((clue) => holds(clue, one)));
      // The working names the letters, so they must be settled too.
      if (new Set(orders.map((one) => `${one[a] ?? ''} ${one[b] ?? ''}`)).size !== 1) return null;
      const [la = '', lb = ''] = [store.labels[a], store.labels[b]];
      const [va, vb] = [d.values[order[a] ?? 0] ?? 0, d.values[order[b] ?? 0] ?? 0];
      const others = ORDERS.map(gap).filter((v) => v > 0 && v !== key);
      return {
        story: [
          ...letteredOpening(display.name, store),
          ...clues.map((clue) => tell(clue, store.labels, store.noun)),
        ],
        ask: `How many more ${store.noun} does ${la} have than ${lb}?`,
        blank: `${la} has ___ more ${store.noun} than ${lb}.`,
        key,
        style: store.style,
        params: { ...d.params, asked: `${a} of ${b} of 4`, ...toParams(clues) },
        steps: [
          ...d.steps,
          ...crossOut(clues, { order, values: d.values, labels: store.labels, noun: store.noun }),
          `${capital(display.part)} ${LETTERS[order[a] ?? 0] ?? ''} stands for ${la}, ${display.part} ${LETTERS[order[b] ?? 0] ?? ''} for ${lb}.`,
          ['How many more', x`${va} − ${vb}`, store.style],
        ],
        hints: [
          'Write the number beside each letter first.',
          'Which letters fit the clue with a number?',
          `Find the letters of ${la} and ${lb}. Then compare their numbers.`,
        ],
        wrongs: [
          ...[...new Set(others)].slice(0, 5).map((v) => ['misses-a-clue', v] as const),
          ['added-instead', va + vb],
          ['one-of-two', va],
          ['one-of-two', vb],
        ],
        drawing: d.drawing,
      };
    },
  );
}

const toParams = (clues: readonly Clue[]): Record<string, string> =>
  Object.fromEntries(clues.map((clue, i) => [`clue${i + 1}`, toWord(clue)]));

/** h10: which row of a graph is whose. */
export const READING_CLUES = (display: LetteredDisplay): Shape[] => [
  whose(display, 'not_ready'),
  whose(display, 'guided'),
  howManyMore(display, 'independent'),
  howManyMore(display, 'mastery'),
];
