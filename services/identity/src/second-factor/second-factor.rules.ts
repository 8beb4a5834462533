import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** Shown in the app, above the account's name. */
const ISSUER = 'Sumfox';
const STEP_SECONDS = 30;
/** Clocks of phones are off by as many steps, either way. */
const DRIFT_STEPS = 1;

/** Maximum of wrong codes for one account within an hour; the caller already knows the password. */
export const MAX_WRONG_CODES = 20;
const WRONG_CODES_WINDOW_MS = 3_600_000;

export const RECOVERY_CODES = 10;
/** Without those that look alike in print. */
const RECOVERY_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const RECOVERY_LENGTH = 12;

export function makeSecretBytes(): Uint8Array {
  return new Secret({ size: 20 }).bytes;
}

function toTotp(bytes: Uint8Array, username: string): TOTP {
  return new TOTP({
    issuer: ISSUER,
    label: username,
    period: STEP_SECONDS,
    secret: new Secret({ buffer: Uint8Array.from(bytes).buffer }),
  });
}

/** Secret for the app, as text to type and as the address behind the QR code. */
export function describeSecret(bytes: Uint8Array, username: string): { secret: string; uri: string } {
  const totp = toTotp(bytes, username);
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/** The step of a six-digit code; null for a wrong code or one older than `after`. */
export function findStep(bytes: Uint8Array, code: string, after: number, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = toTotp(bytes, '').validate({ token: code, timestamp, window: DRIFT_STEPS });
  if (delta === null) return null;
  const step = Math.floor(timestamp / 1_000 / STEP_SECONDS) + delta;
  return step > after ? step : null;
}

/** A code of the app, as opposed to one for recovery. */
export function isAppCode(code: string): boolean {
  return /^\d{6}$/.test(code);
}

/** `abcd-efgh-jkmn`: 59 random bits. */
export function makeRecoveryCode(): string {
  const letters = Array.from(
    { length: RECOVERY_LENGTH },
    () => RECOVERY_LETTERS[randomInt(RECOVERY_LETTERS.length)],
  ).join('');
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}

/** How a code is compared: without capitals, and without what stands between its letters. */
export function normalizeCode(typed: string): string {
  return typed.toLowerCase().replace(/[^a-z0-9]/g, '');
}

interface WrongCodes {
  wrongCount: number;
  wrongSince?: Date | null;
}

/** Milliseconds until a code of the app is looked at again; 0 when one is at once. */
export function waitForCodes({ wrongCount, wrongSince }: WrongCodes, now: Date): number {
  if (!wrongSince || wrongCount < MAX_WRONG_CODES) return 0;
  return Math.max(0, wrongSince.getTime() + WRONG_CODES_WINDOW_MS - now.getTime());
}

/** The count after one more wrong code; a new hour restarts it. */
export function countWrong({ wrongCount, wrongSince }: WrongCodes, now: Date): Required<WrongCodes> {
  const isOver = !wrongSince || now.getTime() - wrongSince.getTime() >= WRONG_CODES_WINDOW_MS;
  return isOver ? { wrongCount: 1, wrongSince: now } : { wrongCount: wrongCount + 1, wrongSince };
}
