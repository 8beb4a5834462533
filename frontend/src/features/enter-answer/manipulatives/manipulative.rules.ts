import type { ManipulativeOf } from '@sumfox/contracts/question/manipulative';

/** A whole number from 0 to `most` as it stands in the answer box; null for anything else. */
export function readWhole(text: string, most: number): number | null {
  const digits = /^\s*(\d{1,4})\s*$/.exec(text)?.[1];
  return digits === undefined || Number(digits) > most ? null : Number(digits);
}

const HALF_DAY = 12 * 60;
const DAY = 2 * HALF_DAY;
type ClockStep = ManipulativeOf<'clock'>['step'];

/**
 * Minutes since midnight of a time as the clock writes it; null for anything else. A clock of Primary 1 knows no
 * half of the day: its times are those of the morning.
 */
export function readClock(text: string): number | null {
  const half = /^half past (\d{1,2})$/i.exec(text.trim())?.[1];
  if (half !== undefined) return toMinutes(Number(half), 30, 'a');
  const full = /^(\d{1,2}) o['’]clock$/i.exec(text.trim())?.[1];
  if (full !== undefined) return toMinutes(Number(full), 0, 'a');
  const [, hour, minute, part] = /^(\d{1,2})[.:](\d{2})\s*([ap])\.?m\.?$/i.exec(text.trim()) ?? [];
  return hour === undefined ? null : toMinutes(Number(hour), Number(minute), part === 'a' ? 'a' : 'p');
}

function toMinutes(hour: number, minute: number, part: 'a' | 'p'): number | null {
  if (hour < 1 || hour > 12 || minute > 59) return null;
  return (hour % 12) * 60 + minute + (part === 'p' ? HALF_DAY : 0);
}

/** A time as a pupil of the grade writes it: `half past 2` and `7 o'clock`, or `8.35 a.m.`. */
export function writeClock(minutes: number, step: ClockStep): string {
  const time = wrapDay(minutes);
  const hour = Math.floor(time / 60) % 12 || 12;
  const minute = time % 60;
  if (step === 30) return minute === 0 ? `${hour} o'clock` : `half past ${hour}`;
  return `${hour}.${String(minute).padStart(2, '0')} ${time < HALF_DAY ? 'a' : 'p'}.m.`;
}

/** The same time in the other half of the day. */
export const turnDayHalf = (minutes: number): number => wrapDay(minutes + HALF_DAY);

export const isMorning = (minutes: number): boolean => wrapDay(minutes) < HALF_DAY;

/** Minutes since midnight, whatever was added or taken away. */
export const wrapDay = (minutes: number): number => ((Math.round(minutes) % DAY) + DAY) % DAY;

/**
 * The time after the long hand was moved to a minute: the nearest such time, so that a hand that passes the 12 takes
 * the short hand along.
 */
export function turnLongHand(minutes: number, minute: number): number {
  const turn = (((minute - (minutes % 60)) % 60) + 60) % 60;
  return wrapDay(minutes + (turn > 30 ? turn - 60 : turn));
}

/** The time after the short hand was moved to an hour from 0 to 11; the half of the day stays. */
export function turnShortHand(minutes: number, hour: number): number {
  return wrapDay((minutes >= HALF_DAY ? HALF_DAY : 0) + (hour % 12) * 60 + (minutes % 60));
}

/** Where a point lies round the middle of a dial, as a share of the whole turn, from 12 o'clock to the right. */
export function shareOfTurn(x: number, y: number): number {
  const share = Math.atan2(x, -y) / (2 * Math.PI);
  return share < 0 ? share + 1 : share;
}

/** How many of each coin make an amount with the fewest coins; null where none do. */
export function toCoins(total: number, values: readonly number[]): number[] | null {
  const counts = values.map(() => 0);
  let left = total;
  for (let i = values.length - 1; i >= 0; i -= 1) {
    const value = values[i] ?? 1;
    counts[i] = Math.floor(left / value);
    left %= value;
  }
  return left === 0 ? counts : null;
}

/** What coins are worth together. */
export const sumCoins = (counts: readonly number[], values: readonly number[]): number =>
  counts.reduce((sum, count, i) => sum + count * (values[i] ?? 0), 0);

/** An amount of money in the answer box, with its sign or without; null for anything else. */
export function readMoney(text: string, unit: '¢' | '$'): number | null {
  const bare = text.trim();
  const digits = unit === '¢' ? bare.replace(/\s*(?:¢|c)$/, '') : bare.replace(/^\$\s*/, '');
  return readWhole(digits, 9_999);
}

/** An amount as it is handed in; a sign that is printed beside the box is not written again. */
export function writeMoney(total: number, unit: '¢' | '$', isPrinted: boolean): string {
  if (isPrinted) return String(total);
  return unit === '¢' ? `${total}¢` : `$${total}`;
}
