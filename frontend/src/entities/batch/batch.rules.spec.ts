import { describe, expect, it } from '@jest/globals';
import {
  batchStatusWord,
  isAnyRunning,
  levelWords,
  listActions,
  pauseSentence,
  pollInterval,
  progressPercent,
  progressWords,
  successRate,
} from './batch.rules.js';

it.each([
  ['running', null, ['pause', 'cancel', 'delete']],
  ['paused', 'by-admin', ['resume', 'cancel', 'delete']],
  ['paused', 'over-budget', ['resume-without-model', 'cancel', 'delete']],
  ['completed', null, ['delete']],
  ['failed', null, ['delete']],
  ['cancelled', null, ['delete']],
] as const)('a batch that is %s (%s) allows %j', (status, pausedBecause, actions) => {
  expect(listActions({ status, pausedBecause })).toEqual(actions);
});

it('says why a batch stands still', () => {
  expect(pauseSentence({ status: 'paused', pausedBecause: 'over-budget' })).toBe(
    'Paused: the money for the model is spent',
  );
  expect(pauseSentence({ status: 'paused', pausedBecause: 'by-admin' })).toBe('Paused by an admin');
  expect(pauseSentence({ status: 'running', pausedBecause: null })).toBeNull();
});

it('names every state, one it does not know too', () => {
  const states = ['running', 'completed', 'failed', 'paused', 'cancelled', 'resting'];
  expect(states.map(batchStatusWord)).toEqual([
    'Running',
    'Completed',
    'Failed',
    'Paused',
    'Cancelled',
    'resting',
  ]);
});

describe('the figures of a batch', () => {
  const counts = (generated: number, validated: number, failed: number) => ({
    targetQuestions: 15,
    generatedQuestions: generated,
    validatedQuestions: validated,
    failedQuestions: failed,
  });

  it.each([
    [counts(0, 0, 0), 0, '0 of 15 made', null],
    [counts(5, 5, 0), 33, '5 of 15 made: 5 in the bank', 100],
    [counts(12, 10, 2), 80, '12 of 15 made: 10 in the bank, 2 refused', 83.3],
    [counts(16, 15, 1), 100, '16 of 15 made: 15 in the bank, 1 refused', 93.8],
  ])('%j: %d%%', (batch, percent, words, rate) => {
    expect([progressPercent(batch), progressWords(batch), successRate(batch)]).toEqual([
      percent,
      words,
      rate,
    ]);
  });
});

it('asks every 30 s, every few seconds while something runs, and never when told so', () => {
  expect([pollInterval(true, false), pollInterval(true, true), pollInterval(false, true)]).toEqual([
    30_000,
    2_500,
    false,
  ]);
  expect([
    isAnyRunning(undefined),
    isAnyRunning([{ status: 'paused' }]),
    isAnyRunning([{ status: 'paused' }, { status: 'running' }]),
  ]).toEqual([false, false, true]);
});

it('calls the absence of a level all of them', () => {
  expect([levelWords(''), levelWords('Primary 3')]).toEqual(['All Levels', 'Primary 3']);
});
