import type { ChildOverview, RecurringSlip } from '@sumfox/contracts/assessment/child-overview.endpoints';
import type { EntityManager } from '@sumfox/platform/database/database';
import { toPaperForm } from '@sumfox/question-kinds/given-answer';
import { singaporeDate, weekStart } from '../calendar/index.js';
import {
  type CountedSlip,
  type MarkedAnswer,
  type PaperTime,
  RECENT_DAYS,
  findFindings,
  isFixed,
  listTimes,
  medianSeconds,
  proposeNext,
  sumSeconds,
} from '../findings/index.js';
import { findGoal } from '../goal/index.js';
import {
  countAnswered,
  Paper,
  PaperMarkScheme,
  PaperQuestion,
  toPlaceKey,
  toPlaces,
} from '../paper/index.js';
import { percentOf } from '../proficiency/index.js';
import { BY, QuestionResult, sumResults } from '../result/index.js';
import type { GradedPupil } from './topic-records.queries.js';

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
/** Weeks that lie within {@link RECENT_DAYS} of today. */
const LISTED_WEEKS = 4;
/** Most recurring slips and assigned papers in an answer. */
const LISTED = 5;

/** What a parent is shown of a child, counted from the marks as they stand (PARENT-9, PARENT-10). */
export async function findOverview(em: EntityManager, pupil: GradedPupil, now: Date): Promise<ChildOverview> {
  const { pupilId, gradeLevel } = pupil;
  const since = weekStart(now);
  const goal = await findGoal(em, pupilId, gradeLevel);
  const findings = await findFindings(em, { ...pupil, from: since, until: now, goalDays: goal.goal.days });
  const { answers, slips, topicNames, win, watch, topics, heuristics } = findings;
  const recent = answers.filter(({ at }) => now.getTime() - at.getTime() < RECENT_DAYS * DAY_MS);
  const times = await listTimes(em, pupilId, new Date(now.getTime() - RECENT_DAYS * DAY_MS), now);
  const seconds = sumSeconds(times);
  const secondsPerQuestion =
    medianSeconds(recent) ?? (seconds === 0 ? null : Math.round(seconds / Math.max(1, recent.length)));
  return {
    childId: pupilId,
    gradeLevel,
    performance: await findPerformance(em, pupilId, now),
    week: toWeek(answers, times, since),
    weeks: toWeeks(answers, times, since),
    goal,
    ...{ win, watch, topics, heuristics },
    next: proposeNext({
      ...{ watch, goalTopicId: goal.goal.topicId, slips, topicNames, gradeLevel, secondsPerQuestion, now },
      ...{ hasAnswers: answers.length > 0, subStrands: topicNames.size },
    }),
    slips: await describeSlips(em, slips.slice(0, LISTED), topicNames),
    habits: {
      answers: recent.length,
      withHint: recent.filter(({ hintsUsed }) => hintsUsed > 0).length,
      secondTries: recent.filter(({ isRight, tries }) => !isRight && tries > 1).length,
      fixedOnSecondTry: recent.filter(isFixed).length,
      secondsPerQuestion,
      seconds,
    },
    assigned: await listAssigned(em, pupilId),
  };
}

/** Percent of all marks now and four weeks ago, by the sums of the pupil's own pages. */
async function findPerformance(
  em: EntityManager,
  pupilId: string,
  now: Date,
): Promise<ChildOverview['performance']> {
  const days = await sumResults(em, BY.day, { pupilId });
  const until = singaporeDate(new Date(now.getTime() - RECENT_DAYS * DAY_MS));
  return {
    percent: percentOf(days),
    marksAwarded: days.reduce((sum, { marksAwarded }) => sum + marksAwarded, 0),
    marksPossible: days.reduce((sum, { marksPossible }) => sum + marksPossible, 0),
    percentBefore: percentOf(days.filter(({ day }) => day <= until)),
  };
}

function toWeek(answers: readonly MarkedAnswer[], times: readonly PaperTime[], start: Date) {
  const week = answers.filter(({ at }) => at >= start);
  const days = Array.from({ length: 7 }, (_, index) => {
    const date = singaporeDate(new Date(start.getTime() + index * DAY_MS));
    return { date, questions: week.filter(({ at }) => singaporeDate(at) === date).length };
  });
  return { days, minutes: Math.round(sumSeconds(times.filter(({ at }) => at >= start)) / 60) };
}

/** The week that begins at `start` and the three before it, the newest first; all lie within the days of `times`. */
function toWeeks(
  answers: readonly MarkedAnswer[],
  times: readonly PaperTime[],
  start: Date,
): ChildOverview['weeks'] {
  return Array.from({ length: LISTED_WEEKS }, (_, index) => {
    const from = new Date(start.getTime() - index * WEEK_MS);
    const isIn = ({ at }: { at: Date }) => at >= from && at.getTime() < from.getTime() + WEEK_MS;
    const own = answers.filter(isIn);
    return {
      startsOn: singaporeDate(from),
      days: new Set(own.map(({ at }) => singaporeDate(at))).size,
      questions: own.length,
      minutes: Math.round(sumSeconds(times.filter(isIn)) / 60),
    };
  });
}

/** Slips with their latest answers. A marked answer is on a completed paper, so its scheme may be told. */
async function describeSlips(
  em: EntityManager,
  slips: readonly CountedSlip[],
  topicNames: ReadonlyMap<string, string>,
): Promise<RecurringSlip[]> {
  if (slips.length === 0) return [];
  const $or = slips.map(({ last: { paperId, questionIndex } }) => ({ paperId, questionIndex }));
  const questions = toPlaces(await em.find(PaperQuestion, { $or }, { fields: ['question'] }));
  const schemes = toPlaces(await em.find(PaperMarkScheme, { $or }));
  const results = toPlaces(await em.find(QuestionResult, { $or }, { fields: ['readAs'] }));
  return slips.flatMap(({ last, subStrandId, ...slip }) => {
    const place = toPlaceKey(last);
    const question = questions.get(place)?.question;
    if (!question) return [];
    const scheme = schemes.get(place)?.scheme;
    const known = scheme?.misconceptions.find(({ code }) => code === slip.code);
    const options = toPaperForm(question).options;
    /** `B: 72 m` for the letter of an option, which says nothing alone. */
    const inWords = (answer: string | undefined): string | null => {
      const option = options.find(({ label }) => label === answer);
      return option ? `${option.label}: ${option.text}` : (answer ?? null);
    };
    return [
      {
        ...slip,
        topicId: subStrandId,
        topicName: topicNames.get(subStrandId) ?? subStrandId,
        lastAt: last.at.toISOString(),
        example: {
          assessmentId: last.paperId,
          questionIndex: last.questionIndex,
          question: question.questionText,
          answer: inWords(results.get(place)?.readAs ?? undefined),
          rightAnswer: inWords(scheme?.modelAnswer),
          explanation: known?.explanation ?? null,
        },
      },
    ];
  });
}

async function listAssigned(em: EntityManager, pupilId: string): Promise<ChildOverview['assigned']> {
  const papers = await em.find(
    Paper,
    { pupilId, dueOn: { $ne: null } },
    { orderBy: { id: 'desc' }, limit: LISTED },
  );
  const answered = await countAnswered(
    em,
    papers.map(({ id }) => id),
  );
  return papers.map(({ id, type, targetedGoal, dueOn, status, questionCount, score }) => ({
    assessmentId: id,
    type,
    title: targetedGoal ?? null,
    dueOn: dueOn ?? '',
    status,
    answered: answered.get(id) ?? 0,
    totalQuestions: questionCount,
    score: score ?? null,
  }));
}
