import { Controller } from '@nestjs/common';
import { challengeMark, flagQuestion, verifySolution } from '@sumfox/contracts/assessment/dispute.endpoints';
import type { EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { Handles } from '@sumfox/platform/rpc/handles.decorator';
import { ChallengeService } from './challenge.service.js';
import { ReportService } from './report.service.js';
import { VerificationService } from './verification.service.js';

@Controller()
export class DisputeController {
  constructor(
    private readonly reports: ReportService,
    private readonly challenges: ChallengeService,
    private readonly verifications: VerificationService,
  ) {}

  @Handles(flagQuestion)
  async flag(
    { params, body }: EndpointInput<typeof flagQuestion>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof flagQuestion>> {
    return this.reports.flag(params.id, caller.userId, body.questionIndex);
  }

  @Handles(challengeMark)
  async challenge(
    { params, body }: EndpointInput<typeof challengeMark>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof challengeMark>> {
    return this.challenges.challenge(params.id, caller.userId, body);
  }

  @Handles(verifySolution)
  async verify(
    { params }: EndpointInput<typeof verifySolution>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof verifySolution>> {
    return this.verifications.verify(params.id, caller.userId);
  }
}
