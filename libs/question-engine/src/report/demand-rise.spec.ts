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

/** A cell whose levels have items of these points. */
function riseOf(points: readonly number[]): DemandRise {
  const rise = new DemandRise('Primary 4');
  for (const [at, demand] of points.entries())
    rise.take({
      question: { ...item.question, proficiencyLevel: PROFICIENCY_LEVELS[at] ?? 'mastery' },
      scheme: item.scheme,
      provenance: { ...item.provenance, params: { ...item.provenance.params, demand: String(demand) } },
    });
  return rise;
}

describe('DemandRise', () => {
  it('passes a cell in which each level asks 1.5 points more', () => {
    expect(riseOf([1.5, 3, 4.5, 7]).listMissing()).toEqual([]);
  });

  it('lists a cell with a level that asks hardly more than the one before', () => {
    const rise = riseOf([2, 3, 5, 8]);
    expect(rise.listLines()).toEqual([
      'cells in which the mean demand does not rise by 1.5 points from level to level: 1 of 1, 0 of them with a level without points (not in the exit code)',
      '  whole_numbers h2_before_after: 2.0 / 3.0 / 5.0 / 8.0',
    ]);
  });

  it('lists a cell in which a level carries no points', () => {
    const [count, cell] = riseOf([1, 3, 5]).listLines();
    expect(count).toContain('1 of 1, 1 of them with a level without points');
    expect(cell).toBe('  whole_numbers h2_before_after: 1.0 / 3.0 / 5.0 / –');
  });

  it('has no lines without draws', () => {
    expect(new DemandRise('Primary 4').listLines()).toEqual([]);
  });
});
