import type { ChildAssessment, ChildStats } from '@sumfox/contracts/assessment/child-figures.endpoints';
import { listSubStrands } from '@sumfox/curriculum/sub-strands';
import type { EntityManager } from '@sumfox/platform/database/database';
import { countCompletedThisWeek, findOverallFigures, findStreaks } from './figures.queries.js';
import { findAbility, masteryOfSubStrand } from '../ability/index.js';
import { countAnswered, Paper, toSummary } from '../paper/index.js';
import { BY, sumResults } from '../result/index.js';
import { countProficient, listPairingTotals, toAxis } from '../proficiency/index.js';
import type { GradedPupil } from './topic-records.queries.js';

/** A pupil's figures at a glance, counted as the pupil's own pages count them. */
export async function findChildStats(em: EntityManager, pupil: GradedPupil, now: Date): Promise<ChildStats> {
  const { pupilId, gradeLevel } = pupil;
  const overall = await findOverallFigures(em, pupilId);
  const concepts = toAxis(
    'subStrandId',
    listSubStrands(gradeLevel),
    await listPairingTotals(em, pupilId, gradeLevel),
  );
  const ability = await findAbility(em, pupilId, gradeLevel);
  const papers = await countPapers(em, pupilId);
  return {
    childId: pupilId,
    gradeLevel,
    overallPerformance: overall.percent ?? 0,
    correctAnswers: overall.correct,
    totalQuestions: overall.questions,
    totalAssessments: papers.total,
    assessmentsCompleted: papers.completed,
    assessmentsThisWeek: await countCompletedThisWeek(em, pupilId, now),
    topicsLoaded: concepts.length,
    topicsMastered: countProficient(concepts, (id) => masteryOfSubStrand(ability, id)),
    streak: (await findStreaks(em, pupilId, now)).currentStreak,
    lastActive: papers.last?.toISOString() ?? null,
  };
}

async function countPapers(em: EntityManager, pupilId: string) {
  const papers = await em.find(
    Paper,
    { pupilId },
    { fields: ['status', 'lastSavedAt', 'completedAt'], disableIdentityMap: true },
  );
  const moments = papers.flatMap(({ lastSavedAt, completedAt }) =>
    [lastSavedAt ?? [], completedAt ?? []].flat(),
  );
  return {
    total: papers.length,
    completed: papers.filter(({ status }) => status === 'completed').length,
    last: moments.length === 0 ? null : new Date(Math.max(...moments.map((at) => at.getTime()))),
  };
}

/** Papers as an adult sees them in a list, with what came out of the finished ones. */
export async function describePapers(
  em: EntityManager,
  papers: readonly Paper[],
): Promise<ChildAssessment[]> {
  const ids = papers.map(({ id }) => id);
  const answered = await countAnswered(em, ids);
  const totals = await sumResults(em, BY.paper, { paperIds: ids });
  const correct = new Map(totals.map((row) => [row.paperId, row.correct]));
  return papers.map((paper) => ({
    ...toSummary(paper, answered.get(paper.id) ?? 0),
    correctCount: paper.status === 'completed' ? (correct.get(paper.id) ?? 0) : null,
  }));
}
