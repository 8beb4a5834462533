import { describe, expect, it } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import { loadGatewayConfig } from '../config.js';
import { SESSION_AUDIENCE, SessionTokens } from './session-tokens.js';

const secret = 's'.repeat(32);
const jwt = new JwtService({ secret });
const tokens = new SessionTokens(jwt, loadGatewayConfig({ STATIC_DIR: 'x', SESSION_SECRET: secret }));
const sign = (options: object, by = jwt) => by.sign({ sid: 'x' }, { audience: SESSION_AUDIENCE, ...options });

describe('a session token', () => {
  it('that is ours and past its time has only expired', () => {
    expect(tokens.hasOnlyExpired(sign({ expiresIn: -1 }))).toBe(true);
  });

  it.each([
    ['still good', sign({ expiresIn: 60 })],
    ['without an end', sign({})],
    ['of another key', sign({ expiresIn: -1 }, new JwtService({ secret: 't'.repeat(32) }))],
    ['for another audience', sign({ expiresIn: -1, audience: 'other' })],
    ['of another algorithm', sign({ expiresIn: -1, algorithm: 'HS512' })],
    ['no token', 'x'],
  ])('that is %s has not', (_name, token) => {
    expect(tokens.hasOnlyExpired(token)).toBe(false);
  });
});
