import { labelInSentence } from '../core/label-phrase.js';
import { capital } from '../core/people.js';
import { keepLatest, remember } from '../memory/remember.js';
import { decimalText } from '../numbers/number-text.js';
import type { Exact } from '../numbers/exact.js';
import type { Moment, Name, Owner, Quantity } from '../structures/quantity.js';
import { type Story, findEvent, listEvents, placeOf, stateOf, touches, whenText } from './story.js';
import { ALONE, boxOf, nameOwners, tellRelation } from './tell.js';
import { blankMoreText, blankText, manyText, quantityNoun } from './words.js';

/** The words by which a quantity is asked for, stated with a blank, and named. */
export interface Asking {
  /** `How many stickers did Ali have at first?` */
  question: string;
  /** `Ali had ___ stickers at first.` */
  blank: string;
  /** `how many stickers Ali had at first` */
  says: string;
  /** Where a line of working finds it: `Ali's stickers at first`. */
  label: string;
}

interface Phrase {
  /** `stickers`, `more stickers`, behind "How many". */
  what: string;
  /** `Ali`, `Ali and Siti`. */
  who: string;
  verb: { past: string; base: string };
  /** ` altogether at first`, with its space. */
  rest: string;
  blank: string;
  label: string;
}

const HAVE = { past: 'had', base: 'have' };

const toAsking = ({ what, who, verb, rest, blank, label }: Phrase): Asking => ({
  question: `How ${what} did ${who} ${verb.base}${rest}?`,
  blank: `${capital(who)} ${verb.past} ${blank}${rest}.`,
  says: `how ${what} ${who} ${verb.past}${rest}`,
  label,
});

const nameOf = (story: Story, owner: Owner): string => story.cast[owner].name;

/**
 * What a total is called: by its owners, where a story has several of them or tells of a larger whole, as of a box. A
 * total that stays the same has no moment.
 */
function labelTotal(story: Story, { owners, at }: Extract<Quantity, { is: 'total' }>, when: string): string {
  const others = Object.values(story.structure.quantities).filter(
    (other) => other.is === 'total' && other.at === at,
  );
  const isNamed = others.length > 1 || story.world.through?.opens !== undefined;
  const events = listEvents(story).filter((event) => touches(event, owners));
  const isKept =
    events.length > 0 &&
    events.every(
      (event) => event.says === 'move' && owners.includes(event.owner) && owners.includes(event.to),
    );
  const moment = isKept ? '' : when;
  return isNamed
    ? `${capital(story.world.things)} that ${nameOwners(story, owners)} had altogether${moment}`
    : `Total ${quantityNoun(story.world)}${moment}`;
}

/** Whose an amount is; what several have the same of belongs to each of them, so that a line may use it for any. */
function labelOwner(story: Story, { owner, at }: Extract<Quantity, { is: 'holding' }>): string {
  const { structure, told, asked, world } = story;
  const own = structure.quantities[asked];
  const equal = told.find((r) => r.says === 'equal' && r.at === at && r.owners[0] === owner);
  const isLetter = told.some((r) => r.says === 'in-letters' && r.than === owner && r.at === at);
  const isAsked = own?.is === 'holding' && own.owner === owner && own.at === at;
  return equal?.says === 'equal' && !isAsked
    ? `${capital(world.things)} that ${nameOwners(story, equal.owners)} each had`
    : `${nameOf(story, owner)}'s ${world.things}${isLetter ? ' (x)' : ''}`;
}

function askState(story: Story, quantity: Quantity): Asking | null {
  const state = stateOf(quantity);
  if (!state) return null;
  const when = whenText(story, state.owners, state.at);
  const { world } = story;
  const who = nameOwners(story, state.owners);
  if (quantity.is === 'holding')
    return toAsking({
      what: manyText(world),
      who,
      verb: HAVE,
      rest: when,
      blank: blankText(world),
      label: `${labelOwner(story, quantity)}${when}`,
    });
  if (quantity.is === 'total')
    return toAsking({
      what: manyText(world),
      who,
      verb: HAVE,
      rest: ` altogether${when}`,
      blank: blankText(world),
      label: labelTotal(story, quantity, when),
    });
  if (quantity.is !== 'more') return null;
  const [a, b] = [nameOf(story, quantity.owner), nameOf(story, quantity.than)];
  const what = world.kind === 'count' ? `many more ${world.things}` : `much more ${world.things}`;
  return {
    ...toAsking({
      what,
      who: a,
      verb: HAVE,
      rest: ` than ${b}${when}`,
      blank: blankMoreText(world),
      label: `${story.grade < 3 ? capital(`how ${what}`) : 'Difference'}${when}`,
    }),
    question: `How ${what} did ${a} have than ${b}${when}?`,
  };
}

