import { Injectable } from '@nestjs/common';
import { ProductError } from '@sumfox/contracts/errors';
import { Database } from '@sumfox/platform/database/database';

interface NamedRow {
  username: string;
  email: string | null;
  first_name: string;
  last_name: string;
}

/**
 * An account with everybody linked to it, and everybody linked to those: of a child parents, brothers and sisters; of a
 * parent children, and their other parents.
 */
const FAMILY = `with linked as (
    select parent_id as one, child_id as other from parent_children
    union all select child_id, parent_id from parent_children),
  near as (select ?::uuid as id union select other from linked where one = ?::uuid),
  family as (select id from near union select l.other from linked l join near n on n.id = l.one)
  select a.username, a.email, a.first_name, a.last_name from accounts a join family f on f.id = a.id
  order by a.id = ?::uuid desc, a.id`;

/** Reads what an account and its family are called. */
@Injectable()
export class HiddenNamesQueries {
  constructor(private readonly database: Database) {}

  /** The account's own first. Throws 404 for an account that is unknown. */
  async list(accountId: string): Promise<string[]> {
    const rows = await this.database.fork().execute<NamedRow[]>(FAMILY, [accountId, accountId, accountId]);
    if (rows.length === 0) throw new ProductError('not-found', 'not-found', 'Not found');
    return [...new Set(rows.flatMap(listNames))].filter((name) => name.trim() !== '');
  }
}

/** Both orders of the whole name too, since it may be typed without a gap. */
function listNames({ username, email, first_name: first, last_name: last }: NamedRow): string[] {
  return [first, last, username, email ?? '', `${first} ${last}`, `${last} ${first}`];
}
