import { describe, expect, it } from '@jest/globals';
import type { Database } from '@sumfox/platform/database/database';
import { Outbox } from '@sumfox/platform/messaging/outbox';
import { runAsCall } from '@sumfox/platform/rpc/current-call';
import { Shutdown } from '@sumfox/platform/shutdown/shutdown';
import { ResponseService } from '../paper/response.service.js';
import { ResultWaiter } from './result-waiter.js';
import { SubmissionService } from './submission.service.js';

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** A service on a database that holds each transaction until it is told to end. */
function buildService(maxConnections = 12) {
  const held: (() => void)[] = [];
  const limits: number[] = [];
  const transaction = () => new Promise((resolve) => held.push(() => resolve(true)));
  const database = { transaction, maxConnections } as unknown as Database;
  const waiter = new (class extends ResultWaiter {
    override async wait(_paperId: number, limitMs: number): Promise<null> {
      limits.push(limitMs);
      return null;
    }
  })(new Shutdown());
  const service = new SubmissionService(database, new Outbox(), new ResponseService(database), waiter);
  return { service, held, limits };
}

describe('SubmissionService.submit', () => {
  it.each([
    [12, 6],
    [5, 2],
    [2, 1],
    [1, 1],
  ])('takes papers in in turn, given %d connections %d at a time', async (pool, atATime) => {
    const { service, held } = buildService(pool);
    const submitted = Array.from({ length: atATime + 2 }, (_, i) =>
      service.submit({ assessmentId: i + 1, answers: [] }, 'pupil'),
    );
    await nextTurn();
    expect(held).toHaveLength(atATime);
    held.shift()?.();
    await nextTurn();
    expect(held).toHaveLength(atATime);
    for (let end = held.shift(); end; end = held.shift()) {
      end();
      await nextTurn();
    }
    const statuses = (await Promise.all(submitted)).map(({ status }) => status);
    expect(statuses).toEqual(new Array(atATime + 2).fill('marking'));
  });

  it('waits for marks no longer than its caller waits for the answer', async () => {
    const { service, held, limits } = buildService();
    const receivedAt = performance.now();
    const call = {
      receivedAt,
      answerBy: receivedAt + 9_000,
      ticket: null,
      signal: new AbortController().signal,
    };
    const submitted = runAsCall(call, () => service.submit({ assessmentId: 1, answers: [] }, 'pupil'));
    await nextTurn();
    held[0]?.();
    await submitted;
    expect(limits).toEqual([expect.any(Number)]);
    expect(limits[0]).toBeLessThanOrEqual(8_000);
  });
});
