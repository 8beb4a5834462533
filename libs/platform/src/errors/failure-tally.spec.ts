import { describe, expect, it } from '@jest/globals';
import type { EventEnvelope } from '@sumfox/contracts/messages/event';
import { serviceFailed } from '@sumfox/contracts/messages/events';
import * as z from 'zod/mini';
import { createLogger } from '../logging/logger.js';
import { FailureTally } from './failure-tally.js';

const KIND = { type: 'service-unavailable', message: 'answered 503 to GET api/profile' };
const MINUTE = 60_000;

function open() {
  const sent: EventEnvelope[] = [];
  const redis = { isAway: false, asked: 0 };
  const publisher = {
    publishEvent: async (event: EventEnvelope) => {
      redis.asked += 1;
      if (redis.isAway) throw new Error('the queue did not answer in time');
      sent.push(event);
    },
  };
  const logger = createLogger({ PROCESS_NAME: 'gateway', LOG_LEVEL: 'silent' });
  const tally = new FailureTally(publisher, logger, { PROCESS_NAME: 'gateway' });
  const told = () => sent.map(({ data }) => z.parse(serviceFailed.data, data));
  return { tally, sent, redis, told };
}

describe('FailureTally', () => {
  it('reports the first of a kind at once and the rest once a minute with their count', async () => {
    const { tally, told } = open();
    for (let i = 0; i < 1_000; i += 1) void tally.note(KIND);
    await tally.tell();
    expect(told()).toEqual([{ process: 'gateway', ...KIND, traceId: null }]);
    await tally.tell(Date.now() + MINUTE);
    expect(told().slice(1)).toEqual([{ process: 'gateway', ...KIND, traceId: null, count: 999 }]);
    await tally.tell(Date.now() + 2 * MINUTE + 1);
    void tally.note(KIND);
    await tally.tell();
    expect(told()).toHaveLength(3);
  });

  it('keeps unsent reports and sends each event once later', async () => {
    const { tally, sent, redis, told } = open();
    redis.isAway = true;
    for (let i = 0; i < 5; i += 1) void tally.note(KIND);
    void tally.note({ ...KIND, type: 'service-timeout' });
    await tally.tell();
    await tally.tell(Date.now() + 5 * MINUTE);
    expect(sent).toEqual([]);
    redis.isAway = false;
    await tally.tell();
    await tally.tell(Date.now() + 10 * MINUTE);
    const numbers = (type: string) =>
      told()
        .filter((one) => one.type === type)
        .reduce((sum, { count = 1 }) => sum + count, 0);
    expect([numbers(KIND.type), numbers('service-timeout')]).toEqual([5, 1]);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(sent.length);
  });

  it('keeps at most a hundred kinds plus a rest, however long Redis is away', async () => {
    const { tally, sent, redis, told } = open();
    redis.isAway = true;
    for (let minute = 0; minute < 60; minute += 1) {
      for (let i = 0; i < 200; i += 1) void tally.note({ type: `kind${i}`, message: 'm' });
      await tally.tell(Date.now() + minute * MINUTE);
    }
    redis.isAway = false;
    await tally.tell();
    await tally.tell(Date.now() + 120 * MINUTE);
    expect(sent.length).toBeLessThanOrEqual(2 * 101);
    expect(told().reduce((sum, { count = 1 }) => sum + count, 0)).toBe(60 * 200);
    expect(told().map(({ type }) => type)).toContain('Others');
  });

  it('reports its counts when the process ends', async () => {
    const { tally, told } = open();
    for (let i = 0; i < 3; i += 1) void tally.note(KIND);
    await tally.beforeApplicationShutdown();
    expect(told().reduce((sum, { count = 1 }) => sum + count, 0)).toBe(3);
  });
});
