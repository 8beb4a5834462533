import { describe, expect, it } from '@jest/globals';
import { cookieName, findCookie, toSetCookie } from './session-cookie.js';

describe('a cookie', () => {
  it('is found among others, by its whole name', () => {
    expect(findCookie('a=1; session=abc.def; b=2', 'session')).toBe('abc.def');
    expect(findCookie('xsession=abc; session_=1', 'session')).toBeNull();
  });

  it.each([undefined, '', 'session', 'session=', '=session', ';;;'])('is absent in %j', (header) => {
    expect(findCookie(header, 'session')).toBeNull();
  });

  it('is out of reach for scripts and for other sites', () => {
    expect(toSetCookie({ COOKIE_SECURE: '0' }, 'session', 't', 60)).toBe(
      'session=t; HttpOnly; SameSite=Lax; Path=/; Max-Age=60',
    );
  });

  it('is bound to host and HTTPS behind HTTPS', () => {
    expect(cookieName({ COOKIE_SECURE: '1' }, 'refresh')).toBe('__Host-refresh');
    expect(toSetCookie({ COOKIE_SECURE: '1' }, 'refresh', '', 0)).toMatch(
      /^__Host-refresh=; .*Max-Age=0; Secure$/,
    );
  });
});
