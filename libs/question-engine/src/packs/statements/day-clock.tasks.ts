import { CLOCK_12, CLOCK_24, type Style, oneOf } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import type { Proof, Shape } from '../../core/draft.js';
import { searchNames } from '../../engines/sketch.js';
import { type Wrong, asked, otherPlaces } from './task.js';

const HALF_DAY = 720;
const DAY = 1440;

/** Minutes after midnight of a time as it is written on one of the two clocks. */
function readClock(text: string): number {
  const [, hour = '0', minute = '0', half] = /^(\d{1,2})[. ](\d\d)(?: ([ap])\.m\.)?$/.exec(text) ?? [];
  const ofClock =
    half === undefined ? Number(hour) * 60 : (Number(hour) % 12) * 60 + (half === 'p' ? HALF_DAY : 0);
  return ofClock + Number(minute);
}

/** The time that is written on a clock: of the answers, the one that is so many minutes after midnight. */
const WRITTEN: Proof = searchNames((name, _given, word) => readClock(name) === readClock(word('told')));

/** A time in steps of five minutes; mornings, the hour after noon and the hour after midnight all occur. */
function drawTime(dice: Dice): number {
  const hours = dice.pick([
    [0, 1],
    [6, 9],
    [9, 12],
    [12, 13],
    [13, 17],
    [17, 22],
    [22, 24],
  ] as const);
  const minutes = dice.multiple(5, hours[0] * 60 + 5, hours[1] * 60 - 5);
  return minutes % 60 === 0 ? minutes + 20 : minutes;
}

/** The key and what slips make of it, as names: the same minutes on the other clock stand in the stem. */
function timesOf(dice: Dice, key: number, clock: Style): { style: Style; key: number; wrongs: Wrong[] } {
  const made: ReadonlyArray<readonly [code: string, says: string, minutes: number]> = [
    ['half-of-the-day', 'Look at a.m. and p.m. once more.', key + HALF_DAY],
    ['counted-from-the-wrong-hour', 'Only the hours after noon change. They change by 12.', key + 120],
    ['one-hour-off', 'Read the hours once more.', key + 60],
    ['added-ten-hours', 'The clock goes round once in 12 hours, not in 10.', key - 120],
  ];
  const chosen = dice.pickSome(made, 3).map(([code, says, minutes]) => {
    const text = clock.text((minutes + 2 * DAY) % DAY);
    return { code, says, text };
  });
  const names = dice.shuffle([clock.text(key), ...chosen.map(({ text }) => text)]);
  return {
    style: oneOf(names),
    key: names.indexOf(clock.text(key)) + 1,
    wrongs: chosen.map(({ code, says, text }) => [code, says, names.indexOf(text) + 1]),
  };
}

const PLACES: ReadonlyArray<(time: string) => string> = [
  (time) => `A coach leaves at ${time} from the hotel.`,
  (time) => `A plane lands at ${time} at Changi Airport.`,
  (time) => `A ferry leaves at ${time} from the pier.`,
  (time) => `A train comes in at ${time} from Malaysia.`,
  (time) => `A ship sails at ${time} from the harbour.`,
];

const toRule = (time: number): string =>
  time < 60
    ? 'The hour after midnight begins with 00.'
    : time < HALF_DAY
      ? 'Before noon the hours stay the same.'
      : time < HALF_DAY + 60
        ? 'The hour after noon begins with 12 on both clocks.'
        : 'After noon, add 12 to the hours.';

const TO_24: Shape = asked(
  'to-the-24-hour-clock',
  ['P3-T-3'],
  ['not_ready', 'guided'],
  WRITTEN,
  (dice, level) => {
    const time = drawTime(dice);
    const isHard = time < 60 || (time >= HALF_DAY && time < HALF_DAY + 60);
    if (isHard !== (level === 'guided' && dice.chance(3))) return null;
    const told = CLOCK_12.text(time);
    return {
      story: [dice.pick(PLACES)(told)],
      ask: 'What is this time in the 24-hour clock?',
      blank: 'In the 24-hour clock, this is ___.',
      params: { told },
      work: [toRule(time), `In the 24-hour clock: ${CLOCK_24.text(time)}`],
      hints: [
        'Is the time before noon or after noon?',
        'The 24-hour clock goes on counting after noon: 13, 14, 15 and so on.',
        'Write four digits, two for the hours and two for the minutes.',
      ],
      ...timesOf(dice, time, CLOCK_24),
      drawing: null,
    };
  },
);

