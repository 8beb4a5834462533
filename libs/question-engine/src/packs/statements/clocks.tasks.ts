import type { StatementId } from '@sumfox/curriculum/syllabus/statements';
import { CLOCK_12, measured } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import type { Proof, Shape } from '../../core/draft.js';
import { drawPeople } from '../../core/people.js';
import { facts } from '../../engines/sketch.js';
import { exact } from '../../numbers/exact.js';
import { type Wrong, asked } from './task.js';

/** What children do in the morning, and what they do later. */
const MORNING = [
  'eats breakfast',
  'goes to school',
  'wakes up',
  'brushes her teeth after waking up',
] as const;
const LATER = [
  'eats dinner',
  'goes home from school',
  'does homework after school',
  'plays after school',
] as const;

/** A time of day that the hands of a clock show, with every time of that half of the day tried. */
const SHOWN: Proof = {
  kind: 'search',
  solve: (givens, words) =>
    Array.from({ length: 1440 }, (_, i) => i).flatMap((minutes) => {
      const isShown =
        givens.get('minute')?.equals(minutes % 60) === true &&
        givens.get('hour')?.equals(Math.floor(minutes / 60) % 12 || 12) === true &&
        minutes < 720 === (words.get('half') === 'morning');
      return isShown ? [exact(minutes)] : [];
    }),
};

interface Time {
  hour: number;
  minute: number;
  isMorning: boolean;
  value: number;
}

function drawTime(dice: Dice, step: number, isMorning: boolean): Time {
  const hour = isMorning ? dice.int(6, 11) : dice.int(1, 8);
  const minute = dice.multiple(step, 0, 59);
  return { hour, minute, isMorning, value: (hour + (isMorning ? 0 : 12)) * 60 + minute };
}

const clockSlips = ({ hour, minute, value }: Time): Wrong[] => [
  ['other-half-of-day', 'Think of the time of day.', (value + 720) % 1440],
  [
    'hands-swapped',
    'The short hand shows the hour.',
    ((minute === 0 ? 12 : Math.floor(minute / 5)) % 12) * 60 + (hour % 12) * 5 + (value >= 720 ? 720 : 0),
  ],
  ['next-hour', 'The short hand is not there yet.', value + 60],
  ['hour-before', 'Look at the short hand again.', value - 60],
  ['minutes-misread', 'Count in fives from the 12.', minute >= 5 ? value - 5 : value + 5],
];

const face = ({ hour, minute }: Time) => ({ kind: 'clocks' as const, faces: [{ label: '', hour, minute }] });
const CLOCK_HINTS = [
  'Look at the short hand first.',
  'Count in fives for the long hand.',
  'Is it before noon or after noon?',
] as const;

/** Clocks of a grade: the statements, and the steps of the minutes at the two lowest levels. */
interface ClockSpec {
  statements: readonly StatementId[];
  steps: readonly [gentle: number, usual: number];
}

const timeTold = ({ statements, steps }: ClockSpec): Shape =>
  asked('time-in-a-told-half', statements, ['not_ready', 'guided'], SHOWN, (dice, level) => {
    const time = drawTime(dice, level === 'not_ready' ? steps[0] : steps[1], dice.chance(2));
    return {
      story: [`It is ${time.isMorning ? 'morning' : time.hour < 6 ? 'afternoon' : 'evening'}.`],
      ask: 'What time does the clock show?',
      blank: 'The clock shows ___.',
      key: time.value,
      style: CLOCK_12,
      params: { hour: time.hour, minute: time.minute, half: time.isMorning ? 'morning' : 'later' },
      drawn: ['hour', 'minute'],
      work: [`The short hand shows the hour ${time.hour}.`, `The time: ${CLOCK_12.text(time.value)}`],
      hints: CLOCK_HINTS,
      wrongs: clockSlips(time),
      drawing: face(time),
    };
  });

const timeOfDay = ({ statements, steps }: ClockSpec): Shape =>
  asked('time-of-what-is-done', statements, ['not_ready', 'guided'], SHOWN, (dice, level) => {
    const [person] = drawPeople(dice, 1);
    const time = drawTime(dice, level === 'not_ready' ? 2 * steps[0] : steps[1], dice.chance(2));
    const doing = dice.pick(time.isMorning ? MORNING : LATER).replace(' her ', ` ${person?.his ?? 'her'} `);
    if (
      !person ||
      (time.isMorning && time.hour > 8) ||
      (!time.isMorning && (doing === 'eats dinner') !== time.hour > 5)
    )
      return null;
    return {
      story: [`${person.name} ${doing}.`],
      ask: 'What time does the clock show?',
      blank: 'The clock shows ___.',
      key: time.value,
      style: CLOCK_12,
      params: { hour: time.hour, minute: time.minute, half: time.isMorning ? 'morning' : 'later' },
      drawn: ['hour', 'minute'],
      work: [
        `This is ${time.isMorning ? 'before' : 'after'} noon.`,
        `The time: ${CLOCK_12.text(time.value)}`,
      ],
      hints: CLOCK_HINTS,
      wrongs: clockSlips(time),
      drawing: face(time),
    };
  });