function askEvent(story: Story, quantity: Quantity): Asking | null {
  if (!('event' in quantity)) return null;
  const event = findEvent(story, quantity.event);
  if (!event) return null;
  const { world } = story;
  const who = nameOf(story, event.owner);
  const verb = story.verbs.get(quantity.event);
  if (!verb && quantity.is !== 'size') return null;
  const rest = event.says === 'move' ? ` to ${nameOf(story, event.to)}` : '';
  const packet = world.packet ?? { one: 'packet', many: 'packets' };
  if (quantity.is === 'change' && verb)
    return toAsking({
      what: manyText(world),
      who,
      verb,
      rest,
      blank: blankText(world),
      label: `${capital(world.things)} that ${who} ${verb.past}`,
    });
  if (quantity.is === 'groups' && verb)
    return toAsking({
      what: `many ${packet.many} of ${world.things}`,
      who,
      verb,
      rest,
      blank: `___ ${packet.many} of ${world.things}`,
      label: `Number of ${packet.many}`,
    });
  // Where the packets of an average are told too, it is said whose packets are meant.
  const own = world.through?.gateway === 'average' && verb ? ` that ${who} ${verb.past}` : '';
  const were = world.kind === 'count' ? 'were' : 'was';
  const says = `how ${manyText(world)} there ${were} in each ${packet.one}${own}`;
  return {
    question: `How ${manyText(world)} ${were} there in each ${packet.one}${own}?`,
    blank: `There ${were} ${blankText(world)} in each ${packet.one}${own}.`,
    says,
    label: `${capital(world.things)} in each ${packet.one}`,
  };
}

function askEach(story: Story): Asking {
  const { world } = story;
  const sharer = world.sharers?.one ?? 'friend';
  return {
    question: `How ${manyText(world)} did each ${sharer} receive?`,
    blank: `Each ${sharer} received ${blankText(world)}.`,
    says: `how ${manyText(world)} each ${sharer} received`,
    label: `${capital(world.things)} for each ${sharer}`,
  };
}

function findAsking(story: Story, name: Name): Asking | null {
  const quantity = story.structure.quantities[name];
  if (!quantity) return null;
  if (quantity.is === 'each') return askEach(story);
  const state = stateOf(quantity);
  if (state && placeOf(story, state.owners, state.at) === 'between') return null;
  return askState(story, quantity) ?? askEvent(story, quantity);
}

const askingsOf = keepLatest((story: Story) => remember((name) => findAsking(story, name)));

/** The words for a quantity that can be asked, found once; null for one between two events, which has no clear moment. */
export const askQuantity = (story: Story, name: Name): Asking | null => askingsOf(story)(name);

/** Names, things and values of a story in the words of its structure: `what {B} has`, `{m} units`. */
export function fillSlots(story: Story, text: string, values: ReadonlyMap<Name, Exact>): string {
  const filled = text.replace(/\{(\w+)\}/g, (_, slot: string) => {
    if (slot === 'A' || slot === 'B' || slot === 'C') return nameOf(story, slot);
    const [, owner = 'A', event] = /^([ABC])?after(\d)$/.exec(slot) ?? [];
    if (event !== undefined) return labelBetween(story, owner as Owner, Number(event));
    if (slot.toLowerCase() === 'things')
      return slot === 'things' ? story.world.things : capital(story.world.things);
    if (slot === 'in') return /^(?:strings|sheets)$/.test(story.world.packet?.many ?? '') ? 'on' : 'in';
    if (slot === 'total') return `Total ${quantityNoun(story.world)}`;
    if (slot === 'didBoth')
      return [...new Set([1, 2].map((n) => story.verbs.get(n)?.past ?? ''))].join(' or ');
    if (slot === 'box') return boxOf(story);
    if (slot === 'many') return manyText(story.world);
    if (slot === 'more') return manyText(story.world).replace(' ', ' more ');
    if (slot.startsWith('did')) return story.verbs.get(Number(slot.slice(3)))?.past ?? '';
    if (slot === 'packets') return story.world.packet?.many ?? 'packets';
    const value = values.get(slot);
    return value ? decimalText(value) : '';
  });
  return filled.replace(/\b1 units\b/, '1 unit');
}

