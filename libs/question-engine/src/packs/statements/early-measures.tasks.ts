import type { StatementId } from '@sumfox/curriculum/syllabus/statements';
import { CLOCK_12, PLAIN, measured } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import type { Proof, Shape } from '../../core/draft.js';
import { drawPeople } from '../../core/people.js';
import { facts, searchNames } from '../../engines/sketch.js';
import { exact } from '../../numbers/exact.js';
import { LETTER, LETTERS, type Wrong, asked, drawDifferent, otherLetters } from './task.js';

const CM = measured('cm', 0);
const LONG = ['straw', 'ribbon', 'string', 'stick', 'strip', 'noodle', 'crayon', 'chain'] as const;
const RULER = { kind: 'ruler', max: 15, unit: 'cm', labelEvery: 1 } as const;

/** Three or four lengths from 0 on the ruler, by letter. */
const onRuler = (lengths: readonly number[]) => ({
  ...RULER,
  things: lengths.map((to, i) => ({ label: LETTERS[i] ?? '', from: 0, to })),
});

const lettered = (lengths: readonly number[]): Record<string, number> =>
  Object.fromEntries(lengths.map((length, i) => [(LETTERS[i] ?? '').toLowerCase(), length]));

const rankOf = (letter: string, lengths: readonly number[]): number => {
  const own = lengths[LETTERS.findIndex((one) => one === letter)] ?? 0;
  return lengths.filter((other) => other > own).length;
};

const RANKS = ['longest', 'second longest', 'third longest', 'shortest'] as const;

const LONGEST: Shape = asked(
  'longest-or-shortest',
  ['P1-L-2'],
  ['not_ready', 'guided'],
  searchNames(
    (name, given, word) =>
      rankOf(
        name,
        LETTERS.map((letter) => given(letter.toLowerCase()).valueOf()),
      ) === RANKS.findIndex((rank) => rank === word('rank')),
    { together: [/^[p-s]$/] },
  ),
  (dice, level) => {
    const lengths = drawDifferent(dice, 4, 2, 15);
    const things = dice.pick(LONG);
    const rank = level === 'guided' ? dice.pick([1, 2]) : dice.pick([0, 3]);
    const key = LETTERS.findIndex((letter) => rankOf(letter, lengths) === rank) + 1;
    const said = RANKS[rank] ?? 'longest';
    const order = LETTERS.toSorted((a, b) => rankOf(a, lengths) - rankOf(b, lengths));
    return {
      story: [`Look at the four ${things}s.`],
      ask: `Which one is the ${said}?`,
      blank: `The ${said} one is ___.`,
      key,
      style: LETTER,
      params: { ...lettered(lengths), rank: said },
      drawn: ['p', 'q', 'r', 's'],
      work: [`From long to short: ${order.join(', ')}.`, `The ${said}: ${LETTERS[key - 1] ?? ''}`],
      hints: ['Read where each one ends.', 'Say the lengths in order.', 'Begin with the longest one.'],
      wrongs: otherLetters(key, 'not-compared', 'Compare where they end.'),
      drawing: onRuler(lengths),
    };
  },
);

const LONGER_BY: Shape = asked(
  'how-much-longer-on-the-ruler',
  ['P1-L-2', 'P1-L-1'],
  ['not_ready', 'guided'],
  facts(['more = long - short'], [], 'more'),
  (dice, level) => {
    const [a = 4, b = 9] = drawDifferent(dice, 2, 3, 15);
    const [long, short] = [Math.max(a, b), Math.min(a, b)];
    const more = long - short;
    const isLonger = level === 'not_ready' || dice.chance(2);
    if (more === short || more === long || more < 2) return null;
    const [l, s] = a === long ? ['P', 'Q'] : ['Q', 'P'];
    return {
      story: [`Look at the two ${dice.pick(LONG)}s.`],
      ask: isLonger ? `How much longer is ${l} than ${s}?` : `How much shorter is ${s} than ${l}?`,
      blank: isLonger ? `${l} is ___ cm longer than ${s}.` : `${s} is ___ cm shorter than ${l}.`,
      key: more,
      style: CM,
      params: { long, short },
      drawn: ['long', 'short'],
      work: [[isLonger ? 'Longer by' : 'Shorter by', `${long} − ${short}`, CM]],
      hints: ['Read where each one ends.', 'The longer one comes first.', 'Take the shorter one away.'],
      wrongs: [
        ['added-instead', 'Compare them. Do not join them.', long + short],
        ['gave-one-length', 'This is the length of one.', long],
        ['gave-one-length', 'This is the length of one.', short],
        ['counted-marks', 'Count the gaps, not the marks.', more + 1],
        ['counted-marks', 'Count the gaps, not the marks.', more - 1],
      ],
      drawing: onRuler([a, b]),
    };
  },
);

