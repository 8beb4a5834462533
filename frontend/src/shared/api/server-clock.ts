/** How far the server's clock is ahead of this device's, in milliseconds; kept for pages opened without internet. */
const KEY = 'serverClockAhead';

/** The header says whole seconds, and an answer takes its time: what is less than this is no fault of a clock. */
const NOTICED_MS = 5_000;

let aheadMs = readAhead();

function readAhead(): number {
  try {
    const stored = Number(localStorage.getItem(KEY) ?? '0');
    return Number.isFinite(stored) ? stored : 0;
  } catch {
    return 0;
  }
}

/** Learns the server's time from the `Date` header of an answer that has just come in. */
export function noteServerTime(date: string | null): void {
  const time = Date.parse(date ?? '');
  if (Number.isNaN(time)) return;
  const measured = time - Date.now();
  const ahead = Math.abs(measured) < NOTICED_MS ? 0 : measured;
  if (Math.abs(ahead - aheadMs) < NOTICED_MS) return;
  aheadMs = ahead;
  try {
    localStorage.setItem(KEY, String(ahead));
  } catch {
    // Storage is switched off: the next answer tells the time again.
    return;
  }
}

/**
 * Milliseconds since the epoch by the server's clock, as far as it is known. A school tablet may be a day wrong, and
 * which of two edits is the later one must not depend on it.
 */
export function serverNow(): number {
  return Date.now() + aheadMs;
}
