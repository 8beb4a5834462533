import { GRADE_LEVELS, type GradeLevel } from '@sumfox/curriculum/grades';
import { openOrm } from '@sumfox/platform/database/open-orm';
import { database } from '../database.js';
import { rebuildDifficulties } from './difficulty-learning.queries.js';

/** What was learned again of a grade. */
export interface RebuiltGrade {
  gradeLevel: GradeLevel;
  batches: number;
}

/** Learns all difficulties of the assessment database at this address again, each grade from its last checkpoint. */
export async function rebuildAbility(databaseUrl: string): Promise<RebuiltGrade[]> {
  const orm = openOrm(database, databaseUrl);
  try {
    const rebuilt: RebuiltGrade[] = [];
    for (const gradeLevel of GRADE_LEVELS) {
      const batches = await orm.em.fork().transactional((em) => rebuildDifficulties(em, gradeLevel));
      rebuilt.push({ gradeLevel, batches });
    }
    return rebuilt;
  } finally {
    await orm.close(true);
  }
}
