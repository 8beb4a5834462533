import { CLOCK_24, PLAIN, amount } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import type { Draft, Givens, Shape } from '../../core/draft.js';
import { exact, gcd } from '../../numbers/exact.js';
import { ordinalText } from '../../numbers/number-text.js';
import { capital, drawPeople } from '../../core/people.js';
import { Working } from '../../core/working.js';
import { IN_SECONDS, MIN, SEC, slip, splitDuration } from './time-kit.js';
import { tryOften } from './try-often.js';

const { both } = IN_SECONDS;

/** Two things that come round again and again. */
interface RoundScene {
  a: string;
  b: string;
  /** Sentence: how long one round takes. */
  takes: (who: string, t: string) => string;
  together: string;
  /** The same, with the time of day. */
  togetherAt: (t: string) => string;
  /** "meet at that point", "flash together". */
  again: string;
  ask: string;
  blank: string;
  rounds: (who: string) => string;
  roundsBlank: (who: string) => string;
  low: number;
  high: number;
  step: number;
}

function drawRounds(dice: Dice): RoundScene {
  const [p, q] = drawPeople(dice, 2).map((person) => person.name);
  const lap = (does: string, place: string, low: number, high: number): RoundScene => ({
    a: p ?? '',
    b: q ?? '',
    takes: (who, t) => `${who} ${does} one lap in ${t}.`,
    again: 'meet at that point',
    togetherAt: (t) => `At ${t}, they start together at one point of the ${place}.`,
    together: `They start together at the same point of the ${place} and keep going.`,
    ask: 'After how long do they first meet at that point again?',
    blank: 'They first meet at that point again after ___.',
    rounds: (who) => `How many laps has ${who} done when they first meet at that point again?`,
    roundsBlank: (who) => `When they first meet at that point again, ${who} has done ___ laps.`,
    low,
    high,
    step: 5,
  });
  const flash = (
    thing: string,
    base: string,
    does: string,
    did: string,
    low: number,
    high: number,
  ): RoundScene => ({
    a: `the red ${thing}`,
    b: `the green ${thing}`,
    takes: (who, t) => `${who.charAt(0).toUpperCase()}${who.slice(1)} ${does} once every ${t}.`,
    again: `${base} together`,
    togetherAt: (t) => `At ${t}, they ${base} together.`,
    together: `They have just ${did} together.`,
    ask: `After how long will they first ${base} together again?`,
    blank: `They will first ${base} together again after ___.`,
    rounds: (who) =>
      `After now, how many times does ${who} ${base} until they ${base} together again, that time included?`,
    roundsBlank: (who) =>
      `After now, ${who} ${does} ___ times until they ${base} together again, that time included.`,
    low,
    high,
    step: 2,
  });
  return dice.pick([
    lap('runs', 'track', 60, 120),
    lap('cycles', 'park loop', 80, 180),
    lap('skates', 'rink', 40, 90),
    lap('scoots', 'school field', 60, 150),
    flash('lamp', 'flash', 'flashes', 'flashed', 16, 90),
    flash('bell', 'ring', 'rings', 'rung', 20, 96),
    flash('train', 'whistle', 'whistles', 'whistled', 30, 100),
    flash('sprinkler', 'turn', 'turns', 'turned', 24, 96),
    flash('buoy', 'beep', 'beeps', 'beeped', 14, 80),
  ]);
}

const lcm = (a: number, b: number): number => (a * b) / gcd(a, b);

/** Counts on, round by round of the slower one, until the other ends a round too. */
function meet(givens: Givens): number | null {
  const a = 60 * Number(givens.get('large')?.n ?? 0n) + Number(givens.get('small')?.n ?? 0n);
  const b = Number(givens.get('b')?.n ?? 0n);
  if (a <= 0 || b <= 0) return null;
  for (let t = a; t <= 20_000; t += a) if (t % b === 0) return t;
  return null;
}

const list = (period: number, count: number): string =>
  Array.from({ length: count }, (_, i) => period * (i + 1)).join(', ');

function drawPeriods(
  dice: Dice,
  scene: RoundScene,
  most: number,
): { a: number; b: number; t: number } | null {
  const a = dice.multiple(scene.step, Math.max(scene.low, 62), Math.max(scene.high, 110));
  const b = dice.multiple(scene.step, scene.low, Math.min(scene.high, 100));
  const t = lcm(a, b);
  return a === b ||
    a % 60 === 0 ||
    t === a ||
    t === b ||
    a > 1.9 * b ||
    b > 1.9 * a ||
    t / a > 9 ||
    t / b > 12 ||
    t > most
    ? null
    : { a, b, t };
}

