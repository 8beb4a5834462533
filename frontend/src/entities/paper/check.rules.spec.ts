import type { CheckedAnswer } from '@sumfox/contracts/assessment/practice.endpoints';
import { describe, expect, it } from '@jest/globals';
import { isReadAsTyped, toAnswerKey } from './entry.rules.js';
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

describe('a reading', () => {
  const entry = { answer: '', selectedOption: null, answerParts: [], blankAnswers: [] };

  it.each([
    ['3', '3'],
    ['12cm', '12 cm'],
    ['24 cm2', '24 cm²'],
    ['98765', '98 765'],
    ['98,765', '98 765'],
    ['1 1/2', '1½'],
    ['-4', '−4'],
    ['6 * 8', '6 × 8'],
    ['3:4', '3 : 4'],
  ])('says what was typed: %s, read as %s', (answer, readAs) => {
    expect(isReadAsTyped(toAnswerKey({ ...entry, answer }), readAs)).toBe(true);
  });

  it.each([
    ['3', '2/6'],
    ['3.5', '$3.50'],
    ['1,5', '15'],
    ['12', '12 cm'],
    ['half', '1/2'],
  ])('says something else than was typed: %s, read as %s', (answer, readAs) => {
    expect(isReadAsTyped(toAnswerKey({ ...entry, answer }), readAs)).toBe(false);
  });

  it('is compared with the option, the blanks or the parts that were given', () => {
    const option = toAnswerKey({ ...entry, selectedOption: 'B' });
    expect(isReadAsTyped(option, 'B')).toBe(true);
    expect(isReadAsTyped(option, 'C')).toBe(false);
    const blanks = toAnswerKey({ ...entry, blankAnswers: ['3', '40000'] });
    expect(isReadAsTyped(blanks, '3, 40 000')).toBe(true);
    expect(isReadAsTyped(blanks, '3, ?')).toBe(false);
    const parts = toAnswerKey({ ...entry, answerParts: ['3', '1 : 4'] });
    expect(isReadAsTyped(parts, 'Ali: 3, Mei: 1 : 4')).toBe(true);
    expect(isReadAsTyped(parts, '3, 1 : 4')).toBe(true);
    expect(isReadAsTyped(parts, 'Ali: 3, Mei: 1 : 5')).toBe(false);
  });

  it('says something else where the answer was changed since', () => {
    expect(isReadAsTyped('', '')).toBe(false);
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
