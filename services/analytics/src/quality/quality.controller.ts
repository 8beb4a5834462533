import { Controller } from '@nestjs/common';
import { questionFlagsStats } from '@product/contracts/analytics/quality.endpoints';
import type { EndpointResponse } from '@product/contracts/endpoint';
import { Handles } from '@product/platform/rpc/handles.decorator';
import { QualityService } from './quality.service.js';

@Controller()
export class QualityController {
  constructor(private readonly quality: QualityService) {}

  @Handles(questionFlagsStats)
  getFigures(): Promise<EndpointResponse<typeof questionFlagsStats>> {
    return this.quality.getFigures();
  }
}
