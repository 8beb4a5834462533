import {
  type NextPaper,
  type Skill,
  DUE_DAYS,
  NEXT_QUESTIONS,
} from '@sumfox/contracts/assessment/child-overview.endpoints';
import type { Watch, Win } from '@sumfox/contracts/assessment/findings';
import { CUTOFFS, ENOUGH_ANSWERS } from '@sumfox/curriculum/cutoffs';
import {
  type GradeLevel,
  PROFICIENCY_LEVELS,
  type ProficiencyLevel,
  isYoungGrade,
} from '@sumfox/curriculum/grades';
import { singaporeDate } from '../calendar/index.js';

const DAY_MS = 86_400_000;
/** Days that recurring mistakes and habits are counted over. */
export const RECENT_DAYS = 28;
/** A slip that a parent is told of was seen within so many days. */
const WATCH_DAYS = 14;
/** Answers with a slip that make it one to watch. */
const WATCH_COUNT = 3;
/** Share of the topic's answers that a slip to watch has at least. */
const WATCH_SHARE = 0.3;
/** A slip came more than once before it is called recurring. */
const RECURRING_COUNT = 2;
/** Answers in the topic without the slip after which it is gone. */
const GONE_ANSWERS = 12;
/** Seconds of a question before any was measured. */
const USUAL_SECONDS = 120;

/** A marked answer as the findings read it. */
export interface MarkedAnswer {
  paperId: number;
  questionIndex: number;
  subStrandId: string;
  heuristicId: string;
  level: ProficiencyLevel;
  isRight: boolean;
  slip: string | null;
  hintsUsed: number;
  seconds: number;
  /** Checks of a practice question; 0 elsewhere. */
  tries: number;
  isRightAtLast: boolean;
  at: Date;
}

/** A slip in one topic, with its answers. */
export interface CountedSlip {
  code: string;
  subStrandId: string;
  heuristicId: string;
  practiceLevel: ProficiencyLevel;
  count: number;
  answers: number;
  last: MarkedAnswer;
  isGone: boolean;
}

/**
 * Slips that came twice or more, those that still come first, the most frequent first (PARENT-9). `answers` are in the
 * order of time.
 */
export function listSlips(answers: readonly MarkedAnswer[], now: Date): CountedSlip[] {
  const groups = groupBy(
    answers.filter(({ slip }) => slip !== null),
    ({ slip, subStrandId }) => `${subStrandId} ${slip}`,
  );
  const slips = [...groups.values()].flatMap((all) => {
    const last = all.at(-1);
    if (!last?.slip) return [];
    const topic = answers.filter(({ subStrandId }) => subStrandId === last.subStrandId);
    const since = topic.filter(({ at }) => at > last.at).length;
    const isGone = since >= GONE_ANSWERS;
    const own = isGone ? all : all.filter(({ at }) => isRecent(at, now, RECENT_DAYS));
    if (own.length < RECURRING_COUNT) return [];
    return [
      {
        code: last.slip,
        subStrandId: last.subStrandId,
        heuristicId: mostFrequent(own.map(({ heuristicId }) => heuristicId)),
        practiceLevel: levelBelow(mostFrequent(own.map(({ level }) => level))),
        count: own.length,
        answers: isGone ? topic.length : topic.filter(({ at }) => isRecent(at, now, RECENT_DAYS)).length,
        last,
        isGone,
      },
    ];
  });
  return slips.toSorted(
    (a, b) =>
      Number(a.isGone) - Number(b.isGone) || b.count - a.count || b.last.at.getTime() - a.last.at.getTime(),
  );
}

function groupBy<T, Key>(values: readonly T[], keyOf: (value: T) => Key): Map<Key, T[]> {
  const groups = new Map<Key, T[]>();
  for (const value of values) groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), value]);
  return groups;
}

const isRecent = (at: Date, now: Date, days: number): boolean => now.getTime() - at.getTime() < days * DAY_MS;

/** The value that occurs most, of equals the latest. `values` is not empty. */
function mostFrequent<T>(values: readonly T[]): T {
  const counts = groupBy(values, (value) => value);
  let best = values.at(-1) as T;
  for (const [value, all] of counts) if (all.length > (counts.get(best)?.length ?? 0)) best = value;
  return best;
}

function levelBelow(level: ProficiencyLevel): ProficiencyLevel {
  return PROFICIENCY_LEVELS[Math.max(0, PROFICIENCY_LEVELS.indexOf(level) - 1)] ?? level;
}

/**
 * What a parent is to watch (PARENT-10): the most frequent slip that makes up a good part of its topic and was seen
 * lately. Without one it is the weakest topic with enough answers, or nothing.
 */
export function findWatch(given: {
  slips: readonly CountedSlip[];
  topics: readonly Skill[];
  topicNames: ReadonlyMap<string, string>;
  now: Date;
}): Watch | null {
  const { slips, topics, topicNames, now } = given;
  const slip = slips.find(
    ({ isGone, count, answers, last }) =>
      !isGone && count >= WATCH_COUNT && count >= WATCH_SHARE * answers && isRecent(last.at, now, WATCH_DAYS),
  );
  if (slip) {
    const { code, subStrandId: topicId, count, answers } = slip;
    return { kind: 'slip', code, topicId, topicName: topicNames.get(topicId) ?? topicId, count, answers };
  }
  const [weakest] = topics
    .filter(
      ({ questionsAttempted, percent }) => questionsAttempted >= ENOUGH_ANSWERS && percent < CUTOFFS.strength,
    )
    .toSorted((a, b) => a.percent - b.percent);
  if (!weakest) return null;
  const { id: topicId, name: topicName, percent, questionsAttempted } = weakest;
  return { kind: 'topic', topicId, topicName, percent, answers: questionsAttempted };
}

