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
/** Longest delay until a stored event becomes visible; counting an event twice changes nothing. */
const OVERLAP_MS = 2 * 60_000;

/**
 * Counts visits and papers from stored events, many in one statement, so that intake stays as cheap as storing. It
 * stores its position, so a killed process resumes, and restarts after an update that counts differently.
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
   * The first round starts at once in each replica: after an update no figure is known before it. Redis, which times
   * the other rounds, may be away.
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

  /** Restarts the count from the first event. */
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
