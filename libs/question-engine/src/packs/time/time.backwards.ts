import { CLOCK_24, amount } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import { type Draft, type Givens, type Shape, gateway, relation } from '../../core/draft.js';
import { exact } from '../../numbers/exact.js';
import { type Person, capital, drawPerson } from '../../core/people.js';
import { Working } from '../../core/working.js';
import { IN_MINUTES, MIN, slip, splitDuration } from './time-kit.js';

const { both } = IN_MINUTES;

/** Where a trip ends and how one gets there. */
const PLACES = (
  'the library/the story hour, the stadium/the match, the zoo/the bird show, the museum/the tour, ' +
  'the cinema/the film, the concert hall/the concert, the swimming pool/the race, ' +
  "the community club/the class, Grandma's flat/dinner, the science centre/the talk"
)
  .split(', ')
  .map((pair) => pair.split('/'));
const RIDES = ['a bus ride', 'an MRT ride', 'a car ride', 'a taxi ride', 'a ferry ride', 'a cycle ride'];

interface Trip {
  person: Person;
  place: string;
  event: string;
  ride: string;
}

function drawTrip(dice: Dice): Trip {
  const [place = '', event = ''] = dice.pick(PLACES);
  return { person: drawPerson(dice), place, event, ride: dice.pick(RIDES) };
}

const arrival = (dice: Dice, step: number): number => 60 * dice.int(9, 20) + dice.multiple(step, 0, 59);
const USE_24 = 'Use the 24-hour clock.';

/** Slips of a trip undone: `all` minutes from start to end. */
const slipsOfStart = (start: number, end: number, all: number, part: number) => [
  slip('went-on', 'The start is before the end. Go back.', end + all),
  slip('one-part-only', 'Go back over every part.', end - part),
  slip('hour-as-hundred', 'One hour is sixty minutes, not a hundred.', start + 40),
  slip('one-hour-off', 'Check the hour again.', start + 60),
  slip('one-hour-off', 'Check the hour again.', start - 60),
  slip('gave-the-end', 'This is a time that is told.', end),
  slip('ten-minutes-off', 'Check the minutes again.', start + 10),
  slip('twelve-hours-off', 'Check: before noon or after noon?', (start + 720) % 1440),
];

/** Counts on from every minute of the day; `end` may be on the next day. */
function searchStart(
  givens: Givens,
  lasts: (given: (name: string) => number) => number,
  endName = 'end',
): number[] {
  const given = (name: string): number => Number(givens.get(name)?.n ?? 0n);
  const found: number[] = [];
  for (let start = 0; start < 1440; start += 1)
    if ((start + lasts(given)) % 1440 === given(endName)) found.push(start);
  return found;
}