/** The first of these that is true in the week (PARENT-10); null without an answer in it. */
export function findWin(given: {
  answers: readonly MarkedAnswer[];
  topics: readonly Skill[];
  slips: readonly CountedSlip[];
  topicNames: ReadonlyMap<string, string>;
  goalDays: number;
  weekStart: Date;
}): Win | null {
  const { answers, topics, slips, topicNames, goalDays, weekStart } = given;
  const week = answers.filter(({ at }) => at >= weekStart);
  if (week.length === 0) return null;
  const newly = topics.find((topic) => topic.isMastered && isNew(topic.id, answers, weekStart));
  if (newly) {
    const own = answers.filter(({ subStrandId }) => subStrandId === newly.id);
    return { kind: 'mastered', name: newly.name, right: countRight(own), answers: own.length };
  }
  const gone = slips.find(
    ({ isGone, subStrandId }) => isGone && week.some((answer) => answer.subStrandId === subStrandId),
  );
  if (gone)
    return {
      kind: 'slip-gone',
      code: gone.code,
      topicName: topicNames.get(gone.subStrandId) ?? gone.subStrandId,
    };
  const practisedDays = countDays(week);
  if (practisedDays >= goalDays) return { kind: 'goal-met', days: practisedDays };
  const fixed = week.filter(isFixed).length;
  if (fixed > 0) return { kind: 'fixed', count: fixed };
  return { kind: 'practised', questions: week.length, right: countRight(week) };
}

/** Days in Singapore with an answer. */
export function countDays(answers: readonly MarkedAnswer[]): number {
  return new Set(answers.map(({ at }) => singaporeDate(at))).size;
}

/** Wrong at the first try, and right at a later one. */
export function isFixed({ isRight, tries, isRightAtLast }: MarkedAnswer): boolean {
  return !isRight && tries > 1 && isRightAtLast;
}

const countRight = (answers: readonly MarkedAnswer[]): number =>
  answers.filter(({ isRight }) => isRight).length;

/** Whether a topic had not earned its mastery by the answers before a moment. */
function isNew(topicId: string, answers: readonly MarkedAnswer[], before: Date): boolean {
  const own = answers.filter(({ subStrandId, at }) => subStrandId === topicId && at < before);
  return own.length < ENOUGH_ANSWERS || countRight(own) * 100 < own.length * CUTOFFS.childProgressCard;
}

/** The paper that the worry asks for (PARENT-10). */
export function proposeNext(given: {
  watch: Watch | null;
  /** Topic of the family's goal, for a week in which nothing stands out. */
  goalTopicId: string | null;
  slips: readonly CountedSlip[];
  topicNames: ReadonlyMap<string, string>;
  gradeLevel: GradeLevel;
  hasAnswers: boolean;
  subStrands: number;
  secondsPerQuestion: number | null;
  now: Date;
}): NextPaper {
  const { watch, goalTopicId, slips, topicNames, gradeLevel, hasAnswers, subStrands, now } = given;
  const questions = !hasAnswers
    ? subStrands
    : isYoungGrade(gradeLevel)
      ? NEXT_QUESTIONS.young
      : NEXT_QUESTIONS.older;
  const seconds = questions * (given.secondsPerQuestion ?? USUAL_SECONDS);
  const rest = {
    questions,
    minutes: Math.max(1, Math.round(seconds / 60)),
    dueOn: singaporeDate(new Date(now.getTime() + DUE_DAYS * DAY_MS)),
  };
  const open = { topicId: null, topicName: null, heuristicId: null, level: null, ...rest };
  if (!watch) {
    const topicName = goalTopicId === null ? undefined : topicNames.get(goalTopicId);
    return hasAnswers && topicName !== undefined
      ? { ...open, type: 'topic', topicId: goalTopicId, topicName, level: 'independent' }
      : { ...open, type: hasAnswers ? 'mixed' : 'diagnostic' };
  }
  const { topicId } = watch;
  const topicName = topicNames.get(topicId) ?? topicId;
  if (watch.kind === 'topic')
    return {
      ...open,
      type: 'topic',
      topicId,
      topicName,
      level: watch.percent < CUTOFFS.focus ? 'guided' : 'independent',
    };
  const slip = slips.find(({ code, subStrandId }) => code === watch.code && subStrandId === topicId);
  return {
    ...open,
    type: 'slip',
    topicId,
    topicName,
    heuristicId: slip?.heuristicId ?? null,
    level: slip?.practiceLevel ?? 'guided',
  };
}

/** Middle value of measured seconds; null without one. */
export function medianSeconds(answers: readonly MarkedAnswer[]): number | null {
  const measured = answers
    .map(({ seconds }) => seconds)
    .filter((seconds) => seconds > 0)
    .sort((a, b) => a - b);
  return measured[Math.floor(measured.length / 2)] ?? null;
}
