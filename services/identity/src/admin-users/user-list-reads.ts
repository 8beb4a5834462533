import { Injectable } from '@nestjs/common';
import type { EndpointInput } from '@sumfox/contracts/endpoint';
import type { usersDetailed } from '@sumfox/contracts/identity/admin.endpoints';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { ReadingLog } from '../audit/index.js';

type Filter = Partial<Pick<EndpointInput<typeof usersDetailed>['query'], 'search' | 'role' | 'status'>>;

/**
 * Writes down which list of people an admin reads. Of a search it keeps that there was one and not the words, which
 * may be a name that is to be forgotten.
 */
@Injectable()
export class UserListReads {
  constructor(private readonly log: ReadingLog) {}

  note(caller: PersonCaller, list: 'detailed' | 'times', filter: Filter = {}): Promise<void> {
    const search = filter.search?.trim().toLowerCase() ?? '';
    const { role, status } = filter;
    const details = {
      list,
      ...(role ? { role } : {}),
      ...(status ? { status } : {}),
      ...(search ? { searched: true } : {}),
    };
    return this.log.note(caller, { action: 'users.read', details, unkept: search });
  }
}
