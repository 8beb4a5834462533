import { Inject, Injectable } from '@nestjs/common';
import { findRightKey, type Recheck } from '@sumfox/contracts/content/recheck.calls';
import { Database } from '@sumfox/platform/database/database';
import { readServerTime } from '@sumfox/platform/database/server.queries';
import { FailureReporter } from '@sumfox/platform/errors/failure-reporter';
import type { Logger } from '@sumfox/platform/logging/logger';
import { ServiceClient } from '@sumfox/platform/rpc/service-client';
import { LOGGER } from '@sumfox/platform/tokens';
import { withCarrier } from '@sumfox/platform/tracing/trace-id';
import { HandlesRecurringJob } from '@sumfox/platform/messaging/recurring-job';
import { CorrectionService } from './correction.service.js';
import {
  type BearingPlace,
  type OpenWithdrawal,
  chooseUnseen,
  listOpenWithdrawals,
} from './correction.queries.js';
import { ExchangedItem, listPlacesOf, walkPlaces } from '../paper/index.js';
import { WithdrawnItem } from './withdrawn-item.entity.js';

const SWEEP_INTERVAL_MS = 5_000;
/** In one round. */
const ITEMS = 20;
/** Longest time between drawing items and storing the paper; until then an item's papers are searched again. */
const LATE_PAPERS_MS = 2 * 60_000;
/** Places that wait for their marks are not hurried. */
const RECHECK_DELAY_MS = 30_000;

/** A fault that a person has found needs no second opinion. */
const OVERRULED: Recheck = { outcome: 'faulty', scheme: null };

/**
 * Corrects every paper with a withdrawn item, place by place. Progress is in the database, so another process continues
 * after a kill, and two at once repeat nothing.
 */
@Injectable()
export class WithdrawalSweeper {
  constructor(
    private readonly database: Database,
    private readonly services: ServiceClient,
    private readonly corrections: CorrectionService,
    private readonly failures: FailureReporter,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @HandlesRecurringJob({ name: 'mend-withdrawn-items', every: SWEEP_INTERVAL_MS })
  async run(stopping: AbortSignal): Promise<void> {
    for (const withdrawal of await listOpenWithdrawals(this.database.fork(), ITEMS)) {
      if (stopping.aborted) return;
      await withCarrier(withdrawal.carrier, () => this.correctPapers(withdrawal, stopping));
    }
  }

  private async correctPapers(withdrawal: OpenWithdrawal, stopping: AbortSignal): Promise<void> {
    let corrected = 0;
    let waiting = 0;
    try {
      const copies = new Map<string, Promise<Recheck>>();
      const places = walkPlaces(
        (last, limit) => listPlacesOf(this.database.fork(), withdrawal.itemId, last, limit),
        (found) => chooseUnseen(this.database.fork(), withdrawal, found),
      );
      for await (const place of places) {
        if (stopping.aborted) return;
        if (await this.correctPlace(withdrawal, place, copies)) corrected += 1;
        else waiting += 1;
      }
    } catch (error) {
      // One item must not hold up the others; its own turn comes again.
      await this.failures.report(error, 'withdrawn-item');
      waiting += 1;
    }
    await this.settle(withdrawal, waiting);
    if (corrected > 0)
      this.logger.info({ itemId: withdrawal.itemId, corrected, waiting }, 'papers corrected');
  }

  /** False while the place has to wait. One that fails must not hold up the others; its own turn comes again. */
  private async correctPlace(
    { outcome }: OpenWithdrawal,
    place: BearingPlace,
    copies: Map<string, Promise<Recheck>>,
  ): Promise<boolean> {
    try {
      const found = outcome === 'overruled' ? OVERRULED : await this.recheckOnce(copies, place);
      return await this.corrections.correct(place, outcome, found);
    } catch (error) {
      await this.failures.report(error, 'withdrawn-item');
      return false;
    }
  }

  /** Copies of one item are nearly always the same: each is solved once. */
  private recheckOnce(copies: Map<string, Promise<Recheck>>, place: BearingPlace): Promise<Recheck> {
    const { question, scheme } = place;
    const key = JSON.stringify([question, scheme]);
    const known = copies.get(key) ?? this.services.call(findRightKey, { question, scheme });
    copies.set(key, known);
    return known;
  }

  /** Done, unless papers wait or some may still be on their way; told of it again meanwhile, it stays open. */
  private async settle({ itemId, outcome, withdrawnAt }: OpenWithdrawal, waiting: number): Promise<void> {
    const isDone = waiting === 0 && Date.now() - withdrawnAt.getTime() > LATE_PAPERS_MS;
    const em = this.database.fork();
    const now = await readServerTime(em);
    // Nothing puts it back where it would be corrected no more.
    if (isDone) await em.nativeDelete(ExchangedItem, { itemId });
    await em.nativeUpdate(
      WithdrawnItem,
      { itemId, outcome, withdrawnAt },
      isDone ? { settledAt: now } : { lookAt: new Date(now.getTime() + RECHECK_DELAY_MS) },
    );
  }
}
