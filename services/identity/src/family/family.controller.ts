import { Controller } from '@nestjs/common';
import type { CallInput, CallOutput, EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import { getModelConsent } from '@sumfox/contracts/identity/consent.calls';
import {
  approveLinkRequest,
  declineLinkRequest,
  linkChild,
  linkRequests,
  parentChildren,
  resetChildPassword,
  undoUnlink,
  unlinkChild,
} from '@sumfox/contracts/identity/family.endpoints';
import { Database } from '@sumfox/platform/database/database';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { Handles, HandlesCall } from '@sumfox/platform/rpc/handles.decorator';
import { mayAskModel } from '../parent-child/index.js';
import { FamilyService } from './family.service.js';
import { LinkRequestService } from './link-request.service.js';
import { LinkService } from './link.service.js';

const DONE = { success: true } as const;

@Controller()
export class FamilyController {
  constructor(
    private readonly family: FamilyService,
    private readonly links: LinkService,
    private readonly requests: LinkRequestService,
    private readonly database: Database,
  ) {}

  @Handles(parentChildren)
  parentChildren(
    _: EndpointInput<typeof parentChildren>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof parentChildren>> {
    return this.links.listChildren(caller);
  }

  @Handles(linkChild)
  linkChild(
    { body }: EndpointInput<typeof linkChild>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof linkChild>> {
    return this.links.linkChild(caller, body);
  }

  @Handles(unlinkChild)
  async unlinkChild(
    { params }: EndpointInput<typeof unlinkChild>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof unlinkChild>> {
    await this.links.unlinkChild(caller, params.id);
    return DONE;
  }

  @Handles(undoUnlink)
  async undoUnlink(
    { params }: EndpointInput<typeof undoUnlink>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof undoUnlink>> {
    return { success: true, child: await this.links.undoUnlink(caller, params.id) };
  }

  @Handles(linkRequests)
  linkRequests(
    _: EndpointInput<typeof linkRequests>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof linkRequests>> {
    return this.requests.list(caller);
  }

  @Handles(approveLinkRequest)
  async approve(
    { params }: EndpointInput<typeof approveLinkRequest>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof approveLinkRequest>> {
    await this.requests.approve(caller, params.id);
    return DONE;
  }

  @Handles(declineLinkRequest)
  async decline(
    { params }: EndpointInput<typeof declineLinkRequest>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof declineLinkRequest>> {
    await this.requests.decline(caller, params.id);
    return DONE;
  }

  @Handles(resetChildPassword)
  async resetChildPassword(
    { params, body }: EndpointInput<typeof resetChildPassword>,
    caller: PersonCaller,
  ): Promise<EndpointResponse<typeof resetChildPassword>> {
    await this.family.resetChildPassword(caller, params.userId, body.newPassword);
    return DONE;
  }

  @HandlesCall(getModelConsent)
  async modelConsent({
    pupilId,
  }: CallInput<typeof getModelConsent>): Promise<CallOutput<typeof getModelConsent>> {
    return { allowed: await mayAskModel(this.database.fork(), pupilId) };
  }
}
