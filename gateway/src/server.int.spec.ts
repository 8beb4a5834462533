import { createHmac, createSign, generateKeyPairSync } from 'node:crypto';
import { type AddressInfo, connect } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ENDPOINTS } from '@sumfox/contracts/endpoints';
import request from 'supertest';
import { type TestGateway, startTestGateway } from './testing/start-gateway.js';

/** What sessions are signed with here. */
const SECRET = 's'.repeat(32);

/** What a slow sender is given here. */
const SLOW_MS = 500;

let testGateway: TestGateway;
let gateway: TestGateway['app'];

beforeAll(async () => {
  testGateway = await startTestGateway({
    SESSION_SECRET: SECRET,
    COOKIE_SECURE: '1',
    PUBLIC_HOSTS: 'maths.example',
    SLOW_SENDER_MS: String(SLOW_MS),
  });
  gateway = testGateway.app;
});

afterAll(() => testGateway?.stop());

/** What frees memory now, so that what is left can be counted. */
function exposedGc(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}

const http = () => request(gateway.getHttpServer());
const login = () =>
  http().post('/api/auth/login').set('sec-fetch-site', 'same-origin').send({ username: 'a', password: 'b' });

describe('the gateway without services', () => {
  it.each(ENDPOINTS.filter((e) => e.roles !== 'public').map((e) => [e.method, e.path, e.upload] as const))(
    'answers 401 without a session on %s %s',
    async (method, template, upload) => {
      const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
      const call = http()[verb](template.replace(/:\w+/g, '1')).set('sec-fetch-site', 'same-origin');
      const sent = upload ? call.attach(upload.field, Buffer.from('%PDF-'), 'a.pdf') : call.send({});
      const { status, body } = await (verb === 'get' ? call : sent);
      expect([status, body.code]).toEqual([401, 'signed-out']);
    },
  );

  it('answers 503 with Retry-After and without an address when a service is away', async () => {
    const { status, body, headers } = await login();
    expect([status, body.code, headers['retry-after']]).toEqual([503, 'service-unavailable', '5']);
    expect(JSON.stringify(body)).not.toMatch(/ECONNREFUSED|127\.0\.0\.1|at .*\.js/);
  });

  it('lets a mail provider stop an e-mail from no page, and no other call', async () => {
    const click = (path: string) =>
      http()
        .post(path)
        .type('form')
        .send('List-Unsubscribe=One-Click')
        .ok(() => true);
    expect((await click('/api/digests/stop/token.x')).body.code).toBe('service-unavailable');
    expect((await click('/api/digests/stop')).body.code).toBe('foreign-origin');
    expect((await click('/api/auth/login')).status).toBe(403);
  });

  it('leads a person who opens the address of a mail provider to the page that asks', async () => {
    const { status, headers } = await http()
      .get('/api/digests/stop/token.x')
      .redirects(0)
      .ok(() => true);
    expect([status, headers.location]).toEqual([303, '/stop-emails#token.x']);
  });

  it('answers 503, not 401, while the session cannot be checked', async () => {
    const cookie = toCookie(sign({ alg: 'HS256' }, { sid: 'x', aud: 'gateway', exp: inSeconds(60) }));
    expect((await http().get('/api/auth/user').set('cookie', cookie)).status).toBe(503);
  });
});

const inSeconds = (seconds: number) => Math.floor(Date.now() / 1_000) + seconds;
const toPart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const toCookie = (token: string) => `__Host-session=${token}`;

/** A token with a signature that matches its header, for any claims. */
function sign(header: { alg: string; kid?: string; jwk?: object }, claims: object, secret = SECRET): string {
  const text = `${toPart({ typ: 'JWT', ...header })}.${toPart(claims)}`;
  return `${text}.${createHmac(header.alg.replace('HS', 'sha'), secret).update(text).digest('base64url')}`;
}

