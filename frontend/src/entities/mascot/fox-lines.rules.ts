import type { FoxPose } from '../../shared/art/fox-poses.js';

/** When the fox speaks. */
export type FoxMoment = 'hello' | 'evening' | 'rest' | 'poke' | 'award' | 'idle' | 'asleep' | 'unlucky';

/**
 * What the fox says, by moment. Never "wrong", "fail", "only", "easy!", "hurry", nothing of losing or comparing, and no
 * sadness: a test holds the list to that. Lines of at most eight words are for Primary 1 and 2 as well.
 */
export const FOX_LINES: Readonly<Record<FoxMoment, readonly string[]>> = {
  hello: [
    'I kept your place.',
    'Shall we share a pandan cake?',
    'The kopi uncle asked for you.',
    'I sharpened the pencils.',
    'The rain trees are in flower today.',
    'I saw two otters at the canal.',
    'A hornbill sat on my roof this morning.',
    'Read it once, then once more.',
    'Take all the time you like.',
    'What do we know already?',
  ],
  evening: [
    'Good evening. A short one?',
    'The street lamps are on. One little set?',
    'I lit the lantern for us.',
  ],
  rest: [
    'Hello again! Where we stopped is still open.',
    'It was a good rest.',
    'Easy ones first today.',
    'Your den is just as you left it.',
  ],
  poke: ['That tickles!', 'I found a new acorn.', 'I like how you try.', 'Hee hee!'],
  award: ['You put a slip right.', 'This one is for coming back.', 'It goes on the shelf.'],
  idle: ['I read a little. Call me.', 'This book is about kueh.', 'I am here when you call.'],
  asleep: ['Zzz. Touch me and I wake.', 'Zzz. A short nap.'],
  unlucky: ['I look into it. Your work is safe.', 'All is kept. Let us try again.'],
};

/** The pose of each moment. */
export const MOMENT_POSES: Readonly<Record<FoxMoment, FoxPose>> = {
  hello: 'wave',
  evening: 'wave',
  rest: 'wave',
  poke: 'cheer',
  award: 'cheer',
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
  const fitting = FOX_LINES[moment].filter((line) => line !== last && (!isYoung || isForYoung(line)));
  return fitting[Math.floor(chance * fitting.length)] ?? '';
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
