import { keepDeviceText, readDeviceText } from '../../shared/lib/device-text.js';
import { type Look, parseLook, toStoredLook } from './look.rules.js';

const lookKey = (userId: string): string => `look:${userId}`;

/** As stored; null for a pupil who has picked nothing. The same text means the same look. */
export function storedLook(userId: string): string | null {
  return readDeviceText(lookKey(userId));
}

/** How a pupil's pages are dressed on this device. */
export const lookOf = (userId: string): Look => parseLook(storedLook(userId));

export function changeLook(userId: string, patch: Partial<Look>): void {
  keepDeviceText(lookKey(userId), toStoredLook({ ...lookOf(userId), ...patch }));
}