/** h7 for time: from the time of arrival back to the start. */
export function tripBackShapes(grade: 3 | 4): readonly Shape[] {
  const step = grade === 3 ? 5 : 1;
  return [
    {
      id: 'left-at',
      levels: ['not_ready'],
      proof: {
        kind: 'facts',
        facts: [gateway('trip = 60 * large + small'), relation('end = start + trip')],
        asked: 'start',
      },
      draw: (dice): Draft | null => {
        const { person, place, ride } = drawTrip(dice);
        const end = arrival(dice, step);
        const trip = dice.multiple(step, 65, 115);
        const start = end - trip;
        const { large, small } = splitDuration(trip);
        if (start < 300 || small === 0) return null;
        const working = new Working();
        const hour = working.state(
          'One hour back',
          `${CLOCK_24.text(end)} − ${large} h`,
          end - 60 * large,
          CLOCK_24,
        );
        working.state('Left home', `${CLOCK_24.text(hour)} − ${MIN.text(small)}`, start, CLOCK_24);
        return {
          story: [
            `At ${CLOCK_24.text(end)}, ${person.name} reached ${place}.`,
            `The trip from home was ${ride} of ${both.text(trip)}.`,
          ],
          ask: `At what time did ${person.he} leave home? ${USE_24}`,
          blank: `On the 24-hour clock, ${person.name} left home at ___.`,
          answer: amount(start, CLOCK_24),
          middles: [],
          params: { end, large, small },
          working,
          hints: [
            'Look at the time line. Which end is known?',
            'Go back from the time of arrival.',
            'Go back by the hour first, then by the minutes.',
          ],
          wrongs: slipsOfStart(start, end, trip, 60),
          drawing: {
            kind: 'time-line',
            moments: [
              { time: '?', note: 'leaves' },
              { time: CLOCK_24.text(end), note: 'arrives' },
            ],
            stretches: [both.text(trip)],
          },
        };
      },
    },
    {
      id: 'two-parts-back',
      levels: ['guided'],
      proof: {
        kind: 'facts',
        facts: [gateway('ride = 60 * large + small'), relation('end = start + walk + ride')],
        asked: 'start',
      },
      draw: (dice): Draft | null => {
        const { person, place, ride } = drawTrip(dice);
        const end = arrival(dice, step);
        const walk = dice.multiple(step, 8, 35);
        const trip = dice.multiple(step, 61, 100);
        const start = end - walk - trip;
        const { large, small } = splitDuration(trip);
        if (start < 300 || small === 0) return null;
        const working = new Working();
        const got = working.state(
          'The ride started',
          `${CLOCK_24.text(end)} − ${both.text(trip)}`,
          end - trip,
          CLOCK_24,
        );
        working.state('Left home', `${CLOCK_24.text(got)} − ${MIN.text(walk)}`, start, CLOCK_24);
        return {
          story: [
            `${person.name} left home and walked for ${MIN.text(walk)}.`,
            `Then came ${ride} of ${both.text(trip)}.`,
            `At ${CLOCK_24.text(end)}, ${person.he} reached ${place}.`,
          ],
          ask: `At what time did ${person.he} leave home? ${USE_24}`,
          blank: `On the 24-hour clock, ${person.name} left home at ___.`,
          answer: amount(start, CLOCK_24),
          middles: [],
          params: { end, walk, large, small },
          working,
          hints: [
            'Start from the time of arrival.',
            'Undo the ride first, then the walk.',
            'Going back past the hour: one hour is sixty minutes.',
          ],
          wrongs: slipsOfStart(start, end, walk + trip, trip),
          drawing: {
            kind: 'time-line',
            moments: [
              { time: '?', note: 'leaves' },
              { time: '', note: '' },
              { time: CLOCK_24.text(end), note: 'arrives' },
            ],
            stretches: [MIN.text(walk), both.text(trip)],
          },
        };
      },
    },
    {
      id: 'early-for-the-event',
      levels: ['independent'],
      proof: {
        kind: 'facts',
        facts: [
          gateway('ride = 60 * large + small'),
          relation('show = reached + early'),
          relation('reached = start + walk + ride'),
        ],
        asked: 'start',
      },
      draw: (dice): Draft | null => {
        const { person, place, event, ride } = drawTrip(dice);
        const show = arrival(dice, 5);
        const early = dice.multiple(5, 5, 25);
        const walk = dice.multiple(step, 6, 30);
        const trip = dice.multiple(step, 61, grade === 3 ? 95 : 150);
        const reached = show - early;
        const start = reached - walk - trip;
        const { large, small } = splitDuration(trip);
        if (start < 300 || small === 0 || walk === early) return null;
        const working = new Working();
        const at = working.state('Reached', `${CLOCK_24.text(show)} − ${MIN.text(early)}`, reached, CLOCK_24);
        const got = working.state(
          'The ride started',
          `${CLOCK_24.text(at)} − ${both.text(trip)}`,
          reached - trip,
          CLOCK_24,
        );
        working.state('Left home', `${CLOCK_24.text(got)} − ${MIN.text(walk)}`, start, CLOCK_24);
        return {
          story: [
            `${person.name} walked for ${MIN.text(walk)} and then had ${ride} of ${both.text(trip)}.`,
            `${capital(person.he)} reached ${place} ${MIN.text(early)} before ${CLOCK_24.text(show)}, when ${event} began.`,
          ],
          ask: `At what time did ${person.he} leave home? ${USE_24}`,
          blank: `On the 24-hour clock, ${person.he} left home at ___.`,
          answer: amount(start, CLOCK_24),
          middles: [
            {
              blank: `On the 24-hour clock, the ride started at ___.`,
              amount: amount(reached - trip, CLOCK_24),
            },
          ],
          params: { show, early, walk, large, small },
          working,
          hints: [
            `When did ${person.he} reach the place?`,
            `Go back from ${event}: first the minutes ${person.he} was early.`,
            'Then undo the ride and the walk.',
          ],
          wrongs: [
            slip('early-forgotten', 'The arrival was before that time.', start + early),
            slip('early-added', 'Early means before, not after.', start + 2 * early),
            ...slipsOfStart(start, reached, walk + trip, trip),
          ],
          drawing: null,
        };
      },
    },
    grade === 3 ? WAIT_AND_RIDE : LATE_FLIGHT,
  ];
}

