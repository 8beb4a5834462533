import type { Dice } from '../core/dice.js';
import { type FormedQuestion, type Worked, type WorkedForm, placeKey, wordPart } from './worked.js';
import { nameLine } from './working-hints.js';

/** How many orders of the lines keep what each uses before it; stops counting at two. */
export function countOrders(uses: ReadonlyArray<readonly number[]>): number {
  const count = (done: ReadonlySet<number>): number => {
    if (done.size === uses.length) return 1;
    let orders = 0;
    for (const [line, needs] of uses.entries()) {
      if (done.has(line) || !needs.every((need) => done.has(need))) continue;
      orders += count(new Set([...done, line]));
      if (orders > 1) return 2;
    }
    return orders;
  };
  return count(new Set());
}

/** Letters of steps: those by which no school, angle or option goes. */
const LETTERS = ['J', 'K', 'L', 'M', 'N'] as const;

/** Orders of so many things. */
function listOrders(count: number): number[][] {
  if (count === 0) return [[]];
  return listOrders(count - 1).flatMap((order) =>
    Array.from({ length: count }, (_, at) => order.toSpliced(at, 0, count - 1)),
  );
}

/** Whether a label stands by itself, without its line, and does not count the steps. */
export const saysEnough = (label: string): boolean =>
  label.length >= 6 && !/\d|\b(?:shows?|fits?|makes?)\b/.test(label);

/** The last step is the one that finds what is asked; the first one needs nothing but the story. */
const orderHints = (worked: Worked): readonly [string, string, string] => {
  const last = nameLine(worked, worked.lines.length - 1);
  return [
    `The last step finds what is asked: ${last}.`,
    `What must you know before you can find ${last}?`,
    'The first step uses only numbers that are given.',
  ];
};

/** Steps that are told in a mixed order, and the one order in which they can be taken. */
export const ORDER_THE_STEPS: WorkedForm = {
  id: 'order-the-steps',
  points: 0,
  types: ['mcq'],
  levels: ['guided', 'independent', 'mastery'],
  grades: [3, 6],
  fits: (_, lines) => lines > 2,
  make: (worked, dice) => {
    const { lines } = worked;
    const labels = lines.map(({ label }) => label);
    if (new Set(labels).size !== labels.length || !labels.every(saysEnough)) return null;
    const uses = worked.listUses();
    if (!uses) return null;
    if (countOrders(uses) === 1 && lines.length <= LETTERS.length)
      return orderAll(worked, dice, labels, uses);
    return lines.length < 5 ? null : findFirst(worked, dice, labels, uses);
  },
  gate: ({ lines, listUses }, { stem, options }) => {
    const uses = listUses();
    const key = options?.find(({ code }) => code === null)?.text ?? '';
    if (!uses) return ['order-the-steps: what the steps use is not known'];
    const told = new Map(
      [...stem.matchAll(/([J-N]): ([^.]+)\./g)].map(([, letter = '', label = '']) => [letter, label]),
    );
    if (told.size === 0) {
      const first = lines.filter((_, i) => uses[i]?.length === 0);
      return first.length === 1 && first[0]?.label === key
        ? []
        : ['order-the-steps: another step may come first'];
    }
    const keeps = (text: string): boolean => {
      const order = text
        .split(', ')
        .map((letter) => lines.findIndex(({ label }) => label === told.get(letter)));
      return (
        order.length === lines.length &&
        order.every((line, i) => line >= 0 && uses[line]?.every((need) => order.indexOf(need) < i) === true)
      );
    };
    const fitting = (options ?? []).filter(({ text }) => keeps(text));
    return fitting.length === 1 && fitting[0]?.code === null
      ? []
      : [`order-the-steps: ${fitting.length} orders fit`];
  },
};

/** The first step of an order that stands before one whose result it needs. */
function sayEarly(
  order: string,
  letterOf: (line: number) => string,
  uses: ReadonlyArray<readonly number[]>,
): string {
  const placeOf = (line: number): number => order.indexOf(letterOf(line));
  const [early] = uses
    .flatMap((needs, line) => needs.map((need) => ({ line, need })))
    .filter(({ line, need }) => placeOf(line) < placeOf(need))
    .toSorted((a, b) => placeOf(a.line) - placeOf(b.line));
  return early
    ? `${letterOf(early.line)} needs what ${letterOf(early.need)} finds. So ${letterOf(early.need)} must come first.`
    : '';
}

function orderAll(
  worked: Worked,
  dice: Dice,
  labels: readonly string[],
  uses: ReadonlyArray<readonly number[]>,
): FormedQuestion | null {
  if (labels.some((label) => /[.?]/.test(label))) return null;
  const mixed = dice.shuffle([...labels.keys()]);
  const letterOf = (line: number): string => LETTERS[mixed.indexOf(line)] ?? '';
  const write = (order: readonly number[]): string => order.map(letterOf).join(', ');
  const right = write([...labels.keys()]);
  const last = letterOf(labels.length - 1);
  // The step that answers the question ends as many of the orders as there are.
  const others = dice
    .shuffle(listOrders(labels.length).map(write))
    .filter((text) => text !== right)
    .toSorted((a, b) => Number(b.endsWith(last)) - Number(a.endsWith(last)))
    .slice(0, 3);
  const ask = 'Which order is right?';
  return {
    exhibit: worked.drawing,
    hints: orderHints(worked),
    stem: [
      [...worked.tell(dice), worked.question, 'The steps are in a mixed order.'].join(' '),
      ...mixed.map((line) => `${letterOf(line)}: ${labels[line] ?? ''}.`),
      ask,
    ].join('\n'),
    parts: [wordPart(ask, right)],
    options: placeKey(
      worked,
      dice,
      { text: right, code: null, says: '' },
      others.map((text) => ({
        text,
        code: 'another-order',
        says: sayEarly(text, letterOf, uses),
      })),
    ),
  };
}

function findFirst(
  worked: Worked,
  dice: Dice,
  labels: readonly string[],
  uses: ReadonlyArray<readonly number[]>,
): FormedQuestion | null {
  const first = labels.filter((_, i) => uses[i]?.length === 0);
  const [key] = first;
  // What is asked for is offered to nobody as the first thing to find.
  const later = labels.slice(0, -1).filter((label) => label !== key);
  if (key === undefined || first.length !== 1 || later.length < 3) return null;
  const ask = 'Which of these must you find first?';
  return {
    exhibit: worked.drawing,
    hints: orderHints(worked),
    stem: [...worked.tell(dice), worked.question, ask].join(' '),
    parts: [wordPart(ask, key)],
    options: placeKey(
      worked,
      dice,
      { text: key, code: null, says: '' },
      dice
        .shuffle(later)
        .slice(0, 3)
        .map((text) => ({
          text,
          code: 'later-step',
          says: 'Something else must be known before this can be found.',
        })),
    ),
  };
}
