import { Controller } from '@nestjs/common';
import { deleteAssessment } from '@sumfox/contracts/assessment/practice.endpoints';
import type { EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { Handles } from '@sumfox/platform/rpc/handles.decorator';
import { PaperService } from './paper.service.js';

/** Takes a pupil's own paper away. */
@Controller()
export class PaperController {
  constructor(private readonly papers: PaperService) {}

  @Handles(deleteAssessment)
  async remove(
    { params }: EndpointInput<typeof deleteAssessment>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof deleteAssessment>> {
    await this.papers.remove(params.id, caller.userId);
    return { success: true };
  }
}
