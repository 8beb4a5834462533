import { describe, expect, it } from '@jest/globals';
import { type ArgumentsHost, NotFoundException, PayloadTooLargeException } from '@nestjs/common';
import { ProductError } from '@sumfox/contracts/errors';
import type { FailureReporter } from '@sumfox/platform/errors/failure-reporter';
import { ErrorBodyFilter } from './error-body.filter.js';

/** Runs the filter on an error. Returns its reply, and the failures that it reported. */
function handle(error: unknown) {
  const reported: string[] = [];
  const failures = {
    report: async () => void reported.push('failure'),
    reportSeen: async (_refusal: unknown, asked: string) => void reported.push(asked),
  } as unknown as FailureReporter;
  const sent: { status?: number; headers: Record<string, string>; body?: unknown } = { headers: {} };
  const reply = {
    status: (status: number) => Object.assign(reply, void (sent.status = status)),
    header: (name: string, value: string) => Object.assign(reply, void (sent.headers[name] = value)),
    send: (body: unknown) => Object.assign(reply, void (sent.body = body)),
  };
  const request = { method: 'GET', routeOptions: { url: '/api/papers/:id' } };
  const host = { switchToHttp: () => ({ getRequest: () => request, getResponse: () => reply }) };
  new ErrorBodyFilter(failures).catch(error, host as unknown as ArgumentsHost);
  return { ...sent, reported };
}

describe('ErrorBodyFilter', () => {
  it('sends the sentence, code and status of a product error', () => {
    const { status, body, reported } = handle(new ProductError('forbidden', 'role', 'Access denied'));
    expect(status).toBe(403);
    expect(body).toMatchObject({ error: 'Access denied', message: 'Access denied', code: 'role' });
    expect(reported).toEqual([]);
  });

  it.each([
    [new NotFoundException('/secret/path'), 404, 'not-found'],
    [new PayloadTooLargeException(), 413, 'too-large'],
    [{ statusCode: 415 }, 415, 'json-only'],
    [{ statusCode: 418 }, 404, 'not-found'],
  ])('words an error of the HTTP layer as the product does (%#)', (error, status, code) => {
    const sent = handle(error);
    expect(sent).toMatchObject({ status, body: { code } });
    expect(JSON.stringify(sent.body)).not.toContain('secret');
  });

  it('hides an unknown error, reports it, and names the template of the path', () => {
    const { status, body, reported } = handle(new Error("select 1 from accounts where id = 'u1'"));
    expect(status).toBe(500);
    expect(body).toMatchObject({ code: 'internal', message: 'Something went wrong. Please try again.' });
    expect(reported).toEqual(['failure', 'GET api/papers/:id']);
  });

  it('names the seconds to wait for a refusal that a retry may resolve', () => {
    const limit = new ProductError('too-many', 'too-many', 'Wait.', { retryAfterSeconds: 7 });
    expect(handle(limit).headers['retry-after']).toBe('7');
    expect(handle(new ProductError('unavailable', 'busy', 'Away.')).headers['retry-after']).toBe('5');
  });
});
