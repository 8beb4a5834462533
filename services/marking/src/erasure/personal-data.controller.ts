import { Controller } from '@nestjs/common';
import type { CallInput, CallOutput } from '@sumfox/contracts/endpoint';
import { exportFromMarking } from '@sumfox/contracts/identity/privacy.calls';
import { Database } from '@sumfox/platform/database/database';
import { exportPerson } from '@sumfox/platform/erasure/export-person.queries';
import { HandlesCall } from '@sumfox/platform/rpc/handles.decorator';
import { PUPIL_TABLES, SUBMISSION_TABLES } from './personal-data.queries.js';

@Controller()
export class PersonalDataController {
  constructor(private readonly database: Database) {}

  /** How each answer of the submissions was read and judged, and what pupil, model and person were asked about it. */
  @HandlesCall(exportFromMarking)
  async export({
    userId,
    submissionIds,
  }: CallInput<typeof exportFromMarking>): Promise<CallOutput<typeof exportFromMarking>> {
    const em = this.database.fork();
    const marks = await exportPerson(em, SUBMISSION_TABLES, [submissionIds]);
    return { tables: { ...marks, ...(await exportPerson(em, PUPIL_TABLES, [userId])) } };
  }
}
