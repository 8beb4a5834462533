import { Injectable } from '@nestjs/common';
import { ProductError } from '@sumfox/contracts/errors';
import { Database, type EntityManager } from '@sumfox/platform/database/database';
import { Account, type AccountRow } from '../account/index.js';
import { ParentChild } from '../parent-child/index.js';

const NAMES = ['username', 'email', 'firstName', 'lastName', 'callName'] as const;

type Named = Pick<AccountRow, 'id' | 'username' | 'email' | 'firstName' | 'lastName' | 'callName'>;

/** Reads what an account and its family are called. */
@Injectable()
export class HiddenNamesQueries {
  constructor(private readonly database: Database) {}

  /** The account's own first. Throws 404 for an account that is unknown. */
  async list(accountId: string): Promise<string[]> {
    const em = this.database.fork();
    const own = await em.findOne(Account, { id: accountId }, { fields: [...NAMES] });
    if (!own) throw new ProductError('not-found', 'not-found', 'Not found');
    const family = await listFamily(em, accountId);
    return [...new Set([own, ...family].flatMap(listNames))].filter((name) => name.trim() !== '');
  }
}

/**
 * Everybody linked to an account, and everybody linked to those: of a child parents, brothers and sisters; of a parent
 * children, and their other parents.
 */
async function listFamily(em: EntityManager, accountId: string): Promise<Named[]> {
  const near = (await listLinks(em, [accountId])).flatMap(({ parent, child }) => [parent.id, child.id]);
  const links = near.length === 0 ? [] : await listLinks(em, near);
  const family = new Map(links.flatMap(({ parent, child }) => [parent, child]).map((one) => [one.id, one]));
  return [...family.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
}

function listLinks(em: EntityManager, ids: readonly string[]) {
  const some = { $in: [...new Set(ids)] };
  return em.find(
    ParentChild,
    { $or: [{ parent: some }, { child: some }] },
    { fields: NAMES.flatMap((name) => [`parent.${name}`, `child.${name}`] as const) },
  );
}

/** Both orders of the whole name too, since it may be typed without a gap. */
function listNames({ username, email, firstName: first, lastName: last, callName }: Named): string[] {
  return [first, last, callName ?? '', username, email ?? '', `${first} ${last}`, `${last} ${first}`];
}