/** Invalid claims of identity as headers; each would be accepted but for the fault that its name states. */
function buildForgeries(): [name: string, headers: Record<string, string>][] {
  const claims = { sid: 'x', aud: 'gateway', iat: inSeconds(0), exp: inSeconds(60) };
  const HS256 = { alg: 'HS256' };
  const good = sign(HS256, claims);
  const [head = '', , signature = ''] = good.split('.');
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const byKeyPair = `${toPart({ typ: 'JWT', alg: 'RS256' })}.${toPart(claims)}`;
  const publicPem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const tokens: Record<string, string> = {
    'with no algorithm': `${toPart({ alg: 'none', typ: 'JWT' })}.${toPart(claims)}.`,
    'with no algorithm, written otherwise': `${toPart({ alg: 'nOnE' })}.${toPart(claims)}.`,
    'with no algorithm and a signature': `${toPart({ alg: 'none' })}.${toPart(claims)}.${signature}`,
    'with no signature': good.slice(0, good.lastIndexOf('.') + 1),
    'of two parts': good.slice(0, good.lastIndexOf('.')),
    'of four parts': `${good}.${signature}`,
    'of another key': sign(HS256, claims, 't'.repeat(32)),
    'of the empty key': sign(HS256, claims, ''),
    'of another algorithm': sign({ alg: 'HS512' }, claims),
    'of a key pair': `${byKeyPair}.${createSign('sha256').update(byKeyPair).sign(privateKey, 'base64url')}`,
    'of a public key taken for a secret': sign(HS256, claims, publicPem),
    'that brings its own key': sign({ ...HS256, jwk: { kty: 'oct', k: 'dA' } }, claims, 't'),
    'that names a file as its key': sign({ ...HS256, kid: '../../../../dev/null' }, claims, ''),
    'that names a row as its key': sign({ ...HS256, kid: "x' union select 'k' --" }, claims, 'k'),
    'for another audience': sign(HS256, { ...claims, aud: 'identity' }),
    'for nobody': sign(HS256, { ...claims, aud: undefined }),
    'that has run out': sign(HS256, { ...claims, exp: inSeconds(-1) }),
    'of the future': sign(HS256, { ...claims, nbf: inSeconds(60) }),
    'of another role': `${head}.${toPart({ ...claims, role: 'admin' })}.${signature}`,
    'of another session': `${head}.${toPart({ ...claims, sid: 'y' })}.${signature}`,
    'with an object for a session': sign(HS256, { ...claims, sid: { $ne: '' } }),
    'with no session': sign(HS256, { ...claims, sid: undefined }),
    'that is none': 'null',
  };
  const asOneInside = {
    'x-user-id': '1',
    'x-user-role': 'admin',
    'x-session-id': 'x',
    'x-forwarded-user': 'admin',
    'x-forwarded-for': '127.0.0.1',
    'x-original-url': '/api/auth/login',
    'x-http-method-override': 'GET',
  };
  return [
    ...Object.entries(tokens).map(([name, token]): [string, Record<string, string>] => [
      name,
      { cookie: toCookie(token) },
    ]),
    ['in a header instead of the cookie', { authorization: `Bearer ${good}` }],
    ['under the name that is not bound to the host', { cookie: `session=${good}` }],
    ['by headers of a proxy', asOneInside],
  ];
}

describe('fault 29: session', () => {
  const forgeries = buildForgeries();
  const signedIn = ENDPOINTS.filter((e) => e.roles !== 'public');

  // Each forgery meets one call; the calls take turns, so that each meets some.
  it.each(forgeries.map(([name, headers], at) => [name, headers, at] as const))(
    '%s gets no access',
    async (_name, headers, at) => {
      for (const [index, { method, path: template, upload }] of signedIn.entries()) {
        if (index % 6 !== at % 6) continue;
        const { statusCode } = await gateway
          .getHttpAdapter()
          .getInstance()
          .inject({
            method,
            url: template.replace(/:\w+/g, '1'),
            headers: { 'sec-fetch-site': 'same-origin', ...headers },
            ...(method === 'GET' || upload ? {} : { payload: {} }),
          });
        expect([template, statusCode]).toEqual([template, 401]);
      }
    },
  );
});

