import type { MapCell } from '@sumfox/contracts/content/coverage-map.endpoints';
import { describe, expect, it } from '@jest/globals';
import { buildMapCell } from '../../testing/question-factory.js';
import { missingOf, planFill } from './fill-plan.rules.js';

const empty = (changes: Partial<MapCell> = {}): MapCell =>
  buildMapCell({ count: 0, not_ready: 0, guided: 0, independent: 0, mastery: 0, ...changes });

describe('missingOf', () => {
  it('counts what each level lacks, less what is on its way', () => {
    expect(missingOf(empty())).toBe(40);
    expect(missingOf(empty({ not_ready: 25, guided: 9 }))).toBe(21);
    expect(missingOf(empty({ planned: 15 }))).toBe(25);
    expect(missingOf(empty({ planned: 99 }))).toBe(0);
  });
});

describe('planFill', () => {
  const cells = Array.from({ length: 16 }, () => empty());

  it('uses what is left today, then the limit of each day, in batches of a hundred', () => {
    const plan = planFill({ cells, today: { left: 122, freeBatches: 3 } });
    expect(plan).toEqual({
      cells: 16,
      questions: 640,
      now: [100, 22],
      days: [
        { day: 0, questions: 122, batches: [100, 22] },
        { day: 1, questions: 500, batches: [100, 100, 100, 100, 100] },
        { day: 2, questions: 18, batches: [18] },
      ],
    });
  });

  it('starts no more batches now than may run, and none on a day without questions left', () => {
    expect(planFill({ cells, today: { left: 500, freeBatches: 2 } }).now).toEqual([100, 100]);
    expect(planFill({ cells, today: { left: 0, freeBatches: 3 } })).toMatchObject({
      now: [],
      days: [{ day: 1, questions: 500 }, { day: 2 }],
    });
    expect(planFill({ cells: [], today: { left: 500, freeBatches: 3 } })).toEqual({
      ...{ cells: 0, questions: 0, now: [], days: [] },
    });
  });
});
