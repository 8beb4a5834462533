import {
  type ChildOverview,
  type RecurringSlip,
  type Skill,
  GOAL_DAYS,
} from '@sumfox/contracts/assessment/child-overview.endpoints';
import type { AxisRecord } from '@sumfox/contracts/assessment/progress.endpoints';
import { ProficiencyLevelSchema } from '@sumfox/contracts/question/item';
import { listHeuristics } from '@sumfox/curriculum/heuristics';
import { listSubStrands } from '@sumfox/curriculum/sub-strands';
import { isMastered } from '@sumfox/pupil-model/mastered';
import type { EntityManager } from '@sumfox/platform/database/database';
import { readRows } from '@sumfox/platform/database/statements';
import * as z from 'zod/mini';
import { findAbility, masteryOfHeuristic, masteryOfSubStrand } from '../ability/index.js';
import { singaporeDate, weekStart } from '../calendar/index.js';
import {
  countAnswered,
  Paper,
  PaperMarkScheme,
  PaperQuestion,
  toPlaceKey,
  toPlaces,
} from '../paper/index.js';
import { listPairingTotals, percentOf, toAxis } from '../proficiency/index.js';
import { BY, QuestionResult, sumResults } from '../result/index.js';
import {
  type CountedSlip,
  type OverviewAnswer,
  RECENT_DAYS,
  findWatch,
  findWin,
  isFixed,
  listSlips,
  medianSeconds,
  proposeNext,
} from './overview.rules.js';
import type { GradedPupil } from './topic-records.queries.js';

const DAY_MS = 86_400_000;
/** Maximum of answers read. */
const ANSWERS_MAX = 600;
/** Most recurring slips and assigned papers in an answer. */
const LISTED = 5;