const WAIT_AND_RIDE: Shape = {
  id: 'ride-times-the-walk',
  levels: ['mastery'],
  proof: {
    kind: 'search',
    solve: (givens) =>
      searchStart(givens, (g) => g('walk') + g('wait') + g('times') * g('walk') + g('early'), 'show').map(
        (v) => exact(v),
      ),
  },
  draw: (dice): Draft | null => {
    const { person, place, event, ride } = drawTrip(dice);
    const show = arrival(dice, 5);
    const walk = dice.int(8, 25);
    const times = dice.int(2, 5);
    const [wait, early] = [dice.int(4, 15), dice.multiple(5, 5, 20)];
    const all = walk + wait + times * walk;
    const start = show - early - all;
    if (start < 300 || all < 61 || wait === walk) return null;
    const working = new Working();
    const long = working.calc('The ride', `${times} × ${walk}`, MIN);
    const trip = working.calc('The whole trip', `${walk} + ${wait} + ${MIN.bare(long)}`, MIN);
    const at = working.state(
      'Reached',
      `${CLOCK_24.text(show)} − ${MIN.text(early)}`,
      show - early,
      CLOCK_24,
    );
    working.state('Left home', `${CLOCK_24.text(at)} − ${MIN.text(trip)}`, start, CLOCK_24);
    return {
      story: [
        `${person.name} left home, walked ${MIN.text(walk)} and waited ${MIN.text(wait)}.`,
        `Then came ${ride}, ${times} times as long as the walk.`,
        `${capital(person.he)} reached ${place} ${MIN.text(early)} before ${CLOCK_24.text(show)}, when ${event} began.`,
      ],
      ask: `At what time did ${person.he} leave home? ${USE_24}`,
      blank: `On the 24-hour clock, ${person.he} left home at ___.`,
      answer: amount(start, CLOCK_24),
      middles: [{ blank: 'The whole trip took ___ min.', amount: amount(all, MIN) }],
      params: { show, early, walk, wait, times },
      working,
      hints: [
        'How long was the ride?',
        'Find the length of the whole trip, and the time of arrival.',
        'Go back from the arrival by the whole trip.',
      ],
      wrongs: [
        slip('early-forgotten', 'The arrival was before that time.', start + early),
        slip('wait-forgotten', 'The waiting is a part of the trip too.', start + wait),
        slip('walk-forgotten', 'The walk is a part of the trip too.', start + walk),
        ...slipsOfStart(start, show, all + early, all),
      ],
      drawing: null,
    };
  },
};

const LATE_FLIGHT: Shape = {
  id: 'late-departure',
  levels: ['mastery'],
  proof: {
    kind: 'search',
    together: [/^(large|small)$/],
    solve: (givens) =>
      searchStart(givens, (g) => g('late') + 60 * g('large') + g('small') + g('out')).map((v) => exact(v)),
  },
  draw: (dice): Draft | null => {
    const { name, he } = drawPerson(dice);
    const scene = dice.pick([
      { what: 'flight', lasted: 'It was in the air for', out: 'getting the bags' },
      { what: 'ferry', lasted: 'The crossing took', out: 'the passport check' },
      { what: 'coach', lasted: 'The ride took', out: 'the walk home' },
      { what: 'night train', lasted: 'The ride took', out: 'the walk to a hotel' },
    ]);
    const end = dice.pick([dice.int(20, 150), dice.int(900, 1380)]);
    const late = dice.multiple(5, 15, 55);
    const lasts = dice.int(95, 280);
    const out = dice.int(15, 50);
    const planned = (end - out - lasts - late + 2880) % 1440;
    const { large, small } = splitDuration(lasts);
    if (small === 0 || late === out) return null;
    const landed = (end - out + 1440) % 1440;
    const left = (landed - lasts + 1440) % 1440;
    const working = new Working();
    working.state('Arrived', `${CLOCK_24.text(end)} − ${MIN.text(out)}`, landed, CLOCK_24);
    working.state('Left', `${CLOCK_24.text(landed)} − ${both.text(lasts)}`, left, CLOCK_24);
    working.state('Planned time', `${CLOCK_24.text(left)} − ${MIN.text(late)}`, planned, CLOCK_24);
    const next = planned > end;
    return {
      story: [
        `${name}'s ${scene.what} left ${MIN.text(late)} late.`,
        `${scene.lasted} ${both.text(lasts)}.`,
        `After that, ${scene.out} took ${MIN.text(out)}.`,
        `It was ${CLOCK_24.text(end)}${next ? ' on the next day' : ''} when ${he} was done.`,
      ],
      ask: `At what time should the ${scene.what} have left? ${USE_24}`,
      blank: `On the 24-hour clock, it should have left at ___.`,
      answer: amount(planned, CLOCK_24),
      middles: [
        { blank: `On the 24-hour clock, the ${scene.what} left at ___.`, amount: amount(left, CLOCK_24) },
      ],
      params: { end, out, large, small, late },
      working,
      hints: [
        'Write the parts in order. Start from the last time.',
        'Before midnight the hours are those of the day before.',
        'It left late, so the planned time is even earlier.',
      ],
      wrongs: [
        slip('gave-the-late-time', 'This is when it really left.', left),
        slip('late-the-wrong-way', 'Late means after the planned time. Go back.', (left + late) % 1440),
        slip('last-part-forgotten', 'Something came after the arrival.', (planned + out) % 1440),
        slip('hour-as-hundred', 'One hour is sixty minutes, not a hundred.', (planned + 40) % 1440),
        slip('one-hour-off', 'Check the hour again.', (planned + 60) % 1440),
        slip('twelve-hours-off', 'Check: before noon or after noon?', (planned + 720) % 1440),
      ],
      drawing: null,
    };
  },
};
