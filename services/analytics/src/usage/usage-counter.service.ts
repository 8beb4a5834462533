import { Injectable } from '@nestjs/common';
import { RecurringWork } from '@sumfox/platform/bootstrap/recurring-work';
import { Database, type EntityManager } from '@sumfox/platform/database/database';
import { readServerTime } from '@sumfox/platform/database/server.queries';
import {
  USAGE_COUNTS,
  USAGE_VERSION,
  countSlice,
  findReceiptAfter,
  holdUsage,
} from './usage-count.queries.js';

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
      (await holdUsage(em)).version = 0;
    });
    await this.run();
  }
}

/** True while there is more to count. */
async function countNext(em: EntityManager, sliceSize: number): Promise<boolean> {
  const state = await holdUsage(em);
  if (state.version !== USAGE_VERSION) {
    for (const entity of USAGE_COUNTS) await em.createQueryBuilder(entity).truncate().execute();
    Object.assign(state, { version: USAGE_VERSION, countedTo: new Date(0), isComplete: false });
  }
  const end = await findReceiptAfter(em, state.countedTo, sliceSize);
  // By the clock that dates what is stored, to the end of the millisecond.
  const upTo = end ?? new Date((await readServerTime(em)).getTime() + 1);
  await countSlice(em, { after: new Date(state.countedTo.getTime() - OVERLAP_MS), upTo });
  state.countedTo = upTo;
  state.isComplete ||= end === null;
  return end !== null;
}
