import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Logger } from '@sumfox/platform/logging/logger';
import { LOGGER } from '@sumfox/platform/tokens';
import request from 'supertest';
import { type TestGateway, startTestGateway } from './testing/start-gateway.js';

let gateway: TestGateway;
let info: jest.SpiedFunction<Logger['info']>;

beforeAll(async () => {
  gateway = await startTestGateway();
  info = jest.spyOn(gateway.app.get<Logger>(LOGGER), 'info');
});
afterAll(() => gateway?.stop());
afterEach(() => void info.mockClear());

const http = () => request(gateway.app.getHttpServer());

describe("the gateway's log", () => {
  it.each([
    ['a call of nobody', 'signed-out', () => http().get('/api/admin/users')],
    ['a body that does not fit', 'malformed-body', () => http().post('/api/auth/login').send('{')],
    [
      'a call from another site',
      'foreign-origin',
      () => http().post('/api/auth/login').set('sec-fetch-site', 'cross-site').send({ username: 'mei' }),
    ],
  ])('holds route, status and code of %s, and nothing of the request', async (_, code, send) => {
    const { status } = await send()
      .set('content-type', 'application/json')
      .set('sec-fetch-site', code === 'foreign-origin' ? 'cross-site' : 'same-origin');
    const answered = info.mock.calls.filter(([, message]) => String(message) === 'answered');
    expect(answered).toHaveLength(1);
    expect(answered[0]?.[0]).toEqual({
      method: expect.any(String),
      path: expect.stringMatching(/^\/api\/[\w/:-]+$/),
      status,
      code,
      ms: expect.any(Number),
    });
  });
});

describe('a TRACE request', () => {
  it.each(['/', '/api/auth/user'])('is refused at %s', async (path) => {
    const { status, text } = await http().trace(path).set('cookie', 'session=told-to-nobody');
    expect(status).toBeGreaterThanOrEqual(400);
    expect(text).not.toContain('told-to-nobody');
  });
});
