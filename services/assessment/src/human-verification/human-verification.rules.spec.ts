import { describe, expect, it } from '@jest/globals';
import { buildMark } from '@sumfox/testing/marks';
import {
  type GivenVerdict,
  type StandingPlace,
  acceptedLines,
  isFaulty,
  readCursor,
  rejectUngivable,
  toCursor,
  toEffect,
  toFaults,
  toReviewerMark,
  toVoidMark,
} from './human-verification.rules.js';

const STANDING = { marksAwarded: 1, marksPossible: 4 };
const VERDICT = '0192f0c1-0000-7000-8000-00000000000c';

const MARK = buildMark();

describe('toEffect', () => {
  it.each([
    ['approve', undefined, { kind: 'keep' }],
    ['correct', 4, { kind: 'raise', marks: 4 }],
    ['correct', 2, { kind: 'raise', marks: 2 }],
    ['void', undefined, { kind: 'all' }],
  ] as const)('%s %s', (verdict, marksGiven, effect) => {
    expect(toEffect({ verdict, marksGiven }, STANDING)).toEqual(effect);
  });

  it('keeps a lower mark as a finding and does not apply it', () => {
    expect(toEffect({ verdict: 'correct', marksGiven: 0 }, STANDING)).toEqual({ kind: 'keep' });
  });

  it.each([undefined, 5, 1])('rejects a correction to %s', (marksGiven) => {
    expect(() => toEffect({ verdict: 'correct', marksGiven }, STANDING)).toThrow(
      expect.objectContaining({ code: 'wrong-marks' }),
    );
  });
});

describe('faults of a verdict', () => {
  it('toFaults keeps each once in the order of the list, and null for a question that was not read', () => {
    expect(toFaults({ faults: ['options', 'key', 'options'] })).toEqual(['key', 'options']);
    expect([toFaults({ faults: [] }), toFaults({})]).toEqual([[], null]);
  });

  it.each([
    [{ verdict: 'void', isQuestionFaulty: true }, true],
    [{ verdict: 'void', faults: ['second-answer'] }, true],
    [{ verdict: 'approve', faults: ['level', 'key'] }, true],
    [{ verdict: 'approve', isQuestionFaulty: true }, false],
    [{ verdict: 'void', faults: ['level', 'language', 'drawing', 'explanation', 'options'] }, false],
  ] as const)('isFaulty of %j is %s', ({ verdict, ...given }, expected) => {
    const faults = 'faults' in given ? [...given.faults] : undefined;
    const isQuestionFaulty = 'isQuestionFaulty' in given ? given.isQuestionFaulty : undefined;
    expect(isFaulty({ verdict, isQuestionFaulty, faults })).toBe(expected);
  });
});

describe('refusal of verdicts', () => {
  const given = (changes: Partial<GivenVerdict> = {}): GivenVerdict => ({
    questionIndex: 0,
    verdict: 'approve',
    marksSeen: 1,
    verdictSeen: null,
    ...changes,
  });
  const places = (changes: Partial<StandingPlace> = {}) =>
    new Map<number, StandingPlace>([
      [0, { marks: STANDING, verdictId: null, isChallenged: false, ...changes }],
      [1, { marks: STANDING, verdictId: null, isChallenged: false }],
    ]);
  const codeOf = (verdicts: GivenVerdict[], standing = places()): unknown => {
    try {
      rejectUngivable(verdicts, standing);
    } catch (error) {
      const { code, message, details } = error as { code: string; message: string; details?: object };
      return { code, message, ...(details ? { details } : {}) };
    }
    return 'given';
  };

  it('is empty when the page showed the standing marks', () => {
    expect(codeOf([given(), given({ questionIndex: 1 })])).toBe('given');
    expect(codeOf([given({ verdictSeen: VERDICT })], places({ verdictId: VERDICT }))).toBe('given');
  });

  it('names a repeated place and an unknown place', () => {
    expect(codeOf([given(), given()])).toMatchObject({ code: 'no-such-question' });
    expect(codeOf([given({ questionIndex: 7 })])).toMatchObject({ code: 'no-such-question' });
  });

  it('names a missing mark and a mark other than the one shown', () => {
    expect(codeOf([given()], places({ marks: null }))).toEqual({
      code: 'not-marked',
      message: 'Question 1 is not marked yet.',
      details: { questions: [1] },
    });
    expect(codeOf([given()], places({ isChallenged: true }))).toMatchObject({
      code: 'challenge-waits',
      message: 'Question 1 is challenged, and decided in Reviews.',
    });
    const changed = { code: 'verified-meanwhile', details: { questions: [1] } };
    expect(codeOf([given({ marksSeen: 0 })])).toMatchObject(changed);
    expect(codeOf([given()], places({ verdictId: VERDICT }))).toMatchObject(changed);
    expect(codeOf([given({ marksSeen: 0 }), given({ questionIndex: 1, verdictSeen: VERDICT })])).toEqual({
      code: 'verified-meanwhile',
      message: 'Questions 1, 2 are changed by another admin meanwhile.',
      details: { questions: [1, 2] },
    });
  });
});

describe('toReviewerMark', () => {
  it('gives all marks or a part, and says so', () => {
    expect(toReviewerMark(MARK, 4)).toMatchObject({
      isCorrect: true,
      outcome: 'correct',
      marksAwarded: 4,
      reasonCode: 'person',
      workingMarks: [],
      misconceptionCode: null,
    });
    expect(toReviewerMark(MARK, 2)).toMatchObject({
      isCorrect: false,
      marksAwarded: 2,
      feedback: 'A grown-up of our team looked at your work again. Now you have 2 of 4 marks.',
      readAs: '7 cm',
    });
  });

  it('gives all marks for a voided question', () => {
    expect(toVoidMark(MARK)).toMatchObject({ isCorrect: true, marksAwarded: 4, reasonCode: 'voided' });
  });
});

it('acceptedLines names accepted answers part by part', () => {
  const part = (label: string | null, ...acceptedAnswers: string[]) => ({ label, acceptedAnswers }) as never;
  expect(acceptedLines({ parts: [part(null, '1/2', '0.5')] })).toEqual(['1/2, 0.5']);
  expect(acceptedLines({ parts: [part('Ali', '8'), part(null), part(null, '9')] })).toEqual([
    'Ali: 8',
    'Part 3: 9',
  ]);
});

it('readCursor restores the place in the list', () => {
  const place = { rank: -1, completedAtMs: 1_795_000_000_123, id: 12 };
  expect(readCursor(toCursor(place))).toEqual(place);
});
