import { Controller } from '@nestjs/common';
import {
  checkAnswer,
  deleteAssessment,
  generateMixed,
  generateReview,
  generateSimilar,
  getAssessment,
  reviewStatus,
  suggestions,
} from '@sumfox/contracts/assessment/practice.endpoints';
import type { EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { Handles } from '@sumfox/platform/rpc/handles.decorator';
import { PaperReadingService } from '../paper/paper-reading.service.js';
import { PaperService } from '../paper/paper.service.js';
import { PupilAccessService } from '../proficiency/pupil-access.service.js';
import { CheckService } from './check.service.js';
import { PracticeService } from './practice.service.js';

@Controller()
export class PracticeController {
  constructor(
    private readonly papers: PaperService,
    private readonly reading: PaperReadingService,
    private readonly practice: PracticeService,
    private readonly access: PupilAccessService,
    private readonly checks: CheckService,
  ) {}

  @Handles(checkAnswer)
  check(
    { params, body }: EndpointInput<typeof checkAnswer>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof checkAnswer>> {
    return this.checks.check(params.id, caller.userId, body);
  }

  @Handles(getAssessment)
  get(
    { params }: EndpointInput<typeof getAssessment>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof getAssessment>> {
    return this.reading.get(params.id, caller);
  }

  @Handles(deleteAssessment)
  async remove(
    { params }: EndpointInput<typeof deleteAssessment>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof deleteAssessment>> {
    await this.papers.remove(params.id, caller.userId);
    return { success: true };
  }

  @Handles(generateMixed)
  mixed(
    { body }: EndpointInput<typeof generateMixed>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof generateMixed>> {
    return this.practice.mixed(body, caller);
  }

  @Handles(generateReview)
  review(
    { body }: EndpointInput<typeof generateReview>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof generateReview>> {
    return this.practice.review(body, caller);
  }

  @Handles(generateSimilar)
  similar(
    { body }: EndpointInput<typeof generateSimilar>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof generateSimilar>> {
    return this.practice.similar(body, caller);
  }

  @Handles(reviewStatus)
  reviewStatus(
    _input: EndpointInput<typeof reviewStatus>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof reviewStatus>> {
    return this.practice.reviewStatus(caller);
  }

  @Handles(suggestions)
  async suggestions(
    { params }: EndpointInput<typeof suggestions>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof suggestions>> {
    const gradeLevel = await this.access.getViewableGrade(params.userId, caller, undefined);
    return this.practice.suggest(params.userId, gradeLevel);
  }
}
