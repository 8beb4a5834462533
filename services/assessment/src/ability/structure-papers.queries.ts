import type { StructurePapers } from '@sumfox/contracts/assessment/structure-forecasts.endpoints';
import type { GradeLevel } from '@sumfox/curriculum/grades';
import type { EntityManager } from '@sumfox/platform/database/database';
import { Paper, PaperQuestion } from '../paper/index.js';

/** Counts the papers of a grade that are not handed in and have a question of a structure, in any form. */
export async function countOpenPapers(
  em: EntityManager,
  { gradeLevel, structure }: { gradeLevel: GradeLevel; structure: string },
): Promise<StructurePapers> {
  const papers = await em.find(
    Paper,
    { status: 'in-progress', gradeLevel },
    { fields: ['id', 'lastSavedAt'], disableIdentityMap: true },
  );
  // Names of sub-strands have a character that `like` reads as any.
  const forms = `${structure.replace(/[\\%_]/g, '\\$&')}/%`;
  const questions = await em.find(
    PaperQuestion,
    {
      paperId: { $in: papers.map(({ id }) => id) },
      $or: [{ template: structure }, { template: { $like: forms } }],
    },
    { fields: ['paperId'], disableIdentityMap: true },
  );
  const having = new Set(questions.map(({ paperId }) => paperId));
  const affected = papers.filter(({ id }) => having.has(id));
  const notStarted = affected.filter(({ lastSavedAt }) => !lastSavedAt).length;
  return { notStarted, open: affected.length - notStarted };
}
