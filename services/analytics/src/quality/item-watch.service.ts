import { Injectable } from '@nestjs/common';
import { itemDoubted } from '@sumfox/contracts/messages/dispute.events';
import { Database } from '@sumfox/platform/database/database';
import { readServerTime } from '@sumfox/platform/database/server.queries';
import { Outbox } from '@sumfox/platform/messaging/outbox';
import { HandlesRecurringJob } from '@sumfox/platform/messaging/recurring-job';
import { CHALLENGE_ANSWERS, DISCRIMINATION_ANSWERS, doubtOf } from './discrimination.rules.js';
import { RaisedDoubt } from './quality.entities.js';
import { type WatchedItem, listAmongOthers, listWatched } from './quality.queries.js';

/** A question is doubted after weeks of answers; some minutes more do not count. */
const POLL_INTERVAL_MS = 5 * 60_000;
const MIN_ANSWERS = Math.min(CHALLENGE_ANSWERS, DISCRIMINATION_ANSWERS);

/** Speaks against questions that their answers speak against, once for each (CHALLENGE-13). */
@Injectable()
export class ItemWatchService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  /** One round; how many questions were spoken against. */
  @HandlesRecurringJob({ name: 'watch-items', every: POLL_INTERVAL_MS })
  async run(): Promise<number> {
    let doubted = 0;
    for (const item of await listWatched(this.database.fork(), MIN_ANSWERS))
      if (await this.judge(item)) doubted += 1;
    return doubted;
  }

  private async judge({ itemId, answered, acceptedChallenges }: WatchedItem): Promise<boolean> {
    const among = await listAmongOthers(this.database.fork(), itemId);
    const doubt = doubtOf(among, answered, acceptedChallenges);
    if (!doubt) return false;
    return this.database.transaction(async (em) => {
      const { affectedRows } = await em
        .createQueryBuilder(RaisedDoubt)
        .insert({ itemId, doubt, raisedAt: await readServerTime(em) })
        .onConflict('itemId')
        .ignore()
        .execute('run');
      if (affectedRows === 0) return false;
      this.outbox.addEvent(em, itemDoubted, { itemId, doubt, answers: answered });
      return true;
    });
  }
}