describe('fault 22: slow sender', () => {
  const HEADERS = [
    'Host: maths.example',
    'Sec-Fetch-Site: same-origin',
    'Content-Type: application/json',
    'Content-Length: 31',
  ];
  const head = (line: string) => [`${line} HTTP/1.1`, ...HEADERS, '', ''].join('\r\n');
  const BODY = '{"username":"a","password":"b"}';

  beforeAll(() => gateway.listen(0, '127.0.0.1'));

  /** Sends drops until the gateway hangs up, or until it has an answer after the last of them. */
  function drip(start: string, drops: Iterable<string>, everyMs: number) {
    const { port } = gateway.getHttpServer().address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    const startedAt = performance.now();
    const rest = drops[Symbol.iterator]();
    let heard = '';
    let isOver = false;
    const timer = setInterval(() => {
      const next = rest.next();
      if (next.done) clearInterval(timer);
      else socket.write(next.value);
    }, everyMs);
    return new Promise<{ heard: string; tookMs: number; hungUp: boolean }>((resolve) => {
      const end = (hungUp: boolean): void => {
        if (isOver) return;
        isOver = true;
        clearInterval(timer);
        socket.destroy();
        resolve({ heard, tookMs: performance.now() - startedAt, hungUp });
      };
      socket.write(start);
      socket.on('error', () => end(true));
      socket.on('close', () => end(true));
      socket.on('data', (chunk) => {
        heard += chunk.toString();
        if (heard.includes('"code":"service-unavailable"')) end(false);
      });
    });
  }

  function* forever(drop: string): Generator<string> {
    for (;;) yield drop;
  }

  it("gets the product's refusal and is disconnected while its body drips", async () => {
    const { heard, tookMs, hungUp } = await drip(head('POST /api/auth/login'), forever(' '), 50);
    expect(heard).toMatch(/^HTTP\/1\.1 408 /);
    expect(heard).toContain('"message":"That took too long to arrive. Please try again.","code":"too-slow"');
    expect([hungUp, tookMs >= SLOW_MS]).toEqual([true, true]);
  });

  it.each([
    ['of headers drop by drop', 'POST /api/auth/login HTTP/1.1\r\n', 'a: b\r\n'],
    ['whose call is answered before its body has come', head('GET /api/auth/user'), ' '],
    ['who is refused before the body has come', head('POST /api/gone'), ' '],
  ])('%s is disconnected', async (_name, start, drop) => {
    expect((await drip(start, forever(drop), 400)).hungUp).toBe(true);
  });

  it('is answered within the time limit', async () => {
    const { heard } = await drip(head('POST /api/auth/login'), [BODY.slice(0, 9), BODY.slice(9)], 20);
    expect(heard).toMatch(/^HTTP\/1\.1 503 /);
  });

  it('among hundreds does not delay others', async () => {
    const slow = Array.from({ length: 500 }, (_, i) =>
      drip(
        i % 2 ? head('POST /api/auth/login') : 'GET / HTTP/1.1\r\n',
        forever(i % 2 ? ' ' : 'a: b\r\n'),
        400,
      ),
    );
    expect((await http().get('/')).status).toBe(200);
    expect((await Promise.all(slow)).filter(({ hungUp }) => !hungUp)).toEqual([]);
  });
});

describe('fault 23: hostile body', () => {
  const MEGABYTE = 1_048_576;
  const BODIES: Readonly<Record<string, [body: string, status: number, code: string]>> = {
    'of 1.1 MB': [JSON.stringify({ answers: 'x'.repeat(1.1 * MEGABYTE) }), 413, 'too-large'],
    'of a million fields': [
      `{${Array.from({ length: 1_000_000 }, (_, i) => `"${i}":1`).join(',')}}`,
      413,
      'too-large',
    ],
    'of as many fields as there is room for': [
      `{${Array.from({ length: 100_000 }, (_, i) => `"${i}":1`).join(',')}}`,
      400,
      'malformed-body',
    ],
    'nested 10,000 deep': [`${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`, 400, 'malformed-body'],
    'nested as deeply as there is room for': ['['.repeat(MEGABYTE - 1), 400, 'malformed-body'],
    'with __proto__': ['{"__proto__":{"polluted":true}}', 400, 'malformed-body'],
    'with __proto__ within': ['{"answers":[{"__proto__":{"polluted":true}}]}', 400, 'malformed-body'],
    'with a constructor': ['{"constructor":{"prototype":{"polluted":true}}}', 400, 'malformed-body'],
    'with a field named twice': ['{"role":"child","role":"admin"}', 400, 'malformed-body'],
  };
  const takingJson = ENDPOINTS.filter((e) => e.method !== 'GET' && !e.upload);

  // One reader reads for all calls; so that each call meets some of the bodies, they are dealt round.
  it.each(Object.entries(BODIES).map(([name, body], at) => [name, body, at] as const))(
    '%s is rejected and leaves nothing behind',
    async (_name, [payload, status, code], at) => {
      const server = gateway.getHttpAdapter().getInstance();
      const collect = exposedGc();
      collect();
      const before = process.memoryUsage().heapUsed;
      for (const { method, path: template } of takingJson.filter((_, index) => index % 3 === at % 3)) {
        const answer = await server.inject({
          method,
          url: template.replace(/:\w+/g, '1'),
          headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
          payload,
        });
        expect([template, answer.statusCode, answer.json().code]).toEqual([template, status, code]);
      }
      collect();
      expect(process.memoryUsage().heapUsed - before).toBeLessThan(50 * MEGABYTE);
      expect(Object.keys(Object.prototype)).toEqual([]);
      expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    },
  );
});

