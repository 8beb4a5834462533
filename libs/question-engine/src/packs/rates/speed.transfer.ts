import { amount, countOf } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import { type Draft, type Shape, gateway, relation } from '../../core/draft.js';
import { exact } from '../../numbers/exact.js';
import { type Person, capital, drawPerson } from '../../core/people.js';
import { Working } from '../../core/working.js';
import type { TableSpec } from '../../drawing/drawing-spec.js';
import { KM } from './speed.scenes.js';
import { slip } from './time-kit.js';

const HOURS = countOf('hours');

/** A trip in two parts; hours move from the slow one to the fast one, the total time stays. */
interface TripScene {
  /** "plans a trip". */
  plans: string;
  /** Names of the parts in a table: "Bus", "Train". */
  parts: [string, string];
  by: [string, string];
  slow: [number, number];
  fast: [number, number];
  step: number;
}

const TRIPS: readonly TripScene[] = [
  {
    plans: 'a trip',
    parts: ['Bus', 'Train'],
    by: ['by bus', 'by train'],
    slow: [40, 55],
    fast: [80, 120],
    step: 5,
  },
  {
    plans: 'a drive',
    parts: ['Town', 'Highway'],
    by: ['in town', 'on the highway'],
    slow: [35, 50],
    fast: [70, 90],
    step: 5,
  },
  {
    plans: 'a day out',
    parts: ['On foot', 'Bicycle'],
    by: ['on foot', 'by bicycle'],
    slow: [4, 6],
    fast: [12, 18],
    step: 1,
  },
  {
    plans: 'a boat trip',
    parts: ['Upstream', 'Downstream'],
    by: ['upstream', 'downstream'],
    slow: [12, 18],
    fast: [22, 30],
    step: 2,
  },
  {
    plans: 'a delivery',
    parts: ['Side roads', 'Main roads'],
    by: ['on side roads', 'on main roads'],
    slow: [30, 45],
    fast: [60, 80],
    step: 5,
  },
  {
    plans: 'a journey',
    parts: ['Ferry', 'Coach'],
    by: ['by ferry', 'by coach'],
    slow: [25, 40],
    fast: [60, 80],
    step: 5,
  },
  {
    plans: 'a ride',
    parts: ['Uphill', 'Downhill'],
    by: ['uphill', 'downhill'],
    slow: [8, 12],
    fast: [20, 30],
    step: 2,
  },
  {
    plans: 'a coach tour',
    parts: ['Hill roads', 'Flat roads'],
    by: ['on hill roads', 'on flat roads'],
    slow: [40, 55],
    fast: [65, 85],
    step: 5,
  },
];

interface Opened {
  person: Person;
  trip: TripScene;
  v: number;
  w: number;
  /** Hours at first in the slow and in the fast part. */
  a: number;
  b: number;
  moved: number;
}

function open(dice: Dice): Opened {
  const trip = dice.pick(TRIPS);
  const moved = dice.int(1, 3);
  return {
    person: drawPerson(dice),
    trip,
    v: dice.multiple(trip.step, ...trip.slow),
    w: dice.multiple(trip.step, ...trip.fast),
    a: moved + dice.int(1, 3),
    b: dice.int(1, 4),
    moved,
  };
}

const hours = (n: number): string => (n === 1 ? '1 hour' : `${n} hours`);
const plan = ({ person, trip, a, b }: Opened): string =>
  `${person.name} plans ${trip.plans}: ${hours(a)} ${trip.by[0]} and ${hours(b)} ${trip.by[1]}.`;
const speeds = ({ trip, v, w }: Opened): string =>
  `The speed is ${v} km/h ${trip.by[0]} and ${w} km/h ${trip.by[1]}.`;
const swap = ({ person, trip, moved }: Opened): string =>
  `Then ${person.he} moves ${hours(moved)} from the part ${trip.by[0]} to the part ${trip.by[1]}.`;
const table = ({ trip, v, w, a, b }: Opened): TableSpec => ({
  kind: 'table',
  title: 'First plan',
  header: ['Part', 'Hours', 'Speed (km/h)'],
  rows: [
    [trip.parts[0], String(a), String(v)],
    [trip.parts[1], String(b), String(w)],
  ],
});

