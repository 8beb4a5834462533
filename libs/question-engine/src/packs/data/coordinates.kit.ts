import { countOf } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import { type Person, drawPerson } from '../../core/people.js';
import type { CoordinateGridSpec } from '../../drawing/coordinate-grid.drawing.js';

/** Steps along the lines of the grid; one side of a square is one unit. */
export const UNITS = countOf('units');
/** Unit squares. */
export const SQUARE_UNITS = countOf('square units');

/** Places on a map. */
interface MapContext {
  of: string;
  spots: readonly [string, string, string];
}

const MAPS: readonly MapContext[] = [
  { of: 'a park', spots: ['the gate', 'the pond', 'the kiosk'] },
  { of: 'a school', spots: ['the library', 'the canteen', 'the hall'] },
  { of: 'a zoo', spots: ['the tiger den', 'the otter pool', 'the panda house'] },
  { of: 'a town', spots: ['the MRT station', 'the market', 'the clinic'] },
  { of: 'a garden', spots: ['the fountain', 'the bridge', 'the pavilion'] },
  { of: 'a museum', spots: ['the entrance', 'the dinosaur', 'the rocket'] },
  { of: 'a farm', spots: ['the barn', 'the well', 'the windmill'] },
  { of: 'a housing estate', spots: ['the void deck', 'the playground', 'the bus stop'] },
  { of: 'an island', spots: ['the jetty', 'the cave', 'the lighthouse'] },
  { of: 'a fairground', spots: ['the big wheel', 'the carousel', 'the food court'] },
];

export interface MapDraw {
  person: Person;
  /** "On this map of a park, A is the gate and B is the pond." */
  told: (spots: 0 | 1 | 2 | 3) => string;
}

/** One map with a walker. */
export function drawMap(dice: Dice): MapDraw {
  const map = dice.pick(MAPS);
  const spots = dice.shuffle(map.spots);
  return {
    person: drawPerson(dice),
    told: (n) => {
      const parts = spots.slice(0, n).map((spot, i) => `${['A', 'B', 'C'][i] ?? ''} is ${spot}`);
      const last = parts.pop();
      if (last === undefined) return `The grid is a map of ${map.of}.`;
      return `On this map of ${map.of}, ${parts.length > 0 ? `${parts.join(', ')} and ` : ''}${last}.`;
    },
  };
}

export type Point = readonly [x: number, y: number];

/** A grid with lettered points, joined in order where told. */
export function gridOf(points: readonly Point[], joined = false, letters = 'ABCD'): CoordinateGridSpec {
  const most = Math.max(10, ...points.flat().map((v) => v + 1));
  return {
    kind: 'coordinate-grid',
    most: most <= 12 ? 12 : 20,
    points: points.map(([x, y], i) => ({ label: letters.charAt(i), x, y })),
    ...(joined ? { path: points.map((_, i) => i) } : {}),
  };
}

/** "P is at (3, 5)." as written in working. */
export const at = (name: string, [x, y]: Point): string => `${name} is at (${x}, ${y}).`;
