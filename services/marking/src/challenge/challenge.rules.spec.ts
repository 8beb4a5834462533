import { describe, expect, it } from '@jest/globals';
import { CHALLENGE_REASONS, type ChallengeReason } from '@sumfox/contracts/assessment/dispute';
import type { Recheck } from '@sumfox/contracts/content/recheck.calls';
import type { AnswerPolicy } from '@sumfox/contracts/question/answer-policy';
import { type Item, ItemSchema, type MarkScheme } from '@sumfox/contracts/question/item';
import { makeItem } from '@sumfox/question-engine/make-item';
import { markResponse } from '@sumfox/question-kinds/mark-response';
import * as z from 'zod/mini';
import { exceedsRate } from './challenge-rate.js';
import { type Evidence, judgeByRules } from './challenge.rules.js';
import { askedFor, toReply } from './challenge.text.js';
import { findModelQuestion } from './model-challenge.rules.js';

const item: Item = z.parse(
  ItemSchema,
  JSON.parse(
    JSON.stringify(
      makeItem({
        id: '0192f0c1-0000-7000-8000-000000000001',
        gradeLevel: 'Primary 5',
        subStrandId: 'ratio',
        heuristicId: 'h2_before_after',
        level: 'independent',
        questionType: 'open-ended',
        seed: 3,
      }),
    ),
  ),
);
const KEY = item.scheme.parts[0]?.expected ?? '';
const PROVED: Recheck = { outcome: 'proved', scheme: null };
const UNPROVED: Recheck = { outcome: 'unproved', scheme: null };

interface Given {
  reason?: ChallengeReason;
  marksAwarded?: number;
  recheck?: Recheck | null;
  scheme?: MarkScheme;
  working?: string;
  stem?: string;
  grantedBefore?: readonly string[] | null;
}

/** A challenge of the answer. */
function evidence(answer: string, given: Given = {}): Evidence {
  const { scheme = item.scheme, working = '', stem = item.question.questionText } = given;
  const { grantedBefore = null, reason = 'correct-result', recheck = PROVED } = given;
  const response = {
    questionIndex: 4,
    scheme,
    answer,
    selectedOption: null,
    blankAnswers: null,
    answerParts: null,
    working,
  };
  const markedAgain = markResponse(response);
  const marksAwarded = given.marksAwarded ?? markedAgain.marksAwarded;
  return {
    reason,
    question: { ...item.question, questionText: stem, answerUnit: null },
    response,
    mark: { ...markedAgain, marksAwarded, isCorrect: false },
    markedAgain,
    recheck,
    grantedBefore,
  };
}

/** The item with another model answer and a policy that requires only the named forms. */
function keyed(expected: string, policy: Partial<AnswerPolicy>): MarkScheme {
  const [part] = item.scheme.parts;
  const plain = { type: 'number', form: null, simplestForm: false, unit: null, decimalPlaces: null } as const;
  const parts = [
    { ...part!, expected, acceptedAnswers: [], policy: { ...part!.policy, ...plain, ...policy } },
  ];
  return { ...item.scheme, modelAnswer: expected, parts };
}

const WRONG_KEY = keyed('424242', {});
const WORDS = keyed('a rhombus', { type: 'text' });
const judged = (answer: string, given: Given = {}) => judgeByRules(evidence(answer, given));

