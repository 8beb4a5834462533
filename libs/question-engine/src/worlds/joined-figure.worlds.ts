import { justEnough } from './gateway-kit.js';
import { ofSheets, ofStuff, ofWire, worldsOf } from './gateway-stuff.js';
import { STUFF } from './plain.worlds.js';
import type { World } from './world.js';

const PI = { beside: 'Take π = 22/7.' } as const;
const CIRCLE_PARTS = { gn: { 2: 'semicircle', 4: 'quarter circle' } } as const;
const BOX = ['gl', 'gw', 'gh'] as const;

/** Liquids in cubic centimetres that a tank is filled with. */
const ofLiquids = worldsOf(STUFF.liquids);

/** Worlds of figures that are put together, and of parts of solids. */
export const OF_JOINED_FIGURES: readonly World[] = [
  ...ofWire('circle-part-outline', {
    range: [20, 440],
    step: 1,
    through: justEnough('circle-part-outline', 'form the outline of the {gn} in the figure', {
      ...PI,
      named: CIRCLE_PARTS,
      drawn: ['gr'],
    }),
  }),
  ...ofWire('track', {
    range: [40, 320],
    step: 2,
    through: justEnough('track', 'form the outline of the model track in the figure', {
      ...PI,
      drawn: ['gl', 'gd'],
    }),
  }),
  ...ofSheets('rectangle-and-semicircle', {
    range: [100, 1600],
    step: 7,
    through: justEnough(
      'rectangle-and-semicircle',
      'cut out the rectangle and the semicircle in the figure',
      {
        ...PI,
        drawn: ['gl', 'gr'],
      },
    ),
  }),
  ...ofSheets('corners-cut', {
    range: [100, 1400],
    step: 2,
    through: justEnough('corners-cut', 'cut out the shaded part of the rectangle', {
      ...PI,
      drawn: ['gl', 'gw', 'gr'],
      opens: 'A quarter circle is cut from each corner of the rectangle in the figure.',
    }),
  }),
  ...ofLiquids('in-a-tank', {
    range: [60, 3600],
    through: justEnough('part-of-tank', 'fill {gt}/{gb} of the tank in the figure', { drawn: BOX }),
  }),
  ...ofStuff('equal-cubes', {
    range: [40, 2400],
    step: 4,
    through: justEnough('equal-cubes', 'make {gn} cubes like the one in the figure', { drawn: ['ge'] }),
  }),
  ...ofSheets('open-box-net', {
    range: [40, 700],
    step: 1,
    through: justEnough('open-box-net', 'cut out the net of an open box in the figure', { drawn: BOX }),
  }),
  ...ofWire('rectangle-outline', {
    range: [20, 240],
    grades: [3, 4],
    through: justEnough('rectangle-outline', 'form the rectangle in the figure', {
      most: { gl: 60 },
      drawn: ['gl', 'gw'],
    }),
  }),
  ...ofSheets('square-sheet', {
    range: [20, 400],
    grades: [3, 4],
    step: 1,
    through: justEnough('square-sheet', 'cover the square in the figure', { drawn: ['gs'] }),
  }),
];
