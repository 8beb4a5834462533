import fs from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ENDPOINTS } from '@product/contracts/endpoints';
import { createLogger } from '@product/platform/logging/logger';
import request from 'supertest';

/** Nobody listens on these: what the gateway does alone is what is tried here. */
const NOBODY = '127.0.0.1:9';

/** What a slow sender is given here. */
const SLOW_MS = 500;
/** The server looks for slow headers once a second; a busy machine is given some more. */
const LATEST_MS = SLOW_MS + 4_000;

type Gateway = Awaited<ReturnType<typeof import('./server.js').createServer>>;
let gateway: Gateway;
let folder: string;

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pages-'));
  fs.mkdirSync(path.join(folder, 'assets'));
  fs.writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>page</title>');
  fs.writeFileSync(path.join(folder, 'assets', 'app-abc123.js'), 'export {};');
  Object.assign(process.env, {
    PROCESS_NAME: 'gateway',
    LOG_LEVEL: 'silent',
    HEALTH_PORT: '1',
    REDIS_URL: process.env.TEST_REDIS_URL,
    QUEUE_PREFIX: `gateway-${process.pid}`,
    INTERNAL_TOKEN_SECRET: 'i'.repeat(32),
    SESSION_SECRET: 's'.repeat(32),
    STATIC_DIR: folder,
    COOKIE_SECURE: '1',
    SLOW_SENDER_MS: String(SLOW_MS),
    ...Object.fromEntries(
      ['IDENTITY', 'ASSESSMENT', 'MARKING', 'CONTENT', 'ANALYTICS'].map((s) => [`${s}_RPC`, NOBODY]),
    ),
  });
  const { createServer } = await import('./server.js');
  gateway = await createServer(createLogger({ PROCESS_NAME: 'gateway', LOG_LEVEL: 'silent' }));
  await gateway.getHttpAdapter().getInstance().ready();
});

