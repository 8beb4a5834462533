import { describe, expect, it } from '@jest/globals';
import type { QuestionVerdict } from '@sumfox/contracts/assessment/human-verification.endpoints';
import { buildQuestion } from '../../testing/papers.js';
import { buildPlace } from '../../testing/verified-papers.js';
import {
  agreementPercent,
  agreementWords,
  answerLines,
  doubtWords,
  expectedLine,
  faultWords,
  hasAnswer,
  isFiltered,
  minutesText,
  NO_FILTERS,
  progressText,
  verdictWords,
  verificationMoment,
} from './verification.rules.js';

it.each([
  ['2026-11-02T01:05:00.000Z', 'Nov 02, 2026 09:05'],
  // Midnight in Singapore is 00, not 24.
  ['2026-12-31T16:00:00.000Z', 'Jan 01, 2027 00:00'],
])('writes %s as the spec has it', (iso, text) => {
  expect(verificationMoment(iso)).toBe(text);
});

it.each([
  [754, '13 minutes'],
  [60, '1 minute'],
  [0, '0 minutes'],
])('shows %d seconds in whole minutes', (seconds, text) => {
  expect(minutesText(seconds)).toBe(text);
});

it('knows whether something is filtered', () => {
  expect(isFiltered(NO_FILTERS)).toBe(false);
  expect(isFiltered({ ...NO_FILTERS, student: '  ' })).toBe(false);
  for (const filter of [{ student: 'mei' }, { assessment: '12' }, { grade: 'Primary 1' }, { flagged: true }])
    expect(isFiltered({ ...NO_FILTERS, ...filter } as typeof NO_FILTERS)).toBe(true);
});

it.each([
  [0, null],
  [2, '2 of 3 verified'],
  [3, 'Verified'],
])('says how far %d verdicts of three are', (verified, text) => {
  expect(progressText({ verified, totalQuestions: 3 })).toBe(text);
});

describe('agreement', () => {
  const none = { verified: 0, agreed: 0, tooStrict: 0, tooGenerous: 0, voided: 0 };
  it('is unknown before the first verdict', () => {
    expect(agreementPercent(none)).toBeNull();
  });

  it('is the share that stood, and names what did not', () => {
    expect(agreementPercent({ ...none, verified: 9, agreed: 8, tooStrict: 1 })).toBe(89);
    expect(agreementWords({ verified: 9, agreed: 5, tooStrict: 2, tooGenerous: 1, voided: 1 })).toBe(
      '5 of 9 stood, 2 too strict, 1 too generous, 1 void',
    );
    expect(agreementWords({ ...none, verified: 2, agreed: 2 })).toBe('2 of 2 stood');
  });
});

describe('what stands at a place', () => {
  const blank = {
    answer: '',
    selectedOption: null,
    blankAnswers: null,
    answerParts: null,
    working: '',
    drawing: null,
  };

  it('says where nothing was put down', () => {
    expect(answerLines(buildPlace(0))).toEqual(['2/6']);
    expect(answerLines(buildPlace(0, { answer: blank }))).toEqual(['No answer provided']);
    expect([hasAnswer(buildPlace(0)), hasAnswer(buildPlace(0, { answer: blank }))]).toEqual([true, false]);
  });

  it('names the right option with its text, and no key where none is known', () => {
    const question = buildQuestion({
      questionType: 'mcq',
      mcqOptions: [
        { label: 'A', text: '3' },
        { label: 'B', text: '4' },
      ] as never,
    });
    for (const expectedAnswer of ['B', ' 4 '])
      expect(expectedLine({ question, expectedAnswer })).toBe('B. 4');
    expect(expectedLine({ question: buildQuestion(), expectedAnswer: '3/4' })).toBe('3/4');
    expect(expectedLine({ question: buildQuestion(), expectedAnswer: '' })).toBeNull();
  });

  it('names what speaks against the mark', () => {
    expect(doubtWords(buildPlace(0))).toEqual([]);
    expect(doubtWords({ challenge: 'waiting', report: 'valid', isModelRead: true })).toEqual([
      'Challenged, waits in Reviews',
      'Reported by the pupil',
      'Working read by AI',
    ]);
    expect(doubtWords({ challenge: 'rejected', report: null, isModelRead: false })).toEqual([
      'Challenge rejected',
    ]);
  });

  it('names the faults that were found in the question', () => {
    const faults = ['second-answer', 'level'] as QuestionVerdict['faults'];
    expect(faultWords({ faults })).toBe('Faults of the question: Second answer, Level');
    expect([faultWords({ faults: [] }), faultWords({ faults: null })]).toEqual([null, null]);
  });

  it.each([
    [{ verdict: 'approve' }, 'Approved'],
    [{ verdict: 'correct', marksGiven: 2 }, 'Corrected from 1 to 2 marks'],
    [{ verdict: 'correct', marksGiven: 0 }, 'Found too generous: 0 marks instead of 1; the mark stays'],
    [{ verdict: 'void' }, 'Void on this paper'],
    [{ verdict: 'void', isQuestionFaulty: true }, 'Void: the question is at fault'],
  ] as const)('says what was said: %j', (changes, words) => {
    const verdict: QuestionVerdict = {
      verdictId: '0192f0c1-0000-7000-8000-00000000000c',
      verdict: 'approve',
      marksBefore: 1,
      marksGiven: null,
      isQuestionFaulty: false,
      faults: null,
      note: '',
      decidedBy: 'ada',
      decidedAt: '2026-11-02T01:05:00.000Z',
    };
    expect(verdictWords({ ...verdict, ...changes })).toBe(words);
  });
});
