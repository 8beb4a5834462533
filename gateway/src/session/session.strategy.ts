import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { PersonCaller } from '@product/platform/rpc/caller';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-jwt';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';
import { findSessionToken, sessionCookieName } from './session-cookie.js';
import { SessionRegistry } from './session-registry.js';

export const SESSION_STRATEGY = 'session';
/** Sessions are for the gateway alone; a token made for anything else is refused. */
export const SESSION_AUDIENCE = 'gateway';

/** Reads the signed cookie, then asks identity whether the session still holds. */
@Injectable()
export class SessionStrategy extends PassportStrategy(Strategy, SESSION_STRATEGY) {
  constructor(
    @Inject(GATEWAY_CONFIG) config: GatewayConfig,
    private readonly registry: SessionRegistry,
  ) {
    const name = sessionCookieName(config);
    super({
      jwtFromRequest: (request: FastifyRequest) => findSessionToken(request.headers.cookie, name),
      secretOrKey: config.SESSION_SECRET,
      algorithms: ['HS256'],
      audience: SESSION_AUDIENCE,
    });
  }

  async validate(claims: { sid?: unknown }): Promise<PersonCaller | false> {
    if (typeof claims.sid !== 'string') return false;
    const session = await this.registry.find(claims.sid);
    return session ? { process: 'gateway', sessionId: claims.sid, ...session } : false;
  }
}
