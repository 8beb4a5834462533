import type { Database, EntityManager } from '@sumfox/platform/database/database';
import type { Logger } from '@sumfox/platform/logging/logger';
import { v7 as uuid } from 'uuid';
import type { SpendCaps } from '../ai.config.js';
import { type SpendPeriods, crossedPart, periodsOf } from './spend.rules.js';

/** Money set aside for one call; handed back to `settle` or `release`. */
export interface Reservation {
  readonly id: string;
  readonly periods: SpendPeriods;
  readonly amountMicroUsd: number;
}

/** A part of a cap, in hundredths, that a payment has reached. */
interface CrossedPart {
  readonly column: string;
  readonly part: number;
  readonly cap: number;
}

/** One writer at a time: what is left is counted and taken in one step. */
const LOCK = `select pg_advisory_xact_lock(hashtextextended('ai ledger', 0))`;

/**
 * One service's money for the model, in its own database. The most that a call can cost is set aside before it and
 * replaced by what it did cost after it; so calls side by side, of all replicas, never pass a cap.
 */
export class Ledger {
  constructor(
    private readonly database: Database,
    /** This service's part of the site's. */
    private readonly caps: SpendCaps,
    private readonly logger: Logger,
    private readonly now: () => Date = () => new Date(),
  ) {}

  /** Null when it would pass the day's, the month's or the pupil's cap. `lapsesInMs` is longer than the call can take. */
  async reserve(
    amountMicroUsd: number,
    pupilId: string | null,
    lapsesInMs: number,
  ): Promise<Reservation | null> {
    const now = this.now();
    const periods = periodsOf(now, pupilId);
    const id = uuid();
    const { isTaken, crossed } = await this.database.transaction(async (em) => {
      await em.execute(LOCK);
      const crossed = await this.chargeLapsed(em, now);
      for (const [column, cap] of this.capsFor(periods)) {
        const bound = await boundMoney(em, column, periods[column] ?? '');
        if (bound + amountMicroUsd > cap) return { isTaken: false, crossed };
      }
      await em.execute(
        `insert into ai_reservations (id, day, month, pupil, amount_micro_usd, lapses_at) values (?, ?, ?, ?, ?, ?)`,
        [id, periods.day, periods.month, periods.pupil, amountMicroUsd, new Date(now.getTime() + lapsesInMs)],
      );
      return { isTaken: true, crossed };
    });
    this.warn(crossed);
    return isTaken ? { id, periods, amountMicroUsd } : null;
  }

  /**
   * Replaces what was set aside by what was spent, on the day on which the call began. What `note` writes holds
   * together with it, or not at all. A reservation that lapsed before has been charged whole, and is not charged again.
   */
  async settle(
    reservation: Reservation,
    costMicroUsd: number,
    note: (em: EntityManager) => Promise<void> | void,
  ): Promise<void> {
    const crossed = await this.database.transaction(async (em) => {
      await em.execute(LOCK);
      const open = await em.execute<Array<{ id: string }>>(
        'delete from ai_reservations where id = ? returning id',
        [reservation.id],
      );
      await note(em);
      if (costMicroUsd === 0 || open.length === 0) return [];
      return this.spend(em, reservation.periods, costMicroUsd);
    });
    this.warn(crossed);
  }

  /** Gives back what was set aside for a call that was not made. */
  async release(reservation: Reservation): Promise<void> {
    await this.settle(reservation, 0, () => undefined);
  }

  /**
   * Charges what processes had set aside that died before they could settle it: the provider may have worked for them,
   * and nobody knows for how much, so it is the most that it can have been.
   */
  private async chargeLapsed(em: EntityManager, now: Date): Promise<CrossedPart[]> {
    const lapsed = await em.execute<Array<SpendPeriods & { amount: number }>>(
      `delete from ai_reservations where lapses_at <= ?
       returning day, month, pupil, amount_micro_usd::float8 as amount`,
      [now],
    );
    const crossed: CrossedPart[] = [];
    for (const { amount, ...periods } of lapsed) crossed.push(...(await this.spend(em, periods, amount)));
    return crossed;
  }

  private warn(crossed: readonly CrossedPart[]): void {
    for (const { column, part, cap } of crossed)
      this.logger.warn(
        { period: column, percent: part, capMicroUsd: cap },
        'money for the model is running out',
      );
  }

  private capsFor(periods: SpendPeriods): [keyof SpendPeriods, number][] {
    const caps: [keyof SpendPeriods, number][] = [
      ['day', this.caps.dailyMicroUsd],
      ['month', this.caps.monthlyMicroUsd],
    ];
    return periods.pupil ? [...caps, ['pupil', this.caps.pupilDailyMicroUsd]] : caps;
  }

  private async spend(
    em: EntityManager,
    periods: SpendPeriods,
    costMicroUsd: number,
  ): Promise<CrossedPart[]> {
    const crossed: CrossedPart[] = [];
    for (const [column, cap] of this.capsFor(periods)) {
      const [row] = await em.execute<Array<{ spent: number }>>(
        `insert into ai_spend (period, spent_micro_usd, updated_at) values (?, ?, ?)
         on conflict (period) do update set
           spent_micro_usd = ai_spend.spent_micro_usd + excluded.spent_micro_usd, updated_at = excluded.updated_at
         returning spent_micro_usd::float8 as spent`,
        [periods[column], costMicroUsd, this.now()],
      );
      const spent = row?.spent ?? costMicroUsd;
      const part = crossedPart(spent - costMicroUsd, spent, cap);
      // One pupil who has used a share up is no matter for an operator.
      if (part !== null && column !== 'pupil') crossed.push({ column, part, cap });
    }
    return crossed;
  }
}

/** Spent or set aside in one period. */
async function boundMoney(em: EntityManager, column: keyof SpendPeriods, period: string): Promise<number> {
  const [row] = await em.execute<Array<{ bound: number }>>(
    `select (coalesce((select spent_micro_usd from ai_spend where period = ?), 0)
           + coalesce((select sum(amount_micro_usd) from ai_reservations where ${column} = ?), 0))::float8 as bound`,
    [period, period],
  );
  return row?.bound ?? 0;
}
