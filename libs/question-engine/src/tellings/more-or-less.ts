import type { Line } from '../lines/line.js';
import type { Owner, Quantity } from '../structures/quantity.js';
import { askQuantity } from './asking.js';
import { type Story, listEvents, whenText } from './story.js';
import { ALONE, nameOwners, tellRelation } from './tell.js';

type State = Extract<Quantity, { is: 'holding' | 'total' }>;

/** A state of the story; what somebody had after an event is one, too. */
function toState(quantity: Quantity | undefined): State | null {
  if (quantity?.is === 'holding' || quantity?.is === 'total') return quantity;
  const [, owner = 'A', event] =
    (quantity?.is === 'step' && /^\{([ABC])?after(\d)\}$/.exec(quantity.label)) || [];
  return event === undefined ? null : { is: 'holding', owner: owner as Owner, at: Number(event) };
}

const ownersOf = (state: State) => (state.is === 'holding' ? [state.owner] : state.owners);

/** `Ali gave away 4 stickers.`; null where the story tells no such event. */
export function tellEvent(story: Story, event: number): string | null {
  const told = listEvents(story).find((one) => one.event === event);
  const [happened] = (told && tellRelation(story, told)[0]?.text.split(/(?<=\.) /)) ?? [];
  return (told && happened?.replace(ALONE, story.cast[told.owner].start)) ?? null;
}

/**
 * What helps a pupil to choose between adding and taking away in a line: what happened between two states, or how they
 * stand to each other. Null for any other line, and for the youngest, who read no sentence of that length.
 */
export function askMoreOrLess(story: Story, { finds, uses, by: { op } }: Line): string | null {
  const { quantities } = story.structure;
  const found = toState(quantities[finds]) ?? quantities[finds];
  const states = uses.flatMap((name) => toState(quantities[name]) ?? []);
  const known = states.find(({ is }) => is === 'total') ?? states[0];
  if (story.grade < 3 || !found || !known || uses.length !== 2 || (op !== '+' && op !== '-')) return null;
  const whenOf = (state: State): string => whenText(story, ownersOf(state), state.at);
  const nameOf = (state: State): string => nameOwners(story, ownersOf(state));
  const had = (state: State): string => `what ${nameOf(state)} had${whenOf(state)}`;
  if (found.is === 'change') {
    const happened = tellEvent(story, found.event);
    return (
      happened &&
      `${happened} Find the difference between what ${nameOf(known)} had ${known.is === 'total' ? 'altogether ' : ''}before and after that.`
    );
  }
  if (found.is !== 'holding' && found.is !== 'total')
    return states.length === 2 && op === '-'
      ? `Find the difference between ${states.map(had).join(' and ')}.`
      : null;
  if (found.is === 'total' && op === '+')
    return states.some(({ at }) => at === found.at)
      ? `Put together ${had(found)}.`
      : `Put together what ${nameOf(found)} had${whenOf(known)}. The total does not change.`;
  if (known.is === 'total')
    return `Start with what ${nameOf(known)} had altogether${whenOf(known)}. What is left for ${nameOf(found)}?`;
  const isSame = found.is === 'holding' && nameOf(found) === nameOf(known);
  const happened = isSame ? tellEvent(story, Math.max(found.at, known.at)) : null;
  const fewer = story.world.kind === 'count' ? 'fewer' : 'less';
  if (happened)
    return `${happened} Did ${nameOf(found)} have more or ${fewer} ${found.at < known.at ? 'before' : 'after'} that?`;
  const [when, than] = [whenOf(found), whenOf(known)];
  if (!askQuantity(story, finds) || (isSame && (when === '' || than === ''))) return null;
  const end = isSame
    ? `${story.cast[found.owner].he} had${than}`
    : `${nameOf(known)}${when === than ? '' : ` had${than}`}`;
  return `Did ${nameOf(found)} have more or ${fewer} ${story.world.things}${when} than ${end}?`;
}
