import { Controller } from '@nestjs/common';
import { adminAnalytics } from '@sumfox/contracts/analytics/usage.endpoints';
import type { EndpointResponse } from '@sumfox/contracts/endpoint';
import { Handles } from '@sumfox/platform/rpc/handles.decorator';
import { UsageService } from './usage.service.js';

@Controller()
export class UsageController {
  constructor(private readonly usage: UsageService) {}

  @Handles(adminAnalytics)
  getFigures(): Promise<EndpointResponse<typeof adminAnalytics>> {
    return this.usage.getFigures();
  }
}