describe('an empty body under a JSON type', () => {
  it.each(['POST /api/auth/logout', 'POST /api/auth/login'])(
    'is read like a missing one: %s',
    async (key) => {
      const [method, url] = key.split(' ') as ['POST', string];
      const headers = { 'sec-fetch-site': 'same-origin' };
      const server = gateway.getHttpAdapter().getInstance();
      const without = await server.inject({ method, url, headers });
      const empty = await server.inject({
        method,
        url,
        headers: { ...headers, 'content-type': 'application/json', 'content-length': '0' },
        payload: '',
      });
      expect([empty.statusCode, empty.json().code, empty.json().message]).toEqual([
        without.statusCode,
        without.json().code,
        without.json().message,
      ]);
      expect(empty.json().code).not.toBe('malformed-body');
    },
  );
});

describe('every response', () => {
  const LONG = `/api/check-username/${'x'.repeat(300)}`;
  const BROKEN = '/api/check-username/%ED%A0%BD';

  it.each([
    '/',
    '/assets/app-abc123.js',
    '/api/auth/user',
    '/api/nowhere',
    '/assessment/12/review',
    LONG,
    BROKEN,
  ])('carries the protective headers: %s', async (url) => {
    const { headers } = await http().get(url);
    expect(headers['content-security-policy']?.split(/; */)).toEqual([
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data: blob:",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ]);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
      'strict-transport-security': 'max-age=31536000',
    });
  });

  it("has the product's error body for a path that the router rejects", async () => {
    for (const [url, status, code, sentence] of [
      [LONG, 404, 'not-found', 'Not found'],
      [BROKEN, 400, 'malformed-path', 'The request could not be read. Please reload and try again.'],
    ] as const) {
      const { status: seen, body } = await http().get(url);
      expect([seen, body]).toEqual([
        status,
        { error: sentence, message: sentence, code, traceId: expect.stringMatching(/^[\da-f]{32}$/) },
      ]);
    }
  });

  it('is immutable for a hashed file, revalidated for the page, and not cached for a call', async () => {
    expect((await http().get('/api/auth/user')).headers['cache-control']).toBe('no-store');
    expect((await http().get('/assets/app-abc123.js')).headers['cache-control']).toContain('immutable');
    expect((await http().get('/my-progress')).headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('is the file as the build compressed it for a browser that takes %s', async (accepted, encoding) => {
    for (const [url, content] of [
      ['/my-progress', '<title>page</title>'],
      ['/assets/app-abc123.js', 'export {};'],
    ] as const) {
      const { headers, rawPayload } = await gateway.inject({ url, headers: { 'accept-encoding': accepted } });
      expect([headers['content-encoding'], headers['vary']]).toEqual([encoding, 'accept-encoding']);
      expect(headers['content-type']).toMatch(/^(?:text\/html|application\/javascript); charset=utf-8$/);
      const body = encoding === 'br' ? brotliDecompressSync(rawPayload) : rawPayload;
      expect((encoding === 'gzip' ? gunzipSync(body) : body).toString()).toContain(content);
    }
  });

  it('is the page for an unknown path, and 404 for an unknown file or call', async () => {
    expect((await http().get('/some/where')).text).toContain('<title>page</title>');
    expect((await http().get('/assets/gone.js')).status).toBe(404);
    expect((await http().get('/api/gone')).body.code).toBe('not-found');
    expect((await http().get('/../../etc/passwd')).text).not.toContain('root:');
  });
});

describe('the page of the API', () => {
  it('widens the policy by a new nonce for styles alone', async () => {
    const [first, second] = [await http().get('/api/docs'), await http().get('/api/docs')];
    const policyOf = ({ headers }: typeof first) => headers['content-security-policy'] ?? '';
    const nonceOf = (answer: typeof first) => / 'nonce-([\w-]{22})'/.exec(policyOf(answer))?.[1] ?? '';
    expect(first.text).toContain(`<style nonce="${nonceOf(first)}">`);
    expect(nonceOf(second)).not.toBe(nonceOf(first));
    expect(policyOf(first).replace(` 'nonce-${nonceOf(first)}'`, '')).toBe(
      (await http().get('/')).headers['content-security-policy'],
    );
  });

  it.each(['gzip', 'identity'])(
    'has its script from this host, for a browser that takes %s',
    async (encoding) => {
      const { status, headers, text } = await http()
        .get('/api/docs/scalar.js')
        .set('accept-encoding', encoding);
      expect([status, headers['content-encoding']]).toEqual([200, encoding === 'gzip' ? 'gzip' : undefined]);
      expect(text).toContain('api-reference');
    },
  );
});
