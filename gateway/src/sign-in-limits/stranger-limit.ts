import type { Counter, CounterSource } from '../limits/index.js';

/**
 * Wrong attempts in an hour before turns are taken. Any sixty minutes hold at most two windows of these and sixty
 * turns: one hundred attempts.
 */
const FREE = { max: 20, seconds: 3_600 };
/** Then one attempt a minute, of all strangers together. */
const TURN = { max: 1, seconds: 60 };
/** Time for which the next turn is reserved for the newest place, from its last attempt. */
const KEPT_SECONDS = 180;
/** A place is new again after a day without attempts. */
const PLACE_SECONDS = 86_400;

/**
 * Limits the guesses at one account from all unknown places together without locking its owner out. Beyond the limit
 * the next turn belongs to the newest place, ahead of older ones. So the owner waits for one turn at most.
 */
export class StrangerLimit {
  private readonly attempts: Counter;
  private readonly turns: Counter;
  /** When a place knocked for the first time, in ms since 1970. */
  private readonly arrivals: Counter;
  /** Time of the newest place's last attempt. */
  private readonly newest: Counter;

  constructor(store: CounterSource) {
    this.attempts = store.shared('account', FREE);
    this.turns = store.shared('account-turn', TURN);
    this.arrivals = store.shared('account-place', { max: 1, seconds: PLACE_SECONDS });
    this.newest = store.shared('account-newest', { max: 1, seconds: KEPT_SECONDS });
  }

  /** Ms to wait, or 0 and the attempt is counted. */
  async take(account: string, place: string): Promise<number> {
    if ((await this.attempts.take([account])) === 0) return 0;
    if (!(await this.isNewest(account, place)))
      return (await this.turns.read([account]))?.leftMs || TURN.seconds * 1_000;
    return this.turns.take([account]);
  }

  /** Takes back an attempt that was right, or was not made after all. */
  async giveBack(account: string): Promise<void> {
    await this.attempts.giveBack([account]);
  }

  private async isNewest(account: string, place: string): Promise<boolean> {
    const arrivedAt = (await this.arrivals.read([account, place]))?.count ?? Date.now();
    await this.arrivals.write([account, place], arrivedAt, PLACE_SECONDS);
    const newest = await this.newest.read([account]);
    if (newest && newest.count > arrivedAt) return false;
    await this.newest.write([account], arrivedAt, KEPT_SECONDS);
    return true;
  }
}
