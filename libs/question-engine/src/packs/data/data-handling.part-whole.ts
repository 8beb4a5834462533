import { type Style, amount, countOf, measured } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import { type Draft, type Shape, gateway, relation } from '../../core/draft.js';
import { exact } from '../../numbers/exact.js';
import { type Person, drawPerson } from '../../core/people.js';
import { Working } from '../../core/working.js';
import type { TableSpec } from '../../drawing/drawing-spec.js';

/** One set of values that a table can show and an average can level. */
export interface ValuesScene {
  style: Style;
  title: string;
  /** Head of the first column. */
  head: string;
  /** Head of the second column. */
  valueHead: string;
  labels: string[];
  /** "Over the 5 days, the museum had an average of 208 visitors a day." */
  average: (count: string, average: string) => string;
  total: (t: string) => string;
  /** "in May". */
  at: (label: string) => string;
  /** "How many books were read". */
  ask: string;
  blank: (label: string) => string;
  low: number;
  high: number;
}

const BOOKS = countOf('books');
const VISITORS = countOf('visitors');
const GOALS = countOf('points');
const MINUTES = measured('min', 0);

export type ValuesScenes = ReadonlyArray<(p: Person) => ValuesScene>;

/** Books, visitors, points and minutes. */
export const VALUES: ValuesScenes = [
  (p) => ({
    style: BOOKS,
    title: `Books read by ${p.name}`,
    head: 'Month',
    valueHead: 'Books',
    labels: ['Jan', 'Feb', 'Mar', 'Apr', 'May'],
    average: (n, t) => `Over the ${n} months, ${p.name} read an average of ${t} a month.`,
    total: (t) => `${p.name} read ${t} altogether.`,
    at: (l) => `in ${l}`,
    ask: `How many books did ${p.name} read`,
    blank: (l) => `${p.name} read ___ books in ${l}.`,
    low: 4,
    high: 28,
  }),
  () => ({
    style: VISITORS,
    title: 'Visitors to a museum',
    head: 'Day',
    valueHead: 'Visitors',
    labels: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
    average: (n, t) => `Over the ${n} days, the museum had an average of ${t} a day.`,
    total: (t) => `The museum had ${t} altogether.`,
    at: (l) => `on ${l}`,
    ask: 'How many visitors came',
    blank: (l) => `On ${l} there were ___ visitors.`,
    low: 45,
    high: 320,
  }),
  () => ({
    style: GOALS,
    title: 'Points of a quiz team',
    head: 'Round',
    valueHead: 'Points',
    labels: ['Round 1', 'Round 2', 'Round 3', 'Round 4', 'Round 5'],
    average: (n, t) => `Over the ${n} rounds, the team scored an average of ${t} a round.`,
    total: (t) => `The team scored ${t} altogether.`,
    at: (l) => `in ${l}`,
    ask: 'How many points did the team score',
    blank: (l) => `In ${l} the team scored ___ points.`,
    low: 12,
    high: 90,
  }),
  (p) => ({
    style: MINUTES,
    title: `Time ${p.name} practised the violin`,
    head: 'Day',
    valueHead: 'Minutes',
    labels: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
    average: (n, t) => `Over the ${n} days, ${p.name} practised for an average of ${t} a day.`,
    total: (t) => `${p.name} practised for ${t} altogether.`,
    at: (l) => `on ${l}`,
    ask: `How many minutes did ${p.name} practise`,
    blank: (l) => `${p.name} practised for ___ min on ${l}.`,
    low: 15,
    high: 75,
  }),
];

/** A value table with `?` where a value is missing. */
export function valueTable(scene: ValuesScene, cells: ReadonlyArray<readonly [string, string]>): TableSpec {
  return {
    kind: 'table',
    title: scene.title,
    header: [scene.head, scene.valueHead],
    rows: cells.map(([a, b]) => [a, b]),
  };
}

function drawValues(dice: Dice, scene: ValuesScene, count: number): number[] {
  const values: number[] = [];
  while (values.length < count) {
    const v = dice.int(scene.low, scene.high);
    if (!values.includes(v)) values.push(v);
  }
  return values;
}