const BEGUN: Shape = asked(
  'end-of-a-begun-line',
  ['P1-L-3', 'P1-L-1'],
  ['not_ready', 'guided'],
  facts(['end = from + length'], [], 'end'),
  (dice, level) => {
    const [person] = drawPeople(dice, 1);
    const from = dice.int(1, level === 'not_ready' ? 2 : 5);
    const begun = dice.int(1, 2);
    const length = dice.int(4, 14 - from);
    const end = from + length;
    if (!person || from === length || end > 15) return null;
    return {
      story: [`${person.name} draws a line of ${length} cm.`, 'The picture shows how it begins.'],
      ask: 'At which mark does the line end?',
      blank: 'The line ends at the mark ___.',
      key: end,
      style: PLAIN,
      params: { length, from },
      drawn: ['from'],
      work: [['The end', `${from} + ${length}`, PLAIN]],
      hints: ['Where does the line begin?', `Count on ${length} gaps.`, 'Count the gaps, not the marks.'],
      wrongs: [
        ['start-not-looked-at', 'The line does not begin at 0.', length],
        ['counted-marks', 'Count the gaps, not the marks.', end - 1],
        ['counted-marks', 'Count the gaps, not the marks.', end + 1],
        ['counted-from-the-picture', 'Count on from where the line begins.', end + begun],
        ['misread', 'Look at the mark again.', end - 2],
      ],
      drawing: { ...RULER, things: [{ label: 'line', from, to: from + begun }] },
    };
  },
);

const RIGHT_LINE: Shape = asked(
  'line-of-a-length',
  ['P1-L-3'],
  ['not_ready', 'guided'],
  searchNames(
    (name, given) => {
      const at = name.toLowerCase();
      return given(`to${at}`)
        .sub(given(`from${at}`))
        .equals(given('length'));
    },
    { together: [/^(?:from|to)/] },
  ),
  (dice, level) => {
    const [length = 7, ...others] = drawDifferent(dice, 4, 3, 11);
    const lengths = dice.shuffle([length, ...others]);
    const pieces = lengths.map((one) => {
      const from = level === 'guided' ? dice.int(0, 15 - one) : 0;
      return { from, to: from + one };
    });
    const key = lengths.indexOf(length) + 1;
    return {
      ask: `Which line is ${length} cm long?`,
      blank: `Line ___ is ${length} cm long.`,
      key,
      style: LETTER,
      params: {
        length,
        ...Object.fromEntries(
          pieces.flatMap(({ from, to }, i) => [
            [`from${'pqrs'[i] ?? ''}`, from],
            [`to${'pqrs'[i] ?? ''}`, to],
          ]),
        ),
      },
      drawn: pieces.flatMap((_, i) => [`from${'pqrs'[i] ?? ''}`, `to${'pqrs'[i] ?? ''}`]),
      work: [`It ends ${length} cm after its start.`, `The line: ${LETTERS[key - 1] ?? ''}`],
      hints: [
        'Look at both ends of each line.',
        'Does the line start at 0?',
        'Count the gaps from end to end.',
      ],
      wrongs: otherLetters(key, 'not-measured', 'Measure from end to end.'),
      drawing: { ...RULER, things: pieces.map((piece, i) => ({ label: LETTERS[i] ?? '', ...piece })) },
    };
  },
);

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
      story: ['A party starts and ends.'],
      ask: 'How many hours is it?',
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

/** Lengths on a ruler, for Primary 1. */
export const EARLY_LENGTH_TASKS: readonly Shape[] = [LONGEST, LONGER_BY, BEGUN, RIGHT_LINE];
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
