import { describe, expect, it } from '@jest/globals';
import type { CellStructure } from '@sumfox/question-engine/cell-structures';
import { withdrawnKey } from '../bank/index.js';
import type { QuestionSource } from '../question-source/index.js';
import { findStructurePlace } from './structure.rules.js';

const named = (id: string, isInSyllabus = true): CellStructure => ({
  id,
  template: `h2/ratio/${id}`,
  isInSyllabus,
});

/** Draws boats and cars at the guided level, boats alone at mastery. */
const SOURCE: Pick<QuestionSource, 'listSupportedPairings' | 'listStructures'> = {
  listSupportedPairings: () => [{ subStrandId: 'ratio', heuristicId: 'h2_before_after' }],
  listStructures: ({ level }) =>
    level === 'guided'
      ? [named('boats'), named('cars'), named('trains', false)]
      : level === 'mastery'
        ? [named('boats')]
        : [],
};

const find = (structure: string, withdrawn: readonly string[] = []) =>
  findStructurePlace(SOURCE, new Set(withdrawn.map((id) => withdrawnKey('Primary 5', `h2/ratio/${id}`))), {
    gradeLevel: 'Primary 5',
    structure,
  });

describe('findStructurePlace', () => {
  it('names the levels that a structure is drawn at, and what each would keep', () => {
    expect(find('h2/ratio/cars')).toEqual({
      subStrandId: 'ratio',
      heuristicId: 'h2_before_after',
      levels: [{ level: 'guided', others: 2 }],
      lastAt: [],
    });
  });

  it('names the levels that would have no structure left', () => {
    expect(find('h2/ratio/boats')).toMatchObject({ lastAt: ['mastery'] });
    expect(find('h2/ratio/trains', ['boats', 'cars'])).toMatchObject({ lastAt: ['guided'] });
  });

  it('names a level that would have nothing of the syllabus left', () => {
    expect(find('h2/ratio/cars', ['boats'])).toMatchObject({
      levels: [{ level: 'guided', others: 1 }],
      lastAt: ['guided'],
    });
    expect(find('h2/ratio/trains', ['boats'])).toMatchObject({ lastAt: [] });
  });

  it('finds no structure that the grade does not draw', () => {
    expect(find('h2/ratio/planes')).toBeNull();
    expect(find('h3/ratio/boats')).toBeNull();
    expect(find('boats')).toBeNull();
  });
});
