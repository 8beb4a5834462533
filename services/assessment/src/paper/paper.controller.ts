import { Controller } from '@nestjs/common';
import { saveAnswers } from '@sumfox/contracts/assessment/paper.endpoints';
import { deleteAssessment } from '@sumfox/contracts/assessment/practice.endpoints';
import type { EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { Handles } from '@sumfox/platform/rpc/handles.decorator';
import { PaperService } from './paper.service.js';
import { ResponseService } from './response.service.js';

/** Writes a pupil's own paper. */
@Controller()
export class PaperController {
  constructor(
    private readonly papers: PaperService,
    private readonly responses: ResponseService,
  ) {}

  @Handles(saveAnswers)
  async save(
    { params, body }: EndpointInput<typeof saveAnswers>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof saveAnswers>> {
    return this.responses.save(params.id, caller.userId, body);
  }

  @Handles(deleteAssessment)
  async remove(
    { params }: EndpointInput<typeof deleteAssessment>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof deleteAssessment>> {
    await this.papers.remove(params.id, caller.userId);
    return { success: true };
  }
}
