import { CLOCK_12, amount } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import { type Draft, type Givens, type Shape, gateway, relation } from '../../core/draft.js';
import type { Exact } from '../../numbers/exact.js';
import { capital, drawPerson } from '../../core/people.js';
import { Working } from '../../core/working.js';
import type { ClockFace } from '../../drawing/clock.drawing.js';
import { MIN, slip, splitDuration } from './time-kit.js';
import LESSONS from './lessons.json' with { type: 'json' };

/** What takes some minutes only. */
const SHORT_EVENTS =
  'bus ride,train ride,cartoon,quiz,story,board game,piano practice,walk,spelling test'.split(',');

const LATER = 'Count on in fives or tens. Sixty minutes make an hour.';

/** Clock times of the day from the hands, after noon or before it, as the words of the item say. */
function handsToDay(givens: Givens, words: ReadonlyMap<string, string>): Exact | null {
  const [hour, minute] = [givens.get('hour'), givens.get('minute')];
  if (!hour || !minute) return null;
  return hour
    .mod(12)
    .mul(60)
    .add(minute)
    .add(words.get('half') === 'p.m.' ? 720 : 0);
}

function drawTime(dice: Dice): {
  hour: number;
  minute: number;
  half: 'a.m.' | 'p.m.';
  time: number;
  when: string;
} {
  const morning = dice.chance(2);
  const hour = morning ? dice.int(8, 11) : dice.int(1, 5);
  const minute = dice.int(1, 59);
  const half = morning ? 'a.m.' : 'p.m.';
  const time = 60 * hour + minute + (morning ? 0 : 720);
  return { hour, minute, half, time, when: morning ? 'in the morning' : 'in the afternoon' };
}

/** The face that shows a time of the day. */
const faceOf = (time: number, label: string): ClockFace => ({
  label,
  hour: Math.floor(time / 60) % 12 === 0 ? 12 : Math.floor(time / 60) % 12,
  minute: time % 60,
});

