import { describe, expect, it } from '@jest/globals';
import { writeReviewPage } from './review-page.js';
import { ReviewResultSchema } from '@sumfox/contracts/question/question-faults';
import { type ReadQuestion, summarise } from './review-result.js';
import { drawSample } from './review-sample.js';

const read = (over: Partial<ReadQuestion>): ReadQuestion => ({
  ...{ grade: 'Primary 4', heuristic: 'h2_before_after', template: 'h2/money/go-and-come/plain' },
  ...{ level: 'guided', kind: 'mcq', seed: 1, faults: [], note: '' },
  ...over,
});

describe('drawSample', () => {
  it('draws the same questions of all grades in turn for the same seed', () => {
    const sample = drawSample({ count: 6, seed: 20261126, grade: null });
    expect(sample.map(({ spec }) => spec.gradeLevel)).toEqual([1, 2, 3, 4, 5, 6].map((n) => `Primary ${n}`));
    expect(drawSample({ count: 6, seed: 20261126, grade: null })).toEqual(sample);
    const page = writeReviewPage(sample, 20261126);
    expect(page.match(/<article /g)).toHaveLength(6);
    expect(page.match(/data-fault="second-answer" aria-pressed="false">Second answer</g)).toHaveLength(6);
    expect(page).not.toMatch(/(?:src|href)="http/);
  });
});

describe('summarise', () => {
  it('gives the shares printable, the faults and the structures with two faults in twenty', () => {
    const questions = [
      read({}),
      read({ faults: ['key'], seed: 2 }),
      read({ template: 'h2/money/go-and-come/parts', faults: ['language', 'key'], seed: 3 }),
      read({ grade: 'Primary 5', faults: ['level'] }),
    ];
    const result = ReviewResultSchema.parse({ seed: 1, questions });
    expect(summarise(result)).toEqual({
      all: { name: 'all', printable: 1, all: 4 },
      byGrade: [
        { name: 'Primary 4', printable: 1, all: 3 },
        { name: 'Primary 5', printable: 0, all: 1 },
      ],
      byForm: [
        { name: 'parts', printable: 0, all: 1 },
        { name: 'plain', printable: 1, all: 3 },
      ],
      faults: [
        ['key', 2],
        ['language', 1],
        ['level', 1],
      ],
      failures: questions.slice(1),
      structures: ['Primary 4 h2/money/go-and-come'],
    });
  });

  it('counts the last twenty questions of a structure alone', () => {
    const old = [read({ faults: ['key'] }), read({ faults: ['key'] })];
    const since = Array.from({ length: 19 }, () => read({}));
    expect(summarise({ seed: 1, questions: [...old, ...since] }).structures).toEqual([]);
  });
});
