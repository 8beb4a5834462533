import { ProductError } from '@sumfox/contracts/errors';
import type { GradeLevel } from '@sumfox/curriculum/grades';
import type { EntityManager } from '@sumfox/platform/database/database';
import type { MarkedQuestion } from './similar.rules.js';

interface QuestionRow {
  paper_id: number;
  question_index: number;
  grade_level: GradeLevel;
  sub_strand_id: string;
  heuristic_id: string;
  level: MarkedQuestion['level'];
  template: string;
  question_type: MarkedQuestion['questionType'];
  awarded: number;
  possible: number;
}

/**
 * The marked questions of a pupil's completed papers. Throws 404 where a paper is missing or another pupil's, and 409
 * where one is not completed.
 */
export async function listMarkedQuestions(
  em: EntityManager,
  pupilId: string,
  paperIds: readonly number[],
): Promise<MarkedQuestion[]> {
  const wanted = [...new Set(paperIds)];
  const papers = await em.execute<Array<{ status: string }>>(
    'select status from papers where pupil_id = ? and id = any (?::bigint[])',
    [pupilId, `{${wanted.join(',')}}`],
  );
  if (papers.length < wanted.length)
    throw new ProductError('not-found', 'assessment-not-found', 'Assessment Not Found');
  if (papers.some(({ status }) => status !== 'completed'))
    throw new ProductError('conflict', 'not-completed', 'This assessment is not marked yet.');
  const rows = await em.execute<QuestionRow[]>(
    `select r.paper_id, r.question_index, r.grade_level, r.sub_strand_id, r.heuristic_id, r.level, q.template,
       q.question->>'questionType' as question_type, r.marks_awarded as awarded, r.marks_possible as possible
     from question_results r
     join paper_questions q on q.paper_id = r.paper_id and q.question_index = r.question_index
     where r.pupil_id = ? and r.paper_id = any (?::bigint[]) order by r.paper_id, r.question_index`,
    [pupilId, `{${wanted.join(',')}}`],
  );
  return rows.map((row) => ({
    paperId: row.paper_id,
    questionIndex: row.question_index,
    gradeLevel: row.grade_level,
    subStrandId: row.sub_strand_id,
    heuristicId: row.heuristic_id,
    level: row.level,
    template: row.template,
    questionType: row.question_type,
    share: row.possible === 0 ? 0 : row.awarded / row.possible,
  }));
}