/** h2 for Primary 2: minutes between two clock faces, finish and start times across the hour. */
export const CLOCK_MINUTE_CHANGES: readonly Shape[] = [
  {
    id: 'minutes-between',
    levels: ['not_ready'],
    proof: {
      kind: 'facts',
      facts: [
        gateway('start = 60 * startHour + startMinute'),
        gateway('end = 60 * endHour + endMinute'),
        relation('end = start + passed'),
      ],
      asked: 'passed',
    },
    draw: (dice): Draft | null => {
      const { the } = dice.pick(LESSONS);
      const { name } = drawPerson(dice);
      const passed = dice.multiple(5, 15, 50);
      const hour = dice.int(1, 11);
      const from = dice.multiple(5, 0, 40);
      const to = from + passed;
      if (to > 55 || [hour, from, to].includes(passed) || passed <= 12) return null;
      const working = new Working();
      working.calc('Minutes passed', `${to} − ${from}`, MIN);
      return {
        story: [`The clocks show when ${the} starts and when it ends.`, `${name} is there all the time.`],
        ask: `How many minutes long is ${the}?`,
        blank: `${capital(the)} is ___ min long.`,
        answer: amount(passed, MIN),
        middles: [],
        params: { startHour: hour, startMinute: from, endHour: hour, endMinute: to },
        drawn: ['startHour', 'startMinute', 'endHour', 'endMinute'],
        working,
        hints: [
          'Which clock shows the start? Which one shows the end?',
          'Where does the long hand point on each clock?',
          'Count in fives from the first long hand to the second.',
        ],
        wrongs: [
          slip('counted-both-ends', 'Count the jumps, not the marks.', passed + 5),
          slip('one-five-too-few', 'Count in fives again.', passed - 5),
          slip('gave-the-end', 'This is where the long hand stops.', to),
          slip('gave-the-start', 'This is where the long hand starts.', from),
          slip('hand-numbers-as-minutes', 'Each number on the clock is five minutes.', passed / 5),
          slip('ten-too-many', 'Count in fives again.', passed + 10),
        ],
        drawing: {
          kind: 'clocks',
          faces: [
            { label: 'Start', hour, minute: from },
            { label: 'End', hour, minute: to },
          ],
        },
      };
    },
  },
  {
    id: 'finish-from-clock',
    levels: ['guided'],
    proof: {
      kind: 'search',
      solve: (givens, words) => {
        const start = handsToDay(givens, words);
        const lasts = givens.get('lasts');
        return start && lasts ? [start.add(lasts)] : [];
      },
    },
    draw: (dice): Draft | null => {
      const the = `the ${dice.pick(SHORT_EVENTS)}`;
      const { hour, minute, half, time, when } = drawTime(dice);
      const lasts = dice.int(8, 40);
      const end = time + lasts;
      if (minute % 5 === 0 || minute + lasts >= 60) return null;
      const working = new Working();
      working.say(`The clock shows ${CLOCK_12.text(time)}`);
      working.state('End', `${CLOCK_12.text(time)} + ${MIN.text(lasts)}`, end, CLOCK_12);
      return {
        story: [`The clock shows when ${the} starts ${when}.`, `It lasts ${MIN.text(lasts)}.`],
        ask: `What time does ${the} end? Write a.m. or p.m.`,
        blank: `${capital(the)} ends at ___. Write a.m. or p.m.`,
        answer: amount(end, CLOCK_12),
        middles: [],
        params: { hour, minute, lasts, half },
        drawn: ['hour', 'minute'],
        working,
        hints: [
          'Read the clock to the minute.',
          'The short hand has passed its hour. The small marks are single minutes.',
          'Add the minutes to the time that the clock shows.',
        ],
        wrongs: [
          slip('gave-the-start', 'This is when it starts.', time),
          slip('went-back', 'It ends later than it starts.', time - lasts),
          slip('next-hour-read', 'The short hand is not at the next hour yet.', end + 60),
          slip('one-minute-off', 'Count the small marks again.', end + 1),
          slip('one-minute-off', 'Count the small marks again.', end - 1),
          slip('morning-and-afternoon-mixed', 'Is it before noon or after noon?', (end + 720) % 1440),
        ],
        drawing: { kind: 'clocks', faces: [{ label: '', hour, minute }] },
      };
    },
  },
  {
    id: 'start-from-end',
    levels: ['independent'],
    proof: {
      kind: 'search',
      solve: (givens) => {
        const [end, first, second] = ['end', 'first', 'second'].map((name) => givens.get(name));
        return end && first && second ? [end.sub(first).sub(second)] : [];
      },
    },
    draw: (dice): Draft | null => {
      const { the, first: firstPart, second: lastPart } = dice.pick(LESSONS);
      const { time } = drawTime(dice);
      const start = time - (time % 5);
      const [first, second] = [dice.multiple(5, 15, 40), dice.multiple(5, 15, 40)];
      const end = start + first + second;
      if (first === second || Math.floor(start / 60) === Math.floor(end / 60)) return null;
      const working = new Working();
      const before = working.state(
        `${capital(lastPart)} starts`,
        `${CLOCK_12.text(end)} − ${MIN.text(second)}`,
        end - second,
        CLOCK_12,
      );
      working.state('Start', `${CLOCK_12.text(before)} − ${MIN.text(first)}`, start, CLOCK_12);
      return {
        story: [
          `${capital(the)} ends at ${CLOCK_12.text(end)}`,
          `First, ${firstPart} takes ${MIN.text(first)}.`,
          `Then ${lastPart} takes ${MIN.text(second)}.`,
        ],
        ask: `What time does ${the} start? Write a.m. or p.m.`,
        blank: `${capital(the)} starts at ___.`,
        answer: amount(start, CLOCK_12),
        middles: [{ blank: `${capital(lastPart)} starts at ___.`, amount: amount(end - second, CLOCK_12) }],
        params: { end, first, second },
        working,
        hints: [
          'You know the end. Go back to the start.',
          'Take the last part away first.',
          LATER.replace('on', 'back'),
        ],
        wrongs: [
          slip('went-on', 'The start is before the end. Go back.', end + first + second),
          slip('one-part-only', 'There are two parts.', end - first),
          slip('one-part-only', 'There are two parts.', end - second),
          slip(
            'hour-as-hundred',
            'One hour is sixty minutes, not a hundred.',
            asHundred(end, first + second),
          ),
          slip('one-hour-off', 'Check the hour again.', start + 60),
          slip('one-hour-off', 'Check the hour again.', start - 60),
        ],
        drawing: { kind: 'clocks', faces: [faceOf(end, 'End')] },
      };
    },
  },
  {
    id: 'break-between',
    levels: ['mastery'],
    proof: {
      kind: 'facts',
      facts: [
        gateway('end = start + total'),
        relation('both = first + second'),
        relation('total = both + rest'),
      ],
      asked: 'rest',
    },
    draw: (dice): Draft | null => {
      const { the, first: firstPart, second: lastPart } = dice.pick(LESSONS);
      const { time } = drawTime(dice);
      const start = time - (time % 5);
      const [first, second] = [dice.multiple(5, 20, 50), dice.multiple(5, 20, 50)];
      const rest = dice.multiple(5, 5, 30);
      const total = first + second + rest;
      const end = start + total;
      if (first === second || rest === first || rest === second || total <= 60 || total % 60 === 0)
        return null;
      const noon = start < 720 && end >= 720;
      if (noon) return null;
      const { large, small } = splitDuration(total);
      const working = new Working();
      working.state('Whole time', `${CLOCK_12.text(end)} − ${CLOCK_12.text(start)}`, total, MIN);
      const both = working.calc('Two parts', `${first} + ${second}`, MIN);
      working.calc('Break', `${total} − ${MIN.bare(both)}`, MIN);
      return {
        story: [
          `${capital(the)} is from ${CLOCK_12.text(start)} to ${CLOCK_12.text(end)}`,
          `${capital(firstPart)} takes ${MIN.text(first)} and ${lastPart} ${MIN.text(second)}.`,
          'There is also a break.',
        ],
        ask: 'How many minutes does the break take?',
        blank: 'The break takes ___ min.',
        answer: amount(rest, MIN),
        middles: [
          {
            blank: `Together, ${firstPart} and ${lastPart} take ___ min.`,
            amount: amount(first + second, MIN),
          },
        ],
        params: { start, end, first, second },
        working,
        hints: [
          'Find how long it is from start to end.',
          'Count on to the next hour, then to the end. Sixty minutes make an hour.',
          'Take both parts away from the whole time in minutes.',
        ],
        wrongs: [
          slip(
            'hour-as-hundred',
            'One hour is sixty minutes, not a hundred.',
            large * 100 + small - first - second,
          ),
          slip('forgot-a-part', 'There are two parts to take away.', total - first),
          slip('forgot-a-part', 'There are two parts to take away.', total - second),
          slip('gave-both-parts', 'This is the time of the two parts.', first + second),
          slip('counted-both-ends', 'Count the minutes from start to end again.', rest + 5),
          slip('five-too-few', 'Count the minutes from start to end again.', rest - 5),
        ],
        drawing: { kind: 'clocks', faces: [faceOf(start, 'Start'), faceOf(end, 'End')] },
      };
    },
  },
];

/** Minutes taken from a clock time as if an hour had a hundred of them; an impossible time is left out later. */
function asHundred(end: number, minutes: number): number {
  const shown = Math.floor(end / 60) * 100 + (end % 60) - minutes;
  const [hour, minute] = [Math.floor(shown / 100), shown % 100];
  return minute < 60 ? hour * 60 + minute : -1;
}
