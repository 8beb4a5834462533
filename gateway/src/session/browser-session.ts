import { Injectable } from '@nestjs/common';
import type { User } from '@sumfox/contracts/identity/account';
import { type OpenedSession, closeSession } from '@sumfox/contracts/identity/session.calls';
import { ServiceClient } from '@sumfox/platform/rpc/service-client';
import type { FastifyReply } from 'fastify';
import { ANONYMOUS_CALLER } from './anonymous-caller.js';
import { SessionRegistry } from './session-registry.js';
import type { SessionRequest } from './session-request.js';
import { SessionTokens } from './session-tokens.js';

/** Begins and ends the session of a browser, with its cookies. */
@Injectable()
export class BrowserSession {
  constructor(
    private readonly services: ServiceClient,
    private readonly registry: SessionRegistry,
    private readonly tokens: SessionTokens,
  ) {}

  /** Gives the browser a new session in place of the previous one. Returns the signed-in person. */
  async begin(opened: OpenedSession, request: SessionRequest, reply: FastifyReply): Promise<User> {
    this.tokens.set(reply, opened);
    // The browser's earlier session: if it cannot be ended now, it expires, and no browser has its cookie.
    if (request.user) await this.close(request.user.sessionId).catch(() => undefined);
    return opened.user;
  }

  /** Ends the browser's session, if it has one, and clears its cookies. Throws when identity is away. */
  async end(request: SessionRequest, reply: FastifyReply): Promise<void> {
    if (request.user) await this.close(request.user.sessionId);
    this.tokens.clear(reply);
  }

  private async close(sessionId: string): Promise<void> {
    await this.services.call(closeSession, { sessionId }, ANONYMOUS_CALLER);
    // Afterwards, so that a request in between cannot cache the ended session again.
    this.registry.forget(sessionId);
  }
}
