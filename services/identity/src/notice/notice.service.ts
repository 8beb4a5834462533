import { Injectable } from '@nestjs/common';
import type { EndpointResponse } from '@sumfox/contracts/endpoint';
import { ProductError } from '@sumfox/contracts/errors';
import type { notices } from '@sumfox/contracts/identity/notice.endpoints';
import { Database } from '@sumfox/platform/database/database';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { validate as isUuid } from 'uuid';
import { listChildren } from '../parent-child/index.js';
import { Notice } from './notice.entity.js';
import { toNotice } from './notice.view.js';

const MAX_LISTED = 50;

/** Notices of an account, worded for its reader. */
@Injectable()
export class NoticeService {
  constructor(private readonly database: Database) {}

  /** Newest first. */
  async list(caller: PersonCaller): Promise<EndpointResponse<typeof notices>> {
    const em = this.database.fork();
    const rows = await em.find(
      Notice,
      { account: caller.userId },
      { populate: ['child', 'doneBy'], orderBy: { id: 'desc' }, limit: MAX_LISTED },
    );
    if (rows.length === 0) return { notices: [] };
    const children = new Set((await listChildren(em, caller.userId)).map(({ child }) => child.id));
    return { notices: rows.map((row) => toNotice(row, children.has(row.child.id))) };
  }

  /** Throws the same 404 for a missing notice and for another account's notice. */
  async dismiss(caller: PersonCaller, id: string): Promise<void> {
    const em = this.database.fork();
    const own = { id, account: caller.userId };
    if (!isUuid(id) || (await em.count(Notice, own)) === 0)
      throw new ProductError('not-found', 'not-found', 'Not found');
    await em.nativeUpdate(Notice, { ...own, seenAt: null }, { seenAt: new Date() });
  }
}
