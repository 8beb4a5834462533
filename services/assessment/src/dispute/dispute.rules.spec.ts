import { describe, expect, it } from '@jest/globals';
import type { QuestionDisputeRow } from '../dispute-record/index.js';
import { rejectUnchallengeable, rejectUnfinished, toDisputes } from './dispute.rules.js';

const at = (singaporeTime: string) => new Date(`${singaporeTime}+08:00`);

const row = (changes: Partial<QuestionDisputeRow>): QuestionDisputeRow => ({
  paperId: 1,
  questionIndex: 2,
  challenge: null,
  verification: 'proved',
  verifiedAt: at('2026-03-02T23:59:00'),
  leftThatDay: 0,
  ...changes,
});

describe('challenge and report rules', () => {
  it('reject an unfinished paper', () => {
    for (const status of ['in-progress', 'marking'] as const)
      expect(() => rejectUnfinished({ status })).toThrow('when the assessment is done');
    expect(() => rejectUnfinished({ status: 'completed' })).not.toThrow();
  });

  it('reject a full mark and a pending one', () => {
    expect(() => rejectUnchallengeable(null)).toThrow('not marked yet');
    expect(() => rejectUnchallengeable({ marksAwarded: 2, marksPossible: 2 })).toThrow('all its marks');
    expect(() => rejectUnchallengeable({ marksAwarded: 1, marksPossible: 2 })).not.toThrow();
  });
});

describe('toDisputes', () => {
  it("groups a pupil's requests by question in the order of the paper", () => {
    const disputes = toDisputes(
      [
        { questionIndex: 4, outcome: 'valid' },
        { questionIndex: 2, outcome: 'faulty' },
      ],
      [row({})],
      at('2026-03-02T23:59:59'),
    );
    expect(disputes.map((d) => [d.questionIndex, d.report, d.verification])).toEqual([
      [2, 'faulty', { outcome: 'proved', leftToday: 0 }],
      [4, 'valid', null],
    ]);
  });

  it('restarts the daily count at midnight in Singapore', () => {
    const [dispute] = toDisputes([], [row({})], at('2026-03-03T00:00:00'));
    expect(dispute?.verification).toEqual({ outcome: 'proved', leftToday: 3 });
  });
});
