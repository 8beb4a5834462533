import type { Shape } from '../../core/draft.js';
import { SQUARED, lastCorner } from './drawn-corners.js';
import { HIGH, WIDE } from './drawing-grid.js';
import type { Point } from './flat-shapes.js';
import { plus } from './plane.js';
import { readPairs } from '../../numbers/pairs.js';
import { BOX_EDGES, PRISM_EDGES, PYRAMID_EDGES } from './solid-drawings.js';
import { rectangleOf } from '../../drawing/rectangle.js';

const CUBOID_DRAWN = lastCorner('last-corner-of-a-cuboid-drawn', 'P4-G-10', {
  sheet: SQUARED,
  steps: [readPairs('0:1 3:2 4:5 7:6'), readPairs('0:4 1:5 2:6 3:7'), readPairs('0:3 1:2 5:6 4:7')],
  draw: (dice, isEasy) => {
    const height = dice.int(2, 4);
    const isCube = dice.chance(3);
    const width = isCube ? height : dice.pick([2, 3, 4, 5, 6].filter((one) => one !== height));
    const deep: Point = isEasy ? [1, 1] : [dice.int(1, 3), dice.int(1, 2)];
    const foot: Point = [dice.int(0, WIDE - width - deep[0]), dice.int(0, HIGH - height - deep[1])];
    const front: Point[] = rectangleOf(0, height, width, 0);
    const placed = front.map((point) => plus(foot, point));
    return {
      name: isCube ? 'cube' : 'cuboid',
      corners: [...placed, ...placed.map((point) => plus(point, deep))],
      edges: BOX_EDGES,
      missing: dice.pick(isEasy ? [1, 2] : [0, 5]),
    };
  },
});

const PRISM_DRAWN = lastCorner('last-corner-of-a-prism-drawn', 'P4-G-10', {
  sheet: SQUARED,
  steps: [readPairs('0:3 1:4 2:5')],
  draw: (dice, isEasy) => {
    const [width, height] = [dice.int(2, 4), dice.int(3, 5)];
    const deep: Point = [dice.int(3, 5), isEasy ? 1 : 2];
    const foot: Point = [dice.int(0, WIDE - width - deep[0]), dice.int(0, HIGH - height - deep[1])];
    const front: Point[] = [
      [dice.int(1, width - 1), height],
      [width, 0],
      [0, 0],
    ];
    const placed = front.map((point) => plus(foot, point));
    return {
      name: 'prism',
      corners: [...placed, ...placed.map((point) => plus(point, deep))],
      edges: PRISM_EDGES,
      missing: dice.pick([0, 1]),
    };
  },
});

const PYRAMID_DRAWN = lastCorner('last-corner-of-a-pyramid-drawn', 'P4-G-10', {
  sheet: SQUARED,
  steps: [readPairs('1:2 4:3')],
  draw: (dice, isEasy) => {
    const [width, back] = [dice.int(3, 6), dice.int(1, 2)];
    const lean = isEasy ? 1 : dice.int(2, 3);
    const foot: Point = [dice.int(0, WIDE - width - lean), 0];
    const base: Point[] = [
      [0, 0],
      [width, 0],
      [width + lean, back],
      [lean, back],
    ];
    const top: Point = [dice.int(1, width + lean - 1), dice.int(5, HIGH)];
    return {
      name: 'pyramid',
      corners: [top, ...base].map((point) => plus(foot, point)),
      edges: PYRAMID_EDGES,
      missing: 2,
    };
  },
});

/** Solids that are drawn on a square grid, for Primary 4. */
export const DRAWN_SOLID_CORNER_TASKS: readonly Shape[] = [CUBOID_DRAWN, PRISM_DRAWN, PYRAMID_DRAWN];
