import { type AddressInfo, connect } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import { type Endpoint, endpointKey } from '@sumfox/contracts/endpoint';
import { ENDPOINTS } from '@sumfox/contracts/endpoints';
import { MARKING_QUEUE } from '@sumfox/contracts/queues';
import { refreshSession } from '@sumfox/contracts/identity/session.calls';
import { FailureReporter } from '@sumfox/platform/errors/failure-reporter';
import { ServiceClient } from '@sumfox/platform/rpc/service-client';
import request from 'supertest';
import * as z from 'zod/mini';
import { SessionRegistry } from './session/session-registry.js';
import { SESSION_AUDIENCE, SessionTokens } from './session/session-tokens.js';
import { type TestGateway, startTestGateway } from './testing/start-gateway.js';

let gateway: TestGateway;
let report: jest.SpiedFunction<FailureReporter['report']>;

beforeAll(async () => {
  gateway = await startTestGateway({ PUBLIC_HOSTS: 'maths.example, sums.example:8443' });
  await gateway.app.listen(0, '127.0.0.1');
  report = jest.spyOn(gateway.app.get(FailureReporter), 'report');
});
afterAll(() => gateway?.stop());
afterEach(() => void report.mockClear());

const http = () => request(gateway.app.getHttpServer());
const server = () => gateway.app.getHttpAdapter().getInstance();

/** Sends a request line and headers unchanged, which clients would correct; returns the first line of the response. */
async function sendRaw(...lines: string[]): Promise<string> {
  const { port } = gateway.app.getHttpServer().address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write([...lines, 'Connection: close', '', ''].join('\r\n'));
  let heard = '';
  socket.on('data', (chunk) => (heard += chunk.toString()));
  // Hung up on while it still sends; what was heard before counts.
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.on('close', resolve));
  return heard.split('\r\n', 1)[0] ?? '';
}

describe('the gateway asked for a file', () => {
  it.each([
    '/assets/%00',
    '/assets/app-abc123.js%00',
    '/assets/',
    '/assets//',
    '/assets//app-abc123.js',
    '/assets/..%2findex.html',
    '/assets/..%2f..%2f..%2fetc%2fpasswd',
    '/assets/a%5cb',
    '/assets/%5c..%5c..%5cetc',
    '/assets/app-abc123.js/',
    '/assets/gone/',
    `/assets/${'x'.repeat(5_000)}`,
    `/assets/${'x/'.repeat(2_000)}`,
    '/assets/%c0%ae%c0%ae/x',
    '/assets/%',
  ])('rejects %s without an internal error', async (url) => {
    for (const encoding of ['identity', 'gzip, br']) {
      const { statusCode, body } = await server().inject({
        method: 'GET',
        url,
        headers: { 'accept-encoding': encoding },
      });
      expect([400, 404]).toContain(statusCode);
      expect(JSON.parse(body)).toMatchObject({ code: expect.stringMatching(/^(not-found|malformed-path)$/) });
    }
    expect(report).not.toHaveBeenCalled();
  });

  it.each(['HEAD', 'OPTIONS', 'POST', 'PUT', 'DELETE', 'PATCH'] as const)(
    'answers %s of pages, files and calls without a failure of its own',
    async (method) => {
      for (const url of [
        '/',
        '/assets/app-abc123.js',
        '/assets/',
        '/assets/%00',
        '/my-progress',
        '/api/auth/user',
      ]) {
        const { statusCode } = await server().inject({
          method,
          url,
          headers: { 'sec-fetch-site': 'same-origin' },
        });
        expect(statusCode).toBeLessThan(500);
      }
      expect(report).not.toHaveBeenCalled();
    },
  );
});

