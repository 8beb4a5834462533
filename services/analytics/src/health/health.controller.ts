import { Controller } from '@nestjs/common';
import { systemHealth } from '@product/contracts/analytics/health.endpoints';
import type { EndpointResponse } from '@product/contracts/endpoint';
import { Handles } from '@product/platform/rpc/handles.decorator';
import { HealthService } from './health.service.js';

@Controller()
export class HealthController {
  constructor(private readonly health: HealthService) {}

  @Handles(systemHealth)
  getSystemHealth(): Promise<EndpointResponse<typeof systemHealth>> {
    return this.health.getSystemHealth();
  }
}
