import { Controller } from '@nestjs/common';
import type { CallInput, CallOutput } from '@product/contracts/endpoint';
import { ProductError } from '@product/contracts/errors';
import { nameAdmins, noteReviewsRead } from '@product/contracts/identity/admin.calls';
import type { Caller } from '@product/platform/rpc/caller';
import { HandlesCall } from '@product/platform/rpc/handles.decorator';
import { ReadingLog } from '../audit/reading-log.js';
import { AdminUsersQueries } from './admin-users.queries.js';

/** What the desk of the person's queue has to know of people: who reads there, and who decided. */
@Controller()
export class ReviewDeskController {
  constructor(
    private readonly readings: ReadingLog,
    private readonly queries: AdminUsersQueries,
  ) {}

  @HandlesCall(noteReviewsRead)
  async note(
    { status }: CallInput<typeof noteReviewsRead>,
    { userId, role }: Caller,
  ): Promise<CallOutput<typeof noteReviewsRead>> {
    if (userId === null || role !== 'admin') throw new ProductError('forbidden', 'role', 'Access denied');
    await this.readings.note({ userId, role }, { action: 'reviews.read', details: { status } });
    return { noted: true };
  }

  @HandlesCall(nameAdmins)
  async name({ userIds }: CallInput<typeof nameAdmins>): Promise<CallOutput<typeof nameAdmins>> {
    return { usernames: await this.queries.nameAdmins(userIds) };
  }
}
