import { Controller } from '@nestjs/common';
import { markAgreement } from '@sumfox/contracts/analytics/agreement.endpoints';
import { questionFlagsStats } from '@sumfox/contracts/analytics/quality.endpoints';
import type { EndpointResponse } from '@sumfox/contracts/endpoint';
import { Database } from '@sumfox/platform/database/database';
import { Handles } from '@sumfox/platform/rpc/handles.decorator';
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
