import { countOf } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import type { Shape } from '../../core/draft.js';
import type { TableSpec } from '../../drawing/drawing-spec.js';
import { facts } from '../../engines/sketch.js';
import { exact } from '../../numbers/exact.js';
import { asked, slips } from './task.js';

const PUPILS = countOf('pupils');
const VOTES: ReadonlyArray<readonly [title: string, head: string, asks: string, choices: readonly string[]]> =
  [
    ['Favourite fruit', 'Fruit', 'chose', ['apple', 'mango', 'papaya', 'banana', 'pear']],
    ['Ways to school', 'Way', 'named', ['bus', 'car', 'MRT', 'bicycle', 'walk']],
    ['Favourite sport', 'Sport', 'chose', ['football', 'netball', 'swimming', 'tennis', 'running']],
    ['Favourite colour', 'Colour', 'chose', ['red', 'blue', 'green', 'yellow', 'pink']],
    ['Favourite drink', 'Drink', 'chose', ['milk', 'water', 'tea', 'juice', 'soup']],
  ];

const HINTS = [
  'Which row of the table is not filled in?',
  'Go through the list from the start.',
  'Cross out what you have counted.',
] as const;

const FROM_A_LIST: Shape = asked(
  'table-from-a-list-of-answers',
  ['P4-S-1'],
  ['not_ready', 'guided'],
  {
    kind: 'search',
    solve: (_givens, words) => [
      exact((words.get('list') ?? '').split(' ').filter((one) => one === words.get('asked')).length),
    ],
  },
  (dice) => {
    const [title, head, , choices] = dice.pick(VOTES);
    const kinds = dice.pickSome(choices, 3);
    const counts = [dice.int(3, 7), dice.int(2, 6), dice.int(2, 6)];
    const place = dice.int(0, 2);
    const key = counts[place] ?? 0;
    const asks = kinds[place] ?? '';
    const list = dice.shuffle(kinds.flatMap((kind, i) => Array.from({ length: counts[i] ?? 0 }, () => kind)));
    if (new Set(counts).size < 3 || list.some((one, i) => one === list[i + 1] && one === list[i + 2]))
      return null;
    return {
      story: [`Some pupils gave these answers: ${list.join(', ')}.`],
      ask: `How many pupils answered "${asks}"?`,
      blank: `___ pupils answered "${asks}".`,
      key,
      style: PUPILS,
      params: { list: list.join(' '), asked: asks },
      work: [`Count the answer "${asks}" in the list.`, `Pupils with this answer: ${key} pupils`],
      hints: HINTS,
      wrongs: slips(
        ['Count once more and cross out each answer.', key + 1],
        ['Count once more and cross out each answer.', key - 1],
        ['This number belongs to another row.', counts[(place + 1) % 3] ?? 1],
        ['This number belongs to another row.', counts[(place + 2) % 3] ?? 1],
        ['These are all the answers together.', list.length],
        ['Count once more and cross out each answer.', key + 2],
      ),
      drawing: {
        kind: 'table',
        title,
        header: [head, 'Number of pupils'],
        rows: kinds.map((kind, i) => [kind, i === place ? '?' : String(counts[i] ?? 0)]),
      },
    };
  },
);

const RANGES: ReadonlyArray<readonly [low: number, high: number]> = [
  [0, 9],
  [10, 19],
  [20, 29],
];

