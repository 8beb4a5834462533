import cookie from '@fastify/cookie';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type FastifyInstance, fastify } from 'fastify';
import { COOKIE_OPTIONS, cookieName, readCookie, toSetCookie } from './session-cookie.js';

const OVER_HTTP = { COOKIE_SECURE: '0' } as const;

describe('readCookie', () => {
  let server: FastifyInstance;

  beforeAll(async () => {
    server = fastify();
    await server.register(cookie, COOKIE_OPTIONS);
    server.get('/', async (request) => ({ session: readCookie(request, OVER_HTTP, 'session') }));
  });
  afterAll(() => server.close());

  const find = async (header: string | undefined): Promise<string | null> =>
    (await server.inject({ url: '/', headers: header === undefined ? {} : { cookie: header } })).json()
      .session;

  it('finds a cookie among others by its whole name', async () => {
    expect(await find('a=1; session=abc.def; b=2')).toBe('abc.def');
    expect(await find('xsession=abc; session_=1')).toBeNull();
  });

  it.each([undefined, '', 'session', 'session=', '=session', ';;;', '__proto__=session'])(
    'finds nothing in %j',
    async (header) => {
      expect(await find(header)).toBeNull();
    },
  );

  it('takes the first of two, and no other spelling of a value or a name', async () => {
    expect(await find('session=a; session=b')).toBe('a');
    expect(await find('session=; session=b')).toBeNull();
    expect(await find('session=%61')).toBe('%61');
    expect(await find('session=%ff%')).toBe('%ff%');
    expect(await find('%73ession=a')).toBeNull();
  });
});

describe('toSetCookie', () => {
  it('makes a cookie that is HttpOnly and SameSite', () => {
    expect(toSetCookie(OVER_HTTP, 'session', 't', 60)).toBe(
      'session=t; HttpOnly; SameSite=Lax; Path=/; Max-Age=60',
    );
  });

  it('binds the cookie to the host and makes it Secure behind HTTPS', () => {
    expect(cookieName({ COOKIE_SECURE: '1' }, 'refresh')).toBe('__Host-refresh');
    expect(toSetCookie({ COOKIE_SECURE: '1' }, 'refresh', '', 0)).toMatch(
      /^__Host-refresh=; .*Max-Age=0; Secure$/,
    );
  });
});
