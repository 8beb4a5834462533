import { Inject, Injectable } from '@nestjs/common';
import type { EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import {
  createFamilyDevice,
  describeFamilyDevice,
  openSessionByCard,
  openSessionOnDevice,
  removeFamilyDevice,
} from '@sumfox/contracts/identity/family.calls';
import {
  approveFamilyDevice,
  familyDevice,
  forgetFamilyDevice,
  openByCard,
  openOnFamilyDevice,
} from '@sumfox/contracts/identity/family-device.endpoints';
import { ServiceClient } from '@sumfox/platform/rpc/service-client';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Answers } from '../answers/index.js';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';
import { SignInThrottle } from '../sign-in-limits/index.js';
import {
  ANONYMOUS_CALLER,
  BrowserSession,
  type SessionRequest,
  readCookie,
  toSetCookie,
} from '../session/index.js';

/** A parent approves a tablet about once a school year. */
const FAMILY_SECONDS = 400 * 86_400;

/** Calls about a family device; its secret has its own cookie. */
@Injectable()
export class FamilyDeviceAnswers {
  constructor(
    private readonly services: ServiceClient,
    private readonly sessions: BrowserSession,
    private readonly throttle: SignInThrottle,
    @Inject(GATEWAY_CONFIG) private readonly config: GatewayConfig,
  ) {}

  @Answers(familyDevice)
  async describe(
    _input: EndpointInput<typeof familyDevice>,
    request: SessionRequest,
  ): Promise<EndpointResponse<typeof familyDevice>> {
    const deviceToken = this.tokenOf(request);
    if (!deviceToken) return { approved: false, children: [] };
    return this.services.call(describeFamilyDevice, { deviceToken }, ANONYMOUS_CALLER);
  }

  @Answers(approveFamilyDevice)
  async approve(
    { body }: EndpointInput<typeof approveFamilyDevice>,
    request: SessionRequest,
    reply: FastifyReply,
  ): Promise<EndpointResponse<typeof approveFamilyDevice>> {
    const { deviceToken } = await this.services.call(
      createFamilyDevice,
      { childIds: body.childIds, deviceToken: this.tokenOf(request) },
      request.user ?? ANONYMOUS_CALLER,
    );
    reply.header('set-cookie', toSetCookie(this.config, 'family', deviceToken, FAMILY_SECONDS));
    return { success: true };
  }

  @Answers(forgetFamilyDevice)
  async forget(
    _input: EndpointInput<typeof forgetFamilyDevice>,
    request: SessionRequest,
    reply: FastifyReply,
  ): Promise<EndpointResponse<typeof forgetFamilyDevice>> {
    const deviceToken = this.tokenOf(request);
    if (deviceToken)
      await this.services.call(removeFamilyDevice, { deviceToken }, request.user ?? ANONYMOUS_CALLER);
    reply.header('set-cookie', toSetCookie(this.config, 'family', '', 0));
    return { success: true };
  }

  @Answers(openOnFamilyDevice)
  async open(
    { body }: EndpointInput<typeof openOnFamilyDevice>,
    request: SessionRequest,
    reply: FastifyReply,
  ): Promise<EndpointResponse<typeof openOnFamilyDevice>> {
    return this.begin(body.userId, request, reply, (deviceToken) =>
      this.services.call(openSessionOnDevice, { ...body, deviceToken }, ANONYMOUS_CALLER),
    );
  }

  @Answers(openByCard)
  async openByCard(
    { body }: EndpointInput<typeof openByCard>,
    request: SessionRequest,
    reply: FastifyReply,
  ): Promise<EndpointResponse<typeof openByCard>> {
    // A code names no child before it is found: wrong ones count together.
    return this.begin('card', request, reply, (deviceToken) =>
      this.services.call(openSessionByCard, { ...body, deviceToken }, ANONYMOUS_CALLER),
    );
  }

  /** Opens a session on the device of a request, within the limits of tries for a child on it. */
  private async begin(
    childId: string,
    request: SessionRequest,
    reply: FastifyReply,
    open: (deviceToken: string) => Promise<Parameters<BrowserSession['begin']>[0]>,
  ) {
    const deviceToken = this.tokenOf(request) ?? '';
    const opened = await this.throttle.guardDevice({ childId, address: request.ip, deviceToken }, () =>
      open(deviceToken),
    );
    return { user: await this.sessions.begin(opened, request, reply) };
  }

  private tokenOf(request: FastifyRequest): string | null {
    return readCookie(request, this.config, 'family')?.slice(0, 200) ?? null;
  }
}
