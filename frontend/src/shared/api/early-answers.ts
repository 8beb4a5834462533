import { noteServerTime } from './server-clock.js';

/** An answer with all of its body. */
export interface WholeAnswer {
  status: number;
  text: string;
}

interface EarlyAnswer {
  answer: Promise<WholeAnswer | null>;
  /** By the page's own clock, in milliseconds. */
  askedAtMs: number;
}

/** Answers that were asked for before the page was there to ask, by address. */
const early = new Map<string, EarlyAnswer>();

/** An answer that nobody has taken over by then is too old to be believed; one that is not whole by then is given up. */
const FRESH_FOR_MS = 20_000;

/** Reads an answer to its end: a line may stand still in the middle of it as well as before. */
export async function readWhole(response: Response): Promise<WholeAnswer> {
  // At once: what the server's clock said is true of this moment, and not of when the rest is there.
  noteServerTime(response.headers.get('date'));
  return { status: response.status, text: await response.text() };
}

/**
 * Asks for something that the page will call for first; a call to the same address takes the answer over, once.
 * @param keepsRefusal also hands a refusal on. Without it the call asks again: what refused may be over by then.
 */
export function askEarly(url: string, keepsRefusal = false): Promise<WholeAnswer | null> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), FRESH_FOR_MS);
  const ask = async (): Promise<WholeAnswer | null> => {
    try {
      const headers = { Accept: 'application/json' };
      const whole = await readWhole(
        await fetch(url, { credentials: 'same-origin', headers, signal: controller.signal }),
      );
      return keepsRefusal || whole.status === 200 ? whole : null;
    } catch {
      // The call itself then asks again, and says what is wrong.
      return null;
    } finally {
      clearTimeout(timer);
    }
  };
  const answer = ask();
  early.set(url, { answer, askedAtMs: performance.now() });
  return answer;
}

/** The answer asked for early; null when there is none, when it failed or was refused, or when it has grown old. */
export async function takeEarly(url: string): Promise<WholeAnswer | null> {
  const found = early.get(url);
  early.delete(url);
  return found && performance.now() - found.askedAtMs < FRESH_FOR_MS ? found.answer : null;
}

/** Somebody else is signed in from now on: what was asked for before was not for them. */
export function forgetEarly(): void {
  early.clear();
}
