import { Controller } from '@nestjs/common';
import type { CallInput, CallOutput, EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import {
  describePreferences,
  describePupil,
  listLinkedPupils,
} from '@sumfox/contracts/identity/session.calls';
import { currentUser, demoAccounts } from '@sumfox/contracts/identity/session.endpoints';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { Handles, HandlesCall } from '@sumfox/platform/rpc/handles.decorator';
import { AccountService } from './account.service.js';

@Controller()
export class AccountController {
  constructor(private readonly accounts: AccountService) {}

  @Handles(currentUser)
  async currentUser(
    _: EndpointInput<typeof currentUser>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof currentUser>> {
    return { user: await this.accounts.getUser(caller.userId) };
  }

  @Handles(demoAccounts)
  demoAccounts(): Promise<EndpointResponse<typeof demoAccounts>> {
    return this.accounts.listDemoAccounts();
  }

  @HandlesCall(describePupil)
  describePupil(input: CallInput<typeof describePupil>): Promise<CallOutput<typeof describePupil>> {
    return this.accounts.describePupil(input.pupilId, input.viewerId);
  }

  @HandlesCall(listLinkedPupils)
  listLinkedPupils(input: CallInput<typeof listLinkedPupils>): Promise<CallOutput<typeof listLinkedPupils>> {
    return this.accounts.listLinkedPupils(input.parentId);
  }

  @HandlesCall(describePreferences)
  describePreferences(
    input: CallInput<typeof describePreferences>,
  ): Promise<CallOutput<typeof describePreferences>> {
    return this.accounts.describePreferences(input.userId);
  }
}
