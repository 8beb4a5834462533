/** Seconds of the longest delay between two tries at one account. */
const MAX_DELAY_SECONDS = 60;

/**
 * The most tries at one account that are heard within so many milliseconds: six at once, then one after each delay of 1,
 * 2, 4 … 60 s. Where Redis is silent for half a second, as on a busy machine, the gateway counts on in its memory: two
 * counters each let so many through. The counters' own tests hold the number of one.
 */
export function triesWithin(elapsedMs: number): number {
  let tries = 6;
  for (
    let delay = 1, at = 1;
    at * 1_000 <= elapsedMs;
    delay = Math.min(2 * delay, MAX_DELAY_SECONDS), at += delay
  )
    tries += 1;
  return 2 * tries;
}
