import type { ChildAssessment, ChildStats } from '@sumfox/contracts/assessment/child-figures.endpoints';
import { CUTOFFS } from '@sumfox/curriculum/cutoffs';
import { listSubStrands } from '@sumfox/curriculum/sub-strands';
import type { EntityManager } from '@sumfox/platform/database/database';
import { countCompletedThisWeek, findOverallFigures, findStreaks } from '../dashboard/figures.queries.js';
import type { Paper } from '../paper/paper.entity.js';
import { toSummary } from '../paper/paper.view.js';
import { countAnswered } from '../paper/response.queries.js';
import { type GradedPupil, listTopicRecords } from './topic-records.queries.js';

/** A pupil's figures at a glance, counted as the pupil's own pages count them. */
export async function findChildStats(em: EntityManager, pupil: GradedPupil, now: Date): Promise<ChildStats> {
  const { pupilId, gradeLevel } = pupil;
  const overall = await findOverallFigures(em, pupilId);
  const topics = await listTopicRecords(em, pupil);
  const papers = await countPapers(em, pupilId);
  return {
    childId: pupilId,
    gradeLevel,
    overallPerformance: overall.percent,
    correctAnswers: overall.correct,
    totalQuestions: overall.questions,
    totalAssessments: papers.total,
    completedAssessments: papers.completed,
    assessmentsThisWeek: await countCompletedThisWeek(em, pupilId, now),
    availableTopics: listSubStrands(gradeLevel).length,
    topicsMastered: topics.filter(({ score }) => score >= CUTOFFS.childProgressCard).length,
    currentStreak: (await findStreaks(em, pupilId, now)).currentStreak,
    lastActive: papers.last === null ? null : new Date(papers.last).toISOString(),
  };
}

interface PaperCounts {
  total: number;
  completed: number;
  last: Date | string | null;
}

async function countPapers(em: EntityManager, pupilId: string): Promise<PaperCounts> {
  const [counts] = await em.execute<PaperCounts[]>(
    `select count(*)::int as total, (count(*) filter (where status = 'completed'))::int as completed,
       max(greatest(last_saved_at, completed_at)) as last
     from papers where pupil_id = ?`,
    [pupilId],
  );
  return counts ?? { total: 0, completed: 0, last: null };
}

/** Papers as an adult sees them in a list, with what came out of the finished ones. */
export async function describePapers(
  em: EntityManager,
  papers: readonly Paper[],
): Promise<ChildAssessment[]> {
  const ids = papers.map(({ id }) => id);
  const answered = await countAnswered(em, ids);
  const correct = await countCorrect(em, ids);
  return papers.map((paper) => ({
    ...toSummary(paper, answered.get(paper.id) ?? 0),
    correctCount: paper.status === 'completed' ? (correct.get(paper.id) ?? 0) : null,
    timeSpentSeconds: paper.status === 'completed' ? (paper.timeSpentSeconds ?? null) : null,
  }));
}

async function countCorrect(em: EntityManager, paperIds: readonly number[]): Promise<Map<number, number>> {
  if (paperIds.length === 0) return new Map();
  const rows = await em.execute<Array<{ paper_id: number; correct: number }>>(
    `select paper_id, count(*)::int as correct from question_results
     where paper_id = any(?::int[]) and is_correct group by paper_id`,
    [`{${paperIds.join(',')}}`],
  );
  return new Map(rows.map((row) => [row.paper_id, row.correct]));
}