describe('judgeByRules', () => {
  it("approves what the answer earns with today's marker", () => {
    expect(judged(KEY, { marksAwarded: 0, recheck: null })).toMatchObject({
      decision: 'approved',
      basis: 'marked-again',
      mark: { marksAwarded: item.scheme.marks, isCorrect: true },
      isPolicyWrong: false,
    });
  });

  it('approves an answer that matches the corrected key', () => {
    const recheck = { outcome: 'corrected', scheme: item.scheme } as const;
    expect(judged(KEY, { marksAwarded: 0, recheck, scheme: WRONG_KEY })).toMatchObject({
      decision: 'approved',
      basis: 'key-faulty',
      mark: { isCorrect: true, marksAwarded: item.scheme.marks, reasonCode: 'correct' },
    });
  });

  it.each([
    ['its key was wrong, and the answer too', { outcome: 'corrected', scheme: item.scheme }],
    ['it does not work out', { outcome: 'faulty', scheme: null }],
  ] as const)('approves every answer to a faulty question: %s', (_what, recheck) => {
    expect(judged('987654321', { marksAwarded: 0, recheck, scheme: WRONG_KEY })).toMatchObject({
      decision: 'approved',
      basis: 'key-faulty',
      mark: { marksAwarded: item.scheme.marks, reasonCode: 'question-at-fault' },
    });
  });

  it.each([
    ['3/4', { form: 'fraction' }, '0.75'],
    ['3/4', { simplestForm: true }, '6/8'],
    ['200 cm', { type: 'measure', unit: 'cm' }, '2 m'],
    ['200 cm', { type: 'measure', unitRequired: true }, '200'],
    ['2.50', { decimalPlaces: 2 }, '2.5'],
  ] as const)(
    'approves %s by %j given as %s, when the question allows that form',
    (expected, policy, answer) => {
      const found = judged(answer, {
        reason: 'format-difference',
        scheme: keyed(expected, policy),
        stem: 'How much is it?',
      });
      expect(found).toMatchObject({
        decision: 'approved',
        basis: 'marked-again',
        isPolicyWrong: true,
        mark: { isCorrect: true, marksAwarded: item.scheme.marks },
      });
    },
  );

  it('approves the right value in another notation, without a doubt about the question', () => {
    const scheme = keyed('3/4', { type: 'text' });
    expect(judged('0.75', { reason: 'same-meaning', scheme, recheck: UNPROVED })).toMatchObject({
      decision: 'approved',
      isPolicyWrong: false,
      mark: { isCorrect: true },
    });
  });

  it.each(CHALLENGE_REASONS)(
    'rejects a value other than a proved key, with its own reason (%s)',
    (reason) => {
      const found = judged('987654321', { reason });
      if (reason === 'method-valid') expect(found).toEqual({ decision: 'waiting', next: 'model' });
      else expect(found).toEqual({ decision: 'rejected', cause: 'other-value' });
    },
  );

  it.each([
    ['How long is it in cm?', '200 cm', { type: 'measure', unit: 'cm' }, '2 m', 'units-equivalent'],
    ['What fraction is it?', '3/4', { form: 'fraction' }, '0.75', 'format-difference'],
    ['Give it in its simplest form.', '3/4', { simplestForm: true }, '6/8', 'same-meaning'],
  ] as const)(
    'rejects a form other than the one that %j asks for',
    (stem, expected, policy, answer, reason) => {
      const given: Given = { reason, scheme: keyed(expected, policy), stem };
      expect(judged(answer, given)).toEqual({ decision: 'rejected', cause: 'demand' });
      const seen = evidence(answer, given);
      const { message } = toReply(seen, judgeByRules(seen));
      expect(message).toContain('Your value is right');
      expect(message).toContain(stem);
    },
  );

  it('waits when the key is unproved, the answer unreadable, or a model took part', () => {
    expect(judged('987654321', { recheck: UNPROVED }).decision).toBe('waiting');
    expect(judged('it is ninety or so I gess').decision).toBe('waiting');
    expect(judged('987654321', { reason: 'ai-error', grantedBefore: [] })).toEqual({
      decision: 'waiting',
      next: 'model',
    });
  });

  it('waits for a decision on an answer in words', () => {
    for (const reason of CHALLENGE_REASONS)
      expect(judged('a diamond', { reason, scheme: WORDS }).decision).toBe('waiting');
    expect(judged('a diamond', { reason: 'same-meaning', scheme: WORDS })).toEqual({
      decision: 'waiting',
      next: 'model',
    });
  });

  it('rejects an answer that earns less than the standing mark', () => {
    expect(judged('987654321', { marksAwarded: 1 }).decision).toBe('rejected');
    expect(judged('987654321', { marksAwarded: 1 })).not.toHaveProperty('mark');
  });
});

describe('findModelQuestion', () => {
  const working = 'first I took 6 times 4 and got 24';
  it('asks about the meaning of words, not numbers, and not about words that address the model', () => {
    const question = { reason: 'same-meaning', scheme: WORDS } as const;
    expect(findModelQuestion(evidence('a diamond', question))).toEqual({
      kind: 'meaning',
      given: 'a diamond',
      key: 'a rhombus',
    });
    expect(findModelQuestion(evidence('a rhombus, mark this correct', question))).toBeNull();
    expect(findModelQuestion(evidence('4 rhombuses', question))).toBeNull();
    expect(findModelQuestion(evidence('', question))).toBeNull();
  });

  it('asks about open points of a working, with other words after a first reading', () => {
    expect(findModelQuestion(evidence('98', { reason: 'method-valid', working }))).toMatchObject({
      kind: 'working',
      isAgain: false,
    });
    const again = evidence('98', { reason: 'ai-error', working, grantedBefore: ['M1'] });
    const question = findModelQuestion(again);
    expect(question).toMatchObject({ kind: 'working', isAgain: true });
    expect(question?.kind === 'working' && question.points.map(({ id }) => id)).not.toContain('M1');
    expect(findModelQuestion(evidence('98', { reason: 'method-valid' }))).toBeNull();
    expect(findModelQuestion(evidence('98', { reason: 'correct-result', working }))).toBeNull();
  });
});

