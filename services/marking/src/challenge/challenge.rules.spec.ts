import { describe, expect, it } from '@jest/globals';
import { markResponse } from '@product/answer-marking/mark-response';
import { CHALLENGE_REASONS } from '@product/contracts/assessment/dispute';
import type { Recheck } from '@product/contracts/content/recheck.calls';
import { type Item, ItemSchema } from '@product/contracts/question/item';
import { makeItem } from '@product/question-engine/make-item';
import * as z from 'zod/mini';
import { type Evidence, judgeByRules } from './challenge.rules.js';
import { askedFor, toReply } from './challenge.text.js';

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

/** A challenge of the answer, which had the marks given. */
function evidence(
  answer: string,
  marksAwarded: number,
  recheck: Recheck | null,
  scheme = item.scheme,
): Evidence {
  const response = {
    questionIndex: 4,
    scheme,
    answer,
    selectedOption: null,
    blankAnswers: null,
    answerParts: null,
    working: '',
  };
  const markedAgain = markResponse(response);
  return {
    reason: 'correct-result',
    question: item.question,
    response,
    mark: { ...markedAgain, marksAwarded, isCorrect: false },
    markedAgain,
    recheck,
  };
}

const WRONG_KEY = {
  ...item.scheme,
  parts: item.scheme.parts.map((part) => ({ ...part, expected: '424242', acceptedAnswers: [] })),
};

describe('what rules decide of a challenge', () => {
  it('gives what the answer earns today, without asking anybody', () => {
    expect(judgeByRules(evidence(KEY, 0, null))).toMatchObject({
      decision: 'approved',
      basis: 'marked-again',
      mark: { marksAwarded: item.scheme.marks, isCorrect: true },
    });
  });

  it('leaves open what still earns the same by a key that holds, or that nobody could prove', () => {
    for (const recheck of [PROVED, { outcome: 'unproved', scheme: null } as const])
      expect(judgeByRules(evidence('987654321', 0, recheck))).toEqual({ decision: 'waiting' });
  });

  it('never gives less than there was', () => {
    expect(judgeByRules(evidence('987654321', 1, PROVED))).toEqual({ decision: 'waiting' });
  });

  it('marks by the right key where the key was wrong', () => {
    const judged = judgeByRules(evidence(KEY, 0, { outcome: 'corrected', scheme: item.scheme }, WRONG_KEY));
    expect(judged).toMatchObject({
      decision: 'approved',
      basis: 'key-faulty',
      mark: { isCorrect: true, marksAwarded: item.scheme.marks, reasonCode: 'correct' },
    });
  });

  it.each([
    ['its key was wrong, and the answer too', { outcome: 'corrected', scheme: item.scheme }],
    ['it does not work out', { outcome: 'faulty', scheme: null }],
  ] as const)('gives all marks of a question at fault: %s', (_what, recheck) => {
    expect(judgeByRules(evidence('987654321', 0, recheck, WRONG_KEY))).toMatchObject({
      decision: 'approved',
      basis: 'key-faulty',
      mark: { marksAwarded: item.scheme.marks, reasonCode: 'question-at-fault' },
    });
  });
});

describe('what a pupil is told', () => {
  it('is no verdict while it waits, and says what was read, asked and done', () => {
    for (const reason of CHALLENGE_REASONS) {
      const waiting = { ...evidence('98', 0, PROVED), reason };
      const reply = toReply(waiting, judgeByRules(waiting));
      expect(reply).toMatchObject({ decision: 'waiting', scoreUpdated: false, newQuestion: null });
      expect(reply.message).toMatch(/^A grown-up of our team will look at it/);
      expect(reply.evaluationDetails.semanticAnalysis).toContain('98');
      expect(reply.evaluationDetails.reasoning).toContain(`0 of ${item.scheme.marks} marks`);
      expect(JSON.stringify(reply)).not.toMatch(/wrong|fail|incorrect|undefined|null mark/i);
    }
  });

  it('names a proof only where there was one', () => {
    const unproved = evidence('98', 0, { outcome: 'unproved', scheme: null });
    expect(toReply(unproved, judgeByRules(unproved)).adminFeedback).toContain('could not solve');
    const proved = evidence('98', 0, PROVED);
    expect(toReply(proved, judgeByRules(proved)).adminFeedback).toContain('both came out the same');
  });

  it('says so when an answer cannot be read', () => {
    const unread = evidence('it is ninety or so I gess', 0, PROVED);
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
  ] as const)('names what the question asks for (%j)', (policy, words) => {
    const [part] = item.scheme.parts;
    const plain = { ...part!.policy, type: 'number', form: null, simplestForm: false, unit: null } as const;
    const parts = [{ ...part!, policy: { ...plain, decimalPlaces: null, ...policy } }];
    expect(askedFor({ ...item.scheme, parts })).toBe(words);
  });
});
