import type { AnswerPolicy } from '@sumfox/contracts/question/answer-policy';
import { isSkippable, type NounTest } from './phrasing.js';
import type { PreparedPolicy } from './prepared-policy.js';
import { findTimeOfDay, timeText, type TimeOfDay } from './time-of-day.js';
import { correct, incorrect, missingUnit, wrongForm, type Finding } from './verdict.js';

const HALF_DAY = 720;
/** `half past 9`, `9 o'clock`: no way of writing a time on the 24-hour clock. */
const IN_WORDS = /\bpast\b|\bo'? ?clock\b|(?:quarter|min\w*) to\b/i;

/** The time a model answer states: on the 24-hour clock `11 35` is the morning alone, not 23 35 as well (MARK-6). */
export function findExpectedTime(expected: string, { form }: AnswerPolicy): TimeOfDay | null {
  const time = findTimeOfDay(expected);
  return time?.clock === 'bare' && form === 'time24' ? { ...time, clock: '24' } : time;
}

/** Judges a time of day; null when the answer is none. */
export function findTimeFinding(
  expected: TimeOfDay,
  policy: PreparedPolicy,
  response: string,
): Finding | null {
  const given = findTimeOfDay(response) ?? findTimeOfDay(withoutSubject(response, policy.isNoun));
  if (!given) return null;
  const readAs = timeText(given);
  if (given.clock === 'bare') {
    const finding = toBareFinding(expected, given, policy, readAs);
    const isInWords = finding.outcome === 'correct' && policy.form === 'time24' && IN_WORDS.test(response);
    return isInWords ? wrongForm('not-24-hour', readAs) : finding;
  }
  const isSame =
    expected.clock === 'bare'
      ? (expected.minutes - given.minutes) % HALF_DAY === 0
      : expected.minutes === given.minutes;
  if (!isSame) {
    const isOtherHalf = Math.abs(expected.minutes - given.minutes) === HALF_DAY;
    return incorrect(isOtherHalf ? 'wrong-half-of-day' : 'wrong-value', readAs);
  }
  if (given.clock === 'both') return wrongForm('mixed-clocks', readAs);
  if (policy.form === 'time12' && given.clock === '24') return wrongForm('not-12-hour', readAs);
  if (policy.form === 'time24' && given.clock === '12') return wrongForm('not-24-hour', readAs);
  return correct(readAs);
}

/** `He stops at 11 o'clock` without the question's own words before the time. */
function withoutSubject(text: string, isNoun: NounTest): string {
  const words = text.replace(/^([a-z ]+)[:=] ?(?=\d)/i, '$1 ').split(/ +/);
  const start = words.findIndex((word) => word !== 'at' && !isSkippable(word.toLowerCase(), isNoun, false));
  return words.slice(Math.max(0, start)).join(' ');
}

/** A time without a.m. or p.m.: with the 24-hour clock 8:05 is the morning, and 12:00 is noon (MARK-6). */
function toBareFinding(expected: TimeOfDay, given: TimeOfDay, policy: AnswerPolicy, readAs: string): Finding {
  const isSameOnDial = (expected.minutes - given.minutes) % HALF_DAY === 0;
  if (!isSameOnDial) return incorrect('wrong-value', readAs);
  if (expected.clock === 'bare') return correct(readAs);
  const isSameIn24 = expected.minutes === given.minutes;
  if (policy.form === 'time24') return isSameIn24 ? correct(readAs) : incorrect('wrong-half-of-day', readAs);
  const isAfterNoon = given.minutes >= HALF_DAY && !given.isHourAlone;
  return isSameIn24 && isAfterNoon && policy.form !== 'time12'
    ? correct(readAs)
    : missingUnit('missing-am-pm', readAs);
}
