/** The longest pause before the one repeat, whoever names it. */
export const MAX_PAUSE_MS = 2_000;
const JITTER_MS = 1_000;

/**
 * Milliseconds that a provider asks to be left alone, from `retry-after-ms` or `retry-after` (seconds or a date); null
 * where it names none that can be read.
 */
export function readRetryAfter(headers: Headers | undefined, now: number): number | null {
  const milliseconds = readNumber(headers?.get('retry-after-ms'));
  if (milliseconds !== null) return milliseconds;
  const text = headers?.get('retry-after');
  const seconds = readNumber(text);
  if (seconds !== null) return seconds * 1_000;
  const date = text && /GMT$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}

function readNumber(text: string | null | undefined): number | null {
  return text && /^\d{1,9}(\.\d{1,9})?$/.test(text.trim()) ? Number(text) : null;
}

/**
 * Milliseconds to wait before the one repeat, or null for none: the provider wants a longer pause than ours, or the
 * time of the whole call would be over. Without a wish of the provider the pause is chance (full jitter), so that many
 * that failed together do not come back together.
 */
export function pauseBeforeRepeat(
  retryAfterMs: number | null,
  remainingMs: number,
  random: () => number,
): number | null {
  if (retryAfterMs !== null && retryAfterMs > MAX_PAUSE_MS) return null;
  const pause = retryAfterMs ?? Math.floor(random() * JITTER_MS);
  return pause < remainingMs ? pause : null;
}
