import { Controller } from '@nestjs/common';
import { systemErrors, systemHealth } from '@sumfox/contracts/analytics/health.endpoints';
import type { EndpointResponse } from '@sumfox/contracts/endpoint';
import { Handles } from '@sumfox/platform/rpc/handles.decorator';
import { HealthService } from './health.service.js';
import { SystemErrorsService } from './system-errors.service.js';

@Controller()
export class HealthController {
  constructor(
    private readonly health: HealthService,
    private readonly errors: SystemErrorsService,
  ) {}

  @Handles(systemHealth)
  getSystemHealth(): Promise<EndpointResponse<typeof systemHealth>> {
    return this.health.getSystemHealth();
  }

  @Handles(systemErrors)
  getSystemErrors(): Promise<EndpointResponse<typeof systemErrors>> {
    return this.errors.getSystemErrors();
  }
}
