import { Controller } from '@nestjs/common';
import { createAssessment } from '@sumfox/contracts/assessment/paper.endpoints';
import {
  checkAnswer,
  generateMixed,
  generateReview,
  generateSimilar,
  reviewStatus,
  suggestions,
} from '@sumfox/contracts/assessment/practice.endpoints';
import { getWorkedExample } from '@sumfox/contracts/assessment/worked-example.endpoints';
import type { EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { Handles } from '@sumfox/platform/rpc/handles.decorator';
import { PupilAccessService } from '../pupil-access/index.js';
import { AssessmentCreationService } from './assessment-creation.service.js';
import { CheckService } from './check.service.js';
import { PracticeService } from './practice.service.js';
import { WorkedExampleService } from './worked-example.service.js';

@Controller()
export class PracticeController {
  constructor(
    private readonly creation: AssessmentCreationService,
    private readonly practice: PracticeService,
    private readonly access: PupilAccessService,
    private readonly checks: CheckService,
    private readonly examples: WorkedExampleService,
  ) {}

  @Handles(checkAnswer)
  check(
    { params, body }: EndpointInput<typeof checkAnswer>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof checkAnswer>> {
    return this.checks.check(params.id, caller.userId, body);
  }

  @Handles(getWorkedExample)
  workedExample(
    { params }: EndpointInput<typeof getWorkedExample>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof getWorkedExample>> {
    return this.examples.find(params.id, caller.userId);
  }

  @Handles(createAssessment)
  create(
    { body }: EndpointInput<typeof createAssessment>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof createAssessment>> {
    return this.creation.create(body, caller);
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
