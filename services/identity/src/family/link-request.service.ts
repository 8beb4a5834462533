import { Inject, Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/postgresql';
import type { EndpointResponse } from '@sumfox/contracts/endpoint';
import { ProductError } from '@sumfox/contracts/errors';
import type {
  LinkRequest as LinkRequestView,
  linkRequests,
} from '@sumfox/contracts/identity/family.endpoints';
import { Database, type EntityManager } from '@sumfox/platform/database/database';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { validate as isUuid } from 'uuid';
import { Account } from '../account/account.entity.js';
import { displayName } from '../account/account.rules.js';
import { AuditLog } from '../audit/audit-log.js';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { isLinked, listParents } from './family.queries.js';
import { LinkBook } from './link-book.js';
import { LinkRequest, type LinkRequestRow } from './link-request.entity.js';

/** Wishes to be linked that somebody has to agree to. */
@Injectable()
export class LinkRequestService {
  constructor(
    private readonly database: Database,
    private readonly links: LinkBook,
    private readonly audit: AuditLog,
    @Inject(IDENTITY_CONFIG) private readonly config: IdentityConfig,
  ) {}

  /** Those the caller decides, and those the caller made; oldest first. */
  async list(caller: PersonCaller): Promise<EndpointResponse<typeof linkRequests>> {
    const em = this.database.fork();
    const concerned = await em.find(
      LinkRequest,
      {
        decidedAt: null,
        $or: [
          { parent: caller.userId },
          { child: caller.userId },
          { child: { id: { $in: await childIdsOf(em, caller) } } },
        ],
      },
      { populate: ['parent', 'child'], orderBy: { id: 'asc' } },
    );
    const toDecide: LinkRequestRow[] = [];
    for (const request of concerned) if (await mayDecide(em, request, caller)) toDecide.push(request);
    const mine = concerned.filter((request) => isAskedBy(request, caller));
    return {
      toDecide: toDecide.map(toView),
      mine: mine.map((request) => toOwnView(request, caller)),
    };
  }

  /** Agrees; the link stands at once, unless by the policy the child has a say too. Agreeing again changes nothing. */
  async approve(caller: PersonCaller, id: string): Promise<void> {
    await this.database.transaction(async (em) => {
      const request = await lockRequest(em, id);
      if (!request || !(await mayDecide(em, request, caller))) throw missing();
      const { parent, child } = request;
      if (request.decidedAt) {
        if (request.isApproved && (await isLinked(em, parent.id, child.id))) return;
        throw missing();
      }
      if (request.decider === 'first-parent' && this.config.linkPolicy === 'confirm')
        request.decider = 'child';
      else await this.links.link(em, parent, child, caller);
    });
  }

  /** Declines, or takes back the own wish. Declining again changes nothing. */
  async decline(caller: PersonCaller, id: string): Promise<void> {
    await this.database.transaction(async (em) => {
      const request = await lockRequest(em, id);
      if (!request || !(isAskedBy(request, caller) || (await mayDecide(em, request, caller))))
        throw missing();
      if (request.decidedAt) {
        if (request.isApproved) throw missing();
        return;
      }
      request.decidedAt = new Date();
      request.isApproved = false;
      await this.audit.write(em, { action: 'link.declined', actor: caller, target: request.child.id });
    });
  }
}

function missing(): ProductError {
  return new ProductError('not-found', 'not-found', 'Not found');
}

async function childIdsOf(em: EntityManager, caller: PersonCaller): Promise<string[]> {
  if (caller.role !== 'parent') return [];
  const rows = await em.execute<Array<{ child_id: string }>>(
    'select child_id from parent_children where parent_id = ?',
    [caller.userId],
  );
  return rows.map((row) => row.child_id);
}

/** The request with both people, its child's row locked as for every change of links. */
async function lockRequest(em: EntityManager, id: string): Promise<LinkRequestRow | null> {
  if (!isUuid(id)) return null;
  const request = await em.findOne(LinkRequest, { id });
  if (!request) return null;
  await em.findOne(Account, { id: request.child.id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  // Somebody may have decided before the lock was ours.
  return em.findOne(LinkRequest, { id }, { populate: ['parent', 'child'], refresh: true });
}

function isAskedBy(request: LinkRequestRow, caller: PersonCaller): boolean {
  const asker = request.decider === 'parent' ? request.child.id : request.parent.id;
  return asker === caller.userId;
}

/** Of several parents only the one who was first decides. */
async function mayDecide(em: EntityManager, request: LinkRequestRow, caller: PersonCaller): Promise<boolean> {
  if (request.decider === 'parent') return request.parent.id === caller.userId;
  if (request.decider === 'child') return request.child.id === caller.userId;
  const [first] = await listParents(em, request.child.id);
  return first?.parent.id === caller.userId;
}

/** Until the link stands the asker knows no more of the other one than what was typed. */
function toOwnView(request: LinkRequestRow, { role }: PersonCaller): LinkRequestView {
  const own = { ...toView(request), childUserId: '', childName: '' };
  return role === 'child' ? { ...own, parentName: '' } : own;
}

function toView(request: LinkRequestRow): LinkRequestView {
  return {
    id: request.id,
    childUserId: request.child.id,
    childName: displayName(request.child),
    childUsername: request.child.username,
    parentName: displayName(request.parent),
    createdAt: request.createdAt.toISOString(),
  };
}
