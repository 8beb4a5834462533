import { readStored } from '@sumfox/contracts/stored-shape';
import type { GradeLevel } from '@sumfox/curriculum/grades';
import type { EntityManager } from '@sumfox/platform/database/database';
import { markPrepared } from '@sumfox/platform/database/prepared-text';
import { lockName } from '@sumfox/platform/database/server.queries';
import { readRows } from '@sumfox/platform/database/statements';
import { type Difficulties, newDifficulties } from '@sumfox/pupil-model/difficulties';
import type { Model } from '@sumfox/pupil-model/model';
import { readDifficulties, storeDifficulties } from '@sumfox/pupil-model/stored-difficulties';
import * as z from 'zod/mini';
import { PRODUCT_HEAD } from './ability.rules.js';
import { DifficultyState, STORED_DIFFICULTIES } from './difficulty-state.entity.js';

const LatestSchema = z.object({
  version: z.int(),
  /** Changes with each write of the row. */
  stamp: z.string(),
  state: z.nullable(z.record(z.string(), z.unknown())),
});

/** Difficulties as last read, by database and grade: each paper needs them, and they change once in some minutes. */
const READ = new WeakMap<object, Map<GradeLevel, { stamp: string; difficulties: Difficulties }>>();

/** The latest difficulties of a grade, with the head of the product; for reading alone. */
export async function findModel(em: EntityManager, gradeLevel: GradeLevel): Promise<Model> {
  const read = READ.get(em.getDriver()) ?? new Map();
  READ.set(em.getDriver(), read);
  const known = read.get(gradeLevel);
  // SQL: the state is read and parsed again only where the row has changed since.
  const [latest] = await readRows(
    em,
    LatestSchema,
    markPrepared(`select d.version, stamp.text as stamp, case when stamp.text = ? then null else d.state end as state
     from difficulty_states d, lateral (select concat_ws(' ', d.version, d.xmin, d.ctid) as text) stamp
     where d.grade_level = ? order by d.version desc limit 1`),
    [known?.stamp ?? '', gradeLevel],
  );
  if (!latest) return { difficulties: newDifficulties(), head: PRODUCT_HEAD };
  const { version, stamp, state } = latest;
  const difficulties = state
    ? readDifficulties(readStored(STORED_DIFFICULTIES, state), version)
    : known?.difficulties;
  if (!difficulties) throw new Error(`the difficulties of ${gradeLevel} were not read`);
  read.set(gradeLevel, { stamp, difficulties });
  return { difficulties, head: PRODUCT_HEAD };
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
