import { keepDeviceText, readDeviceText } from '../../shared/lib/device-text.js';
import { parseChoices, type Comfort } from './comfort.rules.js';

/** One entry a pupil: siblings who share a tablet keep theirs apart, and signing out clears none of them. */
function comfortKey(userId: string): string {
  return `comfort:${userId}`;
}

/** The choices of a pupil as they are stored; null when there are none. The same text means the same choices. */
export function storedComfort(userId: string): string | null {
  return readDeviceText(comfortKey(userId));
}

/** Takes some choices in, or with null forgets all of them. */
export function changeComfort(userId: string, patch: Partial<Comfort> | null): void {
  const choices = patch === null ? {} : { ...parseChoices(storedComfort(userId)), ...patch };
  keepDeviceText(comfortKey(userId), JSON.stringify(choices));
}
