import type { ChildOverview, Skill } from '@sumfox/contracts/assessment/child-overview.endpoints';
import type { Watch, Win } from '@sumfox/contracts/assessment/findings';
import type { AxisRecord } from '@sumfox/contracts/assessment/progress.endpoints';
import { ProficiencyLevelSchema } from '@sumfox/contracts/question/item';
import type { GradeLevel } from '@sumfox/curriculum/grades';
import { listHeuristics } from '@sumfox/curriculum/heuristics';
import { listSubStrands } from '@sumfox/curriculum/sub-strands';
import { isMastered } from '@sumfox/pupil-model/mastered';
import type { EntityManager } from '@sumfox/platform/database/database';
import { readRows } from '@sumfox/platform/database/statements';
import * as z from 'zod/mini';
import { findAbility, masteryOfHeuristic, masteryOfSubStrand } from '../ability/index.js';
import { Paper } from '../paper/index.js';
import { listPairingTotals, toAxis } from '../proficiency/index.js';
import { type CountedSlip, type MarkedAnswer, findWatch, findWin, listSlips } from './findings.rules.js';

/** Maximum of answers read. */
const ANSWERS_MAX = 600;

/** A pupil in a grade, and the week that a win is looked for in. */
export interface PupilWeek {
  pupilId: string;
  gradeLevel: GradeLevel;
  from: Date;
  /** The last moment that counts: now, or the end of a week that is over. */
  until: Date;
  /** Days of practice that the family aims at. */
  goalDays: number;
}

/** What a parent is told of a child, and the answers that say so. */
export interface Findings extends Pick<ChildOverview, 'topics' | 'heuristics'> {
  /** Oldest first. */
  answers: readonly MarkedAnswer[];
  slips: readonly CountedSlip[];
  topicNames: ReadonlyMap<string, string>;
  /** Null without an answer in the week. */
  win: Win | null;
  watch: Watch | null;
}

/**
 * The win and the worry of a week (PARENT-10), for the home, the progress page and the weekly e-mail alike. Shares and
 * mastery of topics are as they stand now.
 */
export async function findFindings(em: EntityManager, pupil: PupilWeek): Promise<Findings> {
  const { gradeLevel, from, until: now, goalDays } = pupil;
  const answers = await listMarkedAnswers(em, pupil, now);
  const axes = await listSkills(em, pupil);
  const slips = listSlips(answers, now);
  const topicNames = new Map(listSubStrands(gradeLevel).map(({ id, name }) => [id, name]));
  const { topics } = axes;
  return {
    ...{ answers, slips, topicNames, ...axes },
    win: findWin({ answers, topics, slips, topicNames, goalDays, weekStart: from }),
    watch: findWatch({ slips, topics, topicNames, now }),
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

/** A pupil's latest marked answers of a grade until a moment, oldest first. */
async function listMarkedAnswers(
  em: EntityManager,
  { pupilId, gradeLevel }: PupilWeek,
  until: Date,
): Promise<MarkedAnswer[]> {
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
     where r.pupil_id = ? and r.grade_level = ? and r.marked_at <= ?
     order by r.marked_at desc, r.paper_id desc, r.question_index desc limit ?`,
    [pupilId, gradeLevel, until, ANSWERS_MAX],
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

async function listSkills(
  em: EntityManager,
  { pupilId, gradeLevel }: PupilWeek,
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
export interface PaperTime {
  at: Date;
  seconds: number;
}

export const sumSeconds = (times: readonly PaperTime[]): number =>
  times.reduce((sum, { seconds }) => sum + seconds, 0);

/** Papers completed in a time; their clock also runs where no question was measured. */
export async function listTimes(
  em: EntityManager,
  pupilId: string,
  from: Date,
  until: Date,
): Promise<PaperTime[]> {
  const papers = await em.find(
    Paper,
    { pupilId, status: 'completed', completedAt: { $gte: from, $lte: until } },
    { fields: ['completedAt', 'timeSpentSeconds'], disableIdentityMap: true },
  );
  return papers.flatMap(({ completedAt, timeSpentSeconds }) =>
    completedAt ? [{ at: completedAt, seconds: timeSpentSeconds ?? 0 }] : [],
  );
}
