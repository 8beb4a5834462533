import { describe, expect, it } from '@jest/globals';
import { GRADE_LEVELS } from '../grades.js';
import { findSubStrand, listCombinations } from '../sub-strands.js';
import { type ContentPlace, isInSyllabus, scopeOf } from './scope.js';
import { SCOPE_RULES } from './scope-rules.js';
import { TOPICS } from './statement.js';
import { STATEMENTS, findStatement, gradeOfStatement, listStatements } from './statements.js';

describe('statements', () => {
  it('are 197: 29, 30, 31, 43, 37 and 27 of the six grades', () => {
    expect(GRADE_LEVELS.map((grade) => listStatements(grade).length)).toEqual([29, 30, 31, 43, 37, 27]);
    expect(new Set(STATEMENTS.map(({ id }) => id)).size).toBe(197);
  });

  it('are numbered without a gap within each topic of a grade', () => {
    const last = new Map<string, number>();
    for (const { id } of STATEMENTS) {
      const [grade = '', topic = '', number = ''] = id.split('-');
      expect(Object.keys(TOPICS)).toContain(topic);
      expect(Number(number)).toBe((last.get(grade + topic) ?? 0) + 1);
      last.set(grade + topic, Number(number));
    }
  });

  it('name sub-strands of their grade', () => {
    const unknown = STATEMENTS.filter(
      ({ id, subStrandIds }) =>
        subStrandIds.length === 0 ||
        subStrandIds.some((subStrandId) => !findSubStrand(gradeOfStatement(id), subStrandId)),
    );
    expect(unknown).toEqual([]);
  });

  it('are found by their id', () => {
    expect(findStatement('P4-N-7')).toMatchObject({ can: 'find common factors of two numbers' });
    expect(findStatement('P4-N-99')).toBeNull();
  });
});

const place = (over: Partial<ContentPlace>): ContentPlace => ({
  grade: 'Primary 5',
  subStrandId: 'percentage',
  heuristicId: 'h1_make_whole_model',
  level: 'guided',
  structure: 'any',
  ...over,
});

describe('scopeOf', () => {
  it('labels a later grade, revision and an over-range of numbers', () => {
    expect(scopeOf(place({})).scope).toBe('syllabus');
    expect(scopeOf(place({ level: 'mastery' }))).toEqual({
      scope: 'extension',
      what: 'The whole from a percentage comes in Primary 6.',
    });
    expect(scopeOf(place({ subStrandId: 'money' })).scope).toBe('revision');
    expect(
      scopeOf(place({ grade: 'Primary 3', subStrandId: 'numbers_0_to_10000', structure: 'chart-made-equal' }))
        .scope,
    ).toBe('over-range');
  });

  it('leaves out extension alone', () => {
    expect(isInSyllabus(place({ subStrandId: 'ratio' }))).toBe(false);
    expect(isInSyllabus(place({ subStrandId: 'money' }))).toBe(true);
  });

  it('has rules for pairings of the curriculum alone', () => {
    const unknown = SCOPE_RULES.filter(({ grade, subStrandId, heuristics = [] }) => {
      const pairings = GRADE_LEVELS.flatMap((one, i) => (i + 1 === grade ? listCombinations(one) : []));
      const own = pairings.filter((pairing) => pairing.subStrandId === subStrandId);
      return (
        own.length === 0 ||
        heuristics.some((h) => !own.some(({ heuristicId }) => heuristicId.startsWith(`${h}_`)))
      );
    });
    expect(unknown).toEqual([]);
  });
});
