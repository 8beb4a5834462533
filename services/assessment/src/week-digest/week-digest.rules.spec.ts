import { describe, expect, it } from '@jest/globals';
import type { MarkedAnswer } from '../findings/index.js';
import { type WeekFacts, toWeekDigest } from './week-digest.rules.js';

const answer = (at: string, changes: Partial<MarkedAnswer> = {}): MarkedAnswer => ({
  ...{ paperId: 1, questionIndex: 0, subStrandId: 'ratio', heuristicId: 'h2_before_after', level: 'guided' },
  ...{ isRight: true, slip: null, hintsUsed: 0, seconds: 60, tries: 0, isRightAtLast: false },
  at: new Date(at),
  ...changes,
});
const week = (answers: MarkedAnswer[], changes: Partial<WeekFacts> = {}) =>
  toWeekDigest({
    ...{ gradeLevel: 'Primary 5', goalDays: 3, seconds: 2_750, answers, watch: null },
    from: new Date('2026-11-15T10:00:00Z'),
    until: new Date('2026-11-22T10:00:00Z'),
    win: { kind: 'practised', questions: answers.length, right: 0 },
    ...changes,
  });

describe('toWeekDigest', () => {
  it('is null without a marked answer in the week', () => {
    expect(week([], { win: null })).toBeNull();
    expect(week([answer('2026-11-15T09:59:59Z')])).toBeNull();
  });

  it('counts questions, minutes, and days in Singapore', () => {
    const evening = [answer('2026-11-16T15:59:00Z'), answer('2026-11-16T15:00:00Z', { isRight: false })];
    expect(week(evening)).toMatchObject({ questions: 2, right: 1, minutes: 46, days: 1, goalDays: 3 });
    expect(week([...evening, answer('2026-11-16T16:01:00Z')])).toMatchObject({ questions: 3, days: 2 });
  });

  it('has an activity for the worry, else for what was practised most', () => {
    const at = '2026-11-16T15:00:00Z';
    const answers = [answer(at), answer(at, { subStrandId: 'rate' }), answer(at, { subStrandId: 'rate' })];
    expect(week(answers)).toMatchObject({ watch: null, activityTopicId: 'rate' });
    const watch = { kind: 'topic', topicId: 'speed', topicName: 'Speed', percent: 40, answers: 6 } as const;
    expect(week(answers, { watch })).toMatchObject({ watch, activityTopicId: 'speed' });
  });
});
