import { BOUGHT, GAVE, GAVE_AWAY, RECEIVED, SENT, USED } from './verbs.js';
import type { Through, World } from './world.js';

/** What a world of a gateway says of itself; the rest is the same for all of its kind, and told in Primary 6 alone. */
type Own = Pick<World, 'id' | 'kind' | 'things'> & Base;

/** The amount that a gateway hides, and how it is told. */
export type Base = Pick<World, 'range' | 'through'> & Partial<World>;

const TOP = [6, 6] as const;

/** A world of children who own and give. */
export const ofChildren = (own: Own): World => ({
  cast: 'people',
  grades: TOP,
  gain: [BOUGHT, RECEIVED],
  loss: [USED, GAVE_AWAY],
  move: GAVE,
  packet: { one: 'packet', many: 'packets' },
  sharers: { one: 'friend', many: 'friends' },
  ...own,
});

/** A world of places told apart by a letter. */
export const ofPlaces = (word: string, single: string, own: Own): World => ({
  cast: 'places',
  grades: TOP,
  place: { word, single },
  gain: [BOUGHT, RECEIVED],
  loss: [USED],
  move: SENT,
  ...own,
});

/** `just enough paper to cut out a circle with a radius of 14 cm`. */
export const justEnough = (gateway: string, what: string, more: Partial<Through> = {}): Through => ({
  gateway,
  had: `just enough {things} to ${what}`,
  ...more,
});

/** `(4y + 3) stickers, where y = 6`. */
export const withLetter = (letter: string): Through => ({
  gateway: 'letter',
  had: `({gc}${letter} + {gd}) {things}, where ${letter} = {gx}`,
});
