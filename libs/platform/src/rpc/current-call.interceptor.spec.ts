import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Reflector } from '@nestjs/core';
import { getSubmissionToMark } from '@sumfox/contracts/assessment/submission.calls';
import { NEVER, type Observable, defer, firstValueFrom, of } from 'rxjs';
import { buildExecution } from '../testing/test-execution.js';
import { type CurrentCall, currentCall } from './current-call.js';
import { CurrentCallInterceptor } from './current-call.interceptor.js';
import { OpenCalls } from './open-calls.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A call with the id `c1`, and what its handler knows of it. */
function buildAnswer(answer: Observable<unknown>, answerWithinMs?: number) {
  const openCalls = new OpenCalls();
  const contract = { ...getSubmissionToMark, timeoutMs: 9_000 };
  const packet = { call: { id: 'c1', ticket: 't1' }, answerWithinMs };
  const seen: { call?: CurrentCall | undefined } = {};
  const handle = () =>
    defer(() => {
      seen.call = currentCall();
      return answer;
    });
  const answering = new CurrentCallInterceptor(new Reflector(), openCalls).intercept(
    buildExecution({ kind: 'call', contract }, packet),
    { handle },
  );
  return { openCalls, seen, answering };
}

describe('CurrentCallInterceptor', () => {
  it('currentCall returns time limit and ticket within the handler and undefined elsewhere', async () => {
    const { seen, answering } = buildAnswer(of(7));
    const now = performance.now();
    expect(await firstValueFrom(answering)).toBe(7);
    expect(seen.call).toMatchObject({ receivedAt: now, answerBy: now + 9_000, ticket: 't1' });
    expect(seen.call?.signal.aborted).toBe(false);
    expect(currentCall()).toBeUndefined();
  });

  it('currentCall returns the time that the caller still waits, where that is less', async () => {
    const { seen, answering } = buildAnswer(of(7), 800);
    await firstValueFrom(answering);
    expect(seen.call?.answerBy).toBe(performance.now() + 800);
  });

  it('aborts the signal of an open call by its id', () => {
    const { openCalls, seen, answering } = buildAnswer(NEVER);
    answering.subscribe();
    expect(openCalls.abandon('other')).toBe(false);
    expect(seen.call?.signal.aborted).toBe(false);
    expect(openCalls.abandon('c1')).toBe(true);
    expect(seen.call?.signal.aborted).toBe(true);
  });

  it('aborts the signal when the time is up, and forgets the call', () => {
    const { openCalls, seen, answering } = buildAnswer(NEVER);
    answering.subscribe().unsubscribe();
    expect(seen.call?.signal.aborted).toBe(true);
    expect(openCalls.abandon('c1')).toBe(false);
  });

  it('forgets an answered call', async () => {
    const { openCalls, answering } = buildAnswer(of(7));
    await firstValueFrom(answering);
    expect(openCalls.abandon('c1')).toBe(false);
  });
});
