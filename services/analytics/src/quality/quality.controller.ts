import { Controller } from '@nestjs/common';
import { markAgreement } from '@product/contracts/analytics/agreement.endpoints';
import { questionFlagsStats } from '@product/contracts/analytics/quality.endpoints';
import type { EndpointResponse } from '@product/contracts/endpoint';
import { Database } from '@product/platform/database/database';
import { Handles } from '@product/platform/rpc/handles.decorator';
import { getAgreement } from './agreement.queries.js';
import { QualityService } from './quality.service.js';

@Controller()
export class QualityController {
  constructor(
    private readonly quality: QualityService,
    private readonly database: Database,
  ) {}

  @Handles(questionFlagsStats)
  getFigures(): Promise<EndpointResponse<typeof questionFlagsStats>> {
    return this.quality.getFigures();
  }

  @Handles(markAgreement)
  getAgreement(): Promise<EndpointResponse<typeof markAgreement>> {
    return getAgreement(this.database.fork());
  }
}
