import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ProductError } from '@sumfox/contracts/errors';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { Counter } from '../limits/counter.js';
import type { CounterSource } from '../limits/limit-store.js';
import { SignInThrottle } from './sign-in-throttle.js';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
/** Address of the account's owner. */
const HOME = '198.51.100.1';

/** Counters of one process, so that hours can pass at once. */
const counters = (): CounterSource => ({
  shared: (kind, { max, seconds }) =>
    new Counter(new RateLimiterMemory({ points: max, duration: seconds, keyPrefix: kind }), (parts) =>
      JSON.stringify(parts),
    ),
});

let now: number;
let clock: jest.SpiedFunction<typeof Date.now>;
beforeEach(() => {
  now = 1_790_000_000_000;
  clock = jest.spyOn(Date, 'now').mockImplementation(() => now);
});
afterEach(() => void clock.mockRestore());

const pass = (ms: number) => {
  now += ms;
};

type Outcome = 'wrong' | 'right' | 'busy';

/** A throttle with one device that "mei" has signed in on. */
function open() {
  const devices = { knows: async (device: string | null) => device === 'tablet' };
  const throttle = new SignInThrottle(counters(), devices, { RATE_LIMITS: 'on' });
  /** Time at which a password was checked. */
  const looked: number[] = [];
  const attempt = (outcome: Outcome) => async () => {
    looked.push(now);
    if (outcome === 'wrong') throw new ProductError('unauthenticated', 'invalid-credentials', 'wrong');
    if (outcome === 'busy') throw new ProductError('unavailable', 'busy', 'busy');
  };
  /** Ms to wait; 0: the password was checked. */
  const knock = async (outcome: Outcome, at: { address?: string; device?: string; name?: string } = {}) => {
    const { address = HOME, device = null, name = 'mei' } = at;
    try {
      await throttle.guard({ name, address, device }, attempt(outcome));
      return 0;
    } catch (error) {
      if (!(error instanceof ProductError)) throw error;
      return error.code === 'too-many' ? Number(error.details?.retryAfterSeconds) * SECOND : 0;
    }
  };
  return { throttle, looked, knock };
}

/** The most moments within any sixty minutes. */
function mostInAnHour(moments: readonly number[]): number {
  return Math.max(...moments.map((from) => moments.filter((at) => at >= from && at < from + HOUR).length));
}

const addressOf = (index: number) => `203.0.${index >> 8}.${index & 255}`;

describe('SignInThrottle at one place', () => {
  it('admits five wrong attempts, then delays each by 1, 2, 4 … 60 s', async () => {
    const { knock } = open();
    for (let i = 0; i < 5; i += 1) expect(await knock('wrong', { device: 'tablet' })).toBe(0);
    for (const seconds of [1, 2, 4, 8, 16, 32, 60, 60]) {
      expect(await knock('wrong', { device: 'tablet' })).toBe(0);
      expect(await knock('wrong', { device: 'tablet' })).toBe(seconds * SECOND);
      pass(seconds * SECOND);
    }
  });

  it('counts a hundred parallel attempts before their passwords are checked', async () => {
    const { knock, looked } = open();
    await Promise.all(Array.from({ length: 100 }, () => knock('wrong', { device: 'tablet' })));
    expect(looked).toHaveLength(6);
    expect(await knock('wrong', { device: 'tablet' })).toBe(SECOND);
  });

  it('resets after a right password, and does not count unanswered attempts', async () => {
    const { knock, looked } = open();
    for (const outcome of ['wrong', 'wrong', 'wrong', 'wrong', 'right'] as const) await knock(outcome);
    for (let i = 0; i < 20; i += 1) expect(await knock('busy')).toBe(0);
    for (let i = 0; i < 5; i += 1) expect(await knock('wrong')).toBe(0);
    expect(looked).toHaveLength(30);
  });

  it('resets after 15 minutes without a wrong attempt', async () => {
    const { knock } = open();
    for (let i = 0; i < 9; i += 1) {
      await knock('wrong', { device: 'tablet' });
      pass(60 * SECOND);
    }
    pass(900 * SECOND);
    for (let i = 0; i < 5; i += 1) expect(await knock('wrong', { device: 'tablet' })).toBe(0);
  });

  it('counts all addresses of one IPv6 network, and both spellings of an IPv4 address, as one place', async () => {
    const { knock, looked } = open();
    for (let i = 0; i < 50; i += 1) await knock('wrong', { address: `2001:db8:1:2::${i.toString(16)}` });
    expect(looked).toHaveLength(6);
    for (let i = 0; i < 50; i += 1)
      await knock('wrong', { name: 'jo', address: i % 2 ? '192.0.2.1' : '::ffff:192.0.2.1' });
    expect(looked).toHaveLength(12);
  });
});

