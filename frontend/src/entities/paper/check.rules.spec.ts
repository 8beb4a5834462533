import type { CheckedAnswer } from '@sumfox/contracts/assessment/practice.endpoints';
import { describe, expect, it } from '@jest/globals';
import { toAnswerKey } from './entry.rules.js';
import { isSettled, mergeChecks, recordCheck, type PracticeCheck } from './check.rules.js';

const NOT_YET: CheckedAnswer = {
  outcome: 'not-yet',
  feedback: 'Not yet. Look at the units again.',
  hint: null,
  readAs: null,
  triesLeft: 1,
  solution: null,
};
const SETTLED: CheckedAnswer = {
  ...NOT_YET,
  triesLeft: 0,
  solution: { modelAnswer: '3/4', steps: ['1/2 is 2/4.'] },
};

function buildCheck(said: CheckedAnswer, changes: Partial<PracticeCheck> = {}): PracticeCheck {
  return { ...recordCheck({}, 0, 'key', said), ...changes };
}

describe('the key of an answer', () => {
  const entry = { answer: '2 3/4', selectedOption: null, answerParts: ['1'], blankAnswers: [] };

  it('is the same for the same text with other spaces', () => {
    expect(toAnswerKey({ ...entry, answer: ' 2   3/4 ', answerParts: ['1 '] })).toBe(toAnswerKey(entry));
  });

  it('differs by answer, option, part and blank', () => {
    const others = [
      { ...entry, answer: '2 3/5' },
      { ...entry, selectedOption: 'A' as const },
      { ...entry, answerParts: ['2'] },
      { ...entry, blankAnswers: ['1'] },
    ];
    expect(new Set([entry, ...others].map(toAnswerKey)).size).toBe(5);
  });
});

describe('the record of a check', () => {
  it('opens the first step only of a solution that is needed', () => {
    expect(recordCheck({}, 0, 'key', NOT_YET).stepsShown).toBe(0);
    expect(recordCheck({}, 0, 'key', SETTLED).stepsShown).toBe(1);
    expect(recordCheck({}, 0, 'key', { ...SETTLED, outcome: 'right' }).stepsShown).toBe(0);
  });

  it('tells of the first try on the first question checked, and there on both tries', () => {
    const first = recordCheck({}, 2, 'a', NOT_YET);
    expect(first.tellsFirstTry).toBe(true);
    expect(recordCheck({ 2: first }, 2, 'b', SETTLED).tellsFirstTry).toBe(true);
    expect(recordCheck({ 2: first }, 3, 'a', NOT_YET).tellsFirstTry).toBe(false);
  });

  it('never closes steps that were open', () => {
    const open = buildCheck(SETTLED, { stepsShown: 2 });
    expect(recordCheck({ 0: open }, 0, 'key', SETTLED).stepsShown).toBe(2);
  });
});

describe('two tabs', () => {
  it('agree on the later word, whichever tab looks', () => {
    const tried = buildCheck(NOT_YET);
    const settled = buildCheck(SETTLED);
    const further = buildCheck(SETTLED, { stepsShown: 2 });
    for (const [early, late] of [
      [tried, settled],
      [settled, further],
      [buildCheck({ ...NOT_YET, triesLeft: 2 }), tried],
    ] as const) {
      expect(mergeChecks({ 0: early }, { 0: late })).toEqual({ 0: late });
      expect(mergeChecks({ 0: late }, { 0: early })).toEqual({ 0: late });
    }
    expect(mergeChecks({ 0: tried }, { 1: settled })).toEqual({ 0: tried, 1: settled });
    expect([null, tried, settled].map(isSettled)).toEqual([false, false, true]);
  });
});
