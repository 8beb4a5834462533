import { describe, expect, it } from '@jest/globals';
import type { GradeLevel } from '@sumfox/curriculum/grades';
import { listSubStrands } from '@sumfox/curriculum/sub-strands';
import { buildTopicRecord } from '../../testing/child-figures.js';
import { findPerformance, findTopicSubStrand } from './topic-performance.rules.js';

/** The curriculum topic found for a name, among all of the grade. */
function found(name: string, gradeLevel: GradeLevel): string | null {
  const records = listSubStrands(gradeLevel).map((subStrand) =>
    buildTopicRecord({ topicId: subStrand.id, topicName: subStrand.name, gradeLevel }),
  );
  return findPerformance({ name, gradeLevel }, records)?.topicId ?? null;
}

describe('the figures beside a topic', () => {
  it.each([
    ['Fractions of a Set', 'Primary 4', 'fractions'],
    ['Perimeter of Squares and Rectangles', 'Primary 3', 'area_perimeter'],
    ['Percentage with a Bar Model', 'Primary 5', 'percentage'],
    ['Money Word Problems', 'Primary 2', 'money_basic'],
    ['Whole Numbers to 100 000', 'Primary 4', 'whole_numbers'],
    ['Fractions with a bar model', 'Primary 3', 'fractions'],
    ['Telling time to the minute', 'Primary 2', 'time_basic'],
  ] as const)('of %s in %s are those of %s', (name, grade, id) => {
    expect(found(name, grade)).toBe(id);
  });

  it.each([
    ['Number Patterns', 'Primary 6'],
    ['Bar models', 'Primary 3'],
    ['Fractions and Decimals', 'Primary 5'],
    ['Our week', 'Primary 1'],
    ['', 'Primary 1'],
  ] as const)('are none for %s in %s, which could be anything', (name, grade) => {
    expect(found(name, grade)).toBeNull();
  });

  it('are never those of another grade', () => {
    const record = buildTopicRecord({ gradeLevel: 'Primary 5' });
    expect(findPerformance({ name: 'Fractions', gradeLevel: 'Primary 4' }, [record])).toBeNull();
  });
});

it.each([
  ['Fractions of a Set', 'Primary 4', 'fractions'],
  ['Number Patterns', 'Primary 6', undefined],
] as const)('findTopicSubStrand of %s in %s is %s', (name, gradeLevel, id) => {
  expect(findTopicSubStrand({ name, gradeLevel })?.id).toBe(id);
});
