import type { FilterQuery } from '@mikro-orm/postgresql';
import type { GradeLevel } from '@sumfox/curriculum/grades';
import type { EntityManager } from '@sumfox/platform/database/database';
import { findRows } from '@sumfox/platform/database/entity-rows';
import { lockName } from '@sumfox/platform/database/server.queries';
import { BankItem } from './bank-item.entity.js';
import { type BankItemRow, escapeLike } from './bank-item.rules.js';
import { WithdrawnStructureEntity, type WithdrawnStructureRow } from './withdrawn-structure.entity.js';
import { type WithdrawnKeys, withdrawnKey } from './withdrawn-structure.rules.js';

/** A structure of a grade. */
export interface GradeStructure {
  gradeLevel: GradeLevel;
  /** Such as `h2/ratio/one-gains`. */
  structure: string;
}

const LOCK = 'withdrawn structures';

/** Keeps withdrawals waiting until a transaction that inserts items ends. */
export const shareWithdrawals = (em: EntityManager): Promise<void> => lockName(em, LOCK, { isShared: true });

/** Lets withdrawals take turns, and waits for all who are inserting items. */
export const lockWithdrawals = (em: EntityManager): Promise<void> => lockName(em, LOCK);

/** The structures that are withdrawn now. */
export async function readWithdrawn(em: EntityManager): Promise<WithdrawnKeys> {
  const rows = await findRows(em, WithdrawnStructureEntity, {
    fields: ['gradeLevel', 'structure'],
    where: { restoredAt: null },
  });
  return new Set(rows.map(({ gradeLevel, structure }) => withdrawnKey(gradeLevel, structure)));
}

/** The withdrawals that stand, the latest first. */
export function listWithdrawn(em: EntityManager): Promise<WithdrawnStructureRow[]> {
  return em.find(WithdrawnStructureEntity, { restoredAt: null }, { orderBy: { id: 'desc' } });
}

/** The withdrawal of a structure that stands; null for one that is drawn. */
export function findStanding(
  em: EntityManager,
  { gradeLevel, structure }: GradeStructure,
): Promise<WithdrawnStructureRow | null> {
  return em.findOne(WithdrawnStructureEntity, { gradeLevel, structure, restoredAt: null });
}

/** Active items of a structure in all its forms. Names of sub-strands have a character that `like` reads as any. */
function ofStructure({ gradeLevel, structure }: GradeStructure): FilterQuery<BankItemRow> {
  return {
    gradeLevel,
    subStrandId: structure.split('/')[1] ?? '',
    status: 'active',
    $or: [{ template: structure }, { template: { $like: `${escapeLike(structure)}/%` } }],
  };
}

/** How many active items are of a structure. */
export function countOfStructure(em: EntityManager, structure: GradeStructure): Promise<number> {
  return em.count(BankItem, ofStructure(structure));
}

/** The newest active item of a structure; null when the bank has none. */
export async function readNewest(em: EntityManager, structure: GradeStructure): Promise<BankItemRow | null> {
  const [newest] = await em.find(BankItem, ofStructure(structure), { orderBy: { id: 'desc' }, limit: 1 });
  return newest ?? null;
}

/** Retires the items of a structure for a withdrawal; returns how many. */
export function retireOfStructure(
  em: EntityManager,
  structure: GradeStructure,
  withdrawalId: string,
): Promise<number> {
  return em.nativeUpdate(BankItem, ofStructure(structure), { status: 'retired', withdrawalId });
}

/**
 * Brings back the items that a withdrawal retired; returns how many. Items of another release of the templates stay
 * retired, since it may have corrected them.
 */
export async function restoreItems(
  em: EntityManager,
  withdrawalId: string,
  templateVersion: number,
): Promise<number> {
  return em.nativeUpdate(
    BankItem,
    { withdrawalId, $or: [{ source: { $ne: 'engine' } }, { templateVersion }] },
    { status: 'active', withdrawalId: null },
  );
}
