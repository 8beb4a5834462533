import type { QuestionType } from '@sumfox/contracts/question/item';
import type { GradeLevel, ProficiencyLevel } from '@sumfox/curriculum/grades';
import type { EntityManager } from '@sumfox/platform/database/database';
import type { Answer } from './ability.rules.js';

/** Answers looked back on; older ones no longer say what a pupil can do today. */
const ANSWERS_MAX = 600;

/** A marked answer of a pupil, with when it was given. */
export interface MarkedAnswer extends Answer {
  at: Date;
  /** Where it stands. */
  paperId: number;
  questionIndex: number;
}

interface AnswerRow {
  paper_id: number;
  question_index: number;
  hints_used: number;
  sub_strand_id: string;
  heuristic_id: string;
  level: ProficiencyLevel;
  question_type: QuestionType;
  awarded: number;
  possible: number;
  marked_at: Date | string;
}

/** A pupil's latest marked answers of a grade, oldest first. */
export async function listAnswers(
  em: EntityManager,
  pupilId: string,
  gradeLevel: GradeLevel,
): Promise<MarkedAnswer[]> {
  const rows = await em.execute<AnswerRow[]>(
    `select r.paper_id, r.question_index, r.hints_used, r.sub_strand_id, r.heuristic_id, r.level, q.question->>'questionType' as question_type,
       r.marks_awarded as awarded, r.marks_possible as possible, r.marked_at
     from question_results r
     join paper_questions q on q.paper_id = r.paper_id and q.question_index = r.question_index
     where r.pupil_id = ? and r.grade_level = ?
     order by r.marked_at desc, r.paper_id desc, r.question_index desc limit ${ANSWERS_MAX}`,
    [pupilId, gradeLevel],
  );
  return rows.reverse().map((row) => ({
    subStrandId: row.sub_strand_id,
    heuristicId: row.heuristic_id,
    level: row.level,
    questionType: row.question_type,
    share: row.possible === 0 ? 0 : row.awarded / row.possible,
    hintsUsed: row.hints_used,
    at: new Date(row.marked_at),
    paperId: row.paper_id,
    questionIndex: row.question_index,
  }));
}
