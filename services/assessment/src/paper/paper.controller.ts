import { Controller } from '@nestjs/common';
import {
  accessAssessment,
  createAssessment,
  listAssessments,
  saveAnswers,
} from '@sumfox/contracts/assessment/paper.endpoints';
import type { EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { Handles } from '@sumfox/platform/rpc/handles.decorator';
import { PaperReadingService } from './paper-reading.service.js';
import { PaperService } from './paper.service.js';
import { ResponseService } from './response.service.js';

@Controller()
export class PaperController {
  constructor(
    private readonly papers: PaperService,
    private readonly reading: PaperReadingService,
    private readonly responses: ResponseService,
  ) {}

  @Handles(createAssessment)
  async create(
    { body }: EndpointInput<typeof createAssessment>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof createAssessment>> {
    return this.papers.create(body, caller);
  }

  @Handles(listAssessments)
  async list(
    { query }: EndpointInput<typeof listAssessments>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof listAssessments>> {
    return this.reading.list(query.childId, caller);
  }

  @Handles(accessAssessment)
  async open(
    { params }: EndpointInput<typeof accessAssessment>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof accessAssessment>> {
    return { assessment: await this.reading.open(params.id, caller) };
  }

  @Handles(saveAnswers)
  async save(
    { params, body }: EndpointInput<typeof saveAnswers>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof saveAnswers>> {
    return this.responses.save(params.id, caller.userId, body);
  }
}
