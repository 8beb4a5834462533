import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { Database } from '@sumfox/platform/database/database';
import type { AuditFact, AuditLog } from './audit-log.js';
import { type Reading, ReadingLog } from './reading-log.js';

const ADMIN = { userId: 'admin-1', role: 'admin' } as const;
const MINUTE = 60_000;

let written: string[];
let log: ReadingLog;

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
  written = [];
  const database = { transaction: (work: (em: object) => Promise<void>) => work({}) };
  const audit = {
    write: async (_em: object, { action }: AuditFact) => void written.push(action),
  };
  log = new ReadingLog(database as unknown as Database, audit as unknown as AuditLog);
});
afterEach(() => void jest.useRealTimers());

/** Reads again and again, every minute, for two hours; how often that was written down. */
async function readForTwoHours(action: Reading['action']): Promise<number> {
  for (let minute = 0; minute < 120; minute += 1) {
    jest.setSystemTime(minute * MINUTE);
    await log.note(ADMIN, { action, details: { list: 'all' } });
  }
  return written.length;
}

it('ReadingLog notes once an hour that an admin read the list of users', async () => {
  expect(await readForTwoHours('users.read')).toBe(2);
});

it("ReadingLog notes every five minutes that an admin read pupils' work", async () => {
  expect(await readForTwoHours('papers.read')).toBe(24);
});

it('ReadingLog notes each reader and each list separately', async () => {
  for (const userId of ['admin-1', 'admin-2', 'admin-1'])
    for (const list of ['detailed', 'times'])
      await log.note({ ...ADMIN, userId }, { action: 'users.read', details: { list } });
  expect(written).toHaveLength(4);
});
