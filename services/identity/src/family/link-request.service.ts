import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/postgresql';
import type { EndpointResponse } from '@sumfox/contracts/endpoint';
import { ProductError } from '@sumfox/contracts/errors';
import type { linkRequests } from '@sumfox/contracts/identity/family.endpoints';
import { Database, type EntityManager } from '@sumfox/platform/database/database';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { validate as isUuid } from 'uuid';
import { Account } from '../account/index.js';
import { AuditLog } from '../audit/index.js';
import { findFirstParent, isLinked, listChildren } from '../parent-child/index.js';
import { LinkStore } from './link-store.js';
import { LinkRequest, type LinkRequestRow } from './link-request.entity.js';
import { toLinkRequest } from './link-request.view.js';

/** Link requests for parents who decide and parents who asked. */
@Injectable()
export class LinkRequestService {
  constructor(
    private readonly database: Database,
    private readonly links: LinkStore,
    private readonly audit: AuditLog,
  ) {}

  /** Those the caller may answer, and those the caller made; oldest first. */
  async list(caller: PersonCaller): Promise<EndpointResponse<typeof linkRequests>> {
    const em = this.database.fork();
    const children = (await listChildren(em, caller.userId)).map(({ child }) => child.id);
    const concerned = await em.find(
      LinkRequest,
      {
        decidedAt: null,
        $or: [{ parent: caller.userId }, { child: { id: { $in: [caller.userId, ...children] } } }],
      },
      { populate: ['parent', 'child'], orderBy: { id: 'asc' } },
    );
    const view = { toDecide: [], mine: [] } as EndpointResponse<typeof linkRequests>;
    for (const request of concerned)
      if (request.parent.id === caller.userId) view.mine.push(toLinkRequest(request, 'asker'));
      else if (request.child.id === caller.userId) view.toDecide.push(toLinkRequest(request, 'child'));
      else if (await isDecider(em, request, caller))
        view.toDecide.push(toLinkRequest(request, 'first-parent'));
    return view;
  }

  /**
   * Agrees as the first parent; the link starts once the code was typed too. A repeat changes nothing. Throws
   * `already-answered` after a decline.
   */
  async approve(caller: PersonCaller, id: string): Promise<void> {
    await this.database.transaction(async (em) => {
      const request = await lockRequest(em, id);
      if (!request || !(await isDecider(em, request, caller))) throw missing();
      const { parent, child } = request;
      if (request.decidedAt) {
        if (request.isApproved && (await isLinked(em, parent.id, child.id))) return;
        throw alreadyAnswered();
      }
      if (request.approvedAt) return;
      request.approvedAt = new Date();
      await this.audit.write(em, { action: 'link.approved', actor: caller, target: child.id });
      if (request.codeGivenAt) await this.links.link(em, { parent, child, origin: 'code' }, caller);
    });
  }

  /**
   * Declines as the first parent or the child, or withdraws the caller's own request. A repeat changes nothing. Throws
   * `already-answered` once the link exists.
   */
  async decline(caller: PersonCaller, id: string): Promise<void> {
    await this.database.transaction(async (em) => {
      const request = await lockRequest(em, id);
      if (!request) throw missing();
      const isOwn = [request.parent.id, request.child.id].includes(caller.userId);
      if (!isOwn && !(await isDecider(em, request, caller))) throw missing();
      if (request.decidedAt) {
        if (request.isApproved) throw alreadyAnswered();
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

function alreadyAnswered(): ProductError {
  return new ProductError(
    'conflict',
    'already-answered',
    'This request has been answered already. Please reload the page.',
  );
}

/** The request with both people, its child's row locked as for every change of links. */
async function lockRequest(em: EntityManager, id: string): Promise<LinkRequestRow | null> {
  if (!isUuid(id)) return null;
  const request = await em.findOne(LinkRequest, { id });
  if (!request) return null;
  await em.findOne(Account, { id: request.child.id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  // Another caller may have decided before this lock.
  return em.findOne(LinkRequest, { id }, { populate: ['parent', 'child'], refresh: true });
}

/** A child never decides: a link needs a grown-up who types the code beside the child. */
async function isDecider(em: EntityManager, request: LinkRequestRow, caller: PersonCaller): Promise<boolean> {
  if (request.parent.id === caller.userId) return false;
  return (await findFirstParent(em, request.child.id))?.id === caller.userId;
}