describe('the gateway under many requests', () => {
  const from = (remoteAddress: string, url: string, headers: Record<string, string> = {}) =>
    server().inject({ method: 'GET', url, remoteAddress, headers });
  /** Sends as many calls, fifty at a time, so that they fit into the minute of a counter on a busy machine too. */
  const countStatuses = async (times: number, ...call: Parameters<typeof from>) => {
    const statuses = new Map<number, number>();
    for (let sent = 0; sent < times; sent += 50)
      for (const { statusCode } of await Promise.all(Array.from({ length: 50 }, () => from(...call))))
        statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    return statuses;
  };

  it('limits a client that asks for missing files, and not its neighbours', async () => {
    const seen = await countStatuses(700, '192.0.2.1', '/assets/%00');
    expect([...seen.keys()]).toEqual([404, 429]);
    const refused = await from('192.0.2.1', '/');
    expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
      429,
      'too-many',
      expect.stringMatching(/^\d+$/),
    ]);
    expect((await from('192.0.2.2', '/')).statusCode).toBe(200);
    expect(report).not.toHaveBeenCalled();
  });

  it('serves every file to fifty pupils behind one address', async () => {
    expect([...(await countStatuses(50 * 40, '192.0.2.3', '/assets/app-abc123.js'))]).toEqual([[200, 2_000]]);
  });

  it('counts anonymous and rejected calls', async () => {
    expect([...(await countStatuses(3_100, '192.0.2.4', '/api/profile'))]).toEqual([
      [401, 3_000],
      [429, 100],
    ]);
  });
});

describe('the gateway with refresh cookies', () => {
  const JUNK = '00000000-0000-7000-8000-000000000000';
  let asked: jest.SpiedFunction<ServiceClient['call']>;
  const GOOD = `${JUNK}.${'g'.repeat(43)}`;

  beforeEach(() => {
    asked = jest.spyOn(gateway.app.get(ServiceClient), 'call').mockImplementation(async (call, input) => {
      const isGood =
        call.name === refreshSession.name && (input as { refreshToken: string }).refreshToken === GOOD;
      const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
      return { session: isGood ? { sessionId: JUNK, refreshToken: GOOD, expiresAt } : null };
    });
  });
  afterEach(() => void asked.mockRestore());

  const show = async (cookie: string, remoteAddress = '192.0.2.10') => {
    const { statusCode } = await server().inject({
      method: 'GET',
      url: '/api/profile',
      remoteAddress,
      headers: { cookie: `refresh=${cookie}` },
    });
    return statusCode;
  };

  it('asks identity about forged cookies at most 60 times a minute, and still renews sealed ones', async () => {
    const seen: number[] = [];
    for (let i = 0; i < 200; i += 1) seen.push(await show(`${JUNK}.${String(i).padStart(43, 'x')}`));
    expect([...new Set(seen)]).toEqual([401, 429]);
    expect(asked).toHaveBeenCalledTimes(60);
    const sealed = gateway.app.get(SessionTokens).seal(GOOD);
    for (let i = 0; i < 100; i += 1) expect(await show(sealed)).toBe(401);
    expect(asked.mock.calls.filter(([{ name }]) => name === refreshSession.name)).toHaveLength(160);
    expect(await show(`${JUNK}.y`, '192.0.2.11')).toBe(401);
  });

  it('asks identity about one sealed cookie without a session at most 60 times a minute', async () => {
    const sealed = gateway.app.get(SessionTokens).seal(`${JUNK}.${'e'.repeat(43)}`);
    const seen: number[] = [];
    for (let i = 0; i < 100; i += 1) seen.push(await show(sealed, '192.0.2.12'));
    expect(seen.filter((status) => status === 401)).toHaveLength(60);
    expect(seen.filter((status) => status === 429)).toHaveLength(40);
  });
});