const IN_GROUPS: Shape = asked(
  'table-of-numbers-in-groups',
  ['P4-S-1'],
  ['not_ready', 'guided'],
  {
    kind: 'search',
    solve: (_givens, words) => {
      const [low = 0, high = 0] = (words.get('group') ?? '').split(' to ').map(Number);
      return [
        exact(
          (words.get('points') ?? '')
            .split(' ')
            .map(Number)
            .filter((one) => one >= low && one <= high).length,
        ),
      ];
    },
  },
  (dice) => {
    const points = Array.from({ length: dice.int(11, 14) }, () => dice.int(0, 29));
    const inGroup = ([low, high]: readonly [number, number]): number =>
      points.filter((one) => one >= low && one <= high).length;
    const place = dice.int(0, 2);
    const group = RANGES[place] ?? [0, 9];
    const key = inGroup(group);
    const [game] = dice.pickSome(['quiz', 'game', 'spelling contest', 'ring toss'], 1);
    const isOnEdge = points.some((one) => one % 10 === 0 && one > 0) && points.includes(group[1]);
    if (key < 2 || !isOnEdge || points.includes(key) || new Set(RANGES.map(inGroup)).size < 3) return null;
    return {
      story: [`In a ${game ?? 'quiz'}, some pupils got these points: ${points.join(', ')}.`],
      ask: `How many pupils got from ${group[0]} to ${group[1]} points?`,
      blank: `___ pupils got from ${group[0]} to ${group[1]} points.`,
      key,
      style: PUPILS,
      params: { points: points.join(' '), group: group.join(' to ') },
      work: [
        `Points from ${group[0]} to ${group[1]}: ${points.filter((one) => one >= group[0] && one <= group[1]).join(', ')}.`,
        `Pupils in this row: ${key} pupils`,
      ],
      hints: [
        'Which points belong to the row that is not filled in?',
        'The first and the last number of the row belong to it too.',
        'Cross out what you have counted.',
      ],
      wrongs: slips(
        ['The last number of the row belongs to it too.', key - 1],
        ['One of these points belongs to another row.', key + 1],
        ['This number belongs to another row.', inGroup(RANGES[(place + 1) % 3] ?? [0, 9])],
        ['This number belongs to another row.', inGroup(RANGES[(place + 2) % 3] ?? [0, 9])],
        ['These are all the pupils together.', points.length],
        ['Count once more and cross out each number.', key + 2],
      ).filter(([, , value]) => Number(value) > 0),
      drawing: {
        kind: 'table',
        title: 'Points of the pupils',
        header: ['Points', 'Number of pupils'],
        rows: RANGES.map(([low, high], i) => [
          `${low} to ${high}`,
          i === place ? '?' : String(inGroup([low, high])),
        ]),
      },
    };
  },
);

/** A table of two rows and two columns: what it shows, its heads, and the pupils of a cell as a question says them. */
interface Group {
  title: string;
  shows: string;
  rows: readonly [string, string];
  columns: readonly [string, string];
  pupils: (row: string, column: string) => string;
}

const GROUPS: readonly Group[] = [
  {
    title: 'Pupils at two clubs',
    shows: 'the number of pupils at two clubs',
    rows: ['Boys', 'Girls'],
    columns: ['Chess', 'Art'],
    pupils: (row, column) => `of the pupils in the ${column.toLowerCase()} club are ${row.toLowerCase()}`,
  },
  {
    title: 'Pupils who can swim',
    shows: 'how many pupils of two classes can swim',
    rows: ['Class 4A', 'Class 4B'],
    columns: ['Can', 'Cannot'],
    pupils: (row, column) => `pupils in ${row} ${column.toLowerCase()} swim`,
  },
  {
    title: 'Pupils at recess',
    shows: 'what some pupils ate at recess',
    rows: ['Boys', 'Girls'],
    columns: ['Rice', 'Noodles'],
    pupils: (row, column) => `of the pupils who ate ${column.toLowerCase()} are ${row.toLowerCase()}`,
  },
  {
    title: 'Pupils at the library',
    shows: 'how many pupils came to the library',
    rows: ['Monday', 'Tuesday'],
    columns: ['P3', 'P4'],
    pupils: (row, column) => `pupils of ${column.replace('P', 'Primary ')} came on ${row}`,
  },
];

/** A table of two rows and two columns with totals. */
const drawCounts = (dice: Dice): readonly [number, number, number, number] => [
  dice.int(6, 48),
  dice.int(6, 48),
  dice.int(6, 48),
  dice.int(6, 48),
];

