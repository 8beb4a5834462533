import type { TopicRecord } from '@sumfox/contracts/assessment/child-figures.endpoints';
import type { Role } from '@sumfox/contracts/endpoint';
import type { GradeLevel } from '@sumfox/curriculum/grades';
import { listSubStrands } from '@sumfox/curriculum/sub-strands';
import type { EntityManager } from '@sumfox/platform/database/database';
import { isMastered } from '@sumfox/pupil-model/mastered';
import { findAbility, findExplainedSkills, masteryOfSubStrand, stateForecast } from '../ability/index.js';
import { Paper } from '../paper/index.js';
import { percentOf } from '../proficiency/index.js';
import { BY, sumResults } from '../result/index.js';
import { trendOf } from './topic-trend.rules.js';

/** Pupil and grade of the figures. */
export interface GradedPupil {
  pupilId: string;
  gradeLevel: GradeLevel;
}

/** Results of a pupil in each topic met of a grade, in curriculum order; counted from the marks themselves. */
export async function listTopicRecords(
  em: EntityManager,
  pupil: GradedPupil,
  viewer: Role,
): Promise<TopicRecord[]> {
  const { pupilId, gradeLevel } = pupil;
  const rows = await listSittings(em, pupil);
  const explained = await findExplainedSkills(em, pupilId, gradeLevel);
  const ability = await findAbility(em, pupilId, gradeLevel);
  return listSubStrands(gradeLevel).flatMap(({ id: topicId, name: topicName }) => {
    const sittings = rows.filter((row) => row.subStrandId === topicId);
    const score = percentOf(sittings);
    if (score === null) return [];
    const { forecast = 0, certainty = 0, moves = [] } = explained.get(topicId) ?? {};
    const last = Math.max(...sittings.map((row) => row.lastMarkedAt));
    const answers = sumOf(sittings, 'questions');
    const right = sumOf(sittings, 'correct');
    return [
      {
        id: `${pupilId}-${topicId}`,
        childId: pupilId,
        gradeLevel,
        topicId,
        topicName,
        score,
        questionsAttempted: answers,
        isMastered: isMastered({ answers, right, forecast: masteryOfSubStrand(ability, topicId) }),
        assessmentCount: sittings.length,
        lastAssessed: new Date(last).toISOString(),
        trend: trendOf(sittings),
        ...stateForecast(viewer, { forecast, certainty }),
        moves: moves.map(({ at, isRight }) => ({ at: at.toISOString(), isRight })),
      },
    ];
  });
}

const sumOf = <Count extends string>(rows: ReadonlyArray<Record<Count, number>>, count: Count): number =>
  rows.reduce((sum, row) => sum + row[count], 0);

/** Each topic on each paper, ordered by completion. */
async function listSittings(em: EntityManager, { pupilId, gradeLevel }: GradedPupil) {
  const rows = await sumResults(em, BY.sitting, { pupilId, gradeLevel });
  const papers = await em.find(
    Paper,
    { pupilId, id: { $in: [...new Set(rows.map(({ paperId }) => paperId))] } },
    { fields: ['completedAt'], disableIdentityMap: true },
  );
  const completed = new Map(papers.map(({ id, completedAt }) => [id, completedAt?.getTime() ?? Infinity]));
  const when = (paperId: number) => completed.get(paperId) ?? Infinity;
  return rows.sort((a, b) => {
    const [first, second] = [when(a.paperId), when(b.paperId)];
    return first === second ? a.paperId - b.paperId : first - second;
  });
}
