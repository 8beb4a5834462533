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

export const SESSION_STRATEGY = 'session';

/** Reads the signed cookie, then asks identity whether the session still holds. */
@Injectable()
export class SessionStrategy extends PassportStrategy(Strategy, SESSION_STRATEGY) {
  constructor(
    @Inject(GATEWAY_CONFIG) config: GatewayConfig,
    private readonly registry: SessionRegistry,
  ) {
    // Given as text, it would first be tried as a public key for each call, which throws.
    const key = createSecretKey(config.SESSION_SECRET, 'utf8');
    super({
      jwtFromRequest: (request: SessionRequest) =>
        request.renewedToken ?? readCookie(request, config, 'session'),
      // The library takes a key object, which its types do not name.
      secretOrKeyProvider: (_request, _token, done) => done(null, key as never),
      algorithms: ['HS256'],
      audience: SESSION_AUDIENCE,
      passReqToCallback: true,
    });
  }

  async validate(request: SessionRequest, claims: { sid?: unknown }): Promise<PersonCaller | false> {
    if (typeof claims.sid !== 'string') return false;
    const session = await this.registry.find(claims.sid);
    if (!session) return false;
    const { userId, role, restriction } = session;
    request.restriction = restriction;
    return { process: 'gateway', sessionId: claims.sid, userId, role };
  }
}
