import { justEnough, withLetter } from './gateway-kit.js';
import { OF_RATES, STUFF } from './plain.worlds.js';
import { OF_GRAPHS } from './graph.worlds.js';
import { OF_JOINED_FIGURES } from './joined-figure.worlds.js';
import { ofBox, ofSheets, ofStuff, ofWire, worldsOf } from './gateway-stuff.js';
import type { World } from './world.js';

const UPPER = [5, 6] as const;

const PI = { beside: 'Take π = 22/7.' } as const;
const CIRCLE_PARTS = { gn: { 2: 'semicircle', 4: 'quarter circle' } } as const;

const LETTERS = ['y', 'k', 'n', 'm', 'n', 'k', 'p', 'w'] as const;

/** Numbers told by an expression with a letter. */
const BY_LETTER: readonly World[] = worldsOf(STUFF.lettered)('by-letter', {
  range: [12, 500],
  grades: UPPER,
  through: withLetter('y'),
}).map((world, i) => ({ ...world, through: withLetter(LETTERS[i % LETTERS.length] ?? 'y') }));

/** `just enough marbles to fill 3/4 of the box`, behind what is told of boxes. */
const ofPart = (
  gateway: string,
  place: Pick<World, 'range' | 'grades'>,
  part: string,
  opens = '{A box} can hold {gw}.',
): World[] => ofBox(`by-${gateway}`, { ...place, through: justEnough(gateway, `fill ${part}`, { opens }) });

/** Worlds in which an amount is told by other numbers. */
export const OF_GATEWAYS: readonly World[] = [
  ...OF_RATES,
  ...OF_JOINED_FIGURES,
  ...BY_LETTER,
  ...OF_GRAPHS,
  ...ofSheets('circle', {
    range: [55, 1400],
    step: 11,
    through: justEnough('circle', 'cut out the circle in the figure', { ...PI, drawn: ['gr'] }),
  }),
  ...ofSheets('circle-part', {
    range: [55, 1400],
    step: 11,
    through: justEnough('circle-part', 'cut out the {gn} in the figure', {
      ...PI,
      named: CIRCLE_PARTS,
      drawn: ['gr'],
    }),
  }),
  ...ofWire('ring', {
    range: [22, 440],
    step: 2,
    through: justEnough('ring', 'form the circle in the figure', { ...PI, drawn: ['gd'] }),
  }),
  ...ofSheets('cube-net', {
    range: [20, 900],
    step: 2,
    through: justEnough('cube-net', 'cut out the net of a cube in the figure', { drawn: ['ge'] }),
  }),
  ...ofSheets('box-net', {
    range: [40, 700],
    step: 2,
    through: justEnough('box-net', 'cut out the net of a cuboid in the figure', {
      drawn: ['gl', 'gw', 'gh'],
    }),
  }),
  ...ofStuff('box', {
    range: [60, 2400],
    through: justEnough('box', 'make the cuboid in the figure', { drawn: ['gl', 'gw', 'gh'] }),
  }),
  ...ofStuff('cube', {
    range: [60, 2400],
    step: 1,
    through: justEnough('cube', 'make the cube in the figure', { drawn: ['ge'] }),
  }),
  ...ofSheets('small-rectangle', {
    range: [12, 160],
    grades: [3, 3],
    through: justEnough('rectangle', 'cover the rectangle in the figure', {
      most: { gl: 30, gw: 9 },
      drawn: ['gl', 'gw'],
    }),
  }),
  ...ofWire('small-square', {
    range: [20, 160],
    grades: [3, 3],
    through: justEnough('square', 'form the square in the figure', { most: { gs: 40 }, drawn: ['gs'] }),
  }),
  ...ofSheets('rectangle', {
    range: [20, 400],
    grades: [4, 4],
    through: justEnough('rectangle', 'cover the rectangle in the figure', { drawn: ['gl', 'gw'] }),
  }),
  ...ofWire('square', {
    range: [20, 240],
    grades: [4, 4],
    through: justEnough('square', 'form the square in the figure', { drawn: ['gs'] }),
  }),
  ...ofWire('equal-sides', {
    range: [20, 400],
    grades: [5, 5],
    through: justEnough('equal-sides', 'form the {gn} in the figure', {
      named: { gn: { 3: 'equilateral triangle', 4: 'rhombus' } },
      drawn: ['gs'],
    }),
  }),
  ...ofPart('percent', { range: [10, 400], grades: UPPER }, '{gp}% of the {box}'),
  ...ofPart('fraction', { range: [10, 400], grades: [4, 6] }, '{gt}/{gb} of the {box}'),
  ...ofPart(
    'ratio-part',
    { range: [10, 300], grades: UPPER },
    'the large {box}',
    'A large {box} and a small {box} can hold {gw} altogether, in the ratio {gp} : {gq}.',
  ),
];
