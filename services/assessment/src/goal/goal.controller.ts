import { Controller } from '@nestjs/common';
import { answerGoal, proposeGoal } from '@sumfox/contracts/assessment/goal.endpoints';
import type { EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { Handles } from '@sumfox/platform/rpc/handles.decorator';
import { GoalService } from './goal.service.js';

@Controller()
export class GoalController {
  constructor(private readonly goals: GoalService) {}

  @Handles(proposeGoal)
  propose(
    { params, body }: EndpointInput<typeof proposeGoal>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof proposeGoal>> {
    return this.goals.propose(params.id, body, caller);
  }

  @Handles(answerGoal)
  answer(
    { params, body }: EndpointInput<typeof answerGoal>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof answerGoal>> {
    return this.goals.answer(params.id, body, caller);
  }
}
