import { Inject, Injectable } from '@nestjs/common';
import type { CallOutput } from '@sumfox/contracts/endpoint';
import { refreshSession } from '@sumfox/contracts/identity/session.calls';
import { ServiceClient } from '@sumfox/platform/rpc/service-client';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';
import { foldAddress } from '../address/index.js';
import { type Counter, LimitStore, tooMany } from '../limits/index.js';
import { ANONYMOUS_CALLER } from './anonymous-caller.js';
import { readCookie } from './session-cookie.js';
import { SessionTokens } from './session-tokens.js';

type Refreshed = CallOutput<typeof refreshSession>['session'];

/**
 * Failed renewals allowed in a minute: of one cookie that a gateway made, and of all other cookies from one address.
 * Successful renewals do not count, so that forged cookies do not hold back a school behind the same address.
 */
const FAILED_RENEWAL_LIMIT = { max: 60, seconds: 60 };

/**
 * Renews a session within the call that finds its token expired, so that the page does not notice. Parallel calls of one
 * page share one exchange.
 */
@Injectable()
export class SessionRenewal {
  private readonly underWay = new Map<string, Promise<Refreshed>>();
  private readonly failedRenewals: Counter;

  constructor(
    private readonly services: ServiceClient,
    private readonly tokens: SessionTokens,
    store: LimitStore,
    @Inject(GATEWAY_CONFIG) private readonly config: GatewayConfig,
  ) {
    this.failedRenewals = store.alone('renewal', FAILED_RENEWAL_LIMIT);
  }

  /**
   * Sets the new cookies and returns the session token; null when there is no session to renew. Throws when identity is
   * unreachable, and `too-many` after too many failed renewals.
   */
  async renew(request: FastifyRequest, reply: FastifyReply): Promise<string | null> {
    const token = readCookie(request, this.config, 'session');
    const refresh = readCookie(request, this.config, 'refresh');
    if (!refresh || (token && !this.tokens.hasOnlyExpired(token))) return null;
    const { refreshToken, isSealed } = this.tokens.readRefreshCookie(refresh);
    const session = await this.exchange(refreshToken, isSealed ? refreshToken : foldAddress(request.ip));
    if (session) return this.tokens.set(reply, session);
    this.tokens.clear(reply);
    return null;
  }

  private exchange(refreshToken: string, whose: string): Promise<Refreshed> {
    const running = this.underWay.get(refreshToken);
    if (running) return running;
    const exchange = this.exchangeOnce(refreshToken, whose).finally(() => this.underWay.delete(refreshToken));
    this.underWay.set(refreshToken, exchange);
    return exchange;
  }

  private async exchangeOnce(refreshToken: string, whose: string): Promise<Refreshed> {
    if (this.config.RATE_LIMITS === 'off') return this.ask(refreshToken);
    const waitMs = await this.failedRenewals.take([whose]);
    if (waitMs > 0) throw tooMany(waitMs);
    try {
      const session = await this.ask(refreshToken);
      if (session) await this.failedRenewals.giveBack([whose]);
      return session;
    } catch (error) {
      await this.failedRenewals.giveBack([whose]);
      throw error;
    }
  }

  private async ask(refreshToken: string): Promise<Refreshed> {
    const { session } = await this.services.call(
      refreshSession,
      { refreshToken: refreshToken.slice(0, 200) },
      ANONYMOUS_CALLER,
    );
    return session;
  }
}