describe('SignInThrottle under guesses at one account', () => {
  it.each([20, 200])(
    'lets the owner in on a new device within 60 s while %d addresses guess, and these at most 100 times an hour',
    async (addresses) => {
      const { knock, looked } = open();
      const guessed: number[] = [];
      const ownersWaits: number[] = [];
      const readyAt = new Map<number, number>();
      let owner = { arrivedAt: 0, nextAt: 0, address: '' };
      for (let second = 0; second < 2 * 3_600; second += 5) {
        for (let index = 0; index < addresses; index += 1) {
          // Half of them wait as told; the others retry every twenty seconds.
          if ((readyAt.get(index) ?? 0) > now || (index % 2 && second % 20 !== ((index % 8) >> 1) * 5))
            continue;
          const before = looked.length;
          const waitMs = await knock('wrong', { address: addressOf(index) });
          if (looked.length > before) guessed.push(now);
          if (index % 2 === 0) readyAt.set(index, now + waitMs);
        }
        // Every ten minutes the owner uses an unknown device.
        if (second % 600 === 300)
          owner = { arrivedAt: now, nextAt: now, address: `198.51.100.${second / 300}` };
        if (owner.address !== '' && owner.nextAt <= now) {
          const waitMs = await knock('right', { address: owner.address });
          owner.nextAt = now + waitMs;
          if (waitMs === 0) {
            ownersWaits.push(now - owner.arrivedAt);
            owner.address = '';
          }
        }
        pass(5 * SECOND);
      }
      expect(ownersWaits).toHaveLength(12);
      expect(Math.max(...ownersWaits)).toBeLessThanOrEqual(60 * SECOND);
      expect(mostInAnHour(guessed)).toBeLessThanOrEqual(100);
    },
    60_000,
  );

  it('admits the owner again within a minute after a typing error', async () => {
    const { knock } = open();
    for (let index = 0; index < 40; index += 1) await knock('wrong', { address: addressOf(index) });
    pass(60 * SECOND);
    expect(await knock('wrong')).toBe(0);
    for (let second = 0; second < 60; second += 5) {
      for (let index = 0; index < 40; index += 1) await knock('wrong', { address: addressOf(index) });
      pass(5 * SECOND);
    }
    expect(await knock('right')).toBe(0);
  });

  it('does not delay a known device because of attempts elsewhere', async () => {
    const { knock } = open();
    for (let index = 0; index < 200; index += 1) await knock('wrong', { address: addressOf(index) });
    expect(await knock('right', { device: 'tablet' })).toBe(0);
  });

  it('does not count right passwords', async () => {
    const { knock } = open();
    for (let index = 0; index < 200; index += 1)
      expect(await knock('right', { address: addressOf(index) })).toBe(0);
  });
});

describe('SignInThrottle under guesses from one address', () => {
  it('admits the wrong attempts of a class, then 20 a minute', async () => {
    const { knock, looked } = open();
    for (let pupil = 0; pupil < 40; pupil += 1)
      for (let i = 0; i < 5; i += 1) expect(await knock('wrong', { name: `pupil${pupil}` })).toBe(0);
    for (let other = 0; other < 1_000; other += 1) await knock('wrong', { name: `other${other}` });
    expect(looked).toHaveLength(300 + 20);
    const waitMs = await knock('right', { name: 'newcomer' });
    expect(waitMs).toBeGreaterThan(0);
    expect(waitMs).toBeLessThanOrEqual(60 * SECOND);
    pass(waitMs);
    expect(await knock('right', { name: 'newcomer' })).toBe(0);
  });
});

describe('SignInThrottle on a device of the family', () => {
  it('delays by the device, not by guesses elsewhere', async () => {
    const { throttle } = open();
    const guess = (deviceToken: string) =>
      throttle.guardDevice({ childId: 'c', address: HOME, deviceToken }, async () => {
        throw new ProductError('unauthenticated', 'invalid-credentials', 'wrong');
      });
    for (let i = 0; i < 6; i += 1) await expect(guess('one')).rejects.toThrow('wrong');
    await expect(guess('one')).rejects.toThrow('Too many tries. Please wait 1 second and try again.');
    await expect(guess('two')).rejects.toThrow('wrong');
  });
});
