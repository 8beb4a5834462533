import type { Exact } from '../numbers/exact.js';
import type { Moment, Name, Owner, Quantity } from '../structures/quantity.js';
import type { Relation } from '../structures/relations.js';
import type { Structure } from '../structures/structure.js';
import type { Verb, World } from '../worlds/world.js';
import type { Cast } from './words.js';

/** All that the words of one item are made from. */
export interface Story {
  structure: Structure;
  world: World;
  cast: Cast;
  /** Relations that the item tells. */
  told: readonly Relation[];
  asked: Name;
  /** 1 to 6: some words come later than others. */
  grade: number;
  /** Verbs drawn for its events, by event. */
  verbs: ReadonlyMap<number, Verb>;
  /** Told values by name; what is not in it is unknown to the pupil. */
  given: ReadonlyMap<Name, Exact>;
  /** Owners in the order in which a ratio or a total names them. */
  isTurned: boolean;
}

type Event = Extract<Relation, { event: number }>;

/** Events told, in the order in which they happen. */
export const listEvents = (story: Pick<Story, 'told'>): Event[] =>
  story.told.filter((relation): relation is Event => 'event' in relation).sort((a, b) => a.event - b.event);

/** Whether an event changes what one of these owners has. */
export const touches = (event: Event, owners: readonly Owner[]): boolean =>
  owners.includes(event.owner) || (event.says === 'move' && owners.includes(event.to));

/** When a state of these owners holds, against the events told: before them, after them, between, or always. */
export function placeOf(
  story: Pick<Story, 'told'>,
  owners: readonly Owner[],
  at: Moment,
): 'first' | 'last' | 'between' | 'always' {
  const events = listEvents(story).filter((event) => touches(event, owners));
  const isAfterOne = events.some(({ event }) => event <= at);
  const isBeforeOne = events.some(({ event }) => event > at);
  if (isAfterOne) return isBeforeOne ? 'between' : 'last';
  return isBeforeOne ? 'first' : 'always';
}

/** Owners and moment of a state; null for what is no state. */
export function stateOf(quantity: Quantity): { owners: readonly Owner[]; at: Moment } | null {
  switch (quantity.is) {
    case 'holding':
      return { owners: [quantity.owner], at: quantity.at };
    case 'total':
      return { owners: quantity.owners, at: quantity.at };
    case 'more':
      return { owners: [quantity.owner, quantity.than], at: quantity.at };
    default:
      return null;
  }
}

/** `Day 1`, `Day 2` or the told day, in a story that is told by days. */
export function dayText(story: Pick<Story, 'told' | 'given'>, at: Moment): string | null {
  const row = story.told.find((relation) => relation.says === 'row');
  const last = row && story.given.get(row.day);
  if (!last) return null;
  return `Day ${at < 2 ? at + 1 : last.toFraction()}`;
}

/** ` at first`, ` in the end`, ` on Day 2` or nothing, for the end of a question. */
export function whenText(story: Pick<Story, 'told' | 'given'>, owners: readonly Owner[], at: Moment): string {
  const day = dayText(story, at);
  if (day !== null) return ` on ${day}`;
  const place = placeOf(story, owners, at);
  return place === 'first' ? ' at first' : place === 'last' ? ' in the end' : '';
}

/** The verb of an event. Throws RangeError when none was drawn. */
export function verbOf(story: Pick<Story, 'verbs'>, event: number): Verb {
  const verb = story.verbs.get(event);
  if (!verb) throw new RangeError(`event ${event} has no verb`);
  return verb;
}

/** The event that a change, packets or shares belong to; null when it is not told. */
export const findEvent = (story: Pick<Story, 'structure'>, event: number): Event | null =>
  listEvents({ told: story.structure.relations }).find((relation) => relation.event === event) ?? null;
