import { Controller } from '@nestjs/common';
import { saveAnswers } from '@sumfox/contracts/assessment/paper.endpoints';
import type { EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { Handles } from '@sumfox/platform/rpc/handles.decorator';
import { ExchangeService } from './exchange.service.js';

/** Saves a pupil's own paper. Later questions of a diagnostic may follow from the answers. */
@Controller()
export class ExchangeController {
  constructor(private readonly exchanges: ExchangeService) {}

  @Handles(saveAnswers)
  save(
    { params, body }: EndpointInput<typeof saveAnswers>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof saveAnswers>> {
    return this.exchanges.save(params.id, caller.userId, body);
  }
}