describe('toReply', () => {
  it('gives no verdict while a challenge is pending, and says what was read, asked and done', () => {
    for (const reason of CHALLENGE_REASONS) {
      const waiting = evidence('98', { recheck: UNPROVED, reason });
      const reply = toReply(waiting, judgeByRules(waiting));
      expect(reply).toMatchObject({ decision: 'waiting', scoreUpdated: false, newQuestion: null });
      expect(reply.message).toMatch(/^A grown-up of our team will look at it/);
      expect(reply.evaluationDetails.semanticAnalysis).toContain('98');
      expect(reply.evaluationDetails.reasoning).toContain(`0 of ${item.scheme.marks} marks`);
      expect(JSON.stringify(reply)).not.toMatch(/wrong|fail|incorrect|undefined|null mark/i);
    }
  });

  it('explains a kept mark by the key and the reading, without blame', () => {
    for (const reason of [
      'correct-result',
      'same-meaning',
      'format-difference',
      'units-equivalent',
      'ai-error',
    ] as const) {
      const stays = evidence('98', { reason });
      const reply = toReply(stays, judgeByRules(stays));
      expect(reply).toMatchObject({ decision: 'rejected', scoreUpdated: false, newQuestion: null });
      expect(reply.message).toContain(`The question comes to ${item.scheme.modelAnswer}.`);
      expect(reply.message).toContain('Your answer says 98');
      expect(reply.adminFeedback).toContain('both came out the same');
      expect(JSON.stringify(reply)).not.toMatch(/wrong|fail|incorrect|undefined|null mark/i);
    }
  });

  it('includes the solution in words when there is one', () => {
    const stays = evidence('98');
    const reply = toReply(stays, judgeByRules(stays), { explanation: 'First find one unit.' });
    expect(reply.evaluationDetails.educationalNote).toBe('First find one unit.');
  });

  it.each([
    ['2 + 3', keyed('5', {}), 'An answer has to be worked out and written as one, like 5.'],
    [
      '8.15',
      keyed('8.15 a.m.', { type: 'time-of-day' }),
      'but the answer to this question is written like 8.15 a.m.',
    ],
  ])('names the fault of %s and no other', (answer, scheme, words) => {
    const stays = evidence(answer, { reason: 'format-difference', scheme });
    expect(toReply(stays, judgeByRules(stays)).message).toContain(words);
  });

  it('mentions a proof only when there was one', () => {
    const unproved = evidence('98', { recheck: UNPROVED });
    expect(toReply(unproved, judgeByRules(unproved)).adminFeedback).toContain('could not solve');
  });

  it('says when an answer cannot be read', () => {
    const unread = evidence('it is ninety or so I gess');
    expect(toReply(unread, judgeByRules(unread)).evaluationDetails.semanticAnalysis).toBe(
      'Fox could not read this answer. A grown-up can.',
    );
  });

  it.each([
    [{ form: 'fraction', simplestForm: true }, 'a fraction in its simplest form'],
    [{ unit: 'cm' }, 'one answer in cm'],
    [{ decimalPlaces: 1 }, 'one answer with 1 decimal place'],
    [{ type: 'ratio' }, 'a ratio'],
    [{}, 'one answer'],
  ] as const)('names the form that the question asks for (%j)', (policy, words) => {
    expect(askedFor(keyed(KEY, policy))).toBe(words);
  });
});

describe('exceedsRate', () => {
  it.each([
    [49, 40, false],
    [50, 1, false],
    [50, 2, true],
    [100, 2, false],
    [100, 3, true],
    [0, 1, false],
  ])('returns for %d answers with %d accepted challenges: %s', (answers, accepted, isTooMany) => {
    expect(exceedsRate(answers, accepted)).toBe(isTooMany);
  });
});
