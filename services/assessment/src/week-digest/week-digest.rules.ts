import type { WeekDigest } from '@sumfox/contracts/assessment/week-digest';
import { countDays, type Findings, type MarkedAnswer } from '../findings/index.js';

/** What a week's digest is made from. */
export interface WeekFacts
  extends Pick<Findings, 'answers' | 'win' | 'watch'>, Pick<WeekDigest, 'gradeLevel'> {
  /** Days of practice that the family aims at. */
  goalDays: number;
  from: Date;
  until: Date;
  /** Seconds at the papers completed in the week. */
  seconds: number;
}

/** A child's week in facts; null without a marked answer. */
export function toWeekDigest(facts: WeekFacts): WeekDigest | null {
  const { gradeLevel, from, until, goalDays, seconds, win, watch } = facts;
  const answers = facts.answers.filter(({ at }) => at >= from);
  if (win === null || answers.length === 0) return null;
  return {
    gradeLevel,
    from: from.toISOString(),
    until: until.toISOString(),
    days: countDays(answers),
    goalDays,
    minutes: Math.round(seconds / 60),
    questions: answers.length,
    right: answers.filter(({ isRight }) => isRight).length,
    win,
    watch,
    activityTopicId: watch?.topicId ?? mostPractised(answers),
  };
}

/** The sub-strand with most answers; of equals the one that came first. */
function mostPractised(answers: readonly MarkedAnswer[]): string {
  const counts = new Map<string, number>();
  for (const { subStrandId } of answers) counts.set(subStrandId, (counts.get(subStrandId) ?? 0) + 1);
  const [[best] = ['']] = [...counts].toSorted(([, a], [, b]) => b - a);
  return best;
}
