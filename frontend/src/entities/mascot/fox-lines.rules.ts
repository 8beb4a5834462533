import type { FoxPose } from '../../shared/art/fox-poses.js';
import { FOX_LINES } from './fox-lines.messages.js';
import { pickOther } from './other.rules.js';

/** When the fox speaks. */
export type FoxMoment = 'hello' | 'evening' | 'rest' | 'poke' | 'idle' | 'asleep' | 'unlucky';

/** The pose of each moment. */
export const MOMENT_POSES: Readonly<Record<FoxMoment, FoxPose>> = {
  hello: 'wave',
  evening: 'wave',
  rest: 'wave',
  poke: 'cheer',
  idle: 'read',
  asleep: 'sleep',
  unlucky: 'oops',
};

const YOUNG_WORDS = 8;
const WORDS = /\S+/g;

/** Whether Primary 1 and 2 can read a line. */
export function isForYoung(line: string): boolean {
  return (line.match(WORDS) ?? []).length <= YOUNG_WORDS;
}

/**
 * A line of the moment, never the one said last.
 *
 * @param chance from 0 to below 1
 */
export function pickLine(moment: FoxMoment, isYoung: boolean, last: string | null, chance: number): string {
  const fitting = FOX_LINES.get()[moment].filter((line) => !isYoung || isForYoung(line));
  return pickOther(fitting, last, chance) ?? '';
}

const EVENING_HOUR = 18;
const REST_DAYS = 3;
const HOUR_MS = 3_600_000;
const SINGAPORE_OFFSET_HOURS = 8;

/** The moment of a visit: back after days, evening, or any other time. */
export function momentOfVisit(now: Date, lastPractice: Date | null): FoxMoment {
  if (lastPractice && now.getTime() - lastPractice.getTime() >= REST_DAYS * 24 * HOUR_MS) return 'rest';
  const hour = Math.floor(now.getTime() / HOUR_MS + SINGAPORE_OFFSET_HOURS) % 24;
  return hour >= EVENING_HOUR ? 'evening' : 'hello';
}
