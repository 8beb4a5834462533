import { IN_MINUTES } from './plain.worlds.js';
import { GAVE, RECEIVED, USED } from './verbs.js';
import type { World } from './world.js';

/** Time that somebody may be given and use up, with short names for the short sentences of Primary 2. */
const SHORT: readonly World[] = [
  'play time',
  'game time',
  'phone time',
  'tablet time',
  'TV time',
  'console time',
  'swing time',
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
      had: '{=gh} h {=gm} min of {things}',
    },
  })),
];
