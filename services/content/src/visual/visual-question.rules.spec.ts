import { describe, expect, it } from '@jest/globals';
import { findMeantSubStrand } from '@sumfox/curriculum/broad-sub-strands';
import { combinationComplexity } from '@sumfox/curriculum/sub-strands';
import {
  complexityOf,
  levelOf,
  listLevelsFrom,
  listNotes,
  listVisualAttempts,
} from './visual-question.rules.js';

const form = { gradeLevel: 'Primary 5' as const, subStrandId: 'ratio', proficiencyLevel: 3, seed: '7' };
const ratio = findMeantSubStrand('Primary 5', 'ratio')!;
const bars = findMeantSubStrand('Primary 3', 'data_handling')!;
const attempts = (changes: Partial<typeof form>) => listVisualAttempts({ ...form, ...changes }, ratio);

describe('visual levels', () => {
  it('map the five levels of the form to four', () => {
    expect([1, 2, 3, 4, 5].map(levelOf)).toEqual([
      'not_ready',
      'guided',
      'independent',
      'mastery',
      'mastery',
    ]);
  });

  it('are tried from the wanted level outwards, the easier of two first', () => {
    expect(listLevelsFrom('independent')).toEqual(['independent', 'guided', 'mastery', 'not_ready']);
    expect(listLevelsFrom('mastery')).toEqual(['mastery', 'independent', 'guided', 'not_ready']);
  });
});

describe('listVisualAttempts', () => {
  it('lists every pairing in every type, the wanted level first', () => {
    const specs = attempts({});
    // Ten heuristics in three types at four levels.
    expect(specs).toHaveLength(120);
    expect(specs.slice(0, 30).every(({ level }) => level === 'independent')).toBe(true);
    expect(new Set(specs.map((s) => `${s.heuristicId} ${s.questionType} ${s.level}`)).size).toBe(120);
  });

  it('depends on the form only', () => {
    expect(attempts({})).toEqual(attempts({}));
    expect(attempts({ seed: '8' })).not.toEqual(attempts({}));
  });

  it('starts with the hardest pairings for an expert', () => {
    const complexities = attempts({ proficiencyLevel: 5 })
      .slice(0, 30)
      .map(({ heuristicId }) => combinationComplexity('Primary 5', heuristicId, 'ratio'));
    expect(complexities).toEqual(complexities.toSorted((a, b) => b - a));
    expect(complexities[0]).toBeGreaterThan(complexities.at(-1)!);
  });
});

describe('listNotes', () => {
  it('returns no notes when the question matches the form', () => {
    expect(listNotes(form, ratio, 'independent')).toEqual([]);
  });

  it('names the nearest sub-strand and the nearest level', () => {
    const asked = {
      ...form,
      gradeLevel: 'Primary 3' as const,
      subStrandId: 'data_handling',
      proficiencyLevel: 5,
    };
    expect(listNotes(asked, bars, 'guided')).toEqual([
      'Primary 3 has no sub-strand Data Handling; the nearest is Bar Graphs.',
      'No question of Bar Graphs came with a drawing at the level Mastery; the nearest that has one is Guided.',
    ]);
  });
});

it.each([
  ['A square and a circle.', 'simple'],
  ['Bar graph: Books. Shelf A: 500; Shelf B: 450.', 'simple'],
  ['Bar graph: Books. A: 5; B: 4; C: 3.', 'moderate'],
  ['A: 5; B: 4; C: 3; D: 2; E: 1.', 'moderate'],
  ['A: 5; B: 4; C: 3; D: 2; E: 1; F: 1.', 'complex'],
] as const)('complexityOf rates the drawing "%s" as %s', (alt, complexity) => {
  expect(complexityOf({ svg: '<svg/>', alt })).toBe(complexity);
});
