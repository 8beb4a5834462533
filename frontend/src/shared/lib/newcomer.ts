import { keepDeviceText, readDeviceText } from './device-text.js';

/** The account that was made in this browser last and has not seen its first page yet. */
const NEWCOMER_KEY = 'newcomer';

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
