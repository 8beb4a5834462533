import { Controller } from '@nestjs/common';
import type { CallInput, CallOutput, EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import { answerChallenge } from '@sumfox/contracts/identity/second-factor.calls';
import {
  confirmSecondFactor,
  renewRecoveryCodes,
  secondFactor,
  startSecondFactor,
  turnOffSecondFactor,
} from '@sumfox/contracts/identity/second-factor.endpoints';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { Handles, HandlesCall } from '@sumfox/platform/rpc/handles.decorator';
import { SecondFactorService } from './second-factor.service.js';
import { SignInChallengeService } from './sign-in-challenge.service.js';

@Controller()
export class SecondFactorController {
  constructor(
    private readonly factors: SecondFactorService,
    private readonly challenges: SignInChallengeService,
  ) {}

  @Handles(secondFactor)
  describe(
    _: EndpointInput<typeof secondFactor>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof secondFactor>> {
    return this.factors.describe(caller);
  }

  @Handles(startSecondFactor)
  start(
    { body }: EndpointInput<typeof startSecondFactor>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof startSecondFactor>> {
    return this.factors.start(caller, body.currentPassword);
  }

  @Handles(confirmSecondFactor)
  confirm(
    { body }: EndpointInput<typeof confirmSecondFactor>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof confirmSecondFactor>> {
    return this.factors.confirm(caller, body.code);
  }

  @Handles(renewRecoveryCodes)
  renew(
    { body }: EndpointInput<typeof renewRecoveryCodes>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof renewRecoveryCodes>> {
    return this.factors.renewRecoveryCodes(caller, body);
  }

  @Handles(turnOffSecondFactor)
  async turnOff(
    { body }: EndpointInput<typeof turnOffSecondFactor>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof turnOffSecondFactor>> {
    await this.factors.turnOff(caller, body);
    return { success: true };
  }

  @HandlesCall(answerChallenge)
  answer(input: CallInput<typeof answerChallenge>): Promise<CallOutput<typeof answerChallenge>> {
    return this.challenges.answer(input);
  }
}
