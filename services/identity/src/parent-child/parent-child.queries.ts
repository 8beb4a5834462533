import type { EntityManager } from '@sumfox/platform/database/database';
import type { AccountRow, ChildOfParent } from '../account/index.js';
import { PROVEN_ORIGINS } from './link-origin.js';
import { ParentChild } from './parent-child.entity.js';

/** A link with the parent it leads to. */
export interface ParentOfChild {
  linkedAt: Date;
  parent: AccountRow;
}

/**
 * Checks whether a viewer may see a pupil: the pupil, a linked parent or an admin. Reads the database for each call.
 */
export async function mayView(
  em: EntityManager,
  viewer: Pick<AccountRow, 'id' | 'role'>,
  pupil: Pick<AccountRow, 'id'>,
): Promise<boolean> {
  if (viewer.id === pupil.id || viewer.role === 'admin') return true;
  return viewer.role === 'parent' && (await isLinked(em, viewer.id, pupil.id));
}

export async function isLinked(em: EntityManager, parentId: string, childId: string): Promise<boolean> {
  return (await em.count(ParentChild, { parent: parentId, child: childId })) > 0;
}

/** Oldest link first. */
export async function listChildren(em: EntityManager, parentId: string): Promise<ChildOfParent[]> {
  const links = await em.find(
    ParentChild,
    { parent: parentId },
    { populate: ['child'], orderBy: { createdAt: 'asc', id: 'asc' } },
  );
  return links.map((link) => ({ linkId: link.id, linkedAt: link.createdAt, child: link.child }));
}

/** Oldest link first. */
export async function listParents(em: EntityManager, childId: string): Promise<ParentOfChild[]> {
  const links = await em.find(
    ParentChild,
    { child: childId },
    { populate: ['parent'], orderBy: { createdAt: 'asc', id: 'asc' } },
  );
  return links.map((link) => ({ linkedAt: link.createdAt, parent: link.parent }));
}

/** The parent who decides about further links to a child: the first of several. */
export async function findFirstParent(em: EntityManager, childId: string): Promise<AccountRow | null> {
  return (await listParents(em, childId))[0]?.parent ?? null;
}

/** Whether a pupil's writing may go to an outside model: an active child that a parent is linked to with proof. */
export async function mayAskModel(em: EntityManager, pupilId: string): Promise<boolean> {
  const links = await em.count(ParentChild, {
    child: { id: pupilId, role: 'child', isActive: true },
    origin: { $in: [...PROVEN_ORIGINS] },
  });
  return links > 0;
}
