import { amount } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import { type Draft, type Shape, gateway, relation } from '../../core/draft.js';
import { drawPerson } from '../../core/people.js';
import { Working } from '../../core/working.js';
import { IN_MINUTES, IN_SECONDS, type TimeUnit, baseHundred, slip, splitDuration } from './time-kit.js';

const adds = (name: string, t: string): string => `Then ${name} adds ${t}.`;

const HOUR_TIMERS: readonly string[] = [
  'The timer of an oven',
  'The timer of a rice cooker',
  'The timer of a washing machine',
  'The timer of a parking app',
  'The timer of a fan',
  'The timer of a study app',
  'The timer of a night lamp',
  'The timer of a garden sprinkler',
  'The timer of a dryer',
];

const SHORT_TIMERS: readonly string[] = [
  'The timer of a microwave oven',
  'An egg timer',
  'The timer of a quiz',
  'The timer of a board game',
  'The timer of a class talk',
  'The timer of a toaster oven',
];

interface Drawn {
  timer: string;
  unit: TimeUnit;
  name: string;
}

function open(dice: Dice, grade: 3 | 4): Drawn {
  const short = grade === 4 && dice.chance(2);
  return {
    timer: dice.pick(short ? SHORT_TIMERS : HOUR_TIMERS),
    unit: short ? IN_SECONDS : IN_MINUTES,
    name: drawPerson(dice).name,
  };
}

const START = gateway('start = 60 * large + small');

