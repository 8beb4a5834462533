import { keepDeviceText, readDeviceText } from '../../shared/lib/device-text.js';
import { type Look, parseLook, toStoredLook } from './look.rules.js';

const lookKey = (userId: string): string => `look:${userId}`;
/** The account that was made in this browser last and has not seen its first page yet. */
const NEWCOMER_KEY = 'newcomer';

/** As stored; null for a pupil who has picked nothing. The same text means the same look. */
export function storedLook(userId: string): string | null {
  return readDeviceText(lookKey(userId));
}

export function changeLook(userId: string, patch: Partial<Look>): void {
  keepDeviceText(lookKey(userId), toStoredLook({ ...parseLook(storedLook(userId)), ...patch }));
}

/** Remembers that an account was made in this browser, so that its first home begins with the look (HOME-15). */
export function expectNewcomer(username: string): void {
  keepDeviceText(NEWCOMER_KEY, username.toLowerCase());
}

/** Whether the account was made in this browser and has not begun. */
export function isNewcomer(username: string): boolean {
  return readDeviceText(NEWCOMER_KEY) === username.toLowerCase();
}

export function welcomeNewcomer(): void {
  keepDeviceText(NEWCOMER_KEY, '');
}