interface Ready {
  scene: RoundScene;
  a: number;
  b: number;
  t: number;
  working: Working;
}

/** The story and the lines up to the first time together, in seconds. */
function begin(dice: Dice, most: number): Ready | null {
  const scene = drawRounds(dice);
  const drawn = drawPeriods(dice, scene, most);
  if (!drawn) return null;
  const { a, b, t } = drawn;
  const working = new Working();
  working.state(`One round of ${scene.a}`, both.text(a), a, SEC);
  working.say(`${scene.a.charAt(0).toUpperCase()}${scene.a.slice(1)} is there after ${list(a, t / a)} s.`);
  working.say(`${scene.b.charAt(0).toUpperCase()}${scene.b.slice(1)} is there after ${list(b, t / b)} s.`);
  return { scene, a, b, t, working };
}

const story = ({ scene, a, b }: Ready): string[] => [
  scene.takes(scene.a, both.text(a)),
  scene.takes(scene.b, SEC.text(b)),
  scene.together,
];

const HINTS: [string, string, string] = [
  'Write both times in seconds first.',
  'List the times at which each of them is there.',
  'Look for the first time that stands in both lists.',
];

const params = ({ a, b }: Ready) => ({ ...splitDuration(a), b });

function slipsOfMeeting({ a, b, t }: Ready) {
  return [
    slip('multiplied-the-times', 'There may be an earlier time that is in both lists.', a * b),
    slip('added-the-times', 'Adding the two times does not give a time in both lists.', a + b),
    slip('gave-the-difference', 'The difference is not a time in both lists.', Math.abs(a - b)),
    slip('second-meeting', 'They meet earlier than that.', 2 * t),
    slip('one-round-more', 'The other one is not there at that time.', t + a),
    slip('one-round-less', 'The other one is not there at that time.', t - a),
    slip('one-round-more', 'The other one is not there at that time.', t + b),
  ];
}

