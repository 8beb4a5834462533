import { Controller } from '@nestjs/common';
import type { CallInput, CallOutput, EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import { completeAdminSetup } from '@sumfox/contracts/identity/admin-setup.calls';
import { describeAdminSetup } from '@sumfox/contracts/identity/admin-setup.endpoints';
import { Handles, HandlesCall } from '@sumfox/platform/rpc/handles.decorator';
import { AdminSetupService } from './admin-setup.service.js';

@Controller()
export class AdminSetupController {
  constructor(private readonly setup: AdminSetupService) {}

  @Handles(describeAdminSetup)
  describe({
    body,
  }: EndpointInput<typeof describeAdminSetup>): Promise<EndpointResponse<typeof describeAdminSetup>> {
    return this.setup.describe(body.token);
  }

  @HandlesCall(completeAdminSetup)
  complete(input: CallInput<typeof completeAdminSetup>): Promise<CallOutput<typeof completeAdminSetup>> {
    return this.setup.complete(input);
  }
}
