import { countOf, oneOf } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import type { Shape } from '../../core/draft.js';
import type { PictureGraphSpec } from '../../drawing/picture-graph.drawing.js';
import { facts, searchNames } from '../../engines/sketch.js';
import { asked, drawDifferent, otherPlaces } from './task.js';

/** What a class has counted. */
const GRAPHS: ReadonlyArray<readonly [title: string, noun: string, rows: readonly string[]]> = [
  ['Fruit in the bowl', 'fruits', ['Apples', 'Pears', 'Limes', 'Plums']],
  ['Pets of our class', 'pets', ['Rabbits', 'Cats', 'Birds', 'Dogs']],
  ['Toys in the box', 'toys', ['Cars', 'Balls', 'Dolls', 'Kites']],
  ['Animals on the farm', 'animals', ['Ducks', 'Hens', 'Goats', 'Cows']],
  ['Flowers in the garden', 'flowers', ['Roses', 'Orchids', 'Tulips', 'Sunflowers']],
];

interface Graph {
  noun: string;
  labels: readonly string[];
  counts: readonly number[];
  drawing: PictureGraphSpec;
}

function drawGraph(dice: Dice): Graph {
  const [title, noun, labels] = dice.pick(GRAPHS);
  const counts = drawDifferent(dice, labels.length, 1, 9);
  const drawing: PictureGraphSpec = {
    kind: 'picture-graph',
    title,
    symbol: dice.pick(['star', 'circle', 'square', 'triangle']),
    unit: 1,
    noun: noun.replace(/s$/, ''),
    rows: labels.map((label, i) => ({ label, symbols: counts[i] ?? 0 })),
  };
  return { noun, labels, counts, drawing };
}

const READ_HINTS = ['Find the row.', 'One picture stands for 1.', 'Count the pictures in the row.'] as const;

const MOST: Shape = asked(
  'row-with-most',
  ['P1-S-1'],
  ['not_ready'],
  searchNames(
    (name, given, word) => {
      const names = word('rows').split('/');
      const counts = names.map((_, i) => given(`row${'abcd'[i] ?? ''}`).valueOf());
      return (
        counts[names.indexOf(name)] === (word('end') === 'most' ? Math.max(...counts) : Math.min(...counts))
      );
    },
    { together: [/^row/] },
  ),
  (dice) => {
    const { labels, counts, drawing, noun } = drawGraph(dice);
    const isMost = dice.chance(2);
    const key = counts.indexOf(isMost ? Math.max(...counts) : Math.min(...counts)) + 1;
    return {
      story: ['Look at the picture graph.'],
      ask: `Which row has the ${isMost ? 'most' : 'fewest'} ${noun}?`,
      blank: `The row with the ${isMost ? 'most' : 'fewest'} ${noun} is ___.`,
      key,
      style: oneOf(labels),
      params: {
        rows: labels.join('/'),
        end: isMost ? 'most' : 'least',
        ...Object.fromEntries(counts.map((count, i) => [`row${'abcd'[i] ?? ''}`, count])),
      },
      drawn: ['rowa', 'rowb', 'rowc', 'rowd'],
      work: [
        `Each other row has ${isMost ? 'fewer' : 'more'} than ${counts[key - 1] ?? 0} pictures.`,
        `The row with the ${isMost ? 'most' : 'fewest'}: ${labels[key - 1] ?? ''}`,
      ],
      hints: [
        'Count the pictures in each row.',
        'Compare the rows.',
        `Look for the ${isMost ? 'longest' : 'shortest'} row.`,
      ],
      wrongs: otherPlaces(4, key, 'not-compared', 'Compare all the rows.'),
      drawing,
    };
  },
);

const TOGETHER: Shape = asked(
  'two-rows-together',
  ['P1-S-1'],
  ['guided'],
  facts(['sum = a + b'], [], 'sum'),
  (dice) => {
    const { labels, counts, drawing, noun } = drawGraph(dice);
    const [i = 0, j = 1] = dice.pickSome([0, 1, 2, 3], 2);
    const [a = 1, b = 2] = [counts[i], counts[j]];
    if (counts.includes(a + b)) return null;
    const of = (row: number): string => (labels[row] ?? '').toLowerCase();
    return {
      story: ['Look at the picture graph.'],
      ask: `How many ${of(i)} and ${of(j)} are there altogether?`,
      blank: `There are ___ ${of(i)} and ${of(j)} altogether.`,
      key: a + b,
      style: countOf(noun),
      params: { a, b },
      drawn: ['a', 'b'],
      work: [['Together', `${a} + ${b}`, countOf(noun)]],
      hints: ['Find the two rows.', 'Count the pictures in each row.', 'Add the two numbers.'],
      wrongs: [
        ['one-row-only', 'Add both rows.', a],
        ['one-row-only', 'Add both rows.', b],
        ['miscounted', 'Count the pictures again.', a + b + 1],
        ['miscounted', 'Count the pictures again.', a + b - 1],
        ['all-rows', 'Add two rows, not all the rows.', counts.reduce((x, y) => x + y, 0)],
      ],
      drawing,
    };
  },
);

const COMPARED: Shape = asked(
  'row-compared',
  ['P1-S-1'],
  ['not_ready', 'guided'],
  facts(['more = large - small'], [], 'more'),
  (dice) => {
    const { labels, counts, drawing } = drawGraph(dice);
    const [i = 0, j = 1] = dice
      .pickSome([0, 1, 2, 3], 2)
      .toSorted((x, y) => (counts[y] ?? 0) - (counts[x] ?? 0));
    const [large = 2, small = 1] = [counts[i], counts[j]];
    const more = large - small;
    if (counts.includes(more) || more === 1) return null;
    const [many = '', few = ''] = [labels[i], labels[j]].map((label) => label?.toLowerCase());
    return {
      story: ['Look at the picture graph.'],
      ask: `How many more ${many} than ${few} are there?`,
      blank: `There are ___ more ${many} than ${few}.`,
      key: more,
      style: countOf(many),
      params: { large, small },
      drawn: ['large', 'small'],
      work: [['More', `${large} − ${small}`, countOf(many)]],
      hints: ['Find the two rows.', READ_HINTS[1], 'Count what is longer in one row.'],
      wrongs: [
        ['added-instead', 'Compare the rows. Do not add them.', large + small],
        ['one-row-only', 'Compare two rows.', large],
        ['one-row-only', 'Compare two rows.', small],
        ['miscounted', 'Count the pictures again.', more + 1],
        ['miscounted', 'Count the pictures again.', more - 1],
      ],
      drawing,
    };
  },
);

/** Picture graphs in which one picture stands for one thing. */
export const PICTURE_GRAPH_TASKS: readonly Shape[] = [MOST, TOGETHER, COMPARED];
