/** Maximum pause before the one retry, also at the provider's request. */
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
 * Milliseconds before the one retry, or null for none: the provider asks for a longer pause than ours, or the call's
 * time limit would pass. Without the provider's request the pause is random (full jitter), so that calls that failed
 * together do not return together.
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
