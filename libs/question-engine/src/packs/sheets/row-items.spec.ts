import { describe, expect, it } from '@jest/globals';
import type { GradeLevel } from '@sumfox/curriculum/grades';
import type { HeuristicId } from '@sumfox/curriculum/heuristics';
import { findCell } from '../../cells.js';
import { makeItem } from '../../make-item.js';

/** Rows with few fractions or much to read, which the checks of items can refuse altogether. */
const ROWS: ReadonlyArray<readonly [GradeLevel, string, HeuristicId, string]> = [
  ['Primary 3', 'fractions', 'h1_make_whole_model', 'rest-shared-with-a-gap'],
  ['Primary 3', 'fractions', 'h8_guess_and_check', 'third-share'],
  ['Primary 3', 'fractions', 'h8_guess_and_check', 'rest-after-three-shares'],
  ['Primary 3', 'bar_graphs', 'h8_guess_and_check', 'bags-of-three-bars'],
  ['Primary 3', 'bar_graphs', 'h8_guess_and_check', 'bags-of-four-places'],
];
const DRAWS = 40;
const FEWEST_SETS = 8;

describe('items of a row', () => {
  it.each(ROWS)(
    'have enough sets of numbers: %s %s %s %s',
    (gradeLevel, subStrandId, heuristicId, structure) => {
      const levels = findCell(gradeLevel, subStrandId, heuristicId)?.shapes.find(
        ({ id }) => id === structure,
      )?.levels;
      expect(levels).toEqual(['mastery']);
      const sets = Array.from({ length: DRAWS }, (_, seed) => {
        const item = makeItem(
          {
            gradeLevel,
            subStrandId,
            heuristicId,
            level: 'mastery',
            questionType: 'open-ended',
            seed,
            id: 'x',
          },
          { structure, form: 'plain' },
        );
        return (item.question.questionText.match(/\d+(?:\/\d+)?/g) ?? []).join(' ');
      });
      expect(new Set(sets).size).toBeGreaterThanOrEqual(FEWEST_SETS);
    },
  );
});