const MIN = measured('min', 0);
const HOURS = measured('h', 0);

const MINUTES_PAST: Shape = asked(
  'minutes-past-the-hour',
  ['P1-T-1', 'P1-T-3'],
  ['guided'],
  facts(['minutes = minute'], [], 'minutes'),
  (dice) => {
    const mark = dice.int(2, 11);
    const hour = dice.int(1, 12);
    return {
      story: [`It is past ${hour} o'clock.`],
      ask: 'How many minutes past the hour is it?',
      blank: `It is ___ min past ${hour} o'clock.`,
      key: mark * 5,
      style: MIN,
      params: { minute: mark * 5 },
      drawn: ['minute'],
      work: [['Minutes', Array.from({ length: mark }, () => 5).join(' + '), MIN]],
      hints: ['Look at the long hand.', 'Start at the 12.', 'Count in fives.'],
      wrongs: [
        ['number-for-minutes', 'Count in fives.', mark],
        ['five-too-many', 'Count in fives again.', mark * 5 + 5],
        ['five-too-few', 'Count in fives again.', mark * 5 - 5],
        ['other-side', 'Count from the 12 to the right.', 60 - mark * 5],
        ['counted-tens', 'One number is five minutes.', mark * 10],
      ],
      drawing: { kind: 'clocks', faces: [{ label: '', hour, minute: mark * 5 }] },
    };
  },
);

const MINUTES_TO: Shape = asked(
  'minutes-to-the-next-hour',
  ['P2-T-1'],
  ['guided'],
  facts(['minutes = 60 - minute'], [], 'minutes'),
  (dice) => {
    const hour = dice.int(1, 11);
    const minute = dice.int(31, 58);
    return {
      story: [`Ravi waits for ${hour + 1} o'clock.`],
      ask: 'How many minutes is it to the hour?',
      blank: `It is ___ min to ${hour + 1} o'clock.`,
      key: 60 - minute,
      style: MIN,
      params: { minute },
      drawn: ['minute'],
      work: [`The long hand is ${minute} marks past the 12.`, ['Still to go', `60 − ${minute}`, MIN]],
      hints: ['Look at the long hand.', 'How many minutes are gone?', 'One hour has 60 minutes.'],
      wrongs: [
        ['minutes-past', 'These minutes are gone.', minute],
        ['hundred-minutes', 'One hour has 60 minutes.', 100 - minute],
        ['mark-miscounted', 'Count the small marks again.', 61 - minute],
        ['mark-miscounted', 'Count the small marks again.', 59 - minute],
        ['ten-off', 'Check the tens.', 70 - minute],
      ],
      drawing: { kind: 'clocks', faces: [{ label: '', hour, minute }] },
    };
  },
);

const HOURS_BETWEEN: Shape = asked(
  'hours-on-two-clocks',
  ['P1-T-3'],
  ['not_ready', 'guided'],
  facts(['hours = end - start'], [], 'hours'),
  (dice, level) => {
    const start = dice.int(1, 8);
    const hours = dice.int(level === 'not_ready' ? 1 : 2, Math.min(4, 11 - start));
    const minute = level === 'not_ready' ? 0 : 30;
    if ([start, start + 1, start + hours, start + hours + 1, 6].includes(hours)) return null;
    return {
      story: ['The clocks show when a party starts and ends.'],
      ask: 'How many hours long is the party?',
      blank: 'The party is ___ h long.',
      key: hours,
      style: HOURS,
      params: { start, end: start + hours },
      drawn: ['start', 'end'],
      work: [['The party', `${start + hours} − ${start}`, HOURS]],
      hints: ['Read the first clock.', 'Read the second clock.', 'Count the hours on.'],
      wrongs: [
        ['gave-the-start', 'This is on the first clock.', start],
        ['gave-the-end', 'This is on the second clock.', start + hours],
        ['counted-both-ends', 'Do not count the first hour.', hours + 1],
        ['added-instead', 'Count on from the start.', start + start + hours],
        ['one-too-few', 'Count the hours on again.', hours - 1],
      ],
      drawing: {
        kind: 'clocks',
        faces: [
          { label: 'Start', hour: start, minute },
          { label: 'End', hour: start + hours, minute },
        ],
      },
    };
  },
);

/** Clocks to five minutes, for Primary 1. */
export const EARLY_TIME_TASKS: readonly Shape[] = [
  timeTold({ statements: ['P1-T-1', 'P1-T-2'], steps: [15, 5] }),
  timeOfDay({ statements: ['P1-T-2', 'P1-T-1'], steps: [15, 5] }),
  MINUTES_PAST,
  HOURS_BETWEEN,
];
/** Clocks to the minute, for Primary 2. */
export const MINUTE_CLOCK_TASKS: readonly Shape[] = [
  timeTold({ statements: ['P2-T-1'], steps: [5, 1] }),
  timeOfDay({ statements: ['P2-T-1'], steps: [5, 1] }),
  MINUTES_TO,
];