/** The label of the line that finds a quantity. `values` fill the numbers in the label of a step. */
export function labelQuantity(story: Story, name: Name, values: ReadonlyMap<Name, Exact>): string {
  const quantity = story.structure.quantities[name];
  if (quantity?.is === 'step') return fillSlots(story, labelOfShare(story, quantity.label), values);
  const asking = askQuantity(story, name);
  if (asking) return asking.label;
  return quantity?.is === 'holding' ? labelBetween(story, quantity.owner, quantity.at) : name;
}

/** The label of what is left of a share, where no other share makes it one of a remainder. */
function labelOfShare({ told }: Story, label: string): string {
  if (told.filter(({ says }) => says === 'loss-share' || says === 'loss-percent').length > 1) return label;
  return label
    .replace(/ of the remainder that is left$/, ' left')
    .replace(/ of the (?:whole|remainder)$/, '');
}

/** What happened last before a moment between two changes: ` after he bought 12 more`, with the verb alone for the youngest. */
function sayAfter(story: Story, owner: Owner, at: Moment): string {
  const last = listEvents(story).findLast((event) => event.event <= at && touches(event, [owner]));
  if (!last) return ' at first';
  const { start, he } = story.cast[owner];
  // `another 8.2 kg`: of what, stands before it.
  const of = new RegExp(`(?<= [\\d.]+ \\S{1,2}) of ${story.world.things}\\b`);
  const isGiven = last.says === 'move' && last.to === owner;
  const past = isGiven ? 'received' : story.verbs.get(last.event)?.past;
  if (story.grade < 3) return ` after ${he} ${past?.replace(/( away| out)?$/, ' some$1') ?? ''}`;
  const [happened = ''] = tellRelation(story, last)[0]?.text.split(/(?<=\.) /) ?? [];
  const short = happened
    .replace(of, '')
    .replace(/, (?:with|all of) the same .*$/, '')
    .replace(/\.$/, '');
  return ` after ${short.replace(ALONE, he).replace(`${start} `, `${he} `)}`;
}

/** `Ali's stickers after he used 12 stickers`. */
const labelBetween = (story: Story, owner: Owner, at: Moment): string =>
  `${nameOf(story, owner)}'s ${story.world.things}${sayAfter(story, owner, at)}`;

/** The same within a sentence: `how many stickers Ali had after he bought 12 more`. */
const sayBetween = (story: Story, owner: Owner, at: Moment): string =>
  `how ${manyText(story.world)} ${nameOf(story, owner)} had${sayAfter(story, owner, at)}`;

/** A quantity within a sentence: `how many stickers Ali had at first`, `the increase each day`. */
export function nameInSentence(story: Story, name: Name, values: ReadonlyMap<Name, Exact>): string {
  const says = askQuantity(story, name)?.says;
  if (says !== undefined) return says;
  const quantity = story.structure.quantities[name];
  if (quantity?.is === 'holding') return sayBetween(story, quantity.owner, quantity.at);
  const [, owner = 'A', event] =
    (quantity?.is === 'step' && /^\{([ABC])?after(\d)\}$/.exec(quantity.label)) || [];
  if (event !== undefined) return sayBetween(story, owner as Owner, Number(event));
  const label = labelQuantity(story, name, values);
  const { things, kind } = story.world;
  if (/^(?:Twice|\d times) /.test(label)) return labelInSentence(label);
  const all = `All the ${things} `;
  if (label.startsWith(all))
    return `how ${manyText(story.world)} there ${kind === 'count' ? 'were' : 'was'} ${label.slice(all.length)} altogether`;
  const [that, own] = [`${capital(things)} that `, label.split(`'s ${things}`)];
  if (label.startsWith(that)) return `how ${manyText(story.world)} ${label.slice(that.length)}`;
  if (own.length === 2) return `how ${manyText(story.world)} ${own[0] ?? ''} had${own[1] ?? ''}`;
  if (label.startsWith('On Day '))
    return `how ${manyText(story.world)} ${nameOf(story, 'A')} had o${label.slice(1)}`;
  const [, who, when] = new RegExp(`^(.+)'s ${story.world.things} (on Day \\d+)$`).exec(label) ?? [];
  if (who !== undefined) return `how ${manyText(story.world)} ${who} had ${when ?? ''}`;
  return labelInSentence(label);
}
