import { Inject, Injectable } from '@nestjs/common';
import { ProductError } from '@sumfox/contracts/errors';
import { foldUsername } from '@sumfox/contracts/identity/username';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';
import { KnownDevices } from './known-devices.js';
import { LimitStore } from './limit-store.js';
import { tooMany } from './too-many.js';

/** After five wrong tries for one account from one place: 1, 2, 4 … 60 seconds between tries. */
const PAIR = { free: 5, maxDelayMs: 60_000, windowMs: 900_000 };
/** Wrong tries from one address: a class of forty with five each stays below, a machine that guesses does not. */
const ADDRESS = { max: 300, windowMs: 900_000 };
/** Wrong tries for one account from everywhere. */
const ACCOUNT = { max: 100, windowMs: 3_600_000 };

/** A try to sign in. */
export interface SignInTry {
  /** As typed. */
  name: string;
  address: string;
  /** The device's cookie, if it has one. */
  device: string | null;
}

/**
 * Slows guessing down without a way to lock a classmate out: nothing is refused by the account alone or by the
 * address alone to a device on which that account has signed in before.
 */
@Injectable()
export class SignInThrottle {
  constructor(
    private readonly store: LimitStore,
    private readonly devices: KnownDevices,
    @Inject(GATEWAY_CONFIG) private readonly config: GatewayConfig,
  ) {}

  /** Runs `attempt` if it may be made now. A wrong one counts, a right one clears the place's count. Throws `too-many`. */
  async guard<T>({ name, address, device }: SignInTry, attempt: () => Promise<T>): Promise<T> {
    if (this.config.RATE_LIMITS === 'off') return attempt();
    const account = foldUsername(name);
    const isKnown = await this.devices.knows(device, name);
    const pair = this.store.key('pair', account, isKnown ? `device ${device}` : address);
    const counts = [this.store.key('address', address), this.store.key('account', account)] as const;
    if (!isKnown) await this.refuseCrowd(...counts);
    const waitMs = await this.store.tryOnce(pair, PAIR);
    if (waitMs) throw tooMany(waitMs);
    try {
      const result = await attempt();
      await this.store.forget(pair);
      return result;
    } catch (error) {
      const isWrong = error instanceof ProductError && error.code === 'invalid-credentials';
      if (isWrong && !isKnown) await this.countCrowd(...counts);
      // Whoever was turned away unheard has not guessed.
      if (!isWrong) await this.store.forget(pair);
      throw error;
    }
  }

  private async refuseCrowd(address: string, account: string): Promise<void> {
    const [ofAddress, ofAccount] = await Promise.all([this.store.peek(address), this.store.peek(account)]);
    for (const [seen, { max, windowMs }] of [
      [ofAddress, ADDRESS],
      [ofAccount, ACCOUNT],
    ] as const)
      if (seen && seen.count >= max) throw tooMany(Math.min(seen.leftMs, windowMs));
  }

  private async countCrowd(address: string, account: string): Promise<void> {
    await Promise.all([
      this.store.count(address, ADDRESS.windowMs),
      this.store.count(account, ACCOUNT.windowMs),
    ]);
  }
}