/** h2 for time: a timer runs down and is given more. */
export function timerShapes(grade: 3 | 4): readonly Shape[] {
  const minutes = (dice: Dice, low: number, high: number): number =>
    dice.multiple(grade === 3 ? 5 : 1, low, high);
  const most = grade === 3 ? 175 : 235;
  return [
    {
      id: 'timer-runs',
      levels: ['not_ready'],
      proof: { kind: 'facts', facts: [START, relation('now = start - ran')], asked: 'now' },
      draw: (dice): Draft | null => {
        const { timer, unit, name } = open(dice, grade);
        const { one, both } = unit;
        const ran = minutes(dice, 15, 55);
        const now = minutes(dice, 20, 95);
        const start = now + ran;
        if (start <= 65 || start > most || start % 60 === 0 || now === ran) return null;
        const working = new Working();
        const total = working.state('At first', both.text(start), start, one);
        working.calc('Now', `${one.bare(total)} − ${ran}`, one);
        return {
          story: [
            `${name} looks at a timer.`.replace(
              'a timer',
              timer.replace(/^(The|An?)/, (w) => w.toLowerCase()),
            ),
            `It shows ${both.text(start)}.`,
            `The timer runs down for ${one.text(ran)}.`,
          ],
          ask: `How many ${unit.smallWord} are left on it now?`,
          blank: `There are ___ ${unit.small} left on it now.`,
          answer: amount(now, one),
          middles: [],
          params: { ...splitDuration(start), ran },
          working,
          hints: [
            'Does the timer show more or less at the end?',
            `Write the time at first in ${unit.smallWord}.`,
            `Take ${one.text(ran)} away.`,
          ],
          wrongs: [
            slip('hour-as-hundred', `${unit.sixty}, not a hundred.`, baseHundred(start) - ran),
            slip('changed-the-wrong-way', 'The timer runs down. There is less time now.', start + ran),
            slip('gave-the-start', 'This is what it showed at first.', start),
            slip('gave-the-change', 'This is how long it ran.', ran),
            slip('ten-too-many', 'Check your subtraction.', now + 10),
            slip('ten-too-few', 'Check your subtraction.', now - 10),
          ],
          drawing: {
            kind: 'bars',
            rows: [
              { label: 'Before', segments: [{ size: start, label: both.text(start) }] },
              {
                label: 'After',
                segments: [
                  { size: now, label: '?', tint: 'amber' },
                  { size: ran, label: one.text(ran), taken: true },
                ],
              },
            ],
          },
        };
      },
    },
    {
      id: 'timer-runs-then-more',
      levels: ['guided'],
      proof: { kind: 'facts', facts: [START, relation('now = start - ran + added')], asked: 'now' },
      draw: (dice): Draft | null => {
        const { timer, unit, name } = open(dice, grade);
        const { one, both } = unit;
        const [start, ran, added] = [
          minutes(dice, 65, most - 40),
          minutes(dice, 20, 55),
          minutes(dice, 10, 35),
        ];
        const now = start - ran + added;
        if (start % 60 === 0 || now < 20 || ran === added || [ran, added].includes(now) || now === start)
          return null;
        const working = new Working();
        const total = working.state('At first', both.text(start), start, one);
        const left = working.calc('After running', `${one.bare(total)} − ${ran}`, one);
        working.calc('Now', `${one.bare(left)} + ${added}`, one);
        return {
          story: [
            `${timer} shows ${both.text(start)}.`,
            `It runs down for ${one.text(ran)}.`,
            adds(name, one.text(added)),
          ],
          ask: `How many ${unit.smallWord} are left on it now?`,
          blank: `There are ___ ${unit.small} left on it now.`,
          answer: amount(now, one),
          middles: [],
          params: { ...splitDuration(start), ran, added },
          working,
          hints: [
            'Tell the story in order. What makes the time less, and what makes it more?',
            `Write the time at first in ${unit.smallWord}.`,
            `Take ${one.text(ran)} away. Then add ${one.text(added)}.`,
          ],
          wrongs: [
            slip('hour-as-hundred', `${unit.sixty}, not a hundred.`, baseHundred(start) - ran + added),
            slip('one-change-only', 'Two things happen to the timer.', start - ran),
            slip('changed-the-wrong-way', 'Check which change makes less.', start + ran - added),
            slip('both-added', 'One of the changes makes less.', start + ran + added),
            slip('both-taken-away', 'One of the changes makes more.', start - ran - added),
            slip('gave-the-start', 'This is what it showed at first.', start),
          ],
          drawing: {
            kind: 'bars',
            rows: [
              { label: 'Before', segments: [{ size: start, label: both.text(start) }] },
              {
                label: 'After',
                segments: [
                  { size: start - ran, label: '' },
                  { size: added, label: `+ ${added}`, tint: 'green' },
                ],
                brace: '?',
              },
            ],
          },
        };
      },
    },
    {
      id: 'timer-start',
      levels: ['independent'],
      proof: {
        kind: 'facts',
        facts: [gateway('now = 60 * large + small'), relation('now = start - ran + added')],
        asked: 'start',
      },
      draw: (dice): Draft | null => {
        const { timer, unit, name } = open(dice, grade);
        const { one, both } = unit;
        const [start, ran, added] = [
          minutes(dice, 80, most - 30),
          minutes(dice, 20, 55),
          minutes(dice, 10, 35),
        ];
        const now = start - ran + added;
        if (now <= 62 || now % 60 === 0 || ran === added || start % 60 === 0) return null;
        const working = new Working();
        const end = working.state('At the end', both.text(now), now, one);
        const before = working.calc(`Before ${name} added time`, `${one.bare(end)} − ${added}`, one);
        working.calc('At first', `${one.bare(before)} + ${ran}`, one);
        return {
          story: [
            `${timer} runs down for ${one.text(ran)}.`,
            adds(name, one.text(added)),
            `Now it shows ${both.text(now)}.`,
          ],
          ask: `How many ${unit.smallWord} did it show at first?`,
          blank: `At first it showed ___ ${unit.small}.`,
          answer: amount(start, one),
          middles: [
            {
              blank: `Just before ${name} added time, it showed ___ ${unit.small}.`,
              amount: amount(start - ran, one),
            },
          ],
          params: { ...splitDuration(now), ran, added },
          working,
          hints: [
            'You know the end. Go back to the start.',
            `Write the time at the end in ${unit.smallWord}. Undo the last change first.`,
            `Take ${one.text(added)} away. Then put ${one.text(ran)} back.`,
          ],
          wrongs: [
            slip('told-forwards', 'Undo the changes. Do not make them again.', now - ran + added),
            slip('one-change-only', 'There are two changes to undo.', now + ran),
            slip('one-change-only', 'There are two changes to undo.', now - added),
            slip('change-not-undone', 'Take away the time that was added.', now + ran + added),
            slip('hour-as-hundred', `${unit.sixty}, not a hundred.`, baseHundred(now) + ran - added),
            slip('gave-the-end', 'This is what it shows now.', now),
          ],
          drawing: null,
        };
      },
    },
    {
      id: 'timer-equal-runs',
      levels: ['mastery'],
      proof: {
        kind: 'facts',
        facts: [
          START,
          gateway('now = 60 * endLarge + endSmall'),
          relation('now = start + added - runs * each'),
        ],
        asked: 'each',
      },
      draw: (dice): Draft | null => {
        const { timer, unit, name } = open(dice, grade);
        const { one, both } = unit;
        const runs = dice.int(2, grade === 3 ? 5 : 8);
        const each = minutes(dice, 10, 30);
        const added = minutes(dice, 10, 45);
        const now = minutes(dice, 61, 100);
        const start = now + runs * each - added;
        if (start <= 65 || start > most + 60 || start % 60 === 0 || now % 60 === 0) return null;
        const { large, small } = splitDuration(now);
        const shown = [runs, added, large, small, ...Object.values(splitDuration(start))];
        if (shown.includes(each)) return null;
        const working = new Working();
        const first = working.state('At first', both.text(start), start, one);
        const more = working.calc('After adding', `${one.bare(first)} + ${added}`, one);
        const end = working.state('At the end', both.text(now), now, one);
        const ran = working.calc('Ran down in all', `${one.bare(more)} − ${one.bare(end)}`, one);
        working.calc('Each time', `${one.bare(ran)} ÷ ${runs}`, one);
        return {
          story: [
            `${timer} shows ${both.text(start)}.`,
            adds(name, one.text(added)),
            `It runs down ${runs} times, each time for the same number of ${unit.smallWord}.`,
            `It stops at ${both.text(now)}.`,
          ],
          ask: `For how many ${unit.smallWord} does it run each time?`,
          blank: `Each time it runs for ___ ${unit.small}.`,
          answer: amount(each, one),
          middles: [
            { blank: `It runs down for ___ ${unit.small} in all.`, amount: amount(runs * each, one) },
          ],
          params: { ...splitDuration(start), endLarge: large, endSmall: small, added, runs },
          working,
          hints: [
            `Write both times in ${unit.smallWord}.`,
            `What did it show after ${name} added time?`,
            'Find how far it ran down to the end. Share that equally.',
          ],
          wrongs: [
            slip('not-shared', 'This is for all the runs together.', runs * each),
            slip(
              'added-time-forgotten',
              'Some time was added before it ran.',
              Math.abs(start - now) % runs === 0 ? Math.abs(start - now) / runs : -1,
            ),
            slip(
              'shared-by-one-more',
              'Check how many times it ran.',
              (runs * each) % (runs + 1) === 0 ? (runs * each) / (runs + 1) : -1,
            ),
            slip('one-too-many', 'Check your division.', each + 1),
            slip('one-too-few', 'Check your division.', each - 1),
            slip('ten-too-many', 'Check your subtraction.', each + 10),
            slip('five-too-many', 'Check your subtraction.', each + 5),
          ],
          drawing: null,
        };
      },
    },
  ];
}
