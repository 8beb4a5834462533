import { dateFormat } from '../../shared/messages/language.js';
import { durationWords } from './system-health.rules.js';
import { SYSTEM } from './system.messages.js';

/** `14:32` of an ISO moment, in Singapore. */
export function clockMinute(iso: string): string {
  return dateFormat({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(new Date(iso));
}

/** `640 ms`; from a second on `11.2 s`. */
export function millisecondsWords(milliseconds: number): string {
  return milliseconds < 1_000
    ? SYSTEM.get().milliseconds({ milliseconds: Math.round(milliseconds) })
    : SYSTEM.get().seconds({ seconds: Number((milliseconds / 1_000).toFixed(1)) });
}

/** `22 s`; `4 min 10 s` below an hour; `2 h 5 min`. */
export function ageWords(seconds: number): string {
  if (seconds < 60 || seconds >= 3_600) return durationWords(seconds);
  return SYSTEM.get().minutesAndSeconds({ minutes: Math.floor(seconds / 60), seconds: seconds % 60 });
}
