import { describe, expect, it } from '@jest/globals';
import { GRADE_LEVELS } from '@sumfox/curriculum/grades';
import { makeItem } from '../make-item.js';
import { listPairingLevels } from '../supported-pairings.js';
import { SCOPE_PARAM, readStatements } from '../statements/derive-statements.js';
import { describeSyllabus, isStructureInSyllabus } from '../statements/describe-syllabus.js';
import { measureCoverage } from './coverage.js';
import { makeStatementItem } from './statement-draw.js';

describe('statements of the syllabus', () => {
  // Shapes are drawn; of structures of the core counts what their place and name tell.
  it.each(GRADE_LEVELS)('are all covered in %s', (grade) => {
    const missing = measureCoverage(grade, { draws: 1, isReduced: true }).flatMap(
      ({ statement, isCovered }) => (isCovered ? [] : [statement.id]),
    );
    expect(missing).toEqual([]);
  });
});

describe('items', () => {
  const spec = { questionType: 'open-ended', level: 'guided', seed: 1, id: 'item' } as const;

  it('carry their statements', () => {
    const item = makeItem({
      ...spec,
      gradeLevel: 'Primary 4',
      subStrandId: 'fractions',
      heuristicId: 'h2_before_after',
    });
    expect(readStatements(item)).toContain('P4-F-2');
  });

  it('are labelled where they are of a later grade or of none', () => {
    const item = makeItem({
      ...spec,
      gradeLevel: 'Primary 6',
      subStrandId: 'speed',
      heuristicId: 'h1_make_whole_model',
    });
    expect(item.provenance.params['scope']).toBe('extension');
  });

  it('are of the syllabus where their structure was made for a statement', () => {
    const place = {
      ...spec,
      gradeLevel: 'Primary 5',
      subStrandId: 'algebra_basics',
      heuristicId: 'h7_working_backwards',
    } as const;
    expect(isStructureInSyllabus(place, { id: 'machine' })).toBe(false);
    expect(isStructureInSyllabus(place, { id: 'brackets', statements: ['P5-N-4'] })).toBe(true);
    // Its own word goes before its statements, in what is drawn and in what is written on the item.
    const own = { statements: ['P5-N-4'], scope: 'extension' } as const;
    expect(isStructureInSyllabus(place, { id: 'brackets', ...own })).toBe(false);
    expect(describeSyllabus(place, { template: 'h9/machines/brackets', ...own }, [])).toMatchObject({
      [SCOPE_PARAM]: 'extension',
    });
  });
});

describe('makeStatementItem', () => {
  it('asks the statement, the same for the same seed', () => {
    const item = makeStatementItem('P1-N-7', 'mcq', 5);
    expect(readStatements(item)).toContain('P1-N-7');
    expect(makeStatementItem('P1-N-7', 'mcq', 5)).toEqual(item);
  });
});

describe('pairings of the syllabus', () => {
  it('leave out what is extension as a whole, and no level that has other content', () => {
    const names = (isSyllabusOnly: boolean) =>
      listPairingLevels('Primary 6', isSyllabusOnly).map(({ subStrandId }) => subStrandId);
    expect(names(false)).toContain('speed');
    expect(names(true)).not.toContain('speed');
    expect(names(true)).not.toContain('coordinate_geometry');
    expect(listPairingLevels('Primary 1', true).map(({ subStrandId }) => subStrandId)).not.toContain('mass');
    expect(new Set(listPairingLevels('Primary 4', false).map(({ levels }) => levels.length))).toEqual(
      new Set([4]),
    );
  });

  it.each(['Primary 1', 'Primary 5', 'Primary 6'] as const)(
    'give questions without extension in %s',
    (gradeLevel) => {
      const made = listPairingLevels(gradeLevel, true).flatMap(({ subStrandId, heuristicId, levels }, i) => {
        const level = levels[i % levels.length];
        if (!level || i % 8 > 0) return [];
        const place = { gradeLevel, subStrandId, heuristicId, level };
        return makeItem(
          { ...place, questionType: 'open-ended', seed: i, id: 'item' },
          { isSyllabusOnly: true },
        );
      });
      expect(made.length).toBeGreaterThan(0);
      expect(made.filter(({ provenance }) => provenance.params['scope'] === 'extension')).toEqual([]);
    },
  );
});
