import { createHash } from 'node:crypto';
import type { SpendCaps } from '../ai.config.js';
import { type AskingService, SERVICE_SHARES } from './service-shares.js';

const SINGAPORE_MS = 8 * 3_600_000;

/** The day by Singapore's calendar, `2026-11-22`. Singapore has no summer time. */
export function singaporeDay(moment: Date): string {
  return new Date(moment.getTime() + SINGAPORE_MS).toISOString().slice(0, 10);
}

/** One service's share of the site's caps; a fraction of a millionth is dropped. */
export function capsOf(service: AskingService, site: SpendCaps): SpendCaps {
  const part = (whole: number) => Math.floor((whole * SERVICE_SHARES[service]) / 100);
  return {
    dailyMicroUsd: part(site.dailyMicroUsd),
    monthlyMicroUsd: part(site.monthlyMicroUsd),
    pupilDailyMicroUsd: part(site.pupilDailyMicroUsd),
  };
}

/** Periods that the cost of one call counts for. `pupil` is null for a call without a pupil. */
export interface SpendPeriods {
  readonly day: string;
  readonly month: string;
  readonly pupil: string | null;
}

/** The ledger holds no pupil's id: a daily hash distinguishes pupils and means nothing later. */
export function periodsOf(moment: Date, pupilId: string | null): SpendPeriods {
  const day = singaporeDay(moment);
  const pupil = pupilId && createHash('sha256').update(`${day} ${pupilId}`).digest('hex');
  return { day: `day ${day}`, month: `month ${day.slice(0, 7)}`, pupil: pupil && `pupil ${day} ${pupil}` };
}

/** Parts of a cap that an operator hears of, in hundredths. */
const WARNED_AT = [50, 80, 100];

/** The highest of those parts that this payment has reached, or null. */
export function crossedPart(before: number, after: number, cap: number): number | null {
  return WARNED_AT.findLast((part) => before * 100 < cap * part && after * 100 >= cap * part) ?? null;
}
