import { ProficiencyLevelSchema, QuestionKindSchema } from '@sumfox/contracts/question/item';
import { GradeLevelSchema } from '@sumfox/contracts/question/grade-level';
import type { GradeLevel } from '@sumfox/curriculum/grades';
import type { EntityManager } from '@sumfox/platform/database/database';
import { markPrepared } from '@sumfox/platform/database/prepared-text';
import { type BoundValue, readRows } from '@sumfox/platform/database/statements';
import * as z from 'zod/mini';
import type { Answer } from './ability.rules.js';
import { AT_FAULT_REASON } from '../result/index.js';

/** Maximum of answers read; older ones no longer reflect ability. */
const ANSWERS_MAX = 600;

/** A marked answer of a pupil, with its place. */
export interface MarkedAnswer extends Answer {
  paperId: number;
  questionIndex: number;
}

/** A marked answer with data of its question. */
export interface AnsweredQuestion extends MarkedAnswer {
  gradeLevel: GradeLevel;
}

const AnswerSchema = z.object({
  pupil_id: z.string(),
  paper_id: z.int(),
  question_index: z.int(),
  hints_used: z.int(),
  grade_level: GradeLevelSchema,
  sub_strand_id: z.string(),
  heuristic_id: z.string(),
  level: ProficiencyLevelSchema,
  template: z.string(),
  item_id: z.string(),
  question_type: QuestionKindSchema,
  awarded: z.int(),
  possible: z.int(),
  /** Milliseconds since 1970. */
  marked_at: z.number(),
});

/** A pupil's latest marked answers of a grade, oldest first. */
export function listAnswers(
  em: EntityManager,
  pupilId: string,
  gradeLevel: GradeLevel,
): Promise<MarkedAnswer[]> {
  return listMarked(em, { pupilId, gradeLevel, paperIds: null, learnedBefore: null, limit: ANSWERS_MAX });
}

/** The same without answers that the difficulties of a version had not learned. */
export function listLearnedAnswers(
  em: EntityManager,
  pupilId: string,
  gradeLevel: GradeLevel,
  version: number,
): Promise<MarkedAnswer[]> {
  return listMarked(em, { pupilId, gradeLevel, paperIds: null, learnedBefore: version, limit: ANSWERS_MAX });
}

/** All marked answers of a pupil on some papers, oldest first. */
export function listAnswersOn(
  em: EntityManager,
  pupilId: string,
  paperIds: readonly number[],
): Promise<AnsweredQuestion[]> {
  return listMarked(em, { pupilId, gradeLevel: null, paperIds, learnedBefore: null, limit: null });
}

/** All marked answers on some papers of any pupils, oldest first. The caller tells them apart by their places. */
export async function listAnswersOfAll(
  em: EntityManager,
  paperIds: readonly number[],
): Promise<MarkedAnswer[]> {
  return (await readAnswers(em, 'r.paper_id = any (?)', [paperIds], null)).map(toAnswered);
}

/** Filter of answers; null does not restrict. */
interface AnswerFilter {
  pupilId: string;
  gradeLevel: GradeLevel | null;
  paperIds: readonly number[] | null;
  learnedBefore: number | null;
  limit: number | null;
}

async function listMarked(
  em: EntityManager,
  { pupilId, gradeLevel, paperIds, learnedBefore, limit }: AnswerFilter,
): Promise<AnsweredQuestion[]> {
  const rows = await readAnswers(
    em,
    `r.pupil_id = ? and (?::text is null or r.grade_level = ?) and (?::int[] is null or r.paper_id = any (?))
       and (?::int is null or r.learned_version < ?)`,
    [pupilId, gradeLevel, gradeLevel, paperIds, paperIds, learnedBefore, learnedBefore],
    limit,
  );
  return rows.map(toAnswered);
}

/** The latest answers that meet a condition, oldest first; without those to questions at fault (PROFICIENCY-13). */
async function readAnswers(
  em: EntityManager,
  condition: string,
  values: readonly BoundValue[],
  limit: number | null,
): Promise<Array<z.output<typeof AnswerSchema>>> {
  // SQL: the ORM would load whole questions to read their kinds.
  const rows = await readRows(
    em,
    AnswerSchema,
    markPrepared(`select r.pupil_id, r.paper_id, r.question_index, r.hints_used, r.grade_level, r.sub_strand_id, r.heuristic_id,
       r.level, q.template, q.item_id, q.question->>'questionType' as question_type, r.marks_awarded as awarded,
       r.marks_possible as possible, extract(epoch from r.marked_at)::float8 * 1000 as marked_at
     from question_results r
     join paper_questions q on q.paper_id = r.paper_id and q.question_index = r.question_index
     where ${condition} and r.reason_code <> ? order by r.marked_at desc, r.paper_id desc, r.question_index desc limit ?`),
    [...values, AT_FAULT_REASON, limit],
  );
  return rows.reverse();
}

function toAnswered(row: z.output<typeof AnswerSchema>): AnsweredQuestion {
  return {
    subStrandId: row.sub_strand_id,
    heuristicId: row.heuristic_id,
    level: row.level,
    questionType: row.question_type,
    share: row.possible === 0 ? 0 : row.awarded / row.possible,
    hintsUsed: row.hints_used,
    at: new Date(row.marked_at),
    paperId: row.paper_id,
    questionIndex: row.question_index,
    gradeLevel: row.grade_level,
    template: row.template,
    itemId: row.item_id,
  };
}

/** Maximum of answers of a grade that a fit reads; the newest tell how pupils are now. */
const FIT_ANSWERS_MAX = 500_000;

/** The latest marked answers of all pupils of a grade, oldest first. The ids tell pupils apart, and go nowhere. */
export async function listGradeAnswers(
  em: EntityManager,
  gradeLevel: GradeLevel,
): Promise<Array<{ pupilId: string; answer: Answer }>> {
  const rows = await readAnswers(em, 'r.grade_level = ?', [gradeLevel], FIT_ANSWERS_MAX);
  return rows.map((row) => ({ pupilId: row.pupil_id, answer: toAnswered(row) }));
}
