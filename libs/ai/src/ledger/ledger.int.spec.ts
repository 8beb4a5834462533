import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { Migration } from '@mikro-orm/migrations';
import { Database } from '@sumfox/platform/database/database';
import { schemaDrift } from '@sumfox/platform/database/migrate';
import { type ScratchDatabase, createScratchDatabase } from '@sumfox/platform/testing/scratch-database';
import type { ServiceDatabase } from '@sumfox/platform/database/service-database';
import type { Logger } from '@sumfox/platform/logging/logger';
import { AI_ENTITIES, AI_TABLES } from '../ai.entities.js';
import { Ledger } from './ledger.js';

class Tables extends Migration {
  override up(): void {
    for (const statement of AI_TABLES) this.addSql(statement);
  }
}
const definition: ServiceDatabase = {
  service: 'ledger',
  entities: AI_ENTITIES,
  migrations: [{ name: '0001-tables', class: Tables }],
};

const CAPS = { dailyMicroUsd: 100, monthlyMicroUsd: 150, pupilDailyMicroUsd: 30 };
const MINUTE = 60_000;
const logger = { warn: () => undefined } as unknown as Logger;

let scratch: ScratchDatabase;
let database: Database;
/** 23.50 of 29 November in Singapore. */
let now = new Date('2026-11-29T15:50:00.000Z');
const open = () => new Ledger(database, CAPS, logger, () => now);
const query = <Row>(sql: string) => database.fork().execute<Row[]>(sql);

beforeAll(async () => {
  scratch = await createScratchDatabase(definition, process.env.TEST_ADMIN_DATABASE_URL ?? '');
  database = new Database(scratch.orm);
});
afterAll(() => scratch.drop());
beforeEach(async () => {
  now = new Date('2026-11-29T15:50:00.000Z');
  await query('truncate ai_spend, ai_reservations');
});

/** Sets money aside where there is enough. */
async function reserved(ledger: Ledger, amount: number, pupil: string | null = null, lapsesInMs = MINUTE) {
  const reservation = await ledger.reserve(amount, pupil, lapsesInMs);
  if (!reservation) throw new Error('there is not enough money');
  return reservation;
}

const spending = () =>
  query('select period, spent_micro_usd::int as spent from ai_spend order by period collate "C"');

/** Reserves and spends. */
async function pay(amount: number, pupil: string | null = null): Promise<boolean> {
  const ledger = open();
  const reservation = await ledger.reserve(amount, pupil, MINUTE);
  if (reservation) await ledger.settle(reservation, amount, () => undefined);
  return reservation !== null;
}

it("the ledger's tables match the entities", async () => {
  expect(await schemaDrift(definition, scratch.url)).toBe('');
});

it('reserve accepts no more parallel calls than the budget covers', async () => {
  const taken = await Promise.all(Array.from({ length: 40 }, () => open().reserve(10, null, MINUTE)));
  expect(taken.filter((each) => each !== null)).toHaveLength(10);
  expect(await pay(1)).toBe(false);
});

it('reserve counts open reservations until they are settled or released', async () => {
  const ledger = open();
  const first = await reserved(ledger, 60);
  expect(await pay(50)).toBe(false);
  await ledger.settle(first, 20, () => undefined);
  expect(await pay(50)).toBe(true);
  const second = await reserved(ledger, 30);
  expect(await pay(1)).toBe(false);
  await ledger.release(second);
  expect(await pay(30)).toBe(true);
});

it('charges a lapsed reservation in full, on the day of its call', async () => {
  await reserved(open(), 30, 'a', 30 * MINUTE);
  expect(await pay(71)).toBe(false);
  now = new Date('2026-11-29T16:20:00.000Z');
  expect(await pay(40)).toBe(true);
  expect(await spending()).toEqual([
    { period: 'day 2026-11-29', spent: 30 },
    { period: 'day 2026-11-30', spent: 40 },
    { period: 'month 2026-11', spent: 70 },
    { period: expect.stringMatching(/^pupil 2026-11-29 /), spent: 30 },
  ]);
  expect(await query('select id from ai_reservations')).toEqual([]);
});

it('settle after the reservation lapsed charges nothing more and still writes its event', async () => {
  const ledger = open();
  const late = await reserved(ledger, 60);
  now = new Date(now.getTime() + MINUTE);
  expect(await pay(10)).toBe(true);
  let isNoted = false;
  await ledger.settle(late, 20, () => void (isNoted = true));
  expect(isNoted).toBe(true);
  expect(await spending()).toContainEqual({ period: 'day 2026-11-29', spent: 70 });
});

it('resets the budget at midnight in Singapore and at the end of the month', async () => {
  expect(await pay(100)).toBe(true);
  expect(await pay(1)).toBe(false);
  now = new Date('2026-11-29T16:00:00.000Z');
  expect(await pay(51)).toBe(false);
  expect(await pay(50)).toBe(true);
  now = new Date('2026-11-30T16:00:00.000Z');
  expect(await pay(100)).toBe(true);
});

it('settle charges the day on which the call began', async () => {
  const ledger = open();
  const late = await reserved(ledger, 100, null, 30 * MINUTE);
  now = new Date('2026-11-29T16:05:00.000Z');
  expect(await pay(50)).toBe(true);
  await ledger.settle(late, 100, () => undefined);
  expect(await spending()).toEqual([
    { period: 'day 2026-11-29', spent: 100 },
    { period: 'day 2026-11-30', spent: 50 },
    { period: 'month 2026-11', spent: 150 },
  ]);
});

it('limits each pupil to a share of the day', async () => {
  expect(await pay(30, 'a')).toBe(true);
  expect(await pay(1, 'a')).toBe(false);
  expect(await pay(30, 'b')).toBe(true);
  now = new Date('2026-11-29T16:00:00.000Z');
  expect(await pay(30, 'a')).toBe(true);
});

it('settle charges nothing when its event cannot be written', async () => {
  const ledger = open();
  const taken = await reserved(ledger, 10);
  const broken = ledger.settle(taken, 10, () => {
    throw new Error('no event');
  });
  await expect(broken).rejects.toThrow('no event');
  expect(await query('select * from ai_spend')).toEqual([]);
  expect(await query('select id from ai_reservations')).toHaveLength(1);
});
