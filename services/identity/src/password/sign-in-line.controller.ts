import { Controller } from '@nestjs/common';
import type { CallInput, CallOutput, EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import { abandonCall } from '@sumfox/contracts/identity/sign-in-line.calls';
import { findPlaceInLine } from '@sumfox/contracts/identity/sign-in-line.endpoints';
import { Handles, HandlesCall } from '@sumfox/platform/rpc/handles.decorator';
import { OpenCalls } from '@sumfox/platform/rpc/open-calls';
import { PasswordService } from './password.service.js';

/** The line of calls that wait for a slow hash (ACCOUNT-27). */
@Controller()
export class SignInLineController {
  constructor(
    private readonly passwords: PasswordService,
    private readonly openCalls: OpenCalls,
  ) {}

  @Handles(findPlaceInLine)
  findPlace({
    params,
  }: EndpointInput<typeof findPlaceInLine>): Promise<EndpointResponse<typeof findPlaceInLine>> {
    return Promise.resolve({ ahead: this.passwords.countAhead(params.requestId) });
  }

  @HandlesCall(abandonCall)
  abandon({ callId }: CallInput<typeof abandonCall>): Promise<CallOutput<typeof abandonCall>> {
    return Promise.resolve({ abandoned: this.openCalls.abandon(callId) });
  }
}