/** h3 for speed: an hour moves between the slow and the fast part of a trip. */
export const SPEED_TRANSFER: readonly Shape[] = [
  {
    id: 'new-distance-from-table',
    levels: ['not_ready'],
    proof: {
      kind: 'facts',
      facts: [
        gateway('slow = v * (a - moved)'),
        gateway('fast = w * (b + moved)'),
        relation('whole = slow + fast'),
      ],
      asked: 'whole',
    },
    draw: (dice): Draft | null => {
      const d = open(dice);
      const { person, trip, v, w, a, b, moved } = d;
      const [slow, fast] = [v * (a - moved), w * (b + moved)];
      const working = new Working();
      working.say(`New times: ${hours(a - moved)} ${trip.by[0]} and ${hours(b + moved)} ${trip.by[1]}.`);
      working.calc(`Distance ${trip.by[0]}`, `${a - moved} × ${v}`, KM);
      working.calc(`Distance ${trip.by[1]}`, `${b + moved} × ${w}`, KM);
      working.calc('Whole distance', `${slow} + ${fast}`, KM);
      return {
        story: [`${person.name} plans ${trip.plans}. The table shows the first plan.`, swap(d)],
        ask: 'How many kilometres long is the new trip?',
        blank: 'The new trip is ___ km long.',
        answer: amount(slow + fast, KM),
        middles: [],
        params: { v, w, a, b, moved },
        drawn: ['v', 'w', 'a', 'b'],
        working,
        hints: [
          'The total time stays the same. Which part gets longer?',
          'Find the new number of hours for each part.',
          'Multiply each new time by its speed. Then add.',
        ],
        wrongs: [
          slip('gave-the-old-distance', 'This is the distance of the first plan.', v * a + w * b),
          slip(
            'moved-the-wrong-way',
            'Check which part gets the time.',
            v * (a + moved) + w * Math.max(0, b - moved),
          ),
          slip('one-side-only', 'One part gets less time, the other gets more.', v * a + w * (b + moved)),
          slip('speeds-averaged', 'The parts do not take equally long.', exact((v + w) * (a + b), 2)),
          slip('gave-one-part', 'This is one part only.', fast),
          slip(
            'time-taken-away-only',
            'The time is not lost. It goes to the other part.',
            v * (a - moved) + w * b,
          ),
        ],
        drawing: table(d),
      };
    },
  },
  {
    id: 'how-much-farther',
    levels: ['guided'],
    proof: {
      kind: 'facts',
      facts: [gateway('less = v * moved'), gateway('more = w * moved'), relation('farther = more - less')],
      asked: 'farther',
    },
    draw: (dice): Draft | null => {
      const d = open(dice);
      const { v, w, moved, person } = d;
      const farther = (w - v) * moved;
      if (moved === 1) return null;
      const working = new Working();
      const less = working.calc('Lost in the slow part', `${moved} × ${v}`, KM);
      const more = working.calc('Gained in the fast part', `${moved} × ${w}`, KM);
      working.calc('Farther', `${KM.bare(more)} − ${KM.bare(less)}`, KM);
      return {
        story: [
          `${person.name} plans ${d.trip.plans} with a part ${d.trip.by[0]} and a part ${d.trip.by[1]}.`,
          speeds(d),
          swap(d),
          'The total time stays the same.',
        ],
        ask: 'How many kilometres longer is the new trip?',
        blank: 'The new trip is ___ km longer.',
        answer: amount(farther, KM),
        middles: [],
        params: { v, w, moved },
        working,
        hints: [
          'What does the slow part lose? What does the fast part gain?',
          'Multiply the time that moves by each speed.',
          'Take the lost distance from the gained distance.',
        ],
        wrongs: [
          slip('gained-only', 'The slow part gets shorter too.', w * moved),
          slip('lost-only', 'The fast part gets longer too.', v * moved),
          slip('one-hour-only', 'More than one hour moves.', w - v),
          slip('added-both', 'One part gains and the other loses.', (v + w) * moved),
          slip('one-hour-too-many', 'Check how many hours move.', (w - v) * (moved + 1)),
          slip('gave-the-speeds', 'The speeds are not added.', v + w),
        ],
        drawing: null,
      };
    },
  },
  {
    id: 'hours-moved',
    levels: ['independent'],
    proof: {
      kind: 'facts',
      facts: [gateway('old = v * a + w * b'), relation('whole = old + (w - v) * moved')],
      asked: 'moved',
    },
    draw: (dice): Draft | null => {
      const d = open(dice);
      const { v, w, a, b, moved, person } = d;
      const old = v * a + w * b;
      const whole = old + (w - v) * moved;
      if ([a, b, v, w].includes(moved)) return null;
      const working = new Working();
      const was = working.calc('First plan', `${a} × ${v} + ${b} × ${w}`, KM);
      const farther = working.calc('Farther', `${KM.bare(whole)} − ${KM.bare(was)}`, KM);
      const hour = working.calc('Each hour moved adds', `${w} − ${v}`, KM);
      working.calc('Hours moved', `${KM.bare(farther)} ÷ ${KM.bare(hour)}`, HOURS);
      return {
        story: [
          plan(d),
          speeds(d),
          `Then ${person.he} moves some hours from the slow part to the fast part.`,
          `The new trip is ${KM.text(whole)} long.`,
        ],
        ask: `How many hours does ${person.he} move?`,
        blank: `${capital(person.he)} moves ___ hours.`,
        answer: amount(moved, HOURS),
        middles: [{ blank: 'The first plan is ___ km long.', amount: amount(old, KM) }],
        params: { v, w, a, b, whole },
        working,
        hints: [
          'The total time stays the same.',
          'How long is the trip of the first plan? How much farther is the new one?',
          'What does one moved hour add? Divide by that.',
        ],
        wrongs: [
          slip(
            'divided-by-the-fast-speed',
            'A moved hour adds only the difference of the speeds.',
            exact(whole - old, w),
          ),
          slip(
            'divided-by-the-slow-speed',
            'A moved hour adds only the difference of the speeds.',
            exact(whole - old, v),
          ),
          slip('one-hour-too-many', 'Check your division.', moved + 1),
          slip('one-hour-too-few', 'Check your division.', moved - 1),
          slip('new-time-of-the-fast-part', 'This is the new time of the fast part.', b + moved),
          slip('new-time-of-the-slow-part', 'This is the new time of the slow part.', a - moved),
          slip('total-time', 'This is the total time.', a + b),
        ],
        drawing: null,
      };
    },
  },
  {
    id: 'equal-times-at-the-end',
    levels: ['mastery'],
    proof: {
      kind: 'facts',
      facts: [
        relation('total = 2 * each'),
        relation('a = each + moved'),
        relation('b = each - moved'),
        gateway('old = v * a + w * b'),
      ],
      asked: 'old',
    },
    draw: (dice): Draft | null => {
      const d = open(dice);
      const { v, w, moved, person, trip } = d;
      const each = moved + dice.int(1, 3);
      const [a, b] = [each + moved, each - moved];
      const total = 2 * each;
      const old = v * a + w * b;
      const working = new Working();
      const half = working.calc('Each part at the end', `${total} ÷ 2`, HOURS);
      const first = working.calc('Slow part at first', `${HOURS.bare(half)} + ${moved}`, HOURS);
      const second = working.calc('Fast part at first', `${HOURS.bare(half)} − ${moved}`, HOURS);
      const slow = working.calc('Slow distance', `${HOURS.bare(first)} × ${v}`, KM);
      const fast = working.calc('Fast distance', `${HOURS.bare(second)} × ${w}`, KM);
      working.calc('First plan', `${KM.bare(slow)} + ${KM.bare(fast)}`, KM);
      return {
        story: [
          `${person.name} plans ${trip.plans} of ${total} hours with a part ${trip.by[0]} and a part ${trip.by[1]}.`,
          speeds(d),
          swap(d),
          'Now both parts take equally long.',
        ],
        ask: 'How many kilometres long was the first plan?',
        blank: 'The first plan was ___ km long.',
        answer: amount(old, KM),
        middles: [{ blank: `At first, the part ${trip.by[0]} took ___ hours.`, amount: amount(a, HOURS) }],
        params: { total, moved, v, w },
        working,
        hints: [
          'The total time stays the same. How long is each part at the end?',
          'Go back to the times of the first plan.',
          'Multiply each first time by its speed. Then add.',
        ],
        wrongs: [
          slip('distance-at-the-end', 'This is the distance of the new plan.', (v + w) * each),
          slip('went-the-wrong-way', 'Before the change, the slow part was longer.', v * b + w * a),
          slip('gave-one-part', 'This is the slow part only.', v * a),
          slip('gave-one-part', 'This is the fast part only.', w * b),
          slip('one-side-only', 'Both parts change.', v * a + w * each),
          slip('moved-twice', 'The hours move once.', v * (a + moved) + w * Math.max(0, b - moved)),
        ],
        drawing: null,
      };
    },
  },
];
