import { findWordNumber } from './number-words.js';
import { withoutFillers } from './phrasing.js';
import { findTokens } from './tokens.js';

/**
 * A time of the day. `24`: the 24-hour clock (1915, 19:15, 08:05). `12`: with a.m. or p.m. `bare`: a 12-hour time
 * without them, which may be either. `both`: 19:15 p.m.
 */
export interface TimeOfDay {
  /** Minutes after midnight, 0–1439; for `bare` those of the half of the day it may be read in as 24-hour time. */
  readonly minutes: number;
  readonly clock: '12' | '24' | 'bare' | 'both';
  /** The hour alone was given (`7`, `12 p.m.`). */
  readonly isHourAlone: boolean;
}

const DAY = 1440;
type Half = 'am' | 'pm' | null;

/** The time that a normalised answer states, or null when it is none (7:75, 25:00). */
export function findTimeOfDay(text: string): TimeOfDay | null {
  const { clock, half } = toPlain(withoutFillers(text));
  return (
    findNamed(clock, half) ?? findClock(clock, half) ?? findFourDigits(clock, half) ?? findSpoken(clock, half)
  );
}

const HALF_WORDS = / (?:(am|in the morning)|pm|in the (?:afternoon|evening)|at night)$/;

function toPlain(text: string): { clock: string; half: Half } {
  const clock = text
    .toLowerCase()
    .replace(/(?<=[a-z])-(?=[a-z])/g, ' ')
    .replace(/(?<![a-z])([ap])\.? ?m\.?(?![a-z])/g, ' $1m ')
    .replace(/ ?: ?(?=\d\d(?:\D|$))|\. (?=\d\d(?:\D|$))/g, ':')
    .replace(/ +/g, ' ')
    .replace(/^ ?at /, '')
    .trim();
  const said = HALF_WORDS.exec(clock);
  const half = said && (said[1] === undefined ? 'pm' : 'am');
  return { clock: clock.replace(HALF_WORDS, '').replace(/ ?o'? ?clock$/, ''), half };
}

function findNamed(clock: string, half: Half): TimeOfDay | null {
  const name = /^(?:12(?:[:.]00)? ?|twelve ?)?(noon|midday|midnight)$/.exec(clock)?.[1];
  if (name === undefined || half !== null) return null;
  return { minutes: name === 'midnight' ? 0 : DAY / 2, clock: '12', isHourAlone: false };
}

function findClock(clock: string, half: Half): TimeOfDay | null {
  const match = /^(\d{1,2})(?:([:. ])(\d\d))? ?(h|hr|hrs|hours)?$/.exec(clock);
  if (!match?.[1]) return null;
  const hour = Number(match[1]);
  const hasMinutes = match[3] !== undefined;
  const isMarked24 = match[4] !== undefined;
  if (isMarked24 && !hasMinutes) return null;
  const is24 = isMarked24 || hour > 12 || (hasMinutes && match[1].startsWith('0') && half === null);
  const time = toTime(hour, hasMinutes ? Number(match[3]) : 0, half, is24 && (hasMinutes || half !== null));
  return time && { ...time, isHourAlone: !hasMinutes };
}

function findFourDigits(clock: string, half: Half): TimeOfDay | null {
  const match = /^(\d{1,2}) ?(\d\d) ?(?:h|hr|hrs|hours)?$/.exec(clock);
  if (!match?.[1] || !match[2]) return null;
  if (match[1].length === 1 && half === null) return null;
  return toTime(Number(match[1]), Number(match[2]), half, half === null || Number(match[1]) > 12);
}

function toTime(hour: number, minute: number, half: Half, is24: boolean): TimeOfDay | null {
  if (minute > 59 || hour > 24 || (hour === 24 && minute > 0)) return null;
  if (is24 && half === null) return { minutes: (hour * 60 + minute) % DAY, clock: '24', isHourAlone: false };
  if (hour > 12 || hour === 0) {
    const isAgreed = hour > 12 && hour < 24 && half === 'pm';
    return isAgreed ? { minutes: hour * 60 + minute, clock: 'both', isHourAlone: false } : null;
  }
  if (half === null) return { minutes: hour * 60 + minute, clock: 'bare', isHourAlone: false };
  return {
    minutes: (hour % 12) * 60 + minute + (half === 'pm' ? DAY / 2 : 0),
    clock: '12',
    isHourAlone: false,
  };
}

/** `quarter past 7`, `20 minutes to nine`, `half past ten`, `seven fifteen`, `nine`. */
function findSpoken(clock: string, half: Half): TimeOfDay | null {
  const past = /^(?:a )?(.+?)(?: minutes?| mins?)? (past|after|to|before) (.+)$/.exec(clock);
  if (past?.[1] !== undefined && past[3] !== undefined) {
    const minutes = past[1] === 'half' ? 30 : past[1] === 'quarter' ? 15 : findWholeNumber(past[1]);
    const hour = findWholeNumber(past[3]);
    if (minutes === null || hour === null || hour < 1 || hour > 12 || minutes > 59) return null;
    const isPast = past[2] === 'past' || past[2] === 'after';
    if (isPast) return toTime(hour, minutes, half, false);
    const before = toTime(hour, 0, half, false);
    return before && { ...before, minutes: (before.minutes - minutes + DAY) % DAY };
  }
  const words = clock.split(' ');
  const hour = findWholeNumber(words[0] ?? '');
  if (hour === null || hour < 1 || hour > 12) return null;
  if (words.length === 1) return toTime(hour, 0, half, false);
  const minute = findWholeNumber(words.slice(1).join(' '));
  return minute === null || minute < 10 ? null : toTime(hour, minute, half, false);
}

function findWholeNumber(text: string): number | null {
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const tokens = findTokens(text);
  const number = tokens && findWordNumber(tokens, 0);
  return number && number.next === tokens.length && number.number.notation === 'integer'
    ? Number(number.number.whole)
    : null;
}

/** The time as a paper prints it: `7.15 p.m.` or `1915`. */
export function timeText(time: TimeOfDay): string {
  const hour = Math.floor(time.minutes / 60);
  const minute = String(time.minutes % 60).padStart(2, '0');
  if (time.clock === '24') return `${String(hour).padStart(2, '0')}${minute}`;
  const twelve = hour % 12 === 0 ? 12 : hour % 12;
  if (time.clock === 'bare') return `${twelve}.${minute}`;
  return `${twelve}.${minute} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
}
