import type { WeekDigest } from '@sumfox/contracts/assessment/week-digest';
import type { GradeLevel } from '@sumfox/curriculum/grades';
import { listSubStrands } from '@sumfox/curriculum/sub-strands';
import type { EntityManager } from '@sumfox/platform/database/database';
import { findAbility, masteryOfSubStrand } from '../ability/index.js';
import { Paper } from '../paper/index.js';
import { listPairingTotals, toAxis } from '../proficiency/index.js';
import { QuestionResult } from '../result/index.js';
import { toWeekDigest } from './week-digest.rules.js';

/** The pupil, the grade of the account and the time. */
export interface PupilWeek {
  pupilId: string;
  gradeLevel: GradeLevel;
  from: Date;
  until: Date;
}

/** Describes the papers that a pupil completed in a week; null without a marked answer in the grade. */
export async function findWeekDigest(em: EntityManager, week: PupilWeek): Promise<WeekDigest | null> {
  const { pupilId, gradeLevel, from, until } = week;
  const papers = await em.find(
    Paper,
    { pupilId, status: 'completed', completedAt: { $gte: from, $lt: until } },
    { fields: ['completedAt', 'timeSpentSeconds'], disableIdentityMap: true },
  );
  if (papers.length === 0) return null;
  const results = await em.find(
    QuestionResult,
    { pupilId, gradeLevel, paperId: { $in: papers.map(({ id }) => id) } },
    { fields: ['subStrandId', 'isCorrect'], disableIdentityMap: true },
  );
  const axis = toAxis(
    'subStrandId',
    listSubStrands(gradeLevel),
    await listPairingTotals(em, pupilId, gradeLevel),
  );
  const ability = await findAbility(em, pupilId, gradeLevel);
  return toWeekDigest({
    gradeLevel,
    from,
    until,
    completed: papers.flatMap(({ completedAt }) => completedAt ?? []),
    seconds: papers.reduce((sum, { timeSpentSeconds }) => sum + (timeSpentSeconds ?? 0), 0),
    topics: axis.map(({ id, name, questionsAttempted, questionsCorrect }) => {
      const own = results.filter(({ subStrandId }) => subStrandId === id);
      return {
        id,
        name,
        questions: own.length,
        right: own.filter(({ isCorrect }) => isCorrect).length,
        allQuestions: questionsAttempted,
        allRight: questionsCorrect,
        forecast: masteryOfSubStrand(ability, id),
      };
    }),
  });
}
