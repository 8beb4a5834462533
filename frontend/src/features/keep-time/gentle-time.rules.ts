import { KEEP_TIME } from './keep-time.messages.js';
/** A rest is offered each time a pupil has worked this long (COMFORT-3). */
export const REST_EVERY_S = 20 * 60;
/** Seconds on screen; a hidden page and a rest count for nothing. */
export interface PaperTime {
  /** Of the paper over all sittings. */
  paper: number;
  /** Of the paper when this sitting began. */
  atOpening: number;
  /** Of the paper when an offer was last put aside or taken; as `atOpening` when none was. */
  answered: number;
  /** The paper's soft limit (PAPER-21): told once, and nothing is ever submitted by itself. */
  limit: number;
}

export type TimeOffer = 'rest' | 'limit';

/** What fox may offer now. A paper opened again after the limit is not told of it a second time. */
export function timeOffer({ paper, atOpening, answered, limit }: PaperTime): TimeOffer | null {
  if (paper >= limit && atOpening < limit && answered < limit) return 'limit';
  return paper - answered >= REST_EVERY_S ? 'rest' : null;
}

/** Whole minutes: seconds that run would hurry. */
export function minutesText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return KEEP_TIME.get().min({ minutes });
  return minutes % 60 === 0
    ? `${minutes / 60} h`
    : KEEP_TIME.get().hMin({ floor: Math.floor(minutes / 60), minutes: minutes % 60 });
}
