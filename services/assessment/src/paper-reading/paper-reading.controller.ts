import { Controller } from '@nestjs/common';
import { accessAssessment, listAssessments } from '@sumfox/contracts/assessment/paper.endpoints';
import { getAssessment } from '@sumfox/contracts/assessment/practice.endpoints';
import type { EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { Handles } from '@sumfox/platform/rpc/handles.decorator';
import { PaperReadingService } from './paper-reading.service.js';

@Controller()
export class PaperReadingController {
  constructor(private readonly reading: PaperReadingService) {}

  @Handles(listAssessments)
  async list(
    { query }: EndpointInput<typeof listAssessments>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof listAssessments>> {
    return this.reading.list(query.childId, caller);
  }

  @Handles(getAssessment)
  get(
    { params }: EndpointInput<typeof getAssessment>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof getAssessment>> {
    return this.reading.get(params.id, caller);
  }

  @Handles(accessAssessment)
  async open(
    { params }: EndpointInput<typeof accessAssessment>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof accessAssessment>> {
    return { assessment: await this.reading.open(params.id, caller) };
  }
}
