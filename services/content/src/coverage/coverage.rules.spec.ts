import { describe, expect, it } from '@jest/globals';
import { CoverageSchema } from '@sumfox/contracts/content/pregeneration';
import { GRADE_LEVELS, type ProficiencyLevel } from '@sumfox/curriculum/grades';
import { HEURISTIC_IDS } from '@sumfox/curriculum/heuristics';
import { listCombinations } from '@sumfox/curriculum/sub-strands';
import * as z from 'zod/mini';
import { type Place, toCoverage } from './coverage.rules.js';

const P1 = ['Primary 1'] as const;
/** Counts of one pairing by level; no other pairing has any. */
const countMass =
  (counts: Partial<Record<ProficiencyLevel, number>>) =>
  ({ subStrandId, heuristicId, level }: Place) =>
    subStrandId === 'mass' && heuristicId === 'h2_before_after' ? (counts[level] ?? 0) : 0;

describe('toCoverage', () => {
  it('lists every part of the curriculum as empty for an empty bank', () => {
    const coverage = z.parse(
      CoverageSchema,
      toCoverage(GRADE_LEVELS, () => 0),
    );
    expect(coverage.summary).toMatchObject({ totalQuestions: 0, coverageScore: 0, levelsWithGaps: 6 });
    expect(coverage.summary.topGaps).toHaveLength(10);
    expect(coverage.bySubStrand).toHaveLength(62);
    expect(coverage.byHeuristic.map(({ heuristicId }) => heuristicId)).toEqual(HEURISTIC_IDS);
    expect(coverage.byLevel.map(({ level }) => level)).toEqual(GRADE_LEVELS);
    expect(coverage.byProficiency.map(({ percentage }) => percentage)).toEqual([0, 0, 0, 0]);
  });

  it('returns 100 when every pairing has a question at every level', () => {
    const { summary, byLevel } = toCoverage(GRADE_LEVELS, () => 2);
    expect(summary).toEqual({
      totalQuestions: 471 * 4 * 2,
      coverageScore: 100,
      levelsWithGaps: 0,
      topGaps: [],
    });
    expect(byLevel.map(({ percentage }) => percentage)).toEqual([1.3, 8.5, 14.9, 17, 23.4, 35]);
  });

  it('counts pairings and levels, not questions', () => {
    const { summary, byLevel } = toCoverage(P1, countMass({ guided: 500, mastery: 1 }));
    expect(summary).toMatchObject({ totalQuestions: 501, coverageScore: 8.3, levelsWithGaps: 1 });
    expect(byLevel).toEqual([{ level: 'Primary 1', count: 501, percentage: 100 }]);
  });

  it('lists the sub-strands with the fewest questions first, with their gaps', () => {
    const { bySubStrand, summary } = toCoverage(P1, countMass({ guided: 4, mastery: 1 }));
    expect(bySubStrand.at(-1)).toEqual({
      subStrandId: 'mass',
      subStrandName: 'Heavy and Light',
      level: 'Primary 1',
      count: 5,
      not_ready: 0,
      guided: 4,
      independent: 0,
      mastery: 1,
    });
    expect(summary.topGaps.at(0)).toEqual({
      area: 'Primary 1: Numbers to 100',
      missing: '4 of 4 places for questions are empty: Not Ready 1, Guided 1, Independent 1, Mastery 1',
    });
    expect(summary.topGaps.at(-1)).toEqual({
      area: 'Primary 1: Heavy and Light',
      missing: '2 of 4 places for questions are empty: Not Ready 1, Independent 1',
    });
  });

  it('ignores questions outside the curriculum', () => {
    const asked: Place[] = [];
    toCoverage(P1, (place) => asked.push(place));
    const known = listCombinations('Primary 1').map(({ subStrandId }) => subStrandId);
    expect(asked).toHaveLength(known.length * 4);
    expect(asked.filter(({ subStrandId }) => !known.includes(subStrandId))).toEqual([]);
  });
});
