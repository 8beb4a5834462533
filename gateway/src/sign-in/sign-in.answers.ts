import { Inject, Injectable } from '@nestjs/common';
import type { EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import { completeAdminSetup } from '@sumfox/contracts/identity/admin-setup.calls';
import { setUpAdmin } from '@sumfox/contracts/identity/admin-setup.endpoints';
import { createFamily } from '@sumfox/contracts/identity/family.calls';
import { registerFamily } from '@sumfox/contracts/identity/registration.endpoints';
import { CHALLENGE_SECONDS, answerChallenge } from '@sumfox/contracts/identity/second-factor.calls';
import { loginSecondFactor } from '@sumfox/contracts/identity/second-factor.endpoints';
import { openSession } from '@sumfox/contracts/identity/session.calls';
import { login, logout } from '@sumfox/contracts/identity/session.endpoints';
import { ServiceClient } from '@sumfox/platform/rpc/service-client';
import type { FastifyReply } from 'fastify';
import { Answers } from '../answers/index.js';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';
import { KnownDevices, SignInThrottle } from '../sign-in-limits/index.js';
import {
  ANONYMOUS_CALLER,
  BrowserSession,
  type SessionRequest,
  readCookie,
  toSetCookie,
} from '../session/index.js';

/** A device stays known for half a year after a sign-in. */
const DEVICE_SECONDS = 180 * 86_400;

/** The calls that open or end a session: signing in and out, registering a family, setting up an admin. */
@Injectable()
export class SignInAnswers {
  constructor(
    private readonly services: ServiceClient,
    private readonly sessions: BrowserSession,
    private readonly throttle: SignInThrottle,
    private readonly devices: KnownDevices,
    @Inject(GATEWAY_CONFIG) private readonly config: GatewayConfig,
  ) {}

  /** Signing in always opens a new session; one that this browser had before is ended. */
  @Answers(login)
  async login(
    { body }: EndpointInput<typeof login>,
    request: SessionRequest,
    reply: FastifyReply,
  ): Promise<EndpointResponse<typeof login>> {
    const device = readCookie(request, this.config, 'device');
    const isNewDevice = !(await this.devices.knows(device, body.username));
    const opened = await this.throttle.guard({ name: body.username, address: request.ip, device }, () =>
      this.services.call(openSession, { ...body, isNewDevice }, ANONYMOUS_CALLER),
    );
    if ('challenge' in opened) {
      reply.header('set-cookie', toSetCookie(this.config, 'challenge', opened.challenge, CHALLENGE_SECONDS));
      return { secondFactor: 'required' };
    }
    await this.rememberDevice(device, [body.username, opened.user.username], reply);
    return { user: await this.sessions.begin(opened, request, reply) };
  }

  /** The second step of {@link login}. */
  @Answers(loginSecondFactor)
  async answerChallenge(
    { body }: EndpointInput<typeof loginSecondFactor>,
    request: SessionRequest,
    reply: FastifyReply,
  ): Promise<EndpointResponse<typeof loginSecondFactor>> {
    const challenge = readCookie(request, this.config, 'challenge')?.slice(0, 200) ?? '';
    const opened = await this.services.call(answerChallenge, { ...body, challenge }, ANONYMOUS_CALLER);
    const device = readCookie(request, this.config, 'device');
    await this.rememberDevice(device, [opened.user.username], reply);
    reply.header('set-cookie', toSetCookie(this.config, 'challenge', '', 0));
    return { user: await this.sessions.begin(opened, request, reply) };
  }

  /** By each name that the account may sign in with here. */
  private async rememberDevice(
    device: string | null,
    names: readonly string[],
    reply: FastifyReply,
  ): Promise<void> {
    let known = device;
    for (const name of new Set(names)) known = await this.devices.remember(known, name);
    if (known === null) return;
    reply.header('set-cookie', toSetCookie(this.config, 'device', known, DEVICE_SECONDS));
  }

  @Answers(registerFamily)
  async registerFamily(
    { body }: EndpointInput<typeof registerFamily>,
    request: SessionRequest,
    reply: FastifyReply,
  ): Promise<EndpointResponse<typeof registerFamily>> {
    const { opened, parent, child } = await this.services.call(
      createFamily,
      body,
      request.user ?? ANONYMOUS_CALLER,
    );
    const device = readCookie(request, this.config, 'device');
    await this.rememberDevice(device, [parent.username], reply);
    return { success: true, user: await this.sessions.begin(opened, request, reply), parent, child };
  }

  /** The session that this browser had ends, as at any sign-in. */
  @Answers(setUpAdmin)
  async setUpAdmin(
    { body }: EndpointInput<typeof setUpAdmin>,
    request: SessionRequest,
    reply: FastifyReply,
  ): Promise<EndpointResponse<typeof setUpAdmin>> {
    const opened = await this.services.call(completeAdminSetup, body, ANONYMOUS_CALLER);
    return { user: await this.sessions.begin(opened, request, reply) };
  }

  @Answers(logout)
  async logout(
    _input: EndpointInput<typeof logout>,
    request: SessionRequest,
    reply: FastifyReply,
  ): Promise<EndpointResponse<typeof logout>> {
    await this.sessions.end(request, reply);
    return { success: true };
  }
}