const TO_12: Shape = asked(
  'from-the-24-hour-clock',
  ['P3-T-3'],
  ['not_ready', 'guided'],
  WRITTEN,
  (dice, level) => {
    const time = drawTime(dice);
    const isHard = time < 60 || (time >= HALF_DAY && time < HALF_DAY + 60);
    if (isHard !== (level === 'guided' && dice.chance(3))) return null;
    const told = CLOCK_24.text(time);
    return {
      story: [dice.pick(PLACES)(told)],
      ask: 'What is this time in the 12-hour clock, with a.m. or p.m.?',
      blank: 'In the 12-hour clock, with a.m. or p.m., this is ___.',
      params: { told },
      work: [
        time < 60
          ? '00 is the hour after midnight.'
          : time < HALF_DAY
            ? 'Before noon the hours stay the same.'
            : time < HALF_DAY + 60
              ? 'The hour after noon is 12 on both clocks.'
              : 'After noon, take 12 from the hours.',
        `In the 12-hour clock: ${CLOCK_12.text(time)}`,
      ],
      hints: [
        'Look at the first two digits. Is it before noon or after noon?',
        'At 13 00 it is 1 hour after noon.',
        'Write a.m. before noon and p.m. after noon.',
      ],
      ...timesOf(dice, time, CLOCK_12),
      drawing: null,
    };
  },
);

/** When something on a day is done, and which half of the day that is. */
const DEEDS = [
  ['The class starts its lesson at this time in the morning.', 480, 690],
  ['The shop opens at this time in the morning.', 540, 690],
  ['The match starts at this time in the afternoon.', 785, 1050],
  ['The bus leaves at this time in the afternoon.', 785, 1070],
  ['The film ends at this time in the evening.', 1145, 1310],
] as const;

const ON_A_FACE: Shape = asked(
  'clock-face-to-the-24-hour-clock',
  ['P3-T-3'],
  ['guided'],
  searchNames((name, _given, word) => {
    const minutes = readClock(name);
    const face = `${minutes % 60} past ${Math.floor(minutes / 60) % 12 || 12}`;
    return face === word('face') && minutes < HALF_DAY === (word('half') === 'morning');
  }),
  (dice) => {
    const [story, low, high] = dice.pick(DEEDS);
    const time = dice.multiple(5, low, high);
    const [hour, minute] = [Math.floor(time / 60) % 12 || 12, time % 60];
    if (minute === 0) return null;
    return {
      story: [story],
      ask: 'What is the time in the 24-hour clock?',
      blank: 'In the 24-hour clock, the time is ___.',
      params: { face: `${minute} past ${hour}`, half: time < HALF_DAY ? 'morning' : 'later' },
      work: [
        `The clock shows ${minute} minutes past ${hour}.`,
        toRule(time),
        `In the 24-hour clock: ${CLOCK_24.text(time)}`,
      ],
      hints: [
        'Read the clock first. The short hand shows the hour.',
        'Is it before noon or after noon?',
        'Write four digits, two for the hours and two for the minutes.',
      ],
      ...timesOf(dice, time, CLOCK_24),
      drawing: { kind: 'clocks', faces: [{ label: '', hour, minute }] },
    };
  },
);

const EARLIEST: Shape = asked(
  'first-or-last-on-two-clocks',
  ['P3-T-3'],
  ['guided'],
  searchNames((name, _given, word) => {
    const times = word('times').split('/').map(readClock);
    return readClock(name) === (word('end') === 'earliest' ? Math.min(...times) : Math.max(...times));
  }),
  (dice) => {
    const start = dice.multiple(5, 640, 1100);
    const times = [...new Set([0, 1, 2, 3].map((i) => start + i * dice.pick([35, 50, 65, 80]) + 5 * i))];
    const end = dice.pick(['earliest', 'latest'] as const);
    const names = dice.shuffle(times.map((time, i) => (i % 2 === 0 ? CLOCK_12 : CLOCK_24).text(time)));
    const minutes = names.map(readClock);
    if (new Set(minutes).size < 4) return null;
    const key = minutes.indexOf(end === 'earliest' ? Math.min(...minutes) : Math.max(...minutes)) + 1;
    return {
      story: [`Four coaches leave on the same day at ${names.slice(0, 3).join(', ')} and ${names[3] ?? ''}.`],
      ask: `Which of these times is the ${end}?`,
      blank: `The ${end} of these times is ___.`,
      key,
      style: oneOf(names),
      params: { times: names.join('/'), end },
      work: [
        `All in the 24-hour clock: ${minutes.map((time) => CLOCK_24.text(time)).join(', ')}.`,
        `The ${end}: ${names[key - 1] ?? ''}`,
      ],
      hints: [
        'Write all four times in the same clock.',
        'After noon, the 24-hour clock goes on with 13.',
        'Put the times in order.',
      ],
      wrongs: otherPlaces(4, key, 'clocks-mixed', 'Write all four times in the same clock first.'),
      drawing: null,
    };
  },
);

/** The 24-hour clock and a.m. and p.m., for Primary 3. */
export const DAY_CLOCK_TASKS: readonly Shape[] = [TO_24, TO_12, ON_A_FACE, EARLIEST];
