import { Controller } from '@nestjs/common';
import { systemLoad } from '@sumfox/contracts/analytics/load.endpoints';
import type { EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import { Handles } from '@sumfox/platform/rpc/handles.decorator';
import { LoadService } from './load.service.js';

@Controller()
export class LoadController {
  constructor(private readonly load: LoadService) {}

  @Handles(systemLoad)
  getSystemLoad({ query }: EndpointInput<typeof systemLoad>): Promise<EndpointResponse<typeof systemLoad>> {
    return this.load.getSystemLoad(query.period);
  }
}
