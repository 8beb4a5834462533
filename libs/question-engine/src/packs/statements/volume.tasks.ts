import { PLAIN, countOf, measured } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import type { Shape } from '../../core/draft.js';
import { facts, searchNames } from '../../engines/sketch.js';
import { exact } from '../../numbers/exact.js';
import { BOX, boxOf, drawBox, gap } from './cuboids.js';
import { LETTER, LETTERS, asked, otherLetters, slips } from './task.js';

const CUBES = countOf('unit cubes');
function volumeOf(unit: 'cm' | 'm'): Shape {
  const style = measured(`${unit}³`);
  return asked(
    `volume-of-a-cuboid-in-${unit}`,
    ['P5-V-7', 'P5-V-5'],
    ['not_ready', 'guided'],
    facts(['volume = l * b * h'], [], 'volume'),
    (dice, level) => {
      const box = drawBox(dice, 2, level === 'not_ready' ? 6 : unit === 'm' ? 9 : 14);
      if (!box) return null;
      const { l, b, h } = box;
      const volume = l * b * h;
      return {
        ask: 'What is the volume of the cuboid?',
        blank: `The volume of the cuboid is ___ ${unit}³.`,
        key: volume,
        style,
        params: { l, b, h },
        work: [
          ['Base', `${l} × ${b}`, measured(`${unit}²`)],
          ['Volume', `${l * b} × ${h}`, style],
        ],
        hints: ['How many unit cubes cover the base?', 'How many such layers are there?', BOX],
        wrongs: slips(
          ['You added the edges. Multiply them.', l + b + h],
          ['This is the area of one face.', l * b],
          ['This is the area of another face.', l * h],
          ['This is the area of all faces. Think of the space inside.', 2 * (l * b + b * h + l * h)],
          ['One layer is missing.', volume - l * b],
          ['There is one layer too many.', volume + l * b],
        ),
        drawing: boxOf(box, unit),
      };
    },
  );
}

const CUBE: Shape = asked(
  'volume-of-a-cube',
  ['P5-V-7', 'P5-V-5'],
  ['not_ready', 'guided'],
  facts(['volume = edge * edge * edge'], [], 'volume'),
  (dice) => {
    const edge = dice.int(3, 10);
    const unit = dice.pick(['cm', 'm'] as const);
    const style = measured(`${unit}³`);
    const volume = edge ** 3;
    return {
      story: [`The edge of a cube is ${edge} ${unit} long.`],
      ask: 'What is the volume of the cube?',
      blank: `The volume of the cube is ___ ${unit}³.`,
      key: volume,
      style,
      params: { edge },
      work: [
        ['Base', `${edge} × ${edge}`, measured(`${unit}²`)],
        ['Volume', `${edge * edge} × ${edge}`, style],
      ],
      hints: ['All edges of a cube are equal.', 'How many unit cubes cover the base?', BOX],
      wrongs: slips(
        ['You multiplied by 3. Multiply the edge by itself.', edge * 3],
        ['This is the area of one face.', edge * edge],
        ['This is the area of all faces.', 6 * edge * edge],
        ['One layer is missing.', volume - edge * edge],
        ['There is one layer too many.', volume + edge * edge],
      ),
      drawing: boxOf({ l: edge, b: edge, h: edge }, unit),
    };
  },
);

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

const TIMES_AS_MANY: Shape = asked(
  'cubes-that-fit-into-a-box',
  ['P5-V-5', 'P5-V-7'],
  ['independent'],
  facts(['box = l * b * h', 'cube = e * e * e'], ['box = cube * count'], 'count'),
  (dice) => {
    const e = dice.int(2, 5);
    const [x, y, z] = [dice.int(2, 6), dice.int(2, 5), dice.int(2, 5)];
    const box = { l: x * e, b: y * e, h: z * e };
    if (x <= y || y === z) return null;
    const count = x * y * z;
    const volume = box.l * box.b * box.h;
    return {
      story: [
        `A box is ${box.l} cm long, ${box.b} cm wide and ${box.h} cm high.`,
        `It is filled with cubes with edges of ${e} cm.`,
      ],
      ask: 'How many cubes fill the box?',
      blank: '___ cubes fill the box.',
      key: count,
      style: PLAIN,
      params: { ...box, e },
      work: [
        ['Volume of the box', `${box.l} × ${box.b} × ${box.h}`, CM3],
        ['Volume of a cube', `${e} × ${e} × ${e}`, CM3],
        ['Number of cubes', `${gap(volume)} ÷ ${e ** 3}`, PLAIN],
      ],
      hints: [
        'How many cubes fit along each edge?',
        'What is the volume of one cube?',
        'Compare the two volumes.',
      ],
      wrongs: slips(
        ['Use the volume of a cube, not its edge.', volume / e],
        ['This is the volume of the box.', volume],
        ['One layer is missing.', count - x * y],
        ['There is one layer too many.', count + x * y],
        ['You added the numbers along the edges.', x + y + z],
      ),
      drawing: boxOf(box, 'cm'),
    };
  },
);

/** Unit cubes and volumes, for Primary 5. */
export const VOLUME_TASKS: readonly Shape[] = [
  volumeOf('cm'),
  volumeOf('m'),
  CUBE,
  UNIT_CUBES,
  CUBES_TO_FILL,
  SAME_VOLUME,
  EDGES,
  TIMES_AS_MANY,
];