function names(values: readonly number[]): Record<string, number> {
  return Object.fromEntries(values.map((v, i) => [`v${i + 1}`, v]));
}

const READ = (count: number) =>
  gateway(`known = ${Array.from({ length: count }, (_, i) => `v${i + 1}`).join(' + ')}`);

/** Table with one value missing; the total is told, or follows from the average. */
function missingValue(id: string, level: 'not_ready' | 'guided', scenes: ValuesScenes): Shape {
  const byAverage = level === 'guided';
  const count = 4;
  return {
    id,
    levels: [level],
    proof: {
      kind: 'facts',
      facts: [
        READ(count - 1),
        ...(byAverage ? [gateway('total = average * count')] : []),
        relation('total = known + x'),
      ],
      asked: 'x',
    },
    draw: (dice): Draft | null => {
      const scene = dice.pick(scenes)(drawPerson(dice));
      const { style } = scene;
      const all = drawValues(dice, scene, count);
      const total = all.reduce((a, b) => a + b, 0);
      if (byAverage && total % count !== 0) return null;
      const average = total / count;
      if (byAverage && all.includes(average)) return null;
      const missing = dice.int(0, count - 1);
      const key = all[missing] ?? 0;
      const known = all.filter((_, i) => i !== missing);
      const sum = total - key;
      const label = scene.labels[missing] ?? '';
      const working = new Working();
      const all4 = byAverage ? working.calc('Total', `${average} × ${count}`, style) : exact(total);
      working.calc('Known values', known.join(' + '), style);
      working.calc('Missing value', `${style.bare(all4)} − ${style.bare(sum)}`, style);
      return {
        story: [
          `The table shows the ${scene.title.charAt(0).toLowerCase()}${scene.title.slice(1)}.`,
          byAverage ? scene.average(String(count), style.text(average)) : scene.total(style.text(total)),
          'One value is missing.',
        ],
        ask: `${scene.ask} ${scene.at(label)}?`,
        blank: scene.blank(label),
        answer: amount(key, style),
        middles: [],
        params: { ...names(known), ...(byAverage ? { average, count } : { total }) },
        working,
        hints: [
          'Which values can you read from the table, and which one is missing?',
          byAverage
            ? 'Find the total of all the values from the average first.'
            : 'Add the values that you can read.',
          byAverage
            ? `Multiply the average by ${count}. Then take away all the values that you can read.`
            : `Take the sum of the values in the table from ${style.text(total)}.`,
        ],
        wrongs: [
          {
            code: 'average-taken-as-total',
            explanation: 'The average is for one. Find the total first.',
            value: byAverage ? Math.abs(sum - average) : -1,
          },
          {
            code: 'gave-the-average',
            explanation: 'The missing value need not be the average.',
            value: byAverage ? average : exact(total, count),
          },
          {
            code: 'gave-the-known-sum',
            explanation: 'This is the sum of the values in the table. Find the missing one.',
            value: sum,
          },
          {
            code: 'value-left-out',
            explanation: 'One value of the table was left out.',
            value: key + (known[0] ?? 0),
          },
          {
            code: 'value-left-out',
            explanation: 'One value of the table was left out.',
            value: key + (known[2] ?? 0),
          },
          {
            code: 'average-of-the-known',
            explanation: 'The average of the others is not the missing value.',
            value: exact(sum, count - 1),
          },
          {
            code: 'forgot-the-new-count',
            explanation: 'The average is over all the values, with the missing one.',
            value: byAverage ? Math.abs(average * (count - 1) - sum) : -1,
          },
        ],
        drawing: valueTable(
          scene,
          all.map((v, i) => [scene.labels[i] ?? '', i === missing ? '?' : style.bare(v)] as const),
        ),
      };
    },
  };
}

