import { Controller } from '@nestjs/common';
import type { CallInput, CallOutput } from '@sumfox/contracts/endpoint';
import {
  exportDrawings,
  exportFromAssessment,
  listSubmissionIds,
} from '@sumfox/contracts/identity/privacy.calls';
import { HandlesCall } from '@sumfox/platform/rpc/handles.decorator';
import { PersonalDataQueries } from './personal-data.queries.js';

@Controller()
export class PersonalDataController {
  constructor(private readonly queries: PersonalDataQueries) {}

  @HandlesCall(exportFromAssessment)
  export(input: CallInput<typeof exportFromAssessment>): Promise<CallOutput<typeof exportFromAssessment>> {
    return this.queries.list(input.userId);
  }

  @HandlesCall(exportDrawings)
  async exportDrawings({
    userId,
    after,
  }: CallInput<typeof exportDrawings>): Promise<CallOutput<typeof exportDrawings>> {
    return { drawings: await this.queries.listDrawings(userId, after) };
  }

  @HandlesCall(listSubmissionIds)
  async listSubmissionIds(
    input: CallInput<typeof listSubmissionIds>,
  ): Promise<CallOutput<typeof listSubmissionIds>> {
    return { submissionIds: await this.queries.listSubmissionIds(input.userId) };
  }
}
