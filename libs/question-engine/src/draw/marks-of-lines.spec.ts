import { describe, expect, it } from '@jest/globals';
import { GRADE_LEVELS, gradeNumber } from '@sumfox/curriculum/grades';
import { listCoreCells } from './core-cells.js';
import { drawQuestion } from './draw-question.js';

const CELLS = GRADE_LEVELS.filter((grade) => gradeNumber(grade) < 3).flatMap((grade) =>
  listCoreCells(grade).map((cell) => ({ grade, cell })),
);
const SEEDS = [1, 2];
/** Lines of working that two and four marks ask for. */
const FEWEST = { independent: 2, mastery: 3 } as const;

describe('an item of the core of Primary 1 or 2', () => {
  it.each(['independent', 'mastery'] as const)('has the lines of working for its marks, %s', (level) => {
    const short = CELLS.flatMap(({ grade, cell }) =>
      SEEDS.flatMap((seed) => {
        const drawn = drawQuestion({ grade, cell, level, type: 'open-ended', seed, form: 'plain' });
        const lines = drawn?.drawn.ask.lines.length ?? FEWEST[level];
        return lines < FEWEST[level] ? [`${grade} ${cell.subStrandId} ${cell.heuristicId} ${seed}`] : [];
      }),
    );
    expect(short).toEqual([]);
  });

  it('is worth one paper mark for each line', () => {
    const drawn = CELLS.flatMap(({ grade, cell }) =>
      (['guided', 'independent', 'mastery'] as const).flatMap(
        (level) => drawQuestion({ grade, cell, level, type: 'open-ended', seed: 7, form: 'plain' }) ?? [],
      ),
    );
    expect(drawn.length).toBeGreaterThan(20);
    for (const { item, drawn: of } of drawn)
      expect([item.stem, item.paperMarks]).toEqual([item.stem, Math.min(4, of.ask.lines.length)]);
  });
});
