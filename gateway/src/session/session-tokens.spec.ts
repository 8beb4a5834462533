import { describe, expect, it } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import { loadGatewayConfig } from '../config.js';
import { SESSION_AUDIENCE, SessionTokens } from './session-tokens.js';

const secret = 's'.repeat(32);
const jwt = new JwtService({ secret });
const tokens = new SessionTokens(jwt, loadGatewayConfig({ STATIC_DIR: 'x', SESSION_SECRET: secret }));
const sign = (options: object, by = jwt) => by.sign({ sid: 'x' }, { audience: SESSION_AUDIENCE, ...options });

describe('a session token', () => {
  it('is expired when it is ours and past its time', () => {
    expect(tokens.hasOnlyExpired(sign({ expiresIn: -1 }))).toBe(true);
  });

  it.each([
    ['still good', sign({ expiresIn: 60 })],
    ['without an end', sign({})],
    ['of another key', sign({ expiresIn: -1 }, new JwtService({ secret: 't'.repeat(32) }))],
    ['for another audience', sign({ expiresIn: -1, audience: 'other' })],
    ['of another algorithm', sign({ expiresIn: -1, algorithm: 'HS512' })],
    ['no token', 'x'],
  ])('is invalid, not expired, when it is %s', (_name, token) => {
    expect(tokens.hasOnlyExpired(token)).toBe(false);
  });
});

describe('SessionTokens.readRefreshCookie', () => {
  const others = new SessionTokens(
    jwt,
    loadGatewayConfig({ STATIC_DIR: 'x', SESSION_SECRET: 't'.repeat(32) }),
  );

  it('accepts a cookie that a gateway made', () => {
    expect(tokens.readRefreshCookie(tokens.seal('id.secret'))).toEqual({
      refreshToken: 'id.secret',
      isSealed: true,
    });
  });

  it.each([
    '',
    '.',
    'x',
    'id.secret',
    `${tokens.seal('id.secret')}x`,
    others.seal('id.secret'),
    `.${tokens.seal('')}`,
  ])('returns %j unchanged', (cookie) => {
    expect(tokens.readRefreshCookie(cookie)).toEqual({ refreshToken: cookie, isSealed: false });
  });
});
