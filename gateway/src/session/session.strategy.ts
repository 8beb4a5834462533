import { createSecretKey } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import { Strategy } from 'passport-jwt';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';
import { readCookie } from './session-cookie.js';
import { SessionRegistry } from './session-registry.js';
import type { SessionRequest } from './session-request.js';
import { SESSION_AUDIENCE } from './session-tokens.js';
import { VerifiedTokens } from './verified-tokens.js';

export const SESSION_STRATEGY = 'session';

/** Verifies the signed cookie, then asks identity whether the session still holds. */
@Injectable()
export class SessionStrategy extends PassportStrategy(Strategy, SESSION_STRATEGY) {
  constructor(
    @Inject(GATEWAY_CONFIG) private readonly config: GatewayConfig,
    private readonly registry: SessionRegistry,
    private readonly verified: VerifiedTokens,
  ) {
    // Given as text, it would first be tried as a public key for each call, which throws.
    const key = createSecretKey(config.SESSION_SECRET, 'utf8');
    super({
      jwtFromRequest: (request: SessionRequest) => readToken(request, config),
      // The library takes a key object, which its types do not name.
      secretOrKeyProvider: (_request, _token, done) => done(null, key as never),
      algorithms: ['HS256'],
      audience: SESSION_AUDIENCE,
      passReqToCallback: true,
    });
  }

  async validate(
    request: SessionRequest,
    claims: { sid?: unknown; exp?: number },
  ): Promise<PersonCaller | false> {
    if (typeof claims.sid !== 'string') return false;
    const token = readToken(request, this.config);
    if (token && claims.exp !== undefined)
      this.verified.add(token, { sessionId: claims.sid, expiresAt: claims.exp * 1_000 });
    return (await this.findPerson(request, claims.sid)) ?? false;
  }

  /**
   * The person of a token that was verified in an earlier call: null when the session has ended. Undefined for a token
   * that is still to be verified.
   */
  async findVerified(request: SessionRequest): Promise<PersonCaller | null | undefined> {
    const token = readToken(request, this.config);
    const sessionId = token ? this.verified.find(token) : undefined;
    return sessionId === undefined ? undefined : await this.findPerson(request, sessionId);
  }

  private async findPerson(request: SessionRequest, sessionId: string): Promise<PersonCaller | null> {
    const session = await this.registry.find(sessionId);
    if (!session) return null;
    const { userId, role, restriction } = session;
    request.restriction = restriction;
    return { process: 'gateway', sessionId, userId, role };
  }
}

function readToken(request: SessionRequest, config: GatewayConfig): string | null {
  return request.renewedToken ?? readCookie(request, config, 'session');
}
