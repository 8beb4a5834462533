import { describe, expect, it } from '@jest/globals';
import { combinationSentence, findFilterFault } from './batch-filter.rules.js';
import { type BatchFilters, listBatchPairings } from './batch-plan.rules.js';
import { QUESTION_ENGINE } from '../question-source/question-source.js';

const filters = (given: Partial<BatchFilters>): BatchFilters => ({
  primaryLevel: '',
  subStrandFilter: [],
  heuristicFilter: [],
  ...given,
});

describe('findFilterFault', () => {
  it.each([
    [
      filters({ primaryLevel: 'Primary 5', subStrandFilter: ['ratio', 'speed'] }),
      'Invalid sub-strand ID: speed for Primary 5',
    ],
    [
      filters({ primaryLevel: 'Primary 5', heuristicFilter: ['h11_algebraic_thinking'] }),
      'Invalid heuristic ID: h11_algebraic_thinking for Primary 5',
    ],
    [filters({ subStrandFilter: ['astronomy'] }), 'Invalid sub-strand ID: astronomy for All Levels'],
    [
      filters({ primaryLevel: 'all', subStrandFilter: ['astronomy'] }),
      'Invalid sub-strand ID: astronomy for All Levels',
    ],
    [filters({ subStrandFilter: ['speed'], heuristicFilter: ['h11_algebraic_thinking'] }), null],
    [filters({ primaryLevel: 'Primary 5' }), null],
  ])(
    'accepts %j as part of the level or rejects it with the sentence of the specification',
    (given, fault) => {
      expect(findFilterFault(given)).toBe(fault);
    },
  );

  it('reports filters that leave no pairing', () => {
    const given = filters({
      primaryLevel: 'Primary 1',
      subStrandFilter: ['mass'],
      heuristicFilter: ['h1_make_whole_model'],
    });
    expect(findFilterFault(given)).toBeNull();
    expect(listBatchPairings(given, (grade) => QUESTION_ENGINE.listSupportedPairings(grade))).toEqual([]);
    expect(combinationSentence(given)).toBe('Invalid combination: h1_make_whole_model/mass for Primary 1');
  });

  it('leaves out a level without a pairing of the heuristic', () => {
    const given = filters({ heuristicFilter: ['h11_algebraic_thinking'] });
    const pairings = listBatchPairings(given, (grade) => QUESTION_ENGINE.listSupportedPairings(grade));
    expect(new Set(pairings.map((one) => one.gradeLevel))).toEqual(new Set(['Primary 6']));
  });
});
