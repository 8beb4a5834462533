import { describe, expect, it } from '@jest/globals';
import { type WeekFacts, type WeekTopic, toWeekDigest } from './week-digest.rules.js';

const topic = (changes: Partial<WeekTopic>): WeekTopic => {
  const { questions = 0, right = 0 } = changes;
  return {
    id: 'ratio',
    name: 'Ratio',
    questions,
    right,
    allQuestions: questions,
    allRight: right,
    forecast: 0.5,
    ...changes,
  };
};
const week = (topics: WeekTopic[], changes: Partial<WeekFacts> = {}) =>
  toWeekDigest({
    gradeLevel: 'Primary 5',
    from: new Date('2026-11-15T10:00:00Z'),
    until: new Date('2026-11-22T10:00:00Z'),
    completed: [new Date('2026-11-16T01:00:00Z'), new Date('2026-11-16T15:00:00Z')],
    seconds: 2_750,
    topics,
    ...changes,
  });

describe('toWeekDigest', () => {
  it('is null without a marked answer', () => {
    expect(week([topic({})])).toBeNull();
  });

  it('counts questions, minutes, and days in Singapore', () => {
    const topics = [topic({ questions: 12, right: 9 }), topic({ id: 'rate', questions: 8, right: 6 })];
    expect(week(topics)).toMatchObject({ questions: 20, right: 15, minutes: 46, days: 1 });
    const completed = [new Date('2026-11-16T15:59:00Z'), new Date('2026-11-16T16:01:00Z')];
    expect(week(topics, { completed })).toMatchObject({ days: 2 });
  });

  it('names a topic that is mastered since this week first', () => {
    const percentage = { id: 'percentage', name: 'Percentage', questions: 10, right: 9, forecast: 0.9 };
    const best = topic({ questions: 5, right: 5 });
    const digest = week([best, topic({ ...percentage, allQuestions: 14, allRight: 12 })]);
    expect(digest?.win).toEqual({ kind: 'mastered', topicName: 'Percentage', right: 9, questions: 10 });
    const before = week([best, topic({ ...percentage, allQuestions: 30, allRight: 28 })]);
    expect(before?.win).toEqual({ kind: 'best-topic', topicName: 'Ratio', right: 5, questions: 5 });
  });

  it('names the days of practice when no topic went well', () => {
    expect(week([topic({ questions: 4, right: 2 })])?.win).toEqual({ kind: 'days', days: 1 });
    expect(week([topic({ questions: 2, right: 2 })])?.win).toEqual({ kind: 'days', days: 1 });
  });

  it('names the topic with the smallest share of at least three answers as the worry', () => {
    const topics = [
      topic({ questions: 10, right: 6 }),
      topic({ id: 'rate', name: 'Rate', questions: 4, right: 1 }),
      topic({ id: 'speed', name: 'Speed', questions: 2, right: 0 }),
    ];
    const digest = week(topics);
    expect(digest?.worry).toEqual({ topicId: 'rate', topicName: 'Rate', right: 1, questions: 4 });
    expect(digest?.activityTopicId).toBe('rate');
  });

  it('has no worry when nothing stands out, and an activity for what was practised most', () => {
    const digest = week([topic({ questions: 3, right: 3 }), topic({ id: 'rate', questions: 10, right: 7 })]);
    expect(digest).toMatchObject({ worry: null, activityTopicId: 'rate' });
  });
});
