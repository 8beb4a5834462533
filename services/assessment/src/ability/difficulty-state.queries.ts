import type { GradeLevel } from '@sumfox/curriculum/grades';
import type { EntityManager } from '@sumfox/platform/database/database';
import { lockName } from '@sumfox/platform/database/server.queries';
import { type Difficulties, newDifficulties } from '@sumfox/pupil-model/difficulties';
import type { Model } from '@sumfox/pupil-model/model';
import { readDifficulties, storeDifficulties } from '@sumfox/pupil-model/stored-difficulties';
import { PRODUCT_HEAD } from './ability.rules.js';
import { DifficultyState } from './difficulty-state.entity.js';

/** The latest difficulties of a grade, with the head of the product. */
export async function findModel(em: EntityManager, gradeLevel: GradeLevel): Promise<Model> {
  return { difficulties: await findDifficulties(em, { gradeLevel }), head: PRODUCT_HEAD };
}

/** The latest difficulties of a grade, or of its last checkpoint; new ones where there are none. */
export async function findDifficulties(
  em: EntityManager,
  where: { gradeLevel: GradeLevel; isCheckpoint?: true },
): Promise<Difficulties> {
  const [row] = await em.find(DifficultyState, where, {
    orderBy: { version: 'desc' },
    limit: 1,
    disableIdentityMap: true,
  });
  return row ? readDifficulties(row.state, row.version) : newDifficulties();
}

/** Waits for the other writers of a grade's difficulties: they are moved in sequence. */
export function lockDifficulties(em: EntityManager, gradeLevel: GradeLevel): Promise<void> {
  return lockName(em, `difficulties of ${gradeLevel}`);
}

/** Stores the difficulties as the latest of the grade. */
export async function storeLatest(
  em: EntityManager,
  gradeLevel: GradeLevel,
  difficulties: Difficulties,
): Promise<void> {
  const { version } = difficulties;
  await em.nativeDelete(DifficultyState, { gradeLevel, isCheckpoint: false });
  const state = storeDifficulties(difficulties);
  await em.upsert(
    DifficultyState,
    { gradeLevel, version, state, isCheckpoint: false },
    {
      onConflictFields: ['gradeLevel', 'version'],
      onConflictMergeFields: ['state'],
    },
  );
}
