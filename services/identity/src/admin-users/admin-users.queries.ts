import { Injectable } from '@nestjs/common';
import type { FilterQuery, QueryOrderMap } from '@mikro-orm/postgresql';
import type { EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import type {
  DetailedUser,
  UserSort,
  adminUsers,
  usersCount,
  usersDetailed,
} from '@sumfox/contracts/identity/admin.endpoints';
import { Database } from '@sumfox/platform/database/database';
import { Account, type AccountRow, displayName } from '../account/index.js';
import { ParentChild } from '../parent-child/index.js';

type Filter = EndpointInput<typeof usersDetailed>['query'];

const NAMES = ['username', 'firstName', 'lastName'] as const;
const LISTED_FIELDS = [
  ...NAMES,
  'email',
  'role',
  'gradeLevel',
  'isActive',
  'createdAt',
  'lastActiveAt',
] as const;
type Named = Pick<AccountRow, 'id' | (typeof NAMES)[number]>;
type Listed = Pick<AccountRow, 'id' | (typeof LISTED_FIELDS)[number]>;

/** Maximum of pupils per search; an admin who needs fewer types more of the name. */
const FOUND_MAX = 1_000;
const NEWEST_FIRST = { createdAt: 'desc', id: 'desc' } as const;
/** Columns by which the list is sorted; people who never came count as longest ago. */
const SORTED: Readonly<Record<UserSort, readonly (keyof Listed)[]>> = {
  name: ['firstName', 'lastName', 'username'],
  role: ['role'],
  status: ['isActive'],
  createdAt: ['createdAt'],
  lastActive: ['lastActiveAt'],
};

function toOrder({ sort = 'createdAt', order = 'desc' }: Filter): QueryOrderMap<AccountRow>[] {
  const direction = order === 'asc' ? 'asc nulls first' : 'desc nulls last';
  return [...SORTED[sort].map((field) => ({ [field]: direction })), { id: order }];
}

/** Lists of users for admins. */
@Injectable()
export class AdminUsersQueries {
  constructor(private readonly database: Database) {}

  /** Usernames by account id; of admins alone. */
  async nameAdmins(userIds: readonly string[]): Promise<Record<string, string>> {
    const admins = await this.database
      .fork()
      .find(Account, { id: { $in: [...userIds] }, role: 'admin' }, { fields: ['username'] });
    return Object.fromEntries(admins.map(({ id, username }) => [id, username]));
  }

  /** Display names by account id; of pupils alone. */
  async namePupils(pupilIds: readonly string[]): Promise<Record<string, string>> {
    const pupils = await this.database
      .fork()
      .find(Account, { id: { $in: [...pupilIds] }, role: 'child' }, { fields: NAMES });
    return Object.fromEntries(pupils.map((pupil) => [pupil.id, displayName(pupil)]));
  }

  /** Ids of pupils with a text in name or username, ordered by username. */
  async findPupils(search: string): Promise<string[]> {
    const found = await this.database.fork().find(Account, toCondition({ search, role: 'child' }), {
      fields: ['id'],
      orderBy: { username: 'asc' },
      limit: FOUND_MAX,
    });
    return found.map(({ id }) => id);
  }

  /** Newest first, with the linked people of each. */
  async listDetailed(filter: Filter): Promise<DetailedUser[]> {
    const em = this.database.fork();
    const users = await em.find(Account, toCondition(filter), {
      fields: LISTED_FIELDS,
      orderBy: toOrder(filter),
      limit: filter.limit,
      offset: filter.offset,
    });
    const some = { $in: users.map(({ id }) => id) };
    const links = await em.find(
      ParentChild,
      { $or: [{ parent: some }, { child: some }] },
      {
        fields: NAMES.flatMap((name) => [`parent.${name}`, `child.${name}`] as const),
        orderBy: { createdAt: 'asc', id: 'asc' },
      },
    );
    const relatives = new Map<string, Named[]>(users.map(({ id }) => [id, []]));
    for (const { parent, child } of links) {
      relatives.get(parent.id)?.push(child);
      relatives.get(child.id)?.push(parent);
    }
    return users.map((user) => toDetailed(user, relatives.get(user.id) ?? []));
  }

  async count(filter: Filter): Promise<EndpointResponse<typeof usersCount>> {
    const em = this.database.fork();
    const byRole = { child: 0, parent: 0, admin: 0, ...(await em.countBy(Account, 'role')) };
    return {
      total: byRole.child + byRole.parent + byRole.admin,
      matching: await em.count(Account, toCondition(filter)),
      byRole,
    };
  }

  /** Pupils and parents only, newest first. */
  async list({
    limit,
    offset,
  }: EndpointInput<typeof adminUsers>['query']): Promise<EndpointResponse<typeof adminUsers>> {
    const users = await this.database
      .fork()
      .createQueryBuilder(Account)
      .select(['id', 'role', 'createdAt', 'lastActiveAt'])
      .where({ role: { $in: ['child', 'parent'] } })
      .orderBy(NEWEST_FIRST)
      .limit(limit, offset)
      .execute();
    return users.map(({ id, role, createdAt, lastActiveAt }) => ({
      userId: id,
      role: role === 'parent' ? 'parent' : 'child',
      createdAt: createdAt.toISOString(),
      lastActive: lastActiveAt?.toISOString() ?? null,
    }));
  }
}

function toCondition({
  search,
  role,
  status,
}: Pick<Filter, 'search' | 'role' | 'status'>): FilterQuery<AccountRow> {
  const text = search?.trim().toLowerCase();
  return {
    ...(text && { searchText: { $like: `%${escapeLike(text)}%` } }),
    ...(role && { role }),
    ...(status && { isActive: status === 'active' }),
  };
}

/** A percent sign in a search is a percent sign. */
function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

function toDetailed(user: Listed, relatives: readonly Named[]): DetailedUser {
  const named = relatives.map((relative) => ({ userId: relative.id, displayName: displayName(relative) }));
  const isChild = user.role === 'child';
  return {
    id: user.id,
    userId: user.id,
    username: user.username,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email ?? null,
    role: user.role,
    gradeLevel: user.gradeLevel ?? null,
    isActive: user.isActive,
    createdAt: user.createdAt.toISOString(),
    lastActive: user.lastActiveAt?.toISOString() ?? null,
    parentInfo: isChild
      ? {
          hasParent: named.length > 0,
          parentName: named.map((parent) => parent.displayName).join(' and ') || null,
        }
      : null,
    childrenInfo: user.role === 'parent' ? named : [],
  };
}
