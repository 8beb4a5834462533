import { describe, expect, it } from '@jest/globals';
import { GRADE_LEVELS } from '@sumfox/curriculum/grades';
import { findCell } from '../../cells.js';
import { checkItem } from '../../check-item.js';
import { makeItem } from '../../make-item.js';
import { MADE_KINDS } from '../../made-kinds.js';
import { GUEST_CELLS_BY_GRADE } from './guests.cells.js';

const GUESTS = GRADE_LEVELS.flatMap((grade) =>
  (GUEST_CELLS_BY_GRADE[grade] ?? []).map((cell) => ({ grade, ...cell })),
);

describe.each(GUESTS)('guests of $grade $subStrandId $heuristicId', (cell) => {
  const { grade, subStrandId, heuristicId, shapes } = cell;

  it('join shapes of the cell or stand beside the core, each with an id of its own', () => {
    const ids = findCell(grade, subStrandId, heuristicId)?.shapes.map(({ id }) => id) ?? [];
    expect(ids.length).toBeGreaterThanOrEqual(shapes.length);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('give items that pass every check at each of their levels', () => {
    for (const { id: structure, levels } of shapes)
      for (const [i, level] of levels.entries()) {
        const questionType = MADE_KINDS[(i + structure.length) % MADE_KINDS.length] ?? 'open-ended';
        const spec = {
          gradeLevel: grade,
          subStrandId,
          heuristicId,
          level,
          questionType,
          seed: 3,
          id: 'item',
        };
        expect(checkItem(makeItem(spec, { structure }))).toEqual({ score: 1, faults: [] });
      }
  });
});
