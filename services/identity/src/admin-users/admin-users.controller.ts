import { Controller } from '@nestjs/common';
import type { EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import {
  adminUsers,
  resetPassword,
  toggleStatus,
  usersCount,
  usersDetailed,
} from '@sumfox/contracts/identity/admin.endpoints';
import { importClass } from '@sumfox/contracts/identity/class-import.endpoints';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { Handles } from '@sumfox/platform/rpc/handles.decorator';
import { AdminUsersQueries } from './admin-users.queries.js';
import { AdminUsersService } from './admin-users.service.js';
import { ClassImportService } from './class-import.service.js';
import { UserListReads } from './user-list-reads.js';

@Controller()
export class AdminUsersController {
  constructor(
    private readonly queries: AdminUsersQueries,
    private readonly users: AdminUsersService,
    private readonly reads: UserListReads,
    private readonly classes: ClassImportService,
  ) {}

  @Handles(usersDetailed)
  async usersDetailed(
    { query }: EndpointInput<typeof usersDetailed>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof usersDetailed>> {
    await this.reads.note(caller, 'detailed', query);
    return this.queries.listDetailed(query);
  }

  @Handles(usersCount)
  usersCount({ query }: EndpointInput<typeof usersCount>): Promise<EndpointResponse<typeof usersCount>> {
    return this.queries.count(query);
  }

  @Handles(adminUsers)
  async adminUsers(
    { query }: EndpointInput<typeof adminUsers>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof adminUsers>> {
    await this.reads.note(caller, 'times');
    return this.queries.list(query);
  }

  @Handles(resetPassword)
  async resetPassword(
    { params, body }: EndpointInput<typeof resetPassword>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof resetPassword>> {
    await this.users.resetPassword(caller, params.userId, body);
    return { success: true };
  }

  @Handles(importClass)
  async importClass(
    { body }: EndpointInput<typeof importClass>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof importClass>> {
    return { success: true, rows: await this.classes.run(body, caller) };
  }

  @Handles(toggleStatus)
  async toggleStatus(
    { params, body }: EndpointInput<typeof toggleStatus>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof toggleStatus>> {
    await this.users.setActive(caller, params.userId, body.isActive);
    return { success: true, isActive: body.isActive };
  }
}
