import type { AnswerPolicy } from '@product/contracts/question/answer-policy';
import { findTimeOfDay, timeText, type TimeOfDay } from './time-of-day.js';
import { correct, incorrect, missingUnit, wrongForm, type Finding } from './verdict.js';

const HALF_DAY = 720;

/** Judges a time of day; null when the answer is none. */
export function findTimeFinding(expected: TimeOfDay, policy: AnswerPolicy, response: string): Finding | null {
  const given = findTimeOfDay(response);
  if (!given) return null;
  const readAs = timeText(given);
  if (given.clock === 'bare') return toBareFinding(expected, given, policy, readAs);
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

/** A time without a.m. or p.m.: with the 24-hour clock 8:05 is the morning, and 12:00 is noon (P6). */
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
