import { LockMode } from '@mikro-orm/postgresql';
import { ASSESSMENT_TYPES, type AssessmentType } from '@sumfox/contracts/assessment/paper.endpoints';
import { ProductError } from '@sumfox/contracts/errors';
import type { GivenAnswer } from '@sumfox/contracts/question/answer';
import { GradeLevelSchema } from '@sumfox/contracts/question/grade-level';
import type { MarkScheme } from '@sumfox/contracts/question/item';
import type { GradeLevel } from '@sumfox/curriculum/grades';
import type { EntityManager } from '@sumfox/platform/database/database';
import { type BoundValue, readRows } from '@sumfox/platform/database/statements';
import type { ResponseText } from '@sumfox/question-kinds/merge-response';
import * as z from 'zod/mini';
import { AnswerCheck } from '../answer-check/index.js';
import { QuestionDisputeRow } from '../dispute-record/index.js';
import {
  MAX_PAPER_ID,
  Paper,
  PaperMarkScheme,
  PaperQuestion,
  PaperResponse,
  toPlaceKey,
  toPlaces,
} from '../paper/index.js';
import { MarkCorrectionRow, QuestionResult } from '../result/index.js';
import { QuestionVerdictRow } from '../verdict-record/index.js';
import type { ListPlace, StandingPlace } from './human-verification.rules.js';

/**
 * A completed paper of any pupil, locked until the transaction ends where `lock` is set. Throws 404 for a missing one
 * and 409 while it has no marks to be verified.
 */
export async function getCompletedForAdmin(em: EntityManager, id: number, lock = false): Promise<Paper> {
  const mode = lock ? { lockMode: LockMode.PESSIMISTIC_WRITE } : {};
  const paper = id > MAX_PAPER_ID ? null : await em.findOne(Paper, { id }, mode);
  if (!paper) throw new ProductError('not-found', 'assessment-not-found', 'Assessment Not Found');
  if (paper.status !== 'completed')
    throw new ProductError('conflict', 'not-completed', 'This assessment is not completed yet.');
  return paper;
}

/** The present verdicts of a paper, by place. */
export async function listVerdicts(
  em: EntityManager,
  paperId: number,
): Promise<Map<number, QuestionVerdictRow>> {
  const rows = await em.find(QuestionVerdictRow, { paperId, replacedAt: null });
  return new Map(rows.map((row) => [row.questionIndex, row]));
}

/** Every place of a paper with its mark and present verdict. */
export async function listStandingPlaces(
  em: EntityManager,
  { id: paperId, questionCount }: Pick<Paper, 'id' | 'questionCount'>,
): Promise<Map<number, StandingPlace>> {
  const results = await em.find(QuestionResult, { paperId });
  const verdicts = await listVerdicts(em, paperId);
  const disputes = await em.find(QuestionDisputeRow, { paperId });
  return new Map(
    Array.from({ length: questionCount }, (_, index) => {
      const result = results.find(({ questionIndex }) => questionIndex === index);
      const marks = result
        ? { marksAwarded: result.marksAwarded, marksPossible: result.marksPossible }
        : null;
      const dispute = disputes.find(({ questionIndex }) => questionIndex === index);
      const isChallenged = dispute?.challenge?.decision === 'waiting';
      return [index, { marks, verdictId: verdicts.get(index)?.id ?? null, isChallenged }];
    }),
  );
}

/** Filters of the list; null means no restriction. */
export interface ListFilter {
  pupilIds: readonly string[] | null;
  /** Number of an assessment. */
  id: number | null;
  types: readonly AssessmentType[] | null;
  grade: GradeLevel | null;
  isFlagged: boolean;
  after: ListPlace | null;
  limit: number;
}

/** A completed paper as the list is sorted by. */
export interface ListedPaper {
  id: number;
  pupilId: string;
  type: AssessmentType;
  gradeLevel: GradeLevel;
  questionCount: number;
  completedAt: Date;
  score: number;
  timeSpentSeconds: number;
  isFlagged: boolean;
  doubts: number;
  verified: number;
  /** Number of doubts; -1 for a fully verified paper, so that it is last. */
  rank: number;
}

const ListedSchema = z.object({
  id: z.int(),
  pupil_id: z.string(),
  type: z.enum(ASSESSMENT_TYPES),
  grade_level: GradeLevelSchema,
  question_count: z.int(),
  /** Milliseconds since 1970. */
  completed_at_ms: z.number(),
  score: z.nullable(z.int()),
  time_spent_seconds: z.nullable(z.int()),
  is_flagged: z.boolean(),
  doubts: z.int(),
  verified: z.int(),
  rank: z.int(),
});

/** Doubted places without a verdict, and fully verified papers. */
const SPOKEN_OF = `doubted as (
    select d.paper_id, count(*)::int as doubts from (
      select paper_id, question_index from question_disputes
        where challenge ->> 'decision' <> 'approved' or verification = 'waiting'
      union select paper_id, question_index from question_reports where outcome = 'waiting'
      union select paper_id, question_index from question_results where is_model_read) d
    where not exists (select 1 from question_verdicts v where v.paper_id = d.paper_id
      and v.question_index = d.question_index and v.replaced_at is null)
    group by d.paper_id),
  judged as (select paper_id, count(*)::int as verified from question_verdicts where replaced_at is null group by paper_id),
  flagged as (select paper_id from question_reports
    union select paper_id from question_disputes where challenge is not null)`;

