import { Inject, Injectable } from '@nestjs/common';
import type { EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import { createFamily } from '@sumfox/contracts/identity/family.calls';
import type { registerFamily } from '@sumfox/contracts/identity/registration.endpoints';
import { type OpenedSession, closeSession, openSession } from '@sumfox/contracts/identity/session.calls';
import type { login, logout } from '@sumfox/contracts/identity/session.endpoints';
import type { User } from '@sumfox/contracts/identity/account';
import { ServiceClient } from '@sumfox/platform/rpc/service-client';
import type { FastifyReply } from 'fastify';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';
import { KnownDevices } from '../limits/known-devices.js';
import { SignInThrottle } from '../limits/sign-in-throttle.js';
import { NOBODY } from './nobody.js';
import { cookieName, findCookie, toSetCookie } from './session-cookie.js';
import type { SessionRequest } from './session-request.js';
import { SessionRegistry } from './session-registry.js';
import { SessionTokens } from './session-tokens.js';

/** A device that somebody signed in on is known for half a year. */
const DEVICE_SECONDS = 180 * 86_400;

/** The calls that the gateway answers itself, because they set and clear the cookies of a session. */
@Injectable()
export class SessionAnswers {
  constructor(
    private readonly services: ServiceClient,
    private readonly registry: SessionRegistry,
    private readonly tokens: SessionTokens,
    private readonly throttle: SignInThrottle,
    private readonly devices: KnownDevices,
    @Inject(GATEWAY_CONFIG) private readonly config: GatewayConfig,
  ) {}

  /** Signing in always opens a new session; one that this browser had before is ended. */
  async login(
    { body }: EndpointInput<typeof login>,
    request: SessionRequest,
    reply: FastifyReply,
  ): Promise<EndpointResponse<typeof login>> {
    const device = findCookie(request.headers.cookie, cookieName(this.config, 'device'));
    const opened = await this.throttle.guard({ name: body.username, address: request.ip, device }, () =>
      this.services.call(openSession, body, NOBODY),
    );
    const known = await this.devices.remember(device, body.username);
    const user = await this.begin(opened, request, reply);
    reply.header('set-cookie', toSetCookie(this.config, 'device', known, DEVICE_SECONDS));
    return { user };
  }

  async registerFamily(
    { body }: EndpointInput<typeof registerFamily>,
    request: SessionRequest,
    reply: FastifyReply,
  ): Promise<EndpointResponse<typeof registerFamily>> {
    const { opened, parent, child } = await this.services.call(createFamily, body, request.user ?? NOBODY);
    return { success: true, user: await this.begin(opened, request, reply), parent, child };
  }

  async logout(request: SessionRequest, reply: FastifyReply): Promise<EndpointResponse<typeof logout>> {
    if (request.user) await this.end(request.user.sessionId);
    this.tokens.clear(reply);
    return { success: true };
  }

  /** Gives the browser a session that was just opened, in place of the one it had. */
  async begin(opened: OpenedSession, request: SessionRequest, reply: FastifyReply): Promise<User> {
    this.tokens.set(reply, opened);
    // The session this browser had before: if it cannot be ended now it runs out by itself, and nobody has its cookie.
    if (request.user) await this.end(request.user.sessionId).catch(() => undefined);
    return opened.user;
  }

  private async end(sessionId: string): Promise<void> {
    await this.services.call(closeSession, { sessionId }, NOBODY);
    // Afterwards, so that a request in between cannot make the ended session known again.
    this.registry.forget(sessionId);
  }
}
