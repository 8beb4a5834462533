import { Controller } from '@nestjs/common';
import {
  assessmentsForVerification,
  paperToVerify,
  verificationSummary,
  verifyPaper,
} from '@sumfox/contracts/assessment/human-verification.endpoints';
import type { EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { Handles } from '@sumfox/platform/rpc/handles.decorator';
import { HumanVerificationService } from './human-verification.service.js';
import { PapersToVerifyService } from './papers-to-verify.service.js';

/** The admins' calls about completed papers. */
@Controller()
export class HumanVerificationController {
  constructor(
    private readonly papers: PapersToVerifyService,
    private readonly verifications: HumanVerificationService,
  ) {}

  @Handles(assessmentsForVerification)
  list(
    { query }: EndpointInput<typeof assessmentsForVerification>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof assessmentsForVerification>> {
    return this.papers.list(query, caller);
  }

  @Handles(paperToVerify)
  open(
    { params }: EndpointInput<typeof paperToVerify>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof paperToVerify>> {
    return this.papers.open(params.id, caller);
  }

  @Handles(verifyPaper)
  verify(
    { params, body }: EndpointInput<typeof verifyPaper>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof verifyPaper>> {
    return this.verifications.verify(params.id, body, caller);
  }

  @Handles(verificationSummary)
  summary(): Promise<EndpointResponse<typeof verificationSummary>> {
    return this.papers.summary();
  }
}
