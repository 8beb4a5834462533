import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  createAssessment,
  saveAnswers,
  submitAssessment,
} from '@sumfox/contracts/assessment/paper.endpoints';
import { challengeMark } from '@sumfox/contracts/assessment/dispute.endpoints';
import type { Endpoint, Role } from '@sumfox/contracts/endpoint';
import { login } from '@sumfox/contracts/identity/session.endpoints';
import { CallLine } from './call-line.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A line to assessment in which as many calls run as may. */
async function buildFullLine() {
  const line = new CallLine();
  const begun: string[] = [];
  const ends: Array<() => void> = [];
  const send = (endpoint: object, role: Role | null, name: string) => {
    const raw = new EventEmitter();
    const outcome: { code?: string } = {};
    line
      .run(endpoint as Endpoint, 'assessment', { role, reply: { raw } as never }, async () => {
        begun.push(name);
        await new Promise<void>((resolve) => ends.push(resolve));
      })
      .catch((error: { code: string }) => (outcome.code = error.code));
    return { raw, outcome };
  };
  for (let n = 0; n < 24; n += 1) send(createAssessment, 'child', 'running');
  await jest.advanceTimersByTimeAsync(0);
  return { begun, send, end: () => ends.shift()?.() };
}

describe('CallLine', () => {
  it.each([
    ['a save', saveAnswers],
    ['a submission', submitAssessment],
    ['a sign-in, which has a line of its own', login],
    ['a challenge, which waits for a model', challengeMark],
  ])('lets %s pass however many calls wait', async (_what, endpoint) => {
    const { begun, send } = await buildFullLine();
    send(createAssessment, 'child', 'waiting');
    send(endpoint, 'child', 'passing');
    await jest.advanceTimersByTimeAsync(0);
    expect(begun.slice(24)).toEqual(['passing']);
  });

  it('lets pupils go before parents, parents before admins', async () => {
    const { begun, send, end } = await buildFullLine();
    for (const role of ['admin', 'parent', 'child'] as const) send(createAssessment, role, role);
    for (let n = 0; n < 3; n += 1) {
      end();
      await jest.advanceTimersByTimeAsync(0);
    }
    expect(begun.slice(24)).toEqual(['child', 'parent', 'admin']);
  });

  it.each([
    ['a parent', 'parent', 5_000],
    ['an admin', 'admin', 5_000],
    ['a pupil', 'child', 12_000],
  ] as const)(
    'refuses the call of %s as unavailable after its longest wait',
    async (_who, role, longestMs) => {
      const { send } = await buildFullLine();
      const { outcome } = send(createAssessment, role, 'waiting');
      await jest.advanceTimersByTimeAsync(longestMs - 1);
      expect(outcome.code).toBeUndefined();
      await jest.advanceTimersByTimeAsync(1);
      expect(outcome.code).toBe('service-unavailable');
    },
  );

  it('drops a waiting call when its browser disconnects', async () => {
    const { begun, send, end } = await buildFullLine();
    const { raw } = send(createAssessment, 'child', 'gone');
    send(createAssessment, 'child', 'stays');
    raw.emit('close');
    end();
    await jest.advanceTimersByTimeAsync(0);
    expect(begun.slice(24)).toEqual(['stays']);
  });
});
