import { describe, expect, it } from '@jest/globals';
import { PROFICIENCY_LEVELS } from '@sumfox/curriculum/grades';
import { makeItem } from '../make-item.js';
import { DemandRise } from './demand-rise.js';

const item = makeItem({
  gradeLevel: 'Primary 4',
  subStrandId: 'whole_numbers',
  heuristicId: 'h2_before_after',
  level: 'independent',
  questionType: 'open-ended',
  seed: 4,
  id: 'item',
});

/** Takes items of these points, one for each level, in a cell of a sub-strand. */
function takeCell(rise: DemandRise, points: readonly number[], subStrandId: string): void {
  for (const [at, demand] of points.entries())
    rise.take({
      question: {
        ...item.question,
        subStrandId,
        proficiencyLevel: PROFICIENCY_LEVELS[at] ?? 'mastery',
      },
      scheme: item.scheme,
      provenance: { ...item.provenance, params: { ...item.provenance.params, demand: String(demand) } },
    });
}

/** A cell whose levels have items of these points. */
function riseOf(points: readonly number[]): DemandRise {
  const rise = new DemandRise('Primary 4');
  takeCell(rise, points, 'whole_numbers');
  return rise;
}

/** So many cells with the same points, each drawn often. */
function manyOf(cells: number, points: readonly number[], draws = 24): DemandRise {
  const rise = new DemandRise('Primary 4');
  for (let cell = 0; cell < cells; cell += 1)
    for (let draw = 0; draw < draws; draw += 1) takeCell(rise, points, `cell ${cell}`);
  return rise;
}

describe('DemandRise', () => {
  it('passes a cell in which each level asks 1.5 points more', () => {
    expect(riseOf([1.5, 3, 4.5, 7]).listMissing()).toEqual([]);
  });

  it('passes a rise of exactly 1.5 points between means with thirds in them', () => {
    const rise = new DemandRise('Primary 4');
    // Means of 25/24 and 61/24.
    for (let draw = 0; draw < 24; draw += 1)
      takeCell(rise, draw === 0 ? [2, 3, 5, 7] : [1, draw < 13 ? 3 : 2, 5, 7], 'cell');
    expect(rise.listMissing()).toEqual([]);
  });

  it('lists a cell with a level that asks hardly more than the one before', () => {
    const rise = riseOf([2, 3, 5, 8]);
    expect(rise.listLines()).toEqual([
      'cells in which the mean demand does not rise by 1.5 points from level to level: 1 of 1 (judged from 24 draws of a level on)',
      '  whole_numbers h2_before_after: 2.0 / 3.0 / 5.0 / 8.0',
    ]);
  });

  it('lists a cell in which a level carries no points', () => {
    const [count, cell] = riseOf([1, 3, 5]).listLines();
    expect(count).toContain('1 of 1');
    expect(cell).toBe('  whole_numbers h2_before_after: 1.0 / 3.0 / 5.0 / –');
  });

  it('breaks the bound where one cell misses it', () => {
    expect(manyOf(1, [2, 3, 5, 8]).listBroken()).toEqual([expect.stringContaining('1 of 1 (bound 0)')]);
  });

  it('breaks the bound where a draw of the cell failed, or all draws of a level', () => {
    const rise = manyOf(1, [2, 3, 5, 8], 23);
    takeCell(rise, [2, 3, 5], 'cell 0');
    expect(rise.listBroken()).toEqual([expect.stringContaining('1 of 1')]);
    expect(manyOf(1, [2, 4, 6]).listBroken()).toEqual([expect.stringContaining('1 of 1')]);
  });

  it('breaks no bound where each cell rises, nor by few draws', () => {
    expect(manyOf(3, [2, 4, 6, 8]).listBroken()).toEqual([]);
    expect(manyOf(1, [2, 3, 5, 8], 8).listBroken()).toEqual([]);
  });

  it('has no lines without draws', () => {
    expect(new DemandRise('Primary 4').listLines()).toEqual([]);
    expect(new DemandRise('Primary 4').listBroken()).toEqual([]);
  });
});
