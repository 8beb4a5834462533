import type { WeekDigest, WeekWin } from '@sumfox/contracts/assessment/week-digest';
import type { GradeLevel } from '@sumfox/curriculum/grades';
import { isMastered } from '@sumfox/pupil-model/mastered';
import { singaporeDate } from '../calendar/index.js';

/** Answers in a week from which a topic can be a win or a worry. */
const ENOUGH_IN_A_WEEK = 3;
/** A worry has a smaller share of right answers, in percent. */
const WORRY_BELOW_PERCENT = 70;
/** A best topic has at least this share, in percent. */
const WIN_FROM_PERCENT = 60;

/** What one topic shows. */
export interface WeekTopic {
  id: string;
  name: string;
  /** Answers with a mark in the week, and how many were right. */
  questions: number;
  right: number;
  /** The same of all time. */
  allQuestions: number;
  allRight: number;
  /** Forecast for an average item now, 0–1. */
  forecast: number;
}

export interface WeekFacts {
  gradeLevel: GradeLevel;
  from: Date;
  until: Date;
  /** When each paper of the week was completed. */
  completed: readonly Date[];
  seconds: number;
  /** In curriculum order. */
  topics: readonly WeekTopic[];
}

/** A child's week in facts; null without a marked answer. */
export function toWeekDigest({
  gradeLevel,
  from,
  until,
  completed,
  seconds,
  topics,
}: WeekFacts): WeekDigest | null {
  const practised = topics.filter(({ questions }) => questions > 0);
  const [first] = practised;
  if (!first) return null;
  const worry = findWorry(practised);
  const most = practised.reduce((best, topic) => (topic.questions > best.questions ? topic : best), first);
  const days = new Set(completed.map(singaporeDate)).size;
  return {
    gradeLevel,
    from: from.toISOString(),
    until: until.toISOString(),
    days,
    minutes: Math.round(seconds / 60),
    questions: sum(practised.map(({ questions }) => questions)),
    right: sum(practised.map(({ right }) => right)),
    win: findWin(practised, days),
    worry: worry && { topicId: worry.id, ...toCounts(worry) },
    activityTopicId: (worry ?? most).id,
  };
}

/** The first that is true: a topic mastered since this week, the best topic, the days of practice. */
function findWin(practised: readonly WeekTopic[], days: number): WeekWin {
  const mastered = practised.find(isNewlyMastered);
  if (mastered) return { kind: 'mastered', ...toCounts(mastered) };
  const enough = practised.filter(
    (topic) => topic.questions >= ENOUGH_IN_A_WEEK && percent(topic) >= WIN_FROM_PERCENT,
  );
  const [first] = enough;
  if (!first) return { kind: 'days', days };
  const best = enough.reduce((top, topic) => (percent(topic) > percent(top) ? topic : top), first);
  return { kind: 'best-topic', ...toCounts(best) };
}

function isNewlyMastered({ questions, right, allQuestions, allRight, forecast }: WeekTopic): boolean {
  const before = { answers: allQuestions - questions, right: allRight - right, forecast };
  return isMastered({ answers: allQuestions, right: allRight, forecast }) && !isMastered(before);
}

function findWorry(practised: readonly WeekTopic[]): WeekTopic | null {
  return practised
    .filter((topic) => topic.questions >= ENOUGH_IN_A_WEEK && percent(topic) < WORRY_BELOW_PERCENT)
    .reduce<WeekTopic | null>(
      (worst, topic) => (!worst || percent(topic) < percent(worst) ? topic : worst),
      null,
    );
}

const percent = ({ right, questions }: WeekTopic) => (100 * right) / questions;
const toCounts = ({ name, right, questions }: WeekTopic) => ({ topicName: name, right, questions });
const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);
