import { describe, expect, it } from '@jest/globals';
import { GRADE_LEVELS, PROFICIENCY_LEVELS } from '@sumfox/curriculum/grades';
import { Dice } from '../core/dice.js';
import { listSupportedPairings } from '../supported-pairings.js';
import { type CellPlace, drawWindow, findOwnWindow } from './level-window.js';
import windowsOfCells from './level-windows.json' with { type: 'json' };

const PLACES = GRADE_LEVELS.flatMap((grade) =>
  listSupportedPairings(grade).flatMap(({ subStrandId, heuristicId }) =>
    PROFICIENCY_LEVELS.map((level): CellPlace => ({ grade, level, subStrandId, heuristicId })),
  ),
);
const OWN = PLACES.filter((place) => findOwnWindow(place) !== null);

describe('windows of cells', () => {
  it('are of cells and levels that there are', () => {
    const levels = Object.values(windowsOfCells).flatMap((cell) => Object.keys(cell));
    expect(OWN).toHaveLength(levels.length);
    expect(levels.length).toBeGreaterThan(0);
  });

  it('are the same for every draw, and go up', () => {
    for (const place of OWN) {
      const [low = 0, high = 0] = findOwnWindow(place) ?? [];
      expect(low).toBeGreaterThan(0);
      expect(high).toBeGreaterThanOrEqual(low);
      for (let seed = 1; seed <= 20; seed += 1)
        expect(drawWindow(new Dice(seed), place)).toEqual([low, high]);
    }
  });
});