const WITH_TOTALS: Shape = asked(
  'cell-of-a-table-with-totals',
  ['P4-S-1', 'P4-S-2'],
  ['independent'],
  facts(['second = all - first'], ['cell = second - known'], 'cell'),
  (dice) => {
    const { title, shows, rows, columns, pupils } = dice.pick(GROUPS);
    const [a, b, c, d] = drawCounts(dice);
    const [first, second] = [a + b, c + d];
    const all = first + second;
    if (new Set([a, b, c, d, first, second, all]).size < 7 || c < 6) return null;
    return {
      story: [`The table shows ${shows}.`],
      ask: `How many ${pupils(rows[1], columns[1])}?`,
      blank: `___ ${pupils(rows[1], columns[1])}.`,
      key: d,
      style: PUPILS,
      params: { first, all, known: c },
      drawn: ['first', 'all', 'known'],
      work: [
        [`Total of the row "${rows[1]}"`, `${all} − ${first}`, PUPILS],
        ['Number that is asked for', `${second} − ${c}`, PUPILS],
      ],
      hints: [
        'Each total is the sum of its row or column.',
        `First find the total of the row "${rows[1]}": take the total of the row "${rows[0]}" from the total of all.`,
        'Then take away the number of this row that you know.',
      ],
      wrongs: slips(
        ['This is the total of the whole row.', second],
        ['You took away from the total of all.', all - c],
        ['You took the known number from the wrong row.', Math.abs(first - c)],
        ['You added where you should take away.', second + c],
      ).filter(([, , value]) => Number(value) > 0),
      drawing: tableOf({ title, rows, columns }, [a, b, c, '?'], [first, '', all]),
    };
  },
);

const tableOf = (
  {
    title,
    rows,
    columns,
  }: { title: string; rows: readonly [string, string]; columns: readonly [string, string] },
  cells: readonly (number | string)[],
  totals: readonly (number | string)[],
): TableSpec => ({
  kind: 'table',
  title,
  header: ['', columns[0], columns[1], 'Total'],
  rows: [
    [rows[0], String(cells[0]), String(cells[1]), String(totals[0])],
    [rows[1], String(cells[2]), String(cells[3]), String(totals[1])],
    ...(totals[2] === undefined ? [] : [['Total', '', '', String(totals[2])]]),
  ],
});

const ONE_ROW: Shape = asked(
  'row-of-a-table-with-totals',
  ['P4-S-1', 'P4-S-2'],
  ['not_ready', 'guided'],
  facts(['cell = total - known'], [], 'cell'),
  (dice) => {
    const { title, shows, rows, columns, pupils } = dice.pick(GROUPS);
    const [a, b, c, d] = drawCounts(dice);
    const [first, second] = [a + b, c + d];
    const isFirst = dice.chance(2);
    const [known, key, total] = isFirst ? [a, b, first] : [d, c, second];
    if (new Set([a, b, c, d, first, second, first + second]).size < 7) return null;
    const cell = isFirst ? pupils(rows[0], columns[1]) : pupils(rows[1], columns[0]);
    return {
      story: [`The table shows ${shows}.`],
      ask: `How many ${cell}?`,
      blank: `___ ${cell}.`,
      key,
      style: PUPILS,
      params: { total, known },
      drawn: ['total', 'known'],
      work: [['Missing number', `${total} − ${known}`, PUPILS]],
      hints: [
        'Which row of the table is asked about?',
        `The total of the row "${isFirst ? rows[0] : rows[1]}" is the sum of its two numbers.`,
        'Take the number of the row that you know from the total of the row.',
      ],
      wrongs: slips(
        ['This is the total of the whole row.', total],
        ['You added where you should take away.', total + known],
        ['You used the total of the other row.', Math.abs((isFirst ? second : first) - known)],
        ['This number stands in the row already.', known],
      ).filter(([, , value]) => Number(value) > 0),
      drawing: tableOf({ title, rows, columns }, isFirst ? [a, '?', c, d] : [a, b, '?', d], [first, second]),
    };
  },
);

/** Tables that are completed from data, for Primary 4. */
export const DATA_TABLE_TASKS: readonly Shape[] = [FROM_A_LIST, IN_GROUPS, WITH_TOTALS, ONE_ROW];
