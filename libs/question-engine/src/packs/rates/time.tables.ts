import { SHOWN_TERMS } from '../../checks/honesty.js';
import { CLOCK_12, CLOCK_24, HOURS_MINUTES, PLAIN, type Style, amount } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import type { Draft, Givens, Shape } from '../../core/draft.js';
import { exact } from '../../numbers/exact.js';
import { ordinalText } from '../../numbers/number-text.js';
import { drawPerson } from '../../core/people.js';
import { Working } from '../../core/working.js';
import { MIN, baseHundred, slip } from './time-kit.js';

/** Something that happens again and again at equal times. */
interface SeriesScene {
  /** "Buses leave the park". */
  tell: string;
  one: string;
  /** "leaves", "leave" after "does". */
  does: string;
  do: string;
  /** "waits at the stop" of a person. */
  comes: string;
}

const series = (things: string, one: string, verb: string, place: string, comes: string): SeriesScene => ({
  tell: `${things.toLowerCase()} ${verb} ${place}`.trim(),
  one,
  does: `${verb}s`,
  do: verb,
  comes,
});

const SERIES: readonly SeriesScene[] = [
  series('Buses', 'bus', 'leave', 'the zoo', 'gets to the stop'),
  series('Ferries', 'ferry', 'leave', 'the pier', 'gets to the pier'),
  series('Trains', 'train', 'leave', 'Station A', 'gets to the station'),
  series('Puppet shows', 'show', 'start', '', 'gets to the hall'),
  series('Garden tours', 'tour', 'start', '', 'gets to the gate'),
  series('Cable cars', 'car', 'leave', 'the hill', 'gets to the hill'),
  series('Library talks', 'talk', 'begin', '', 'gets to the library'),
  series('Swimming tests', 'test', 'begin', '', 'gets to the pool'),
  series('River boats', 'boat', 'leave', 'the bridge', 'gets to the bridge'),
  series('Quiz rounds', 'round', 'begin', '', 'gets to the class'),
];

interface Times {
  first: number;
  gap: number;
}

/** The first three times must lie equally far apart; then counts on. */
function* countOn(givens: Givens): Generator<{ place: number; time: number }> {
  const [a, b, c] = ['t1', 't2', 't3'].map((name) => Number(givens.get(name)?.n ?? -1n));
  if (a === undefined || b === undefined || c === undefined || a < 0 || b <= a || c - b !== b - a) return;
  for (let place = 1, time = a; time < 1440; place += 1, time += b - a) yield { place, time };
}

const num = (givens: Givens, name: string): number => Number(givens.get(name)?.n ?? -1n);

