import { Inject, Injectable } from '@nestjs/common';
import type { EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import {
  createFamilyDevice,
  describeFamilyDevice,
  openSessionOnDevice,
  removeFamilyDevice,
} from '@sumfox/contracts/identity/family.calls';
import type {
  approveFamilyDevice,
  familyDevice,
  forgetFamilyDevice,
  openOnFamilyDevice,
} from '@sumfox/contracts/identity/family-device.endpoints';
import { ServiceClient } from '@sumfox/platform/rpc/service-client';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';
import { SignInThrottle } from '../limits/sign-in-throttle.js';
import { NOBODY } from './nobody.js';
import { cookieName, findCookie, toSetCookie } from './session-cookie.js';
import type { SessionRequest } from './session-request.js';
import { SessionAnswers } from './session.answers.js';

/** A parent approves a tablet about once a school year. */
const FAMILY_SECONDS = 400 * 86_400;

/** The calls about a family's device, whose secret lives in a cookie of its own. */
@Injectable()
export class FamilyDeviceAnswers {
  constructor(
    private readonly services: ServiceClient,
    private readonly sessions: SessionAnswers,
    private readonly throttle: SignInThrottle,
    @Inject(GATEWAY_CONFIG) private readonly config: GatewayConfig,
  ) {}

  async describe(request: FastifyRequest): Promise<EndpointResponse<typeof familyDevice>> {
    const deviceToken = this.tokenOf(request);
    if (!deviceToken) return { approved: false, children: [] };
    return this.services.call(describeFamilyDevice, { deviceToken }, NOBODY);
  }

  async approve(
    { body }: EndpointInput<typeof approveFamilyDevice>,
    request: SessionRequest,
    reply: FastifyReply,
  ): Promise<EndpointResponse<typeof approveFamilyDevice>> {
    const { deviceToken } = await this.services.call(
      createFamilyDevice,
      { childIds: body.childIds, deviceToken: this.tokenOf(request) },
      request.user ?? NOBODY,
    );
    reply.header('set-cookie', toSetCookie(this.config, 'family', deviceToken, FAMILY_SECONDS));
    return { success: true };
  }

  async forget(
    request: SessionRequest,
    reply: FastifyReply,
  ): Promise<EndpointResponse<typeof forgetFamilyDevice>> {
    const deviceToken = this.tokenOf(request);
    if (deviceToken) await this.services.call(removeFamilyDevice, { deviceToken }, request.user ?? NOBODY);
    reply.header('set-cookie', toSetCookie(this.config, 'family', '', 0));
    return { success: true };
  }

  async open(
    { body }: EndpointInput<typeof openOnFamilyDevice>,
    request: SessionRequest,
    reply: FastifyReply,
  ): Promise<EndpointResponse<typeof openOnFamilyDevice>> {
    const deviceToken = this.tokenOf(request) ?? '';
    // Counted by the tablet: what is guessed on one says nothing about another.
    const place = { name: body.userId, address: deviceToken || request.ip, device: null };
    const opened = await this.throttle.guard(place, () =>
      this.services.call(openSessionOnDevice, { ...body, deviceToken }, NOBODY),
    );
    return { user: await this.sessions.begin(opened, request, reply) };
  }

  private tokenOf(request: FastifyRequest): string | null {
    return findCookie(request.headers.cookie, cookieName(this.config, 'family'))?.slice(0, 200) ?? null;
  }
}
