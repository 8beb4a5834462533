import { describe, expect, it } from '@jest/globals';
import { BatchFormSchema } from '@sumfox/contracts/content/pregeneration.endpoints';
import * as z from 'zod/mini';
import { faultsOf } from '../../shared/api/field-faults.js';
import {
  emptyBatch,
  listOffers,
  NewBatchSchema,
  sharesFault,
  toBatchBody,
  type BatchValues,
} from './batch-form.rules.js';
import { USUAL_SETTINGS } from './console-settings.rules.js';

const values = (changes: Partial<BatchValues> = {}): BatchValues => ({
  ...emptyBatch(USUAL_SETTINGS),
  batchName: 'Ratio week',
  ...changes,
});

it('starts from the settings', () => {
  const shares = { openEndedPercentage: 10, mcqPercentage: 80, fillBlankPercentage: 10 };
  expect(emptyBatch({ shares, targetQuestions: 30, polls: true })).toMatchObject({
    batchName: '',
    targetQuestions: '30',
    shares,
    primaryLevel: 'all',
  });
});

describe('the curriculum of a level', () => {
  it('is offered at that level alone', () => {
    expect(listOffers('all')).toEqual({ subStrands: [], heuristics: [] });
    const { subStrands, heuristics } = listOffers('Primary 1');
    expect([subStrands.length, heuristics.length]).toEqual([6, 3]);
  });

  it('is held together: a choice that leaves nothing to be made is a fault', () => {
    const length = { primaryLevel: 'Primary 1', subStrandFilter: ['length'] } as const;
    expect(
      faultsOf(NewBatchSchema, values({ ...length, heuristicFilter: ['h9_pattern_recognition'] })),
    ).toEqual({
      heuristicFilter: 'None of these problem types goes with these topics.',
    });
    expect(faultsOf(NewBatchSchema, values({ ...length, heuristicFilter: ['h1_make_whole_model'] }))).toEqual(
      {},
    );
    expect(faultsOf(NewBatchSchema, values(length))).toEqual({});
  });
});

it.each([
  [{ batchName: '   ' }, { batchName: 'Batch name is required' }],
  [{ targetQuestions: '101' }, { targetQuestions: expect.stringContaining('from 1 to 100') }],
  [{}, {}],
])('%j has the faults %j', (changes, faults) => {
  expect(faultsOf(NewBatchSchema, values(changes))).toEqual(faults);
});

it('says what the shares add up to where it is not 100', () => {
  expect(sharesFault(USUAL_SETTINGS.shares)).toBeNull();
  expect(sharesFault({ ...USUAL_SETTINGS.shares, mcqPercentage: 20 })).toBe(
    'Percentages must total exactly 100%. Current total: 80%',
  );
});

it.each([
  values(),
  values({
    batchName: '  Ratio week ',
    primaryLevel: 'Primary 5',
    subStrandFilter: ['ratio', 'rate'],
    heuristicFilter: ['h2_before_after'],
    proficiencyFilter: ['guided'],
    targetQuestions: '100',
  }),
])('is sent as the server takes it', (form) => {
  const read = z.parse(BatchFormSchema, toBatchBody(form));
  expect(read).toMatchObject({
    batchName: 'Ratio week',
    primaryLevel: form.primaryLevel === 'all' ? '' : form.primaryLevel,
    subStrandFilter: form.subStrandFilter,
    heuristicFilter: form.heuristicFilter,
    proficiencyFilter: form.proficiencyFilter,
    targetQuestions: Number(form.targetQuestions),
    priority: 5,
  });
});