/** h9 for time: a timetable with equal gaps. */
export function timetableShapes(grade: 2 | 3 | 4): readonly Shape[] {
  const clock: Style = grade === 2 ? CLOCK_12 : CLOCK_24;
  const text = (time: number): string => clock.text(time);
  const note = grade === 2 ? 'Write a.m. or p.m.' : 'Use the 24-hour clock.';
  const on = grade === 2 ? 'With a.m. or p.m.' : 'On the 24-hour clock';
  const gaps =
    grade === 2
      ? [10, 15, 20, 25, 30]
      : grade === 3
        ? [15, 20, 25, 35, 40, 45, 50]
        : [18, 25, 35, 40, 45, 50, 55, 70, 75];
  const openTimes = (dice: Dice, n: number, only: readonly number[] = gaps): Times | null => {
    const gap = dice.pick(only);
    const first = 60 * (grade === 2 ? dice.pick([8, 9, 13, 14]) : dice.int(6, 14)) + dice.multiple(5, 0, 55);
    const end = first + gap * (n - 1);
    if (end > 1320 || (grade === 2 && first < 720 && end >= 720)) return null;
    return { first, gap };
  };
  const params = ({ first, gap }: Times) => ({ t1: first, t2: first + gap, t3: first + 2 * gap });
  const shownTimes = ({ first, gap }: Times): string[] => [0, 1, 2].map((i) => text(first + i * gap));
  const told = (scene: SeriesScene, t: Times): string[] => {
    const [a, b, c] = shownTimes(t);
    return [`At ${a}, ${b} and ${c}, ${scene.tell}.`, 'They go on like this.'];
  };
  const known = (t: Times) => ({
    kind: 'time-line' as const,
    moments: shownTimes(t).map((time, i) => ({ time, note: ordinalText(i + 1) })),
    stretches: ['', ''],
  });
  const line = (t: Times) => ({
    ...known(t),
    moments: [...known(t).moments, { time: '?', note: ordinalText(4) }],
    stretches: ['', '', ''],
  });
  const slipsOfTime = (t: Times, n: number) => {
    const key = t.first + (n - 1) * t.gap;
    return [
      slip('one-gap-too-many', 'Count the jumps between the times.', key + t.gap),
      slip('one-gap-too-few', 'Count the jumps between the times.', key - t.gap),
      slip('one-hour-off', 'Check the hour again.', key + 60),
      slip('hour-as-hundred', 'One hour is sixty minutes, not a hundred.', key + 40),
      slip('minutes-not-carried', 'Check the minutes past the hour.', key - 60),
      slip('ten-minutes-off', 'Check how far apart the times are.', key + 10),
    ];
  };
  const term = (id: string, level: 'not_ready' | 'guided', low: number, high: number): Shape => ({
    id,
    levels: [level],
    proof: {
      kind: 'search',
      together: SHOWN_TERMS,
      solve: (givens) =>
        [...countOn(givens)].filter((s) => s.place === num(givens, 'n')).map((s) => exact(s.time)),
    },
    draw: (dice): Draft | null => {
      const scene = dice.pick(SERIES);
      const { name } = drawPerson(dice);
      const n = dice.int(low, high);
      const t = openTimes(dice, n);
      if (!t) return null;
      const working = new Working();
      const jumps = n - 3;
      working.say(`The times are ${MIN.text(t.gap)} apart.`);
      const third = text(t.first + 2 * t.gap);
      if (jumps > 1) working.calc('All the jumps', `${jumps} × ${t.gap}`, MIN);
      working.state(
        `${ordinalText(n)} ${scene.one}`,
        `${third} + ${MIN.text(jumps * t.gap)}`,
        t.first + (n - 1) * t.gap,
        clock,
      );
      return {
        story: [
          ...told(scene, t),
          `${name} takes the ${ordinalText(n)} ${scene.one}.`.replace(
            /takes the (\S+) (show|tour|talk|test|round)/,
            'goes to the $1 $2',
          ),
        ],
        ask: `At what time does it ${scene.do}? ${note}`,
        blank: `${on}, it ${scene.does} at ___.`,
        answer: amount(t.first + (n - 1) * t.gap, clock),
        middles: [],
        params: { ...params(t), n },
        working,
        hints: [
          'How far apart are the times?',
          'Count on from the last time you know.',
          'Each jump is the same. Sixty minutes make an hour.',
        ],
        wrongs: slipsOfTime(t, n),
        drawing: level === 'not_ready' ? line(t) : grade === 2 ? known(t) : null,
      };
    },
  });
  return [
    term('next-time', 'not_ready', 4, 4),
    term('later-time', 'guided', 5, grade === 2 ? 6 : 8),
    {
      id: 'which-one',
      levels: ['independent'],
      proof: {
        kind: 'search',
        together: SHOWN_TERMS,
        solve: (givens) =>
          [...countOn(givens)].filter((s) => s.time === num(givens, 'time')).map((s) => exact(s.place)),
      },
      draw: (dice): Draft | null => {
        const scene = dice.pick(SERIES);
        const n = dice.int(5, grade === 2 ? 7 : 10);
        // The jumps are counted by a division that the grade knows.
        const t = openTimes(dice, n, grade === 2 ? [10] : gaps);
        const { name } = drawPerson(dice);
        if (!t) return null;
        const time = t.first + (n - 1) * t.gap;
        const passed = (n - 1) * t.gap;
        const working = new Working();
        workGap(working, clock, t);
        working.state('Time from the first one', fromTo(clock, t.first, time), passed, MIN);
        const jumps = working.calc('Jumps', `${passed} ÷ ${t.gap}`);
        working.calc('Number', `${jumps.toFraction()} + 1`);
        return {
          story: [...told(scene, t), `${name} wants the ${text(time)} ${scene.one}.`],
          ask: `Which ${scene.one} is it? Give its number.`,
          blank: `The ${text(time)} ${scene.one} is ${scene.one} number ___.`,
          answer: amount(n, PLAIN),
          middles: [{ blank: 'The times are ___ min apart.', amount: amount(t.gap, MIN) }],
          params: { ...params(t), time },
          working,
          hints: [
            'How far apart are the times?',
            'Find the time from the first one. Count the jumps in it.',
            'The first one comes before the first jump.',
          ],
          wrongs: [
            slip('jumps-counted', 'The first one comes before the first jump.', n - 1),
            slip('one-too-many', 'Count the jumps again.', n + 1),
            slip('counted-from-the-third', 'Count from the first one.', n - 3),
            slip('two-too-many', 'Count the jumps again.', n + 2),
            slip('two-too-few', 'Count the jumps again.', n - 2),
          ],
          drawing: grade === 2 ? known(t) : null,
        };
      },
    },
    {
      id: 'wait-for-the-next',
      levels: ['mastery'],
      proof: {
        kind: 'search',
        together: SHOWN_TERMS,
        solve: (givens) => {
          const came = num(givens, 'came');
          const next = [...countOn(givens)].find((s) => s.time >= came);
          return next ? [exact(next.time - came)] : [];
        },
      },
      draw: (dice): Draft | null => {
        const scene = dice.pick(SERIES);
        const { name } = drawPerson(dice);
        const n = dice.int(5, grade === 2 ? 7 : 9);
        const t = openTimes(dice, n);
        if (!t) return null;
        const wait = dice.int(2, t.gap - 3);
        const time = t.first + (n - 1) * t.gap;
        const came = time - wait;
        const jumps = n - 3;
        if ([jumps, n].includes(wait) || (grade === 2 && came < 720 !== time < 720)) return null;
        const working = new Working();
        workGap(working, clock, t);
        const before = t.first + (n - 2) * t.gap;
        if (jumps > 2) working.calc('Jumps to the one before', `${jumps - 1} × ${t.gap}`, MIN);
        working.state(
          'Too early',
          `${text(t.first + 2 * t.gap)} + ${MIN.text((jumps - 1) * t.gap)}`,
          before,
          clock,
        );
        working.state('The next one', `${text(before)} + ${MIN.text(t.gap)}`, time, clock);
        working.calc('Wait', minutesTo(came, time), MIN);
        return {
          story: [...told(scene, t), `At ${text(came)}, ${name} ${scene.comes}.`],
          ask: `How many minutes does ${name} wait for the next ${scene.one}?`,
          blank: `${name} waits ___ min.`,
          answer: amount(wait, MIN),
          middles: [
            {
              blank:
                grade === 2
                  ? `The next ${scene.one} ${scene.does} at ___.`
                  : `${on}, the next ${scene.one} ${scene.does} at ___.`,
              amount: amount(time, clock),
            },
          ],
          params: { ...params(t), came },
          working,
          hints: [
            'How far apart are the times?',
            'Count on until you pass the time of arrival.',
            'Find the minutes from the arrival to the next one.',
          ],
          wrongs: [
            slip('gave-time-since-the-last', 'This is how long ago the last one was.', t.gap - wait),
            slip('one-gap-too-many', 'There is an earlier one.', wait + t.gap),
            slip('gave-the-gap', 'This is how far apart the times are.', t.gap),
            slip(
              'hour-as-hundred',
              'One hour is sixty minutes, not a hundred.',
              baseHundred(time) - baseHundred(came),
            ),
            slip('counted-both-ends', 'Count the minutes again.', wait + 1),
            slip('one-too-few', 'Count the minutes again.', wait - 1),
            slip('ten-too-many', 'Count the minutes again.', wait + 10),
          ],
          drawing: grade === 2 ? known(t) : null,
        };
      },
    },
  ];
}

/** `9.05 a.m. − 8.50 a.m.`; 24-hour times are written as hours and minutes, so that digits never stand beside a sign. */
function fromTo(clock: Style, from: number, to: number): string {
  return clock === CLOCK_12
    ? `${clock.text(to)} − ${clock.text(from)}`
    : `${HOURS_MINUTES.text(to)} − ${HOURS_MINUTES.text(from)}`;
}

/** Minutes from one time to another less than an hour later. */
function minutesTo(from: number, to: number): string {
  const [a, b] = [from % 60, to % 60];
  if (Math.floor(from / 60) === Math.floor(to / 60)) return `${b} − ${a}`;
  return b === 0 ? `60 − ${a}` : `60 − ${a} + ${b}`;
}

function workGap(working: Working, clock: Style, { first, gap }: Times): void {
  if (gap < 60) working.calc('One gap', minutesTo(first, first + gap), MIN);
  else working.state('One gap', fromTo(clock, first, first + gap), gap, MIN);
}
