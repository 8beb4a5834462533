import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Database, type EntityManager } from '@sumfox/platform/database/database';
import { readServerTime } from '@sumfox/platform/database/server.queries';
import { FailureReporter } from '@sumfox/platform/errors/failure-reporter';
import { HandlesRecurringJob } from '@sumfox/platform/messaging/recurring-job';
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
export class UsageCounter implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly ending = new AbortController();
  private first: Promise<unknown> | null = null;

  constructor(
    private readonly database: Database,
    @Inject(FailureReporter) private readonly failures: Pick<FailureReporter, 'report'>,
  ) {}

  /**
   * The first round does not wait, and each replica begins one: after an update nobody knows a figure before it, and Redis,
   * which knows the time of the others, may be away.
   */
  onApplicationBootstrap(): void {
    this.first = this.run().catch((error: unknown) => this.failures.report(error, 'UsageCounter'));
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.ending.abort();
    await this.first;
  }

  @HandlesRecurringJob({ name: 'count-usage', every: COUNT_EVERY_MS })
  async sweep(stopping: AbortSignal): Promise<void> {
    await this.run(SLICE, stopping);
  }

  /** Counts all that has been stored; how many slices that were. Stops between two when the process is about to end. */
  async run(sliceSize = SLICE, stopping: AbortSignal = this.ending.signal): Promise<number> {
    let slices = 1;
    while ((await this.database.transaction((em) => countNext(em, sliceSize))) && !stopping.aborted)
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
