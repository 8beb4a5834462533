import { Injectable } from '@nestjs/common';
import type { EndpointInput, EndpointResponse, Role } from '@sumfox/contracts/endpoint';
import type {
  DetailedUser,
  adminUsers,
  usersCount,
  usersDetailed,
} from '@sumfox/contracts/identity/admin.endpoints';
import { type GradeLevel } from '@sumfox/curriculum/grades';
import { Database } from '@sumfox/platform/database/database';
import { displayName } from '../account/index.js';

type Filter = EndpointInput<typeof usersDetailed>['query'];

interface UserRecord {
  id: string;
  username: string;
  first_name: string;
  last_name: string;
  email: string | null;
  role: Role;
  grade_level: GradeLevel | null;
  is_active: boolean;
  created_at: string | Date;
  last_active_at: string | Date | null;
}

interface RelativeRecord {
  account_id: string;
  relative_id: string;
  username: string;
  first_name: string;
  last_name: string;
}

/** Pupils found by one search; whoever looks for fewer types more of the name. */
const FOUND_MAX = 1_000;

const toText = (at: string | Date) => new Date(at).toISOString();

/** Lists of users for admins. */
@Injectable()
export class AdminUsersQueries {
  constructor(private readonly database: Database) {}

  /** Usernames by account id; of admins alone. */
  async nameAdmins(userIds: readonly string[]): Promise<Record<string, string>> {
    const rows = await this.database
      .fork()
      .execute<Array<{ id: string; username: string }>>(
        `select id, username from accounts where role = 'admin' and id = any (?::uuid[])`,
        [`{${userIds.join(',')}}`],
      );
    return Object.fromEntries(rows.map(({ id, username }) => [id, username]));
  }

  /** Display names by account id; of pupils alone. */
  async namePupils(pupilIds: readonly string[]): Promise<Record<string, string>> {
    const rows = await this.database
      .fork()
      .execute<Array<{ id: string; username: string; first_name: string; last_name: string }>>(
        `select id, username, first_name, last_name from accounts where role = 'child' and id = any (?::uuid[])`,
        [`{${pupilIds.join(',')}}`],
      );
    return Object.fromEntries(
      rows.map(({ id, username, first_name: firstName, last_name: lastName }) => [
        id,
        displayName({ firstName, lastName, username }),
      ]),
    );
  }

  /** Ids of pupils whose name or username has a text in it, by username. */
  async findPupils(search: string): Promise<string[]> {
    const { sql, params } = toCondition({ search, role: 'child' });
    const rows = await this.database
      .fork()
      .execute<Array<{ id: string }>>(
        `select id from accounts where ${sql} order by username limit ${FOUND_MAX}`,
        params,
      );
    return rows.map(({ id }) => id);
  }

  /** Newest first, with the linked people of each. */
  async listDetailed(filter: Filter): Promise<DetailedUser[]> {
    const em = this.database.fork();
    const { sql, params } = toCondition(filter);
    const users = await em.execute<UserRecord[]>(
      `select id, username, first_name, last_name, email, role, grade_level, is_active, created_at, last_active_at
       from accounts where ${sql} order by created_at desc, id desc limit ? offset ?`,
      [...params, filter.limit, filter.offset],
    );
    const ids = `{${users.map((user) => user.id).join(',')}}`;
    const relatives = await em.execute<RelativeRecord[]>(
      `select me.id as account_id, other.id as relative_id, other.username, other.first_name, other.last_name
       from accounts me
       join parent_children l on me.id in (l.parent_id, l.child_id)
       join accounts other on other.id = case when me.id = l.parent_id then l.child_id else l.parent_id end
       where me.id = any (?::uuid[]) order by l.created_at, l.id`,
      [ids],
    );
    const byAccount = new Map<string, RelativeRecord[]>(users.map((user) => [user.id, []]));
    for (const relative of relatives) byAccount.get(relative.account_id)?.push(relative);
    return users.map((user) => toDetailed(user, byAccount.get(user.id) ?? []));
  }

  async count(filter: Filter): Promise<EndpointResponse<typeof usersCount>> {
    const { sql, params } = toCondition(filter);
    const rows = await this.database
      .fork()
      .execute<Array<{ role: Role; total: string; matching: string }>>(
        `select role, count(*) as total, count(*) filter (where ${sql}) as matching from accounts group by role`,
        params,
      );
    const of = (role: Role) => Number(rows.find((row) => row.role === role)?.total ?? 0);
    return {
      total: of('child') + of('parent') + of('admin'),
      matching: rows.reduce((sum, row) => sum + Number(row.matching), 0),
      byRole: { child: of('child'), parent: of('parent'), admin: of('admin') },
    };
  }

  /** Pupils and parents only, newest first. */
  async list({
    limit,
    offset,
  }: EndpointInput<typeof adminUsers>['query']): Promise<EndpointResponse<typeof adminUsers>> {
    const rows = await this.database
      .fork()
      .execute<
        Array<Pick<UserRecord, 'id' | 'created_at' | 'last_active_at'> & { role: 'child' | 'parent' }>
      >(
        `select id, role, created_at, last_active_at from accounts where role in ('child', 'parent')
         order by created_at desc, id desc limit ? offset ?`,
        [limit, offset],
      );
    return rows.map((row) => ({
      userId: row.id,
      role: row.role,
      createdAt: toText(row.created_at),
      lastActive: row.last_active_at && toText(row.last_active_at),
    }));
  }
}

/** `position` and not `like`: a percent sign in a search is a percent sign. */
function toCondition({ search, role, status }: Pick<Filter, 'search' | 'role' | 'status'>): {
  sql: string;
  params: unknown[];
} {
  const text = search?.trim().toLowerCase() || null;
  const isActive = status === undefined ? null : status === 'active';
  return {
    sql: `(?::text is null or position(?::text in lower(username || ' ' || first_name || ' ' || last_name || ' ' || coalesce(email, ''))) > 0)
      and (?::text is null or role = ?) and (?::boolean is null or is_active = ?)`,
    params: [text, text, role ?? null, role ?? null, isActive, isActive],
  };
}

function toDetailed(user: UserRecord, relatives: readonly RelativeRecord[]): DetailedUser {
  const named = relatives.map((relative) => ({
    userId: relative.relative_id,
    displayName: displayName({
      firstName: relative.first_name,
      lastName: relative.last_name,
      username: relative.username,
    }),
  }));
  const isChild = user.role === 'child';
  return {
    id: user.id,
    userId: user.id,
    username: user.username,
    firstName: user.first_name,
    lastName: user.last_name,
    email: user.email,
    role: user.role,
    gradeLevel: user.grade_level,
    isActive: user.is_active,
    createdAt: toText(user.created_at),
    lastActive: user.last_active_at && toText(user.last_active_at),
    parentInfo: isChild
      ? {
          hasParent: named.length > 0,
          parentName: named.map((parent) => parent.displayName).join(' and ') || null,
        }
      : null,
    childrenInfo: user.role === 'parent' ? named : [],
  };
}