afterAll(async () => {
  await gateway?.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** What frees memory now, so that what is left can be counted. */
function exposedGc(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}

const http = () => request(gateway.getHttpServer());
const login = () =>
  http().post('/api/auth/login').set('sec-fetch-site', 'same-origin').send({ username: 'a', password: 'b' });

describe('the gateway alone', () => {
  it.each(ENDPOINTS.filter((e) => e.roles !== 'public').map((e) => [e.method, e.path, e.upload] as const))(
    'answers 401 to nobody on %s %s',
    async (method, template, upload) => {
      const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
      const call = http()[verb](template.replace(/:\w+/g, '1')).set('sec-fetch-site', 'same-origin');
      const sent = upload ? call.attach(upload.field, Buffer.from('%PDF-'), 'a.pdf') : call.send({});
      const { status, body } = await (verb === 'get' ? call : sent);
      expect([status, body.code]).toEqual([401, 'signed-out']);
    },
  );

  it('says that a service is away, nothing of where, and when to try again', async () => {
    const { status, body, headers } = await login();
    expect([status, body.code, headers['retry-after']]).toEqual([503, 'service-unavailable', '5']);
    expect(JSON.stringify(body)).not.toMatch(/ECONNREFUSED|127\.0\.0\.1|at .*\.js/);
  });

  it('is 503, not signed out, while nobody can say whether the session holds', async () => {
    const { JwtService } = await import('@nestjs/jwt');
    const token = new JwtService({ secret: 's'.repeat(32) }).sign(
      { sid: 'x' },
      { audience: 'gateway', expiresIn: 60 },
    );
    const { status } = await http().get('/api/auth/user').set('cookie', `__Host-session=${token}`);
    expect(status).toBe(503);
  });

  it.each([
    ['of another key', { sid: 'x' }, { secret: 't'.repeat(32), audience: 'gateway', expiresIn: 60 }],
    ['for another audience', { sid: 'x' }, { secret: 's'.repeat(32), audience: 'other', expiresIn: 60 }],
    ['that has run out', { sid: 'x' }, { secret: 's'.repeat(32), audience: 'gateway', expiresIn: -1 }],
    [
      'of another algorithm',
      { sid: 'x' },
      { secret: 's'.repeat(32), audience: 'gateway', expiresIn: 60, algorithm: 'HS512' as const },
    ],
  ])('takes no session token %s', async (_name, claims, options) => {
    const { JwtService } = await import('@nestjs/jwt');
    const token = new JwtService({}).sign(claims, options);
    const { status } = await http().get('/api/auth/user').set('cookie', `__Host-session=${token}`);
    expect(status).toBe(401);
  });

  it('takes no unsigned session token', async () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const token = `${part({ alg: 'none', typ: 'JWT' })}.${part({ sid: 'x', aud: 'gateway' })}.`;
    expect((await http().get('/api/auth/user').set('cookie', `__Host-session=${token}`)).status).toBe(401);
  });
});

describe('fault 22: a sender', () => {
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

  it('of a body drop by drop is refused in the words of the product, and hung up on', async () => {
    const { heard, tookMs, hungUp } = await drip(head('POST /api/auth/login'), forever(' '), 50);
    expect(heard).toMatch(/^HTTP\/1\.1 408 /);
    expect(heard).toContain('"message":"That took too long to arrive. Please try again.","code":"too-slow"');
    expect([hungUp, tookMs >= SLOW_MS, tookMs < LATEST_MS]).toEqual([true, true, true]);
  });

  it.each([
    ['of headers drop by drop', 'POST /api/auth/login HTTP/1.1\r\n', 'a: b\r\n'],
    ['whose call is answered before its body has come', head('GET /api/auth/user'), ' '],
    ['who is refused before the body has come', head('POST /api/gone'), ' '],
  ])('%s is hung up on', async (_name, start, drop) => {
    const { tookMs, hungUp } = await drip(start, forever(drop), 400);
    expect([hungUp, tookMs < LATEST_MS]).toEqual([true, true]);
  });

  it('who takes less than the time allowed is heard', async () => {
    const { heard } = await drip(head('POST /api/auth/login'), [BODY.slice(0, 9), BODY.slice(9)], 100);
    expect(heard).toMatch(/^HTTP\/1\.1 503 /);
  });

  it('of hundreds keeps nobody else waiting', async () => {
    const slow = Array.from({ length: 500 }, (_, i) =>
      drip(
        i % 2 ? head('POST /api/auth/login') : 'GET / HTTP/1.1\r\n',
        forever(i % 2 ? ' ' : 'a: b\r\n'),
        400,
      ),
    );
    const startedAt = performance.now();
    expect((await http().get('/')).status).toBe(200);
    expect(performance.now() - startedAt).toBeLessThan(SLOW_MS * 4);
    expect((await Promise.all(slow)).filter(({ hungUp }) => !hungUp)).toEqual([]);
  });
});

describe('fault 23: a body that means harm', () => {
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
  const TAKING_JSON = ENDPOINTS.filter((e) => e.method !== 'GET' && !e.upload);

  it.each(Object.entries(BODIES))(
    '%s is refused by every call, and leaves nothing behind',
    async (_name, [payload, status, code]) => {
      const server = gateway.getHttpAdapter().getInstance();
      const collect = exposedGc();
      collect();
      const before = process.memoryUsage().heapUsed;
      for (const { method, path: template } of TAKING_JSON) {
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

describe('every answer', () => {
  it.each([
    '/',
    '/assets/app-abc123.js',
    '/api/auth/user',
    '/api/nowhere',
    '/api/check-username/%E0%A4%A',
    '/assessment/12/review',
  ])('carries the protective headers: %s', async (url) => {
    const { headers } = await http().get(url);
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  });

  it('of a call is never kept, a hashed file for ever, the page never without asking', async () => {
    expect((await http().get('/api/auth/user')).headers['cache-control']).toBe('no-store');
    expect((await http().get('/assets/app-abc123.js')).headers['cache-control']).toContain('immutable');
    expect((await http().get('/my-progress')).headers['cache-control']).toBe('no-cache');
  });

  it('to an unknown path is the page, to an unknown file or call 404', async () => {
    expect((await http().get('/some/where')).text).toContain('<title>page</title>');
    expect((await http().get('/assets/gone.js')).status).toBe(404);
    for (const call of ['/api/gone', '/api/check-username/%E0%A4%A', `/api/child-profile/${'x'.repeat(300)}`])
      expect((await http().get(call)).body).toEqual({
        error: 'Not found',
        message: 'Not found',
        code: 'not-found',
        traceId: expect.stringMatching(/^[0-9a-f]{32}$/),
      });
    expect((await http().get('/../../etc/passwd')).text).not.toContain('root:');
  });
});
