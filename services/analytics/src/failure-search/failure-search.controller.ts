import { Controller } from '@nestjs/common';
import { findFailure } from '@sumfox/contracts/analytics/failure.endpoints';
import type { EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import { Handles } from '@sumfox/platform/rpc/handles.decorator';
import { FailureSearchService } from './failure-search.service.js';

@Controller()
export class FailureSearchController {
  constructor(private readonly failures: FailureSearchService) {}

  @Handles(findFailure)
  find({ params }: EndpointInput<typeof findFailure>): Promise<EndpointResponse<typeof findFailure>> {
    return this.failures.find(params.code);
  }
}
