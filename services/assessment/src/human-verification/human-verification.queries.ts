import { LockMode } from '@mikro-orm/postgresql';
import type { AssessmentType } from '@sumfox/contracts/assessment/paper.endpoints';
import { ProductError } from '@sumfox/contracts/errors';
import type { MarkScheme } from '@sumfox/contracts/question/item';
import type { GradeLevel } from '@sumfox/curriculum/grades';
import type { EntityManager } from '@sumfox/platform/database/database';
import { QuestionDisputeRow } from '../dispute/dispute.entity.js';
import { Paper } from '../paper/paper.entity.js';
import type { ResponseText } from '../paper/response.rules.js';
import { QuestionResult } from '../submission/submission.entity.js';
import { QuestionVerdictRow } from './human-verification.entity.js';
import type { ListPlace, StandingPlace } from './human-verification.rules.js';

/** The largest number that the column can hold. */
const LARGEST_ID = 2_147_483_647;

/**
 * A completed paper of any pupil, locked until the transaction ends where `lock` is set. Throws 404 for a missing one and
 * 409 while it has no marks to be verified.
 */
export async function getCompletedForAdmin(em: EntityManager, id: number, lock = false): Promise<Paper> {
  const mode = lock ? { lockMode: LockMode.PESSIMISTIC_WRITE } : {};
  const paper = id > LARGEST_ID ? null : await em.findOne(Paper, { id }, mode);
  if (!paper) throw new ProductError('not-found', 'assessment-not-found', 'Assessment Not Found');
  if (paper.status !== 'completed')
    throw new ProductError('conflict', 'not-completed', 'This assessment is not completed yet.');
  return paper;
}

/** The verdicts that stand on a paper, by place. */
export async function listVerdicts(
  em: EntityManager,
  paperId: number,
): Promise<Map<number, QuestionVerdictRow>> {
  const rows = await em.find(QuestionVerdictRow, { paperId, replacedAt: null });
  return new Map(rows.map((row) => [row.questionIndex, row]));
}

/** Every place of a paper with its mark and the verdict that stands there. */
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

/** What is asked of the list; null means no restriction. */
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
  /** Doubts; -1 for a paper with all its verdicts, so that it stands last. */
  rank: number;
}

interface ListedRow {
  id: number;
  pupil_id: string;
  type: AssessmentType;
  grade_level: GradeLevel;
  question_count: number;
  completed_at: Date | string;
  score: number | null;
  time_spent_seconds: number | null;
  is_flagged: boolean;
  doubts: number;
  verified: number;
  rank: number;
}

/** Places that something speaks against and no person has given a verdict on, and papers with all that was said of them. */
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
  const params: unknown[] = [];
  const add = (sql: string, ...values: unknown[]) => {
    conditions.push(sql);
    params.push(...values);
  };
  if (filter.pupilIds) add('p.pupil_id = any (?::uuid[])', `{${filter.pupilIds.join(',')}}`);
  if (filter.id !== null) add('p.id = ?', filter.id);
  if (filter.types) add('p.type = any (?::text[])', `{${filter.types.join(',')}}`);
  if (filter.grade) add('p.grade_level = ?', filter.grade);
  if (filter.isFlagged) add('f.paper_id is not null');
  const after = filter.after;
  const rows = await em.execute<ListedRow[]>(
    `with ${SPOKEN_OF}, ranked as (
       select p.id, p.pupil_id, p.type, p.grade_level, p.question_count, p.completed_at, p.score, p.time_spent_seconds,
         f.paper_id is not null as is_flagged, coalesce(d.doubts, 0) as doubts, coalesce(j.verified, 0) as verified,
         case when j.verified >= p.question_count then -1 else coalesce(d.doubts, 0) end as rank
       from papers p left join doubted d on d.paper_id = p.id left join judged j on j.paper_id = p.id
         left join flagged f on f.paper_id = p.id
       where ${conditions.join(' and ')})
     select * from ranked ${after ? 'where (rank, completed_at, id) < (?::int, ?::timestamptz, ?::bigint)' : ''}
     order by rank desc, completed_at desc, id desc limit ?`,
    [...params, ...(after ? [after.rank, new Date(after.completedAtMs), after.id] : []), filter.limit],
  );
  return rows.map((row) => ({
    id: row.id,
    pupilId: row.pupil_id,
    type: row.type,
    gradeLevel: row.grade_level,
    questionCount: row.question_count,
    completedAt: new Date(row.completed_at),
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
  scheme: MarkScheme;
  isKeyless: boolean;
  response: Pick<
    ResponseText,
    'answer' | 'selectedOption' | 'answerParts' | 'blankAnswers' | 'working'
  > | null;
  /** Null while undecided. */
  result: { isCorrect: boolean; feedback: string; suggestions: string[]; readAs: string | null } | null;
}

/** What stands on papers, in paper order; one statement however many there are. */
export async function listListedQuestions(
  em: EntityManager,
  paperIds: readonly number[],
): Promise<ListedQuestion[]> {
  if (paperIds.length === 0) return [];
  const rows = await em.execute<
    Array<{
      paper_id: number;
      question_text: string;
      scheme: MarkScheme;
      is_keyless: boolean;
      response: ListedQuestion['response'];
      result: ListedQuestion['result'];
    }>
  >(
    `select q.paper_id, q.question ->> 'questionText' as question_text, s.scheme,
       exists (select 1 from mark_corrections m where m.paper_id = q.paper_id
           and m.question_index = q.question_index and m.is_key_withheld)
         or exists (select 1 from question_disputes d where d.paper_id = q.paper_id
           and d.question_index = q.question_index and d.verification = 'faulty') as is_keyless,
       coalesce(c.first_try, case when a.paper_id is not null then jsonb_build_object('answer', a.answer,
         'selectedOption', a.selected_option, 'answerParts', a.answer_parts, 'blankAnswers', a.blank_answers,
         'working', a.working) end) as response,
       case when r.paper_id is not null then jsonb_build_object('isCorrect', r.is_correct, 'feedback', r.feedback,
         'suggestions', r.suggestions, 'readAs', r.read_as) end as result
     from paper_questions q
     join paper_mark_schemes s on s.paper_id = q.paper_id and s.question_index = q.question_index
     left join paper_responses a on a.paper_id = q.paper_id and a.question_index = q.question_index
     left join answer_checks c on c.paper_id = q.paper_id and c.question_index = q.question_index
     left join question_results r on r.paper_id = q.paper_id and r.question_index = q.question_index
     where q.paper_id = any (?::int[]) order by q.paper_id, q.question_index`,
    [`{${paperIds.join(',')}}`],
  );
  return rows.map((row) => ({
    paperId: row.paper_id,
    questionText: row.question_text,
    scheme: row.scheme,
    isKeyless: row.is_keyless,
    response: row.response,
    result: row.result,
  }));
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
  const [row] = await em.execute<Array<{ papers: number; marks: number }>>(
    `select count(distinct paper_id)::int as papers, count(distinct (paper_id, question_index))::int as marks
     from question_verdicts where decided_at >= ?`,
    [since],
  );
  return row ?? { papers: 0, marks: 0 };
}
