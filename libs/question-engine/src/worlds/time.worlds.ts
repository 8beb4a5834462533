import { BOUGHT, GAVE, RECEIVED, USED } from './verbs.js';
import type { World } from './world.js';

/** Short names for the short sentences of Primary 2. */
const SHORT: readonly World[] = [
  'play time',
  'reading time',
  'craft time',
  'story time',
  'music time',
  'chess time',
  'free time',
].map((things) => ({
  id: things.replace(' ', '-'),
  kind: 'time',
  things,
  cast: 'people',
  gain: [RECEIVED],
  loss: [USED],
  move: GAVE,
  range: [20, 90],
  grades: [2, 2],
}));

const IN_MINUTES: readonly World[] = [
  {
    id: 'screen-time',
    kind: 'time',
    things: 'screen time',
    cast: 'people',
    gain: [RECEIVED],
    loss: [USED],
    move: GAVE,
    range: [20, 150],
    grades: [2, 6],
  },
  {
    id: 'talk-time',
    kind: 'time',
    things: 'talk time',
    cast: 'people',
    gain: [BOUGHT, RECEIVED],
    loss: [USED],
    move: GAVE,
    range: [20, 300],
    grades: [3, 6],
  },
  {
    id: 'computer-time',
    kind: 'time',
    things: 'computer time',
    cast: 'places',
    place: { word: 'Class', single: 'the coding club' },
    gain: [RECEIVED],
    loss: [USED],
    move: GAVE,
    range: [20, 240],
    grades: [2, 6],
  },
  {
    id: 'court-time',
    kind: 'time',
    things: 'court time',
    cast: 'places',
    place: { word: 'Team', single: 'the badminton team' },
    gain: [RECEIVED],
    loss: [USED],
    move: GAVE,
    range: [30, 300],
    grades: [2, 6],
  },
  {
    id: 'pool-time',
    kind: 'time',
    things: 'pool time',
    cast: 'places',
    place: { word: 'Club', single: 'the swimming club' },
    gain: [RECEIVED],
    loss: [USED],
    move: GAVE,
    range: [30, 300],
    grades: [2, 6],
  },
  {
    id: 'rehearsal-time',
    kind: 'time',
    things: 'rehearsal time',
    cast: 'places',
    place: { word: 'Group', single: 'the dance group' },
    gain: [RECEIVED],
    loss: [USED],
    move: GAVE,
    range: [30, 240],
    grades: [3, 6],
  },
];

/** Time that somebody may use, in minutes, and the same worlds with one amount told in hours and minutes. */
export const OF_TIME: readonly World[] = [
  ...SHORT,
  ...IN_MINUTES,
  ...IN_MINUTES.map((world): World => ({
    ...world,
    id: `${world.id}-in-hours`,
    range: [40, 300],
    grades: [3, 4],
    step: 5,
    through: {
      gateway: 'hours-and-minutes',
      head: '{=gh} h {=gm} min of {things}',
      tail: '',
    },
  })),
];
