import { countOf, measured } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import type { Shape } from '../../core/draft.js';
import { searchNames } from '../../engines/sketch.js';
import { exact } from '../../numbers/exact.js';
import { LETTER, LETTERS, asked, otherLetters, slips } from './task.js';

const CUBES = countOf('unit cubes');

/** Heights of the columns of a solid of unit cubes, with every column seen from the front. */
function drawHeights(dice: Dice, rows: number, columns: number, high: number): number[][] {
  const back = Array.from({ length: columns }, () => dice.int(1, high));
  return Array.from({ length: rows }, (_, depth) =>
    back.map((most) => (depth === rows - 1 ? most : dice.int(1, Math.max(1, most - (rows - 1 - depth))))),
  );
}

const countAll = (heights: readonly number[][]): number => heights.flat().reduce((a, b) => a + b, 0);
const saysOf = (heights: readonly number[][]): string =>
  `Columns of unit cubes, from the front row to the back row: ${heights.map((row) => row.join(', ')).join('; ')}.`;
const columnsOf = (heights: readonly number[][]): string => heights.map((row) => row.join(' ')).join('|');
const readColumns = (text: string): number[] => text.split(/[| ]/).map(Number);

const UNIT_CUBES: Shape = asked(
  'unit-cubes-in-a-solid',
  ['P5-V-4', 'P5-V-5', 'P5-V-6'],
  ['not_ready', 'guided'],
  {
    kind: 'search',
    solve: (_givens, words) => [exact(readColumns(words.get('columns') ?? '').reduce((a, b) => a + b, 0))],
  },
  (dice, level) => {
    const heights = drawHeights(dice, level === 'not_ready' ? 2 : 3, 3, level === 'not_ready' ? 2 : 3);
    const all = countAll(heights);
    const front = heights[0]?.reduce((a, b) => a + b, 0) ?? 0;
    return {
      story: ['The solid is built of unit cubes. No cube hangs in the air.'],
      ask: 'How many unit cubes are there?',
      blank: 'There are ___ unit cubes.',
      key: all,
      style: CUBES,
      params: { columns: columnsOf(heights) },
      work: [['Row by row', heights.map((row) => row.reduce((a, b) => a + b, 0)).join(' + '), CUBES]],
      hints: ['Count the cubes of the front row.', 'Some cubes are hidden under others.', 'Add row by row.'],
      wrongs: slips(
        ['Some cubes are hidden behind others.', all - 1],
        ['Hidden cubes under others count as well.', all - 2],
        ['This is the front row only.', front],
        ['You counted a cube twice.', all + 1],
        ['You counted faces. Count cubes.', all + 3],
      ),
      drawing: { kind: 'cube-stack', stacks: [{ name: '', heights, says: saysOf(heights) }] },
    };
  },
);

const CUBES_TO_FILL: Shape = asked(
  'cubes-to-make-a-cuboid',
  ['P5-V-4', 'P5-V-7'],
  ['guided', 'independent'],
  {
    kind: 'search',
    solve: (_givens, words) => {
      const columns = readColumns(words.get('columns') ?? '');
      const top = Math.max(...columns);
      return [exact(columns.reduce((sum, height) => sum + top - height, 0))];
    },
  },
  (dice) => {
    const heights = drawHeights(dice, 2, 3, 3);
    const all = countAll(heights);
    const top = Math.max(...heights.flat());
    const whole = top * 6;
    const more = whole - all;
    if (top < 2 || more < 3 || more === all) return null;
    return {
      story: ['The solid is built of unit cubes.', 'Cubes are added to make the smallest cuboid around it.'],
      ask: 'How many unit cubes are added?',
      blank: '___ unit cubes are added.',
      key: more,
      style: CUBES,
      params: { columns: columnsOf(heights) },
      work: [
        ['Cubes in the solid', heights.flat().join(' + '), CUBES],
        ['Cubes in the cuboid', `3 × 2 × ${top}`, CUBES],
        ['Cubes added', `${whole} − ${all}`, CUBES],
      ],
      hints: [
        'How many cubes does the solid have?',
        'How long, wide and high is the cuboid?',
        'Compare the two numbers.',
      ],
      wrongs: slips(
        ['This is the solid itself.', all],
        ['This is the whole cuboid.', whole],
        ['A hidden cube was left out.', more + 1],
        ['Count the columns again.', more - 1],
        ['You counted faces. Count cubes.', more + 3],
      ),
      drawing: { kind: 'cube-stack', stacks: [{ name: '', heights, says: saysOf(heights) }] },
    };
  },
);

