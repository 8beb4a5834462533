import { GRADE_LEVELS } from '@sumfox/curriculum/grades';
import type { EntityManager } from '@sumfox/platform/database/database';
import { DifficultyState } from './difficulty-state.entity.js';
import { lockDifficulties } from './difficulty-state.queries.js';

/**
 * Makes the latest difficulties of every grade its checkpoint, from which a rebuild starts: the answers of an erased
 * pupil are gone after it.
 */
export async function takeCheckpoints(em: EntityManager): Promise<void> {
  for (const gradeLevel of GRADE_LEVELS) {
    await lockDifficulties(em, gradeLevel);
    const [latest] = await em.find(
      DifficultyState,
      { gradeLevel },
      { fields: ['version'], orderBy: { version: 'desc' }, limit: 1, disableIdentityMap: true },
    );
    if (!latest) continue;
    const { version } = latest;
    await em.nativeDelete(DifficultyState, { gradeLevel, version: { $lt: version } });
    await em.nativeUpdate(DifficultyState, { gradeLevel, version }, { isCheckpoint: true });
  }
}
