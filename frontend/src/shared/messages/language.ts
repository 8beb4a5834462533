import { atom } from 'nanostores';
import { keepDeviceText, readDeviceText } from '../lib/device-text.js';

/**
 * Languages of the pages, by BCP 47. `en` is written in the message files. `en-XA` is English with marks around each
 * message and half as much text again; it shows texts that stand in no message file and layouts that have no room.
 */
export const LANGUAGES = ['en', 'en-XA'] as const;
export type Language = (typeof LANGUAGES)[number];
export const BASE_LANGUAGE = 'en';

/** Where a device keeps its language. */
export const LANGUAGE_KEY = 'sumfox.language';

const isLanguage = (code: string | null): code is Language => LANGUAGES.some((each) => each === code);

function readLanguage(): Language {
  const kept = readDeviceText(LANGUAGE_KEY);
  return isLanguage(kept) ? kept : BASE_LANGUAGE;
}

/** The language of this device. */
export const language = atom<Language>(readLanguage());

export function chooseLanguage(code: Language): void {
  keepDeviceText(LANGUAGE_KEY, code);
  language.set(code);
}

/** English numbers and dates are those of Singapore. */
const REGIONS: Readonly<Record<Language, string>> = { en: 'en-SG', 'en-XA': 'en-SG' };
/** The region by which numbers and times are written. */
export const regionOf = (): string => REGIONS[language.get()];

const TIME_ZONE = 'Asia/Singapore';
const formats = new Map<string, Intl.DateTimeFormat>();

/** Writes dates and times of Singapore (CALENDAR-1) in the language of this device. */
export function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const region = regionOf();
  const key = `${region} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(region, { timeZone: TIME_ZONE, ...options });
  formats.set(key, format);
  return format;
}
