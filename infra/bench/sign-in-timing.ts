import type { Calibrator } from './calibration.ts';
import { Connection } from './connection.ts';
import { median, spread, type Spread } from './figures.ts';
import type { LoadPupils } from './pupils.ts';

/** How fast pupils sign in beside what their passwords alone cost. */
export interface SignInRate {
  slices: number;
  perSecond: number;
  argon2PerSecond: number;
  /** Sign-ins per second as a share of the raw derivations per second just before and after them. */
  share: Spread;
}

const SLICES = 15;
const SLICE_SECONDS = 2;

/**
 * Sign-ins and raw argon2id in turn, a few seconds each. The machine changes its speed by more than the goal leaves room
 * for, but less so within four seconds: each share compares neighbours only.
 */
export async function measureSignInRate(pupils: LoadPupils, calibrator: Calibrator): Promise<SignInRate> {
  const argon2: number[] = [await calibrator.measureArgon2()];
  const signIns: number[] = [];
  for (let slice = 0; slice < SLICES; slice += 1) {
    const [result] = await pupils.signIns(SLICE_SECONDS);
    if (!result || result.failures.length > 0) throw new Error(`sign-in failed: ${result?.failures[0]}`);
    signIns.push(result.figures.perSecond);
    argon2.push(await calibrator.measureArgon2());
  }
  const shares = signIns.map((rate, i) => rate / (((argon2[i] ?? 0) + (argon2[i + 1] ?? 0)) / 2));
  return {
    slices: SLICES,
    perSecond: median(signIns),
    argon2PerSecond: median(argon2),
    share: spread(shares),
  };
}

/** How long the same refusal takes, by what was wrong. Medians in milliseconds. */
export interface SignInTiming {
  tries: number;
  unknownNameMs: number;
  wrongPasswordMs: number;
  /**
   * Median over the rounds of the difference between the two attempts of a round, as a share of a wrong password's
   * median. A large one would reveal which usernames exist.
   */
  difference: number;
}

/** An odd number of rounds, so that neither kind always comes first. */
const ROUNDS = 501;

/** Tries in turn an unknown name and a wrong password, so that a slow moment of the machine meets both. */
export async function measureSignInTiming(url: string, username: string): Promise<SignInTiming> {
  const connection = new Connection(url);
  const times = { unknown: [] as number[], wrong: [] as number[] };
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const order = round % 2 === 0 ? (['unknown', 'wrong'] as const) : (['wrong', 'unknown'] as const);
      for (const kind of order) {
        const name = kind === 'wrong' ? username : `${username}-${round}`;
        const { status, ms, text } = await connection.post('/api/auth/login', {
          username: name,
          password: 'not-the-password',
        });
        if (status !== 401) throw new Error(`a wrong sign-in was answered ${status} ${text.slice(0, 200)}`);
        times[kind].push(ms);
      }
    }
  } finally {
    connection.close();
  }
  const [unknownNameMs, wrongPasswordMs] = [median(times.unknown), median(times.wrong)];
  return {
    tries: ROUNDS,
    unknownNameMs,
    wrongPasswordMs,
    difference: Math.abs(median(times.unknown.map((ms, i) => ms - (times.wrong[i] ?? ms)))) / wrongPasswordMs,
  };
}