const SAME_VOLUME: Shape = asked(
  'solid-with-so-many-cubes',
  ['P5-V-4', 'P5-V-6'],
  ['guided'],
  searchNames((name, given, word) => {
    const columns = readColumns(
      word('solids').split('/')[LETTERS.findIndex((letter) => letter === name)] ?? '',
    );
    return given('count').equals(columns.reduce((a, b) => a + b, 0));
  }),
  (dice) => {
    const solids = Array.from({ length: 4 }, () => drawHeights(dice, 2, 2, 3));
    const counts = solids.map(countAll);
    if (new Set(counts).size < 4) return null;
    const key = dice.int(1, 4);
    const count = counts[key - 1] ?? 0;
    return {
      story: ['Each solid is built of unit cubes.'],
      ask: `Which solid has ${count} unit cubes?`,
      blank: `Solid ___ has ${count} unit cubes.`,
      key,
      style: LETTER,
      params: { count, solids: solids.map(columnsOf).join('/') },
      work: [
        `Cubes in each: ${counts.map((one, i) => `${LETTERS[i] ?? ''} ${one}`).join(', ')}.`,
        `The solid: ${LETTERS[key - 1] ?? ''}`,
      ],
      hints: ['Count column by column.', 'Some cubes are hidden.', 'Write the number below each solid.'],
      wrongs: otherLetters(key, 'hidden-cubes', 'Count the hidden cubes as well.'),
      drawing: {
        kind: 'cube-stack',
        stacks: solids.map((heights, i) => ({ name: LETTERS[i] ?? '', heights, says: saysOf(heights) })),
      },
    };
  },
);

const EDGES: Shape = asked(
  'edges-read-from-a-drawing',
  ['P5-V-6', 'P5-V-7'],
  ['guided', 'independent'],
  {
    kind: 'search',
    solve: (_givens, words) => [
      exact(readColumns(words.get('columns') ?? '').reduce((a, b) => a + b, 0) * 8),
    ],
  },
  (dice) => {
    const [l, b, h] = [dice.int(2, 4), dice.int(2, 3), dice.int(2, 4)];
    const heights = Array.from({ length: b }, () => Array.from({ length: l }, () => h));
    const volume = l * b * h * 8;
    return {
      story: ['The cuboid is built of cubes with edges of 2 cm.'],
      ask: 'What is the volume of the cuboid?',
      blank: 'The volume of the cuboid is ___ cm³.',
      key: volume,
      style: CM3,
      params: { columns: columnsOf(heights) },
      work: [
        ['Number of cubes', `${l} × ${b} × ${h}`],
        ['Volume of a cube', '2 × 2 × 2', CM3],
        ['Volume of the cuboid', `${l * b * h} × 8`, CM3],
      ],
      hints: [
        'How many cubes long, wide and high is it?',
        'What is the volume of one small cube?',
        'Multiply the two.',
      ],
      wrongs: slips(
        ['One small cube has more than 1 cm³.', l * b * h],
        ['The edges of the small cube are all 2 cm.', l * b * h * 2],
        ['One face of the small cube is not its volume.', l * b * h * 4],
        ['One layer is missing.', volume - l * b * 8],
        ['There is one layer too many.', volume + l * b * 8],
      ),
      drawing: { kind: 'cube-stack', stacks: [{ name: '', heights, says: saysOf(heights) }] },
    };
  },
);

const CM3 = measured('cm³');

/** Unit cubes and volumes, for Primary 5. */
export const VOLUME_TASKS: readonly Shape[] = [UNIT_CUBES, CUBES_TO_FILL, SAME_VOLUME, EDGES];
