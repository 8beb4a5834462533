import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { BatchFormSchema } from './pregeneration.endpoints.js';

const sentencesOf = (form: object): string[] | undefined =>
  z.safeParse(BatchFormSchema, form).error?.issues.map(({ message }) => message);

describe('batch form', () => {
  it('gets the defaults of the specification', () => {
    expect(z.parse(BatchFormSchema, { batchName: '  Ratio ' })).toEqual({
      batchName: 'Ratio',
      primaryLevel: '',
      subStrandFilter: [],
      heuristicFilter: [],
      proficiencyFilter: [],
      targetQuestions: 15,
      priority: 5,
      openEndedPercentage: 50,
      mcqPercentage: 40,
      fillBlankPercentage: 10,
    });
  });

  it("rejects percentages that do not sum to 100 and a blank name with the specification's sentences", () => {
    expect(sentencesOf({ batchName: 'Ratio', mcqPercentage: 45 })).toEqual([
      'Percentages must total exactly 100%. Current total: 105%',
    ]);
    expect(sentencesOf({ batchName: '   ' })).toEqual(['Batch name is required']);
  });

  it.each([
    { targetQuestions: 0 },
    { targetQuestions: 101 },
    { targetQuestions: 1.5 },
    { priority: 0 },
    { priority: 11 },
    { openEndedPercentage: -10, mcqPercentage: 100 },
    { proficiencyFilter: ['expert'] },
    { requestId: 'again' },
  ])('rejects %j', (wrong) => {
    expect(sentencesOf({ batchName: 'Ratio', ...wrong })).toBeDefined();
  });

  it.each(['', 'all'])('reads "%s" as no filter', (none) => {
    const { subStrandFilter, heuristicFilter, proficiencyFilter } = z.parse(BatchFormSchema, {
      batchName: 'Ratio',
      subStrandFilter: none,
      heuristicFilter: none,
      proficiencyFilter: none,
    });
    expect([subStrandFilter, heuristicFilter, proficiencyFilter]).toEqual([[], [], []]);
  });
});
