import type { InferEntity } from '@mikro-orm/postgresql';
import type { Database, EntityManager } from '@sumfox/platform/database/database';
import { lockName } from '@sumfox/platform/database/server.queries';
import type { Logger } from '@sumfox/platform/logging/logger';
import { v7 as uuid } from 'uuid';
import type { SpendCaps } from '../ai.config.js';
import { AiReservation, AiSpend } from '../ai.entities.js';
import { addSpending } from './ledger.queries.js';
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

/** A reservation that is neither settled nor lapsed. */
type OpenReservation = InferEntity<typeof AiReservation>;

/** Admits one writer at a time: what is left is counted and taken in one step. */
const LOCK = 'ai ledger';

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

  /**
   * Null when it would pass the day's, the month's or the pupil's cap. `lapsesInMs` is longer than the call can take.
   */
  async reserve(
    amountMicroUsd: number,
    pupilId: string | null,
    lapsesInMs: number,
  ): Promise<Reservation | null> {
    const now = this.now();
    const periods = periodsOf(now, pupilId);
    const id = uuid();
    const { isTaken, crossed } = await this.database.transaction(async (em) => {
      await lockName(em, LOCK);
      const { open, crossed } = await this.chargeLapsed(em, now);
      const bound = await sumCommitted(em, open, periods);
      if (this.capsFor(periods).some(([column, cap]) => bound[column] + amountMicroUsd > cap))
        return { isTaken: false, crossed };
      const lapsesAt = new Date(now.getTime() + lapsesInMs);
      await em.insert(AiReservation, { id, ...periods, amountMicroUsd, lapsesAt });
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
      await lockName(em, LOCK);
      const deleted = await em.nativeDelete(AiReservation, { id: reservation.id });
      await note(em);
      if (costMicroUsd === 0 || deleted === 0) return [];
      return this.spend(em, reservation.periods, costMicroUsd);
    });
    this.warn(crossed);
  }

  /** Releases the reservation of a call that was not made. */
  async release(reservation: Reservation): Promise<void> {
    await this.settle(reservation, 0, () => undefined);
  }

  /**
   * Charges the reservations of killed processes: the provider may have worked for them, so the maximum is charged.
   * Returns the remaining reservations.
   */
  private async chargeLapsed(
    em: EntityManager,
    now: Date,
  ): Promise<{ open: OpenReservation[]; crossed: CrossedPart[] }> {
    // One row per current call; each process limits their number.
    const reservations = await em.findAll(AiReservation, { disableIdentityMap: true });
    const lapsed = reservations.filter(({ lapsesAt }) => lapsesAt <= now);
    const crossed: CrossedPart[] = [];
    if (lapsed.length > 0) await em.nativeDelete(AiReservation, { id: { $in: lapsed.map(({ id }) => id) } });
    for (const { amountMicroUsd, day, month, pupil } of lapsed)
      crossed.push(...(await this.spend(em, { day, month, pupil: pupil ?? null }, amountMicroUsd)));
    return { open: reservations.filter(({ lapsesAt }) => lapsesAt > now), crossed };
  }

  private warn(crossed: readonly CrossedPart[]): void {
    for (const { column, part, cap } of crossed)
      this.logger.warn({ period: column, percent: part, capMicroUsd: cap }, 'model budget is nearly spent');
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
    const caps = this.capsFor(periods);
    const spending = await addSpending(
      em,
      caps.map(([column]) => periods[column] ?? ''),
      costMicroUsd,
      this.now(),
    );
    for (const [column, cap] of caps) {
      const spent = spending.get(periods[column] ?? '') ?? costMicroUsd;
      const part = crossedPart(spent - costMicroUsd, spent, cap);
      // A pupil with an exhausted share does not concern operators.
      if (part !== null && column !== 'pupil') crossed.push({ column, part, cap });
    }
    return crossed;
  }
}

/** Sums spending and open reservations per period. */
async function sumCommitted(
  em: EntityManager,
  open: readonly OpenReservation[],
  periods: SpendPeriods,
): Promise<Record<keyof SpendPeriods, number>> {
  const keys = [periods.day, periods.month, periods.pupil].filter((key) => key !== null);
  const rows = await em.find(AiSpend, { period: { $in: keys } }, { disableIdentityMap: true });
  const bound = (column: keyof SpendPeriods) => {
    const reserved = open.filter((each) => each[column] === periods[column]);
    const spent = rows.find(({ period }) => period === periods[column])?.spentMicroUsd ?? 0;
    return reserved.reduce((sum, each) => sum + each.amountMicroUsd, spent);
  };
  return { day: bound('day'), month: bound('month'), pupil: bound('pupil') };
}
