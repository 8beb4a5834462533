import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ENDPOINTS } from '@product/contracts/endpoints';
import { createLogger } from '@product/platform/logging/logger';
import request from 'supertest';

/** Nobody listens on these: what the gateway does alone is what is tried here. */
const NOBODY = '127.0.0.1:9';

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

describe('every answer', () => {
  it.each(['/', '/assets/app-abc123.js', '/api/auth/user', '/api/nowhere', '/assessment/12/review'])(
    'carries the protective headers: %s',
    async (url) => {
      const { headers } = await http().get(url);
      expect(headers['content-security-policy']).toContain("script-src 'self'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['strict-transport-security']).toBe('max-age=31536000');
    },
  );

  it('of a call is never kept, a hashed file for ever, the page never without asking', async () => {
    expect((await http().get('/api/auth/user')).headers['cache-control']).toBe('no-store');
    expect((await http().get('/assets/app-abc123.js')).headers['cache-control']).toContain('immutable');
    expect((await http().get('/my-progress')).headers['cache-control']).toBe('no-cache');
  });

  it('to an unknown path is the page, to an unknown file or call 404', async () => {
    expect((await http().get('/some/where')).text).toContain('<title>page</title>');
    expect((await http().get('/assets/gone.js')).status).toBe(404);
    expect((await http().get('/api/gone')).body.code).toBe('not-found');
    expect((await http().get('/../../etc/passwd')).text).not.toContain('root:');
  });
});
