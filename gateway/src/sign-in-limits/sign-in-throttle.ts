import { Inject, Injectable } from '@nestjs/common';
import { ProductError } from '@sumfox/contracts/errors';
import { foldUsername } from '@sumfox/contracts/identity/username';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';
import { AddressLimit } from './address-limit.js';
import { foldAddress } from '../address/index.js';
import { GrowingDelay } from './growing-delay.js';
import { KnownDevices } from './known-devices.js';
import { type CounterSource, LimitStore, tooMany } from '../limits/index.js';
import { StrangerLimit } from './stranger-limit.js';

/** After five wrong attempts for one account from one place: 1, 2, 4 … 60 seconds between attempts. */
const PAIR = { free: 5, maxDelaySeconds: 60, windowSeconds: 900 };

/** An attempt to sign in. */
export interface SignInAttempt {
  /** As typed. */
  name: string;
  /** Address of the network. */
  address: string;
  /** The device's cookie, if it has one. */
  device: string | null;
}

/** An attempt to sign in on a device that a parent approved. */
export interface DeviceAttempt {
  childId: string;
  address: string;
  /** The device's secret. Without one no session opens, so guessing is impossible. */
  deviceToken: string;
}

/** A limit that counted an attempt, and can take that back. */
interface Limit {
  take(): Promise<number>;
  giveBack(): Promise<void>;
}

/**
 * Delays guesses without locking the owner out: a device with an earlier sign-in has its own count, and on any other
 * device the owner waits a minute at most.
 */
@Injectable()
export class SignInThrottle {
  private readonly pairs: GrowingDelay;
  private readonly addresses: AddressLimit;
  private readonly strangers: StrangerLimit;

  constructor(
    @Inject(LimitStore) store: CounterSource,
    @Inject(KnownDevices) private readonly devices: Pick<KnownDevices, 'knows'>,
    @Inject(GATEWAY_CONFIG) private readonly config: Pick<GatewayConfig, 'RATE_LIMITS'>,
  ) {
    this.pairs = new GrowingDelay(store, 'pair', PAIR);
    this.addresses = new AddressLimit(store);
    this.strangers = new StrangerLimit(store);
  }

  /**
   * Runs `attempt` if it may be made now. A wrong one counts, a right one clears the place's count. Throws
   * `too-many`.
   */
  async guard<T>(signIn: SignInAttempt, attempt: () => Promise<T>): Promise<T> {
    if (this.config.RATE_LIMITS === 'off') return attempt();
    const account = foldUsername(signIn.name);
    const address = foldAddress(signIn.address);
    const isKnown = await this.devices.knows(signIn.device, signIn.name);
    const pair = [account, isKnown ? `device ${signIn.device}` : address];
    const strangers: Limit = {
      take: () => this.strangers.take(account, address),
      giveBack: () => this.strangers.giveBack(account),
    };
    return this.run(pair, isKnown ? [] : [this.limitOf(address), strangers], attempt);
  }

  /** The same for a family device, counted by device, because guesses on one do not concern another. */
  async guardDevice<T>(signIn: DeviceAttempt, attempt: () => Promise<T>): Promise<T> {
    if (this.config.RATE_LIMITS === 'off') return attempt();
    const address = foldAddress(signIn.address);
    const pair = [signIn.childId, `family device ${signIn.deviceToken || address}`];
    return this.run(pair, [this.limitOf(address)], attempt);
  }

  private limitOf(address: string): Limit {
    return {
      take: () => this.addresses.take(address),
      giveBack: () => this.addresses.giveBack(address),
    };
  }

  private async run<T>(
    pair: readonly string[],
    others: readonly Limit[],
    attempt: () => Promise<T>,
  ): Promise<T> {
    const ofPair: Limit = { take: () => this.pairs.take(pair), giveBack: () => this.pairs.giveBack(pair) };
    const limits = [ofPair, ...others];
    await takeAll(limits);
    try {
      const result = await attempt();
      await this.pairs.forget(pair);
      await giveBack(others);
      return result;
    } catch (error) {
      // An attempt rejected before its password was checked is no guess.
      if (!(error instanceof ProductError && error.code === 'invalid-credentials')) await giveBack(limits);
      throw error;
    }
  }
}

/** Counts an attempt everywhere, or nowhere: an attempt that has to wait was not made. */
async function takeAll(limits: readonly Limit[]): Promise<void> {
  for (const [index, limit] of limits.entries()) {
    const waitMs = await limit.take();
    if (waitMs === 0) continue;
    await giveBack(limits.slice(0, index));
    throw tooMany(waitMs);
  }
}

async function giveBack(limits: readonly Limit[]): Promise<void> {
  await Promise.all(limits.map((limit) => limit.giveBack()));
}
