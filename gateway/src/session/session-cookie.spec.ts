import { describe, expect, it } from '@jest/globals';
import { cookieName, findCookie, toSetCookie } from './session-cookie.js';

describe('the session cookie', () => {
  it('is found among others by its whole name', () => {
    expect(findCookie('a=1; session=abc.def; b=2', 'session')).toBe('abc.def');
    expect(findCookie('xsession=abc; session_=1', 'session')).toBeNull();
  });

  it.each([undefined, '', 'session', 'session=', '=session', ';;;'])('is absent in %j', (header) => {
    expect(findCookie(header, 'session')).toBeNull();
  });

  it('is HttpOnly and SameSite', () => {
    expect(toSetCookie({ COOKIE_SECURE: '0' }, 'session', 't', 60)).toBe(
      'session=t; HttpOnly; SameSite=Lax; Path=/; Max-Age=60',
    );
  });

  it('is bound to the host and Secure behind HTTPS', () => {
    expect(cookieName({ COOKIE_SECURE: '1' }, 'refresh')).toBe('__Host-refresh');
    expect(toSetCookie({ COOKIE_SECURE: '1' }, 'refresh', '', 0)).toMatch(
      /^__Host-refresh=; .*Max-Age=0; Secure$/,
    );
  });
});
