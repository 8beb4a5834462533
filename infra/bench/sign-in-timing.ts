import { Connection } from './connection.ts';
import { median } from './figures.ts';

/** How long the same refusal takes, by what was wrong. Medians in milliseconds. */
export interface SignInTiming {
  tries: number;
  unknownNameMs: number;
  wrongPasswordMs: number;
  /**
   * Median over the rounds of what the two tries of one round differ by, as a share of a wrong password's median;
   * whoever listens must learn nothing from it.
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