/** One page of completed papers, most doubtful first, then newest; those with all their verdicts last. */
export async function listPapers(em: EntityManager, filter: ListFilter): Promise<ListedPaper[]> {
  const conditions = [`p.status = 'completed'`, 'p.completed_at is not null'];
  const params: BoundValue[] = [];
  const add = (sql: string, ...values: BoundValue[]) => {
    conditions.push(sql);
    params.push(...values);
  };
  if (filter.pupilIds) add('p.pupil_id = any (?::uuid[])', filter.pupilIds);
  if (filter.id !== null) add('p.id = ?', filter.id);
  if (filter.types) add('p.type = any (?::text[])', filter.types);
  if (filter.grade) add('p.grade_level = ?', filter.grade);
  if (filter.isFlagged) add('f.paper_id is not null');
  const after = filter.after;
  // SQL: the ORM cannot rank by values of three other tables.
  const rows = await readRows(
    em,
    ListedSchema,
    `with ${SPOKEN_OF}, ranked as (
       select p.id, p.pupil_id, p.type, p.grade_level, p.question_count, p.completed_at, p.score, p.time_spent_seconds,
         f.paper_id is not null as is_flagged, coalesce(d.doubts, 0) as doubts, coalesce(j.verified, 0) as verified,
         case when j.verified >= p.question_count then -1 else coalesce(d.doubts, 0) end as rank
       from papers p left join doubted d on d.paper_id = p.id left join judged j on j.paper_id = p.id
         left join flagged f on f.paper_id = p.id
       where ${conditions.join(' and ')})
     select *, extract(epoch from completed_at)::float8 * 1000 as completed_at_ms from ranked ${after ? 'where (rank, completed_at, id) < (?::int, ?::timestamptz, ?::bigint)' : ''}
     order by rank desc, completed_at desc, id desc limit ?`,
    [...params, ...(after ? [after.rank, new Date(after.completedAtMs), after.id] : []), filter.limit],
  );
  return rows.map((row) => ({
    id: row.id,
    pupilId: row.pupil_id,
    type: row.type,
    gradeLevel: row.grade_level,
    questionCount: row.question_count,
    completedAt: new Date(row.completed_at_ms),
    score: row.score ?? 0,
    timeSpentSeconds: row.time_spent_seconds ?? 0,
    isFlagged: row.is_flagged,
    doubts: row.doubts,
    verified: row.verified,
    rank: row.rank,
  }));
}

/** One question of a listed paper, without its drawing. */
export interface ListedQuestion {
  paperId: number;
  questionText: string;
  /** Name of the method that the question asks for. */
  heuristicName: string;
  scheme: MarkScheme;
  isKeyless: boolean;
  response: (GivenAnswer & Pick<ResponseText, 'working'>) | null;
  /** Null while undecided. */
  result: { isCorrect: boolean; feedback: string; suggestions: string[] } | null;
}

/** Questions on papers, in paper order. */
export async function listListedQuestions(
  em: EntityManager,
  paperIds: readonly number[],
): Promise<ListedQuestion[]> {
  const where = { paperId: { $in: [...paperIds] } };
  const reading = { disableIdentityMap: true } as const;
  const questions = await em.find(PaperQuestion, where, {
    ...reading,
    orderBy: { paperId: 'asc', questionIndex: 'asc' },
  });
  const schemes = toPlaces(await em.find(PaperMarkScheme, where, reading));
  const withheld = toPlaces(await em.find(MarkCorrectionRow, { ...where, isKeyWithheld: true }, reading));
  const faulty = toPlaces(await em.find(QuestionDisputeRow, { ...where, verification: 'faulty' }, reading));
  const responses = toPlaces(await em.find(PaperResponse, where, reading));
  const checks = toPlaces(await em.find(AnswerCheck, where, reading));
  const results = toPlaces(await em.find(QuestionResult, where, reading));
  return questions.flatMap((question) => {
    const place = toPlaceKey(question);
    const scheme = schemes.get(place)?.scheme;
    if (!scheme) return [];
    const response = responses.get(place);
    const result = results.get(place);
    return [
      {
        paperId: question.paperId,
        questionText: question.question.questionText,
        heuristicName: question.question.heuristicDisplayName,
        scheme,
        isKeyless: withheld.has(place) || faulty.has(place),
        response:
          checks.get(place)?.firstTry ??
          (response ? { ...response.givenAnswer, working: response.working } : null),
        result: result
          ? {
              isCorrect: result.isCorrect,
              feedback: result.feedback,
              suggestions: result.suggestions,
            }
          : null,
      },
    ];
  });
}

/** How many papers were completed since a moment. */
export function countCompletedSince(em: EntityManager, since: Date): Promise<number> {
  return em.count(Paper, { status: 'completed', completedAt: { $gte: since } });
}

/** Papers, and marks of them, that were given a verdict since a moment. */
export async function countVerifiedSince(
  em: EntityManager,
  since: Date,
): Promise<{ papers: number; marks: number }> {
  const verdicts = await em.find(
    QuestionVerdictRow,
    { decidedAt: { $gte: since } },
    { fields: ['paperId', 'questionIndex'], disableIdentityMap: true },
  );
  return {
    papers: new Set(verdicts.map(({ paperId }) => paperId)).size,
    marks: new Set(verdicts.map(toPlaceKey)).size,
  };
}