const LAPS: readonly Shape[] = [
  {
    id: 'first-meeting-table',
    levels: ['not_ready'],
    proof: {
      kind: 'search',
      together: [/^(large|small)$/],
      solve: (givens) => [meet(givens)].flatMap((t) => (t === null ? [] : [exact(t)])),
    },
    draw: (dice): Draft | null => {
      const d = begin(dice, 400);
      if (!d || d.t / d.a > 4 || d.t / d.b > 5) return null;
      const { scene, a, b, t, working } = d;
      working.calc('First time together', `${t / a} × ${a}`, SEC);
      return {
        story: [...story(d)],
        ask: scene.ask.replace('After how long', 'After how many seconds'),
        blank: scene.blank.replace('___', '___ s'),
        answer: amount(t, SEC),
        middles: [],
        params: params(d),
        working,
        hints: ['The bars show rounds of both. They must come out equally long.', HINTS[0], HINTS[2]],
        wrongs: slipsOfMeeting(d),
        drawing: {
          kind: 'bars',
          rows: [
            {
              label: `${capital(scene.a)}: ${both.text(a)}`,
              segments: Array.from({ length: t / a }, () => ({ size: a, label: '' })),
            },
            {
              label: `${capital(scene.b)}: ${SEC.text(b)}`,
              segments: Array.from({ length: t / b }, () => ({ size: b, label: '' })),
              brace: '?',
            },
          ],
        },
      };
    },
  },
  {
    id: 'first-meeting',
    levels: ['guided'],
    proof: {
      kind: 'search',
      together: [/^(large|small)$/],
      solve: (givens) => [meet(givens)].flatMap((t) => (t === null ? [] : [exact(t)])),
    },
    draw: (dice): Draft | null => {
      const d = begin(dice, 900);
      if (!d) return null;
      d.working.state('First time together', SEC.text(d.t), d.t, both);
      return {
        story: [...story(d), 'Give your answer in minutes and seconds.'],
        ask: d.scene.ask,
        blank: d.scene.blank,
        answer: amount(d.t, both),
        middles: [],
        params: params(d),
        working: d.working,
        hints: HINTS,
        wrongs: slipsOfMeeting(d),
        drawing: null,
      };
    },
  },
  {
    id: 'rounds-at-meeting',
    levels: ['independent'],
    proof: {
      kind: 'search',
      together: [/^(large|small)$/],
      solve: (givens) => {
        const t = meet(givens);
        const a = 60 * Number(givens.get('large')?.n ?? 0n) + Number(givens.get('small')?.n ?? 0n);
        return t === null ? [] : [exact(t, a)];
      },
    },
    draw: (dice): Draft | null => {
      const d = begin(dice, 900);
      if (!d || d.t / d.a < 2) return null;
      const { scene, a, b, t, working } = d;
      working.state('First time together', `${t / b} × ${SEC.text(b)}`, t, SEC);
      working.say(`In the list of ${scene.a}, ${SEC.text(t)} is number ${t / a}`);
      return {
        story: [...story(d)],
        ask: scene.rounds(scene.a),
        blank: scene.roundsBlank(scene.a),
        answer: amount(t / a, PLAIN),
        middles: [{ blank: d.scene.blank.replace('___', '___ s'), amount: amount(t, SEC) }],
        params: params(d),
        working,
        hints: [HINTS[0], HINTS[1], 'Find the first time in both lists. Then count the rounds up to it.'],
        wrongs: [
          slip('other-one', `These are the rounds of ${scene.b}.`, t / b),
          slip('counted-the-start', 'Count rounds, not the times they are there.', t / a + 1),
          slip('one-too-few', 'Count the rounds again.', t / a - 1),
          slip('rounds-of-both', 'Give the rounds of one of them.', t / a + t / b),
          slip('multiplied-the-times', 'There may be an earlier time that is in both lists.', b),
          slip('two-too-many', 'Count the rounds again.', t / a + 2),
        ],
        drawing: null,
      };
    },
  },
  {
    id: 'clock-at-meeting',
    levels: ['mastery'],
    proof: {
      kind: 'search',
      together: [/^(large|small)$/],
      solve: (givens) => {
        const t = meet(givens);
        const [start, times] = [givens.get('start'), givens.get('times')];
        return t === null || !start || !times ? [] : [start.add(times.mul(exact(t, 60)))];
      },
    },
    draw: (dice): Draft | null => {
      const d = begin(dice, 900);
      const times = dice.int(2, 5);
      if (!d || d.t % 60 !== 0 || d.t === 60) return null;
      const { t, scene, working } = d;
      const minutes = t / 60;
      const start = 60 * dice.int(8, 20) + dice.multiple(5, 0, 55);
      const end = start + times * minutes;
      working.state('First time together', SEC.text(t), minutes, MIN);
      const later = working.calc(`After ${times} such times`, `${times} × ${minutes}`, MIN);
      working.state('Clock', `${CLOCK_24.text(start)} + ${MIN.text(later)}`, end, CLOCK_24);
      const nth = ordinalText(times);
      return {
        story: [...story(d).slice(0, 2), scene.togetherAt(CLOCK_24.text(start))],
        ask: `After ${CLOCK_24.text(start)}, at what time will they ${scene.again} for the ${nth} time? Use the 24-hour clock.`,
        blank: `After ${CLOCK_24.text(start)}, they ${scene.again} for the ${nth} time at ___ on the 24-hour clock.`,
        answer: amount(end, CLOCK_24),
        middles: [{ blank: scene.blank.replace('___', '___ min'), amount: amount(minutes, MIN) }],
        params: { ...params(d), start, times },
        working,
        hints: [
          HINTS[1],
          'Write the first time in both lists in minutes.',
          'The same time passes again and again. Count on from the time that is told.',
        ],
        wrongs: [
          slip('first-meeting-only', 'Read for which time it is asked.', start + minutes),
          slip('one-time-too-many', 'The start is not counted.', end + minutes),
          slip('one-time-too-few', 'The start does not count.', end - minutes),
          slip('one-hour-off', 'Check the hour.', end + 60),
          slip('seconds-as-minutes', 'Change the seconds into minutes.', start + Math.min(t, 1439 - start)),
          slip('ten-minutes-off', 'Check your addition.', end + 10),
        ],
        drawing: null,
      };
    },
  },
];

/** h4 for time: two rounds of different length come out equal. */
export const TIME_LAPS: readonly Shape[] = LAPS.map(tryOften);
