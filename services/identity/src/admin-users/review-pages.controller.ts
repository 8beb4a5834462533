import { Controller } from '@nestjs/common';
import type { CallInput, CallOutput } from '@sumfox/contracts/endpoint';
import { ProductError } from '@sumfox/contracts/errors';
import { findPupils, nameAdmins, noteReviewsRead, readPapers } from '@sumfox/contracts/identity/admin.calls';
import type { Caller } from '@sumfox/platform/rpc/caller';
import { HandlesCall } from '@sumfox/platform/rpc/handles.decorator';
import { ReadingLog } from '../audit/index.js';
import { AdminUsersQueries } from './admin-users.queries.js';

/** Names of people for the review pages: who reads, who owns the papers, and who decided. */
@Controller()
export class ReviewPagesController {
  constructor(
    private readonly readings: ReadingLog,
    private readonly queries: AdminUsersQueries,
  ) {}

  @HandlesCall(noteReviewsRead)
  async note(
    { status }: CallInput<typeof noteReviewsRead>,
    { userId, role }: Caller,
  ): Promise<CallOutput<typeof noteReviewsRead>> {
    if (userId === null || role !== 'admin') throw notAnAdmin();
    await this.readings.note({ userId, role }, { action: 'reviews.read', details: { status } });
    return { noted: true };
  }

  @HandlesCall(readPapers)
  async read(
    { assessmentId, pupilIds }: CallInput<typeof readPapers>,
    { userId, role }: Caller,
  ): Promise<CallOutput<typeof readPapers>> {
    if (userId === null || role !== 'admin') throw notAnAdmin();
    await this.readings.note(
      { userId, role },
      {
        action: 'papers.read',
        details: assessmentId === null ? { list: 'completed' } : { assessmentId },
      },
    );
    return { names: await this.queries.namePupils(pupilIds) };
  }

  @HandlesCall(findPupils)
  async find(
    { search }: CallInput<typeof findPupils>,
    { role }: Caller,
  ): Promise<CallOutput<typeof findPupils>> {
    if (role !== 'admin') throw notAnAdmin();
    return { pupilIds: await this.queries.findPupils(search) };
  }

  @HandlesCall(nameAdmins)
  async name({ userIds }: CallInput<typeof nameAdmins>): Promise<CallOutput<typeof nameAdmins>> {
    return { usernames: await this.queries.nameAdmins(userIds) };
  }
}

function notAnAdmin(): ProductError {
  return new ProductError('forbidden', 'role', 'Access denied');
}