describe('the gateway under host names', () => {
  it.each([
    'maths.example',
    'MATHS.example:8443',
    'maths.example.',
    'sums.example:8443',
    'localhost',
    'localhost:8080',
    '127.0.0.1:8080',
    '[::1]:8080',
  ])('answers as %s', async (host) => {
    expect((await http().get('/').set('host', host)).status).toBe(200);
    expect((await http().get('/api/auth/user').set('host', host)).status).toBe(401);
  });

  it.each([
    'evil.example',
    'evil.example:8080',
    'sums.example',
    'sums.example:80',
    'maths.example.evil.example',
    'evil-maths.example',
    'localhost.evil.example',
    '127.0.0.1.nip.io:8080',
    '10.9.8.7',
    '[2001:db8::1]',
    'maths.example@evil.example',
    'maths.example:x',
    'maths.example/',
  ])('rejects %s with 421 and an empty body', async (host) => {
    for (const path of ['/', '/assets/app-abc123.js', '/api/auth/user', '/api/docs']) {
      const { status, body } = await http()
        .get(path)
        .set('host', host)
        .set('x-forwarded-host', 'maths.example');
      expect([path, status, body.code, body.message]).toEqual([
        path,
        421,
        'unknown-host',
        'This address does not belong to the product. Please use the address you were given.',
      ]);
    }
    expect(report).not.toHaveBeenCalled();
  });

  it('rejects a request without a host, or with a target of another host', async () => {
    expect(await sendRaw('GET / HTTP/1.0')).toContain(' 421 ');
    expect(await sendRaw('GET http://evil.example/ HTTP/1.1', 'Host: evil.example')).toContain(' 421 ');
  });
});

describe('the gateway with bodies', () => {
  const BODIES = ['null', '[]', '[{}]', '7', 'true', '"text"', '""'];
  const PARAMS = ['1', '00000000-0000-7000-8000-000000000000', 'some_name', MARKING_QUEUE];
  const takingBodies = ENDPOINTS.filter((e) => e.body && !e.upload);
  let find: jest.SpiedFunction<SessionRegistry['find']>;

  beforeAll(() => {
    find = jest.spyOn(gateway.app.get(SessionRegistry), 'find');
  });
  afterAll(() => find.mockRestore());

  /** The path with parameters that the contract takes. */
  function pathOf({ path, params }: Endpoint): string {
    const fill = (value: string) => path.replace(/:\w+/g, value);
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
    const good = PARAMS.find(
      (value) =>
        !params || z.safeParse(params, Object.fromEntries(names.map((name) => [name, value]))).success,
    );
    if (good === undefined) throw new Error(`no parameters for ${path}`);
    return fill(good);
  }

  it.each(takingBodies.map((e) => [endpointKey(e), e] as const))(
    'rejects a body that is no object on %s',
    async (key, endpoint) => {
      const role = endpoint.roles === 'public' ? null : (endpoint.roles[0] ?? null);
      const token = gateway.app
        .get(JwtService)
        .sign({ sid: key }, { audience: SESSION_AUDIENCE, expiresIn: 60, algorithm: 'HS256' });
      for (const payload of BODIES) {
        // A new address each time, since a call may be limited to five.
        find.mockResolvedValue(role && { userId: `${key} ${payload}`, role, restriction: null });
        const { statusCode, body } = await server().inject({
          method: endpoint.method,
          url: pathOf(endpoint),
          headers: {
            'sec-fetch-site': 'same-origin',
            'content-type': 'application/json',
            ...(role ? { cookie: `session=${token}` } : {}),
          },
          payload,
        });
        expect([payload, statusCode, JSON.parse(body).code]).toEqual([payload, 400, 'invalid-input']);
      }
    },
  );
});

describe('the gateway under headers', () => {
  it('refuses too many headers', async () => {
    const flood = Array.from({ length: 5_000 }, (_, i) => `x-${i}: ${i}`);
    expect(await sendRaw('GET / HTTP/1.1', 'Host: localhost', ...flood)).toContain(' 431 ');
  });

  it('refuses a URL that is too long', async () => {
    expect(await sendRaw(`GET /${'x'.repeat(100_000)} HTTP/1.1`, 'Host: localhost')).toContain(' 431 ');
  });
});