/** What a parent is shown of a child, counted from the marks as they stand (PARENT-9, PARENT-10). */
export async function findOverview(em: EntityManager, pupil: GradedPupil, now: Date): Promise<ChildOverview> {
  const { pupilId, gradeLevel } = pupil;
  const answers = await listOverviewAnswers(em, pupil);
  const recent = answers.filter(({ at }) => now.getTime() - at.getTime() < RECENT_DAYS * DAY_MS);
  const axes = await listSkills(em, pupil);
  const slips = listSlips(answers, now);
  const topicNames = new Map(listSubStrands(gradeLevel).map(({ id, name }) => [id, name]));
  const times = await listTimes(em, pupilId, new Date(now.getTime() - RECENT_DAYS * DAY_MS));
  const week = toWeek(answers, times, now);
  const watch = findWatch(slips, axes.topics, now);
  const seconds = sumSeconds(times);
  const secondsPerQuestion =
    medianSeconds(recent) ?? (seconds === 0 ? null : Math.round(seconds / Math.max(1, recent.length)));
  const practisedDays = week.days.filter(({ questions }) => questions > 0).length;
  return {
    childId: pupilId,
    gradeLevel,
    performance: await findPerformance(em, pupilId, now),
    week: { ...week, goalDays: GOAL_DAYS },
    win: findWin({
      ...{ answers, topics: axes.topics, slips, topicNames, practisedDays },
      ...{ goalDays: GOAL_DAYS, weekStart: weekStart(now) },
    }),
    watch,
    next: proposeNext({
      ...{ watch, slips, topicNames, gradeLevel, secondsPerQuestion, now },
      ...{ hasAnswers: answers.length > 0, subStrands: topicNames.size },
    }),
    slips: await describeSlips(em, slips.slice(0, LISTED), topicNames),
    ...axes,
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

const AnswerSchema = z.object({
  paper_id: z.int(),
  question_index: z.int(),
  sub_strand_id: z.string(),
  heuristic_id: z.string(),
  level: ProficiencyLevelSchema,
  is_correct: z.boolean(),
  misconception_code: z.nullable(z.string()),
  hints_used: z.int(),
  seconds: z.int(),
  tries: z.int(),
  last_check: z.nullable(z.string()),
  /** Milliseconds since 1970. */
  marked_at: z.number(),
});

/** A pupil's latest marked answers of a grade, oldest first. */
async function listOverviewAnswers(
  em: EntityManager,
  { pupilId, gradeLevel }: GradedPupil,
): Promise<OverviewAnswer[]> {
  // SQL: three tables in one read, without the questions themselves.
  const rows = await readRows(
    em,
    AnswerSchema,
    `select r.paper_id, r.question_index, r.sub_strand_id, r.heuristic_id, r.level, r.is_correct, r.misconception_code,
       r.hints_used, coalesce(p.time_spent_seconds, 0) as seconds, coalesce(c.tries, 0) as tries,
       c.last_check->>'outcome' as last_check, extract(epoch from r.marked_at)::float8 * 1000 as marked_at
     from question_results r
     left join paper_responses p on p.paper_id = r.paper_id and p.question_index = r.question_index
     left join answer_checks c on c.paper_id = r.paper_id and c.question_index = r.question_index
     where r.pupil_id = ? and r.grade_level = ?
     order by r.marked_at desc, r.paper_id desc, r.question_index desc limit ?`,
    [pupilId, gradeLevel, ANSWERS_MAX],
  );
  return rows.reverse().map((row) => ({
    paperId: row.paper_id,
    questionIndex: row.question_index,
    subStrandId: row.sub_strand_id,
    heuristicId: row.heuristic_id,
    level: row.level,
    isRight: row.is_correct,
    slip: row.is_correct ? null : row.misconception_code,
    hintsUsed: row.hints_used,
    seconds: row.seconds,
    tries: row.tries,
    isRightAtLast: row.last_check === 'right',
    at: new Date(row.marked_at),
  }));
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

async function listSkills(
  em: EntityManager,
  { pupilId, gradeLevel }: GradedPupil,
): Promise<Pick<ChildOverview, 'topics' | 'heuristics'>> {
  const totals = await listPairingTotals(em, pupilId, gradeLevel);
  const ability = await findAbility(em, pupilId, gradeLevel);
  const toSkills = (axis: readonly AxisRecord[], forecastOf: (id: string) => number): Skill[] =>
    axis.flatMap(({ id, name, percent, questionsAttempted, questionsCorrect }) => {
      if (percent === null) return [];
      const shown = { answers: questionsAttempted, right: questionsCorrect, forecast: forecastOf(id) };
      return [{ id, name, percent, questionsAttempted, isMastered: isMastered(shown) }];
    });
  return {
    topics: toSkills(toAxis('subStrandId', listSubStrands(gradeLevel), totals), (id) =>
      masteryOfSubStrand(ability, id),
    ),
    heuristics: toSkills(toAxis('heuristicId', listHeuristics(gradeLevel), totals), (id) =>
      masteryOfHeuristic(ability, id),
    ),
  };
}

/** Time spent on a completed paper. */
interface PaperTime {
  at: Date;
  seconds: number;
}

const sumSeconds = (times: readonly PaperTime[]): number =>
  times.reduce((sum, { seconds }) => sum + seconds, 0);

/** Papers completed since a moment; their clock also runs where no question was measured. */
async function listTimes(em: EntityManager, pupilId: string, since: Date): Promise<PaperTime[]> {
  const papers = await em.find(
    Paper,
    { pupilId, status: 'completed', completedAt: { $gte: since } },
    { fields: ['completedAt', 'timeSpentSeconds'], disableIdentityMap: true },
  );
  return papers.flatMap(({ completedAt, timeSpentSeconds }) =>
    completedAt ? [{ at: completedAt, seconds: timeSpentSeconds ?? 0 }] : [],
  );
}

function toWeek(answers: readonly OverviewAnswer[], times: readonly PaperTime[], now: Date) {
  const start = weekStart(now);
  const week = answers.filter(({ at }) => at >= start);
  const days = Array.from({ length: 7 }, (_, index) => {
    const date = singaporeDate(new Date(start.getTime() + index * DAY_MS));
    return { date, questions: week.filter(({ at }) => singaporeDate(at) === date).length };
  });
  return { days, minutes: Math.round(sumSeconds(times.filter(({ at }) => at >= start)) / 60) };
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
    const known = schemes.get(place)?.scheme.misconceptions.find(({ code }) => code === slip.code);
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
          answer: results.get(place)?.readAs ?? null,
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
