import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { EndpointInput, EndpointResponse } from '@product/contracts/endpoint';
import { closeSession, openSession } from '@product/contracts/identity/session.calls';
import type { login, logout } from '@product/contracts/identity/session.endpoints';
import type { Caller } from '@product/platform/rpc/caller';
import { ServiceClient } from '@product/platform/rpc/service-client';
import type { FastifyReply } from 'fastify';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';
import { sessionCookie } from './session-cookie.js';
import type { SessionRequest } from './session.guard.js';
import { SessionRegistry } from './session-registry.js';
import { SESSION_AUDIENCE } from './session.strategy.js';

const GATEWAY: Caller = { process: 'gateway', userId: null, role: null, sessionId: null };

/** The two calls that the gateway answers itself, because they set and clear the cookie. */
@Injectable()
export class SessionAnswers {
  constructor(
    private readonly services: ServiceClient,
    private readonly registry: SessionRegistry,
    private readonly jwt: JwtService,
    @Inject(GATEWAY_CONFIG) private readonly config: GatewayConfig,
  ) {}

  /** Signing in always opens a new session; one that this browser had before is ended. */
  async login(
    { body }: EndpointInput<typeof login>,
    request: SessionRequest,
    reply: FastifyReply,
  ): Promise<EndpointResponse<typeof login>> {
    const opened = await this.services.call(openSession, body, GATEWAY);
    const seconds = Math.max(0, Math.floor((Date.parse(opened.expiresAt) - Date.now()) / 1_000));
    const token = await this.jwt.signAsync(
      { sid: opened.sessionId },
      { expiresIn: seconds, audience: SESSION_AUDIENCE, algorithm: 'HS256' },
    );
    reply.header('set-cookie', sessionCookie(this.config, token, seconds));
    // The session this browser had before: if it cannot be ended now it runs out by itself, and nobody has its cookie.
    if (request.user) await this.end(request.user.sessionId).catch(() => undefined);
    return { user: opened.user };
  }

  async logout(request: SessionRequest, reply: FastifyReply): Promise<EndpointResponse<typeof logout>> {
    if (request.user) await this.end(request.user.sessionId);
    reply.header('set-cookie', sessionCookie(this.config, '', 0));
    return { success: true };
  }

  private async end(sessionId: string): Promise<void> {
    await this.services.call(closeSession, { sessionId }, GATEWAY);
    // Afterwards, so that a request in between cannot make the ended session known again.
    this.registry.forget(sessionId);
  }
}
