import { Controller } from '@nestjs/common';
import type { CallInput, CallOutput } from '@sumfox/contracts/endpoint';
import { exportFromAnalytics } from '@sumfox/contracts/identity/privacy.calls';
import { Database } from '@sumfox/platform/database/database';
import { exportPerson } from '@sumfox/platform/erasure/export-person.queries';
import { HandlesCall } from '@sumfox/platform/rpc/handles.decorator';
import { PERSONAL_TABLES } from './personal-data.queries.js';

@Controller()
export class PersonalDataController {
  constructor(private readonly database: Database) {}

  /** Audit entries about the person, with their times. */
  @HandlesCall(exportFromAnalytics)
  async export({
    userId,
  }: CallInput<typeof exportFromAnalytics>): Promise<CallOutput<typeof exportFromAnalytics>> {
    return { tables: await exportPerson(this.database.fork(), PERSONAL_TABLES, [userId]) };
  }
}
