import { describe, expect, it } from '@jest/globals';
import {
  GRADE_LEVELS,
  type GradeLevel,
  PROFICIENCY_LEVELS,
  type ProficiencyLevel,
} from '@sumfox/curriculum/grades';
import { listCombinations } from '@sumfox/curriculum/sub-strands';
import { findCell } from './cells.js';
import { findCoreCell } from './draw/core-cells.js';
import { countStructures, hasStructures } from './draw/level-asks.js';
import { structureOf } from './situations/situation-shapes.js';

/**
 * Cell-levels of a grade with one structure or shape, at most. The plan of forms wants 2 % of them; the numbers go down
 * and never up.
 */
const MOST_WITH_ONE: Readonly<Record<GradeLevel, number>> = {
  'Primary 1': 0,
  'Primary 2': 2,
  'Primary 3': 4,
  'Primary 4': 1,
  'Primary 5': 1,
  'Primary 6': 5,
};

type Pairing = ReturnType<typeof listCombinations>[number];

function countAll(grade: GradeLevel, { subStrandId, heuristicId }: Pairing, level: ProficiencyLevel): number {
  const cell = findCoreCell(grade, subStrandId, heuristicId);
  const shapes = findCell(grade, subStrandId, heuristicId)?.shapes ?? [];
  const own = cell ? countStructures({ grade, level, cell }) : 0;
  // The short way says the same.
  expect(cell ? hasStructures({ grade, level, cell }) : false).toBe(own > 0);
  const ofLevel = shapes.filter(({ levels }) => levels.includes(level));
  return own + new Set(ofLevel.map(({ id }) => structureOf(id))).size;
}

describe('cell-levels with one structure only', () => {
  it.each(GRADE_LEVELS)('are no more than before in %s', (grade) => {
    const counts = listCombinations(grade).flatMap((cell) =>
      PROFICIENCY_LEVELS.map((level) => countAll(grade, cell, level)),
    );
    expect(counts.filter((count) => count === 0)).toEqual([]);
    expect(counts.filter((count) => count === 1).length).toBeLessThanOrEqual(MOST_WITH_ONE[grade]);
  });
});
