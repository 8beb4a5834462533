import { Inject, Injectable } from '@nestjs/common';
import type { CallOutput } from '@sumfox/contracts/endpoint';
import { refreshSession } from '@sumfox/contracts/identity/session.calls';
import { ServiceClient } from '@sumfox/platform/rpc/service-client';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';
import { NOBODY } from './nobody.js';
import { cookieName, findCookie } from './session-cookie.js';
import { SessionTokens } from './session-tokens.js';

type Refreshed = CallOutput<typeof refreshSession>['session'];

/**
 * Renews a session within the call that finds its token run out, so that the page never notices. Calls of one page
 * that come together share one exchange.
 */
@Injectable()
export class SessionRenewal {
  private readonly underWay = new Map<string, Promise<Refreshed>>();

  constructor(
    private readonly services: ServiceClient,
    private readonly tokens: SessionTokens,
    @Inject(GATEWAY_CONFIG) private readonly config: GatewayConfig,
  ) {}

  /** The new session token, its cookies set; null when there is nothing to renew. Throws when identity is away. */
  async renew(request: FastifyRequest, reply: FastifyReply): Promise<string | null> {
    const { cookie } = request.headers;
    const token = findCookie(cookie, cookieName(this.config, 'session'));
    const refreshToken = findCookie(cookie, cookieName(this.config, 'refresh'));
    if (!refreshToken || (token && !this.tokens.hasOnlyExpired(token))) return null;
    const session = await this.exchange(refreshToken);
    if (session) return this.tokens.set(reply, session);
    this.tokens.clear(reply);
    return null;
  }

  private exchange(refreshToken: string): Promise<Refreshed> {
    const running = this.underWay.get(refreshToken);
    if (running) return running;
    const exchange = this.services
      .call(refreshSession, { refreshToken: refreshToken.slice(0, 200) }, NOBODY)
      .then((answer) => answer.session)
      .finally(() => this.underWay.delete(refreshToken));
    this.underWay.set(refreshToken, exchange);
    return exchange;
  }
}
