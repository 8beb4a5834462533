import { LockMode } from '@mikro-orm/postgresql';
import { ProductError } from '@sumfox/contracts/errors';
import type { EntityManager } from '@sumfox/platform/database/database';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { validate as isUuid } from 'uuid';
import { Account, type AccountRow } from '../account/index.js';
import { isLinked } from '../parent-child/index.js';

/** The account of a child of the calling parent, locked. Throws 404 for a child that is not linked. */
export async function lockLinkedChild(
  em: EntityManager,
  caller: PersonCaller,
  childId: string,
): Promise<AccountRow> {
  const isOwn = isUuid(childId) && (await isLinked(em, caller.userId, childId));
  if (!isOwn) throw new ProductError('not-found', 'not-found', 'Not found');
  return em.findOneOrFail(Account, { id: childId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
}