/** Two values missing: equal (independent) or one so many times the other (mastery). */
function twoMissing(id: string, level: 'independent' | 'mastery', scenes: ValuesScenes): Shape {
  const equal = level === 'independent';
  const count = 5;
  return {
    id,
    levels: [level],
    proof: {
      kind: 'facts',
      facts: [
        READ(count - 2),
        gateway('total = average * count'),
        relation('total = known + first + second'),
        relation(equal ? 'second = first' : 'second = first + more'),
      ],
      asked: 'second',
    },
    draw: (dice): Draft | null => {
      const scene = dice.pick(scenes)(drawPerson(dice));
      const { style } = scene;
      const known = drawValues(dice, scene, count - 2);
      const first = dice.int(scene.low, scene.high);
      const more = equal ? 0 : dice.int(2, Math.floor((scene.high - scene.low) / 2));
      const second = first + more;
      const sum = known.reduce((a, b) => a + b, 0);
      const total = sum + first + second;
      if (total % count !== 0 || second > scene.high || known.includes(second)) return null;
      const average = total / count;
      if (average === second) return null;
      const [l1, l2] = [scene.labels[1] ?? '', scene.labels[3] ?? ''];
      const working = new Working();
      const all = working.calc('Total', `${average} × ${count}`, style);
      const read = working.calc('Known values', known.join(' + '), style);
      const both = working.calc('Both missing values', `${style.bare(all)} − ${style.bare(read)}`, style);
      if (equal) working.calc('Each', `${style.bare(both)} ÷ 2`, style);
      else {
        const even = working.calc('Twice the smaller value', `${style.bare(both)} − ${more}`, style);
        const low = working.calc('Smaller value', `${style.bare(even)} ÷ 2`, style);
        working.calc('Larger value', `${style.bare(low)} + ${more}`, style);
      }
      return {
        story: [
          `The table shows the ${scene.title.charAt(0).toLowerCase()}${scene.title.slice(1)}.`,
          scene.average(String(count), style.text(average)),
          equal
            ? `The values for ${l1} and ${l2} are equal.`
            : `The value for ${l2} is ${style.text(more)} more than the value for ${l1}.`,
        ],
        ask: `${scene.ask} ${scene.at(l2)}?`,
        blank: scene.blank(l2),
        answer: amount(second, style),
        middles: [{ blank: `The two missing values add up to ___.`, amount: amount(first + second, style) }],
        params: { ...names(known), average, count, ...(equal ? {} : { more }) },
        working,
        hints: [
          'Which values can you read, and what does the average tell about all of them?',
          'Find the total from the average. Then find what the two missing values make together.',
          equal
            ? 'Share the two missing values equally.'
            : `Take ${style.text(more)} away before you share by two. Which of the two is asked for?`,
        ],
        wrongs: [
          {
            code: 'not-halved',
            explanation: 'This is for both missing values together.',
            value: first + second,
          },
          {
            code: 'gave-the-other-value',
            explanation: 'This is the other missing value.',
            value: equal ? -1 : first,
          },
          {
            code: 'gave-the-average',
            explanation: 'A missing value need not be the average.',
            value: average,
          },
          {
            code: 'difference-forgotten',
            explanation: 'The two missing values are not equal.',
            value: equal ? -1 : exact(first + second, 2),
          },
          {
            code: 'difference-not-halved',
            explanation: 'Take the difference away before you share by two.',
            value: equal ? -1 : exact(first + second, 2).add(more),
          },
          {
            code: 'forgot-the-count',
            explanation: 'The average is over all the values, with the missing ones.',
            value: exact(Math.abs(average * (count - 1) - sum), 2),
          },
          {
            code: 'value-left-out',
            explanation: 'One value of the table was left out.',
            value: exact(first + second + (known[0] ?? 0), 2),
          },
          {
            code: 'average-of-the-known',
            explanation: 'The average of the known values is not a missing value.',
            value: exact(sum, count - 2),
          },
        ],
        drawing: valueTable(
          scene,
          [0, 1, 2, 3, 4].map(
            (i) =>
              [
                scene.labels[i] ?? '',
                i === 1 || i === 3 ? '?' : style.bare(known[[0, -1, 1, -1, 2][i] ?? 0] ?? 0),
              ] as const,
          ),
        ),
      };
    },
  };
}

/** h1 for tables and averages. */
export const dataPartWhole = (scenes: ValuesScenes): Shape[] => [
  missingValue('missing-from-total', 'not_ready', scenes),
  missingValue('missing-from-average', 'guided', scenes),
  twoMissing('two-equal-missing', 'independent', scenes),
  twoMissing('two-missing-with-difference', 'mastery', scenes),
];
