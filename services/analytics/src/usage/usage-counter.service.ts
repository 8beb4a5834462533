import { Injectable } from '@nestjs/common';
import { RecurringWork } from '@sumfox/platform/bootstrap/recurring-work';
import { Database, type EntityManager } from '@sumfox/platform/database/database';
import {
  USAGE_TABLES,
  USAGE_VERSION,
  countSlice,
  findReceiptAfter,
  holdUsage,
  storeUsageState,
} from './usage.statements.js';

const COUNT_EVERY_MS = 30_000;
/** Events of one transaction. */
const SLICE = 20_000;
/** An event may become visible so long after the moment it was stored at; counting it twice changes nothing. */
const OVERLAP_MS = 2 * 60_000;

/**
 * Counts who was there and how far papers got from the stored events, many in one statement: taking an event in stays as
 * cheap as storing it, for a class that signs in at once. Notes how far it is, so that it goes on where a killed process
 * stopped, and begins anew after an update that counts otherwise.
 */
@Injectable()
export class UsageCounter extends RecurringWork {
  protected readonly everyMs = COUNT_EVERY_MS;
  private first: Promise<unknown> | null = null;

  constructor(private readonly database: Database) {
    super();
  }

  /** The first round does not wait: after an update nobody knows a figure before it. */
  override onApplicationBootstrap(): void {
    super.onApplicationBootstrap();
    this.first = this.run().catch((error: unknown) => this.failures.report(error, 'UsageCounter'));
  }

  override async beforeApplicationShutdown(): Promise<void> {
    await super.beforeApplicationShutdown();
    await this.first;
  }

  /** Counts all that has been stored; how many slices that were. Stops between two when the process is about to end. */
  async run(sliceSize = SLICE): Promise<number> {
    let slices = 1;
    while ((await this.database.transaction((em) => countNext(em, sliceSize))) && !this.isStopped)
      slices += 1;
    return slices;
  }

  /** Counts everything again from nothing. */
  async rebuild(): Promise<void> {
    await this.database.transaction(async (em) => {
      await storeUsageState(em, { ...(await holdUsage(em)), version: 0 });
    });
    await this.run();
  }
}

/** True while there is more to count. */
async function countNext(em: EntityManager, sliceSize: number): Promise<boolean> {
  let state = await holdUsage(em);
  if (state.version !== USAGE_VERSION) {
    await em.execute(`truncate ${USAGE_TABLES.join(', ')}`);
    state = { version: USAGE_VERSION, countedTo: new Date(0).toISOString(), isComplete: false };
  }
  const end = await findReceiptAfter(em, state.countedTo, sliceSize);
  const upTo = end ?? (await databaseTime(em));
  await countSlice(em, { after: before(state.countedTo), upTo });
  await storeUsageState(em, { ...state, countedTo: upTo, isComplete: state.isComplete || end === null });
  return end !== null;
}

const before = (moment: string) => new Date(Date.parse(moment) - OVERLAP_MS).toISOString();

/** By the clock that dates what is stored. */
async function databaseTime(em: EntityManager): Promise<string> {
  const [row] = await em.execute<Array<{ at: string }>>(`select to_json(now()) #>> '{}' as at`);
  return row?.at ?? new Date(0).toISOString();
}
