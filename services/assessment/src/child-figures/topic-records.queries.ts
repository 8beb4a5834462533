import type { TopicRecord } from '@sumfox/contracts/assessment/child-figures.endpoints';
import type { GradeLevel } from '@sumfox/curriculum/grades';
import { listSubStrands } from '@sumfox/curriculum/sub-strands';
import type { EntityManager } from '@sumfox/platform/database/database';
import { percentOf } from '../proficiency/proficiency.rules.js';
import { type TopicSitting, trendOf } from './topic-trend.rules.js';

/** Whose figures, and of which grade. */
export interface GradedPupil {
  pupilId: string;
  gradeLevel: GradeLevel;
}

type SittingRow = TopicSitting & { topicId: string; last: Date | string };

/** What a pupil has shown in each topic of a grade that was met, in curriculum order; counted from the marks themselves. */
export async function listTopicRecords(
  em: EntityManager,
  { pupilId, gradeLevel }: GradedPupil,
): Promise<TopicRecord[]> {
  const rows = await em.execute<SittingRow[]>(
    `select r.sub_strand_id as "topicId", sum(r.marks_awarded)::int as "marksAwarded",
       sum(r.marks_possible)::int as "marksPossible", count(*)::int as questions, max(r.marks_possible)::int as heaviest,
       max(r.marked_at) as last
     from question_results r join papers p on p.id = r.paper_id
     where r.pupil_id = ? and r.grade_level = ?
     group by r.sub_strand_id, r.paper_id, p.completed_at order by p.completed_at, r.paper_id`,
    [pupilId, gradeLevel],
  );
  return listSubStrands(gradeLevel).flatMap(({ id: topicId, name: topicName }) => {
    const sittings = rows.filter((row) => row.topicId === topicId);
    const score = percentOf(sittings);
    if (score === null) return [];
    const last = Math.max(...sittings.map((row) => new Date(row.last).getTime()));
    return [
      {
        id: `${pupilId}-${topicId}`,
        childId: pupilId,
        gradeLevel,
        topicId,
        topicName,
        score,
        questionsAttempted: sittings.reduce((sum, { questions }) => sum + questions, 0),
        assessmentCount: sittings.length,
        lastAssessed: new Date(last).toISOString(),
        trend: trendOf(sittings),
      },
    ];
  });
}
