import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { FastifyReply } from 'fastify';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';
import { toSetCookie } from './session-cookie.js';

/** Sessions are for the gateway alone; a token made for anything else is refused. */
export const SESSION_AUDIENCE = 'gateway';
/** How long a stolen session cookie is of use without the refresh cookie. */
const TOKEN_SECONDS = 600;

/** Makes the two cookies of a session, and distinguishes an expired token from a foreign one. */
@Injectable()
export class SessionTokens {
  constructor(
    private readonly jwt: JwtService,
    @Inject(GATEWAY_CONFIG) private readonly config: GatewayConfig,
  ) {}

  /** Sets the session cookie, and the refresh cookie where there is a new one. Returns the session's token. */
  set(
    reply: FastifyReply,
    session: { sessionId: string; refreshToken: string | null; expiresAt: string },
  ): string {
    const seconds = Math.max(0, Math.floor((Date.parse(session.expiresAt) - Date.now()) / 1_000));
    const tokenSeconds = Math.min(TOKEN_SECONDS, seconds);
    const token = this.jwt.sign(
      { sid: session.sessionId },
      { expiresIn: tokenSeconds, audience: SESSION_AUDIENCE, algorithm: 'HS256' },
    );
    reply.header('set-cookie', toSetCookie(this.config, 'session', token, tokenSeconds));
    if (session.refreshToken)
      reply.header(
        'set-cookie',
        toSetCookie(this.config, 'refresh', this.seal(session.refreshToken), seconds),
      );
    return token;
  }

  clear(reply: FastifyReply): void {
    reply.header('set-cookie', toSetCookie(this.config, 'session', '', 0));
    reply.header('set-cookie', toSetCookie(this.config, 'refresh', '', 0));
  }

  /**
   * The refresh token of a cookie, and whether a gateway made the cookie, since only then can identity know it. An
   * unsealed cookie may be older than the seals.
   */
  readRefreshCookie(cookie: string): { refreshToken: string; isSealed: boolean } {
    const at = cookie.lastIndexOf('.');
    const refreshToken = cookie.slice(0, Math.max(0, at));
    const given = Buffer.from(cookie);
    const sealed = Buffer.from(this.seal(refreshToken));
    if (given.length === sealed.length && timingSafeEqual(given, sealed))
      return { refreshToken, isSealed: true };
    return { refreshToken: cookie, isSealed: false };
  }

  /** A refresh token as its cookie has it. */
  seal(refreshToken: string): string {
    const seal = createHmac('sha256', this.config.SESSION_SECRET).update(`refresh ${refreshToken}`);
    return `${refreshToken}.${seal.digest('base64url')}`;
  }

  /** Whether a token is ours and merely past its time: only then may the refresh cookie speak for it. */
  hasOnlyExpired(token: string): boolean {
    try {
      const { exp } = this.jwt.verify<{ exp?: number }>(token, {
        algorithms: ['HS256'],
        audience: SESSION_AUDIENCE,
        ignoreExpiration: true,
      });
      return exp !== undefined && exp * 1_000 <= Date.now();
    } catch {
      // Forged, damaged or made for another purpose: rejected without a reason.
      return false;
    }
  }
}
