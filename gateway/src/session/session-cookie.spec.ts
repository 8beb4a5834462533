import { describe, expect, it } from '@jest/globals';
import { findSessionToken, sessionCookie, sessionCookieName } from './session-cookie.js';

describe('the session cookie', () => {
  it('is found among others, by its whole name', () => {
    expect(findSessionToken('a=1; session=abc.def; b=2', 'session')).toBe('abc.def');
    expect(findSessionToken('xsession=abc; session_=1', 'session')).toBeNull();
  });

  it.each([undefined, '', 'session', 'session=', '=session', ';;;'])('is absent in %j', (header) => {
    expect(findSessionToken(header, 'session')).toBeNull();
  });

  it('is out of reach for scripts and for other sites', () => {
    expect(sessionCookie({ COOKIE_SECURE: '0' }, 't', 60)).toBe(
      'session=t; HttpOnly; SameSite=Lax; Path=/; Max-Age=60',
    );
  });

  it('is bound to host and HTTPS behind HTTPS', () => {
    expect(sessionCookieName({ COOKIE_SECURE: '1' })).toBe('__Host-session');
    expect(sessionCookie({ COOKIE_SECURE: '1' }, '', 0)).toMatch(/^__Host-session=; .*Max-Age=0; Secure$/);
  });
});
