import type { GradeLevel } from '@sumfox/curriculum/grades';
import type { EntityManager } from '@sumfox/platform/database/database';
import { findRows, reading } from '@sumfox/platform/database/entity-rows';
import { lockName } from '@sumfox/platform/database/server.queries';
import { type Difficulties, newDifficulties } from '@sumfox/pupil-model/difficulties';
import type { Model } from '@sumfox/pupil-model/model';
import { readDifficulties, storeDifficulties } from '@sumfox/pupil-model/stored-difficulties';
import { PRODUCT_HEAD } from './ability.rules.js';
import { DifficultyState } from './difficulty-state.entity.js';

/** A rebuild leaves the version as it is: its result is read after this time at the latest. */
const KEPT_MS = 60_000;

/** Difficulties as a process has read them last. */
interface Kept {
  difficulties: Difficulties;
  readAt: number;
}

/** By the database: a test has several. */
const KEPT = new WeakMap<object, Map<GradeLevel, Kept>>();

function keptOf(em: EntityManager): Map<GradeLevel, Kept> {
  const kept = KEPT.get(em.getMetadata()) ?? new Map<GradeLevel, Kept>();
  KEPT.set(em.getMetadata(), kept);
  return kept;
}

const versionRows = (gradeLevel: GradeLevel) =>
  ({ fields: ['version'], where: { gradeLevel }, orderBy: ['version'] }) as const;

/** The versions of a grade's difficulties, for reading them together with other rows. */
export const versionsOf = (gradeLevel: GradeLevel) => reading(DifficultyState, versionRows(gradeLevel));

/** What {@link versionsOf} has read. */
export type Versions = ReadonlyArray<{ version: number }>;

/**
 * The latest difficulties of a grade, with the head of the product; the caller changes nothing in them. Each paper that
 * is made or marked and each home asks for them, and they grow with the bank: each version is read and parsed once.
 * @param versions those of the grade, where the caller has read them
 */
export async function findModel(
  em: EntityManager,
  gradeLevel: GradeLevel,
  versions?: Versions,
): Promise<Model> {
  return { difficulties: await findLatest(em, gradeLevel, versions), head: PRODUCT_HEAD };
}

async function findLatest(
  em: EntityManager,
  gradeLevel: GradeLevel,
  versions?: Versions,
): Promise<Difficulties> {
  const known = versions ?? (await findRows(em, DifficultyState, versionRows(gradeLevel)));
  const version = known.at(-1)?.version;
  if (version === undefined) return newDifficulties();
  const kept = keptOf(em).get(gradeLevel);
  const now = performance.now();
  if (kept?.difficulties.version === version && now - kept.readAt < KEPT_MS) return kept.difficulties;
  const [row] = await findRows(em, DifficultyState, { fields: ['state'], where: { gradeLevel, version } });
  // Replaced since by those of the next batch.
  if (!row) return findLatest(em, gradeLevel);
  const difficulties = readDifficulties(row.state, version);
  keptOf(em).set(gradeLevel, { difficulties, readAt: now });
  return difficulties;
}

/** The latest difficulties of a grade, or of its last checkpoint, to be moved; new ones where there are none. */
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
  keptOf(em).delete(gradeLevel);
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
