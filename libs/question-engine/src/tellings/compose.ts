import type { Dice } from '../core/dice.js';
import { capital } from '../core/people.js';
import type { Exact } from '../numbers/exact.js';
import type { Moment, Name, Owner } from '../structures/quantity.js';
import { type Relation, isEvent } from '../structures/relations.js';
import { type Story, listEvents, placeOf } from './story.js';
import { ALONE, type Telling, isAlone, tellHolding, tellRelation, writeNumbers } from './tell.js';

/** One told sentence with its place in the story. */
interface Placed extends Telling {
  place: number;
  isEvent: boolean;
  /** Names of the numbers that it tells. */
  tells: readonly Name[];
}

/** The told sentences of a story in the order of its moments. */
export interface Composed {
  sentences: readonly string[];
  /** How many of them are told from the other side. */
  turned: number;
}

function pickTelling(dice: Dice, tellings: readonly Telling[], side: Telling['side']): Telling {
  const wanted = tellings.filter((telling) => telling.side === side);
  return dice.pick(wanted.length > 0 ? wanted : tellings);
}

/** "In the end" stands behind the last event of all, also of an owner to whom that one does nothing. */
const momentOf = (story: Story, owners: readonly Owner[], at: Moment): Moment =>
  placeOf(story, owners, at) === 'last' ? Math.max(at, ...listEvents(story).map(({ event }) => event)) : at;

function placeHoldings(story: Story, dice: Dice, leftOut: ReadonlySet<Name>): Placed[] {
  return [...story.given].flatMap(([name, value]: [Name, Exact]) => {
    const quantity = story.structure.quantities[name];
    if (quantity?.is !== 'holding' || leftOut.has(name)) return [];
    const telling = dice.pick(tellHolding(story, quantity.owner, quantity.at, value));
    // What never changes is told behind what there was at first.
    const isKept = listEvents(story).length > 0 && placeOf(story, [quantity.owner], quantity.at) === 'always';
    const at = momentOf(story, [quantity.owner], quantity.at);
    return [{ ...telling, place: isKept ? 0.3 : at, isEvent: false, tells: [name] }];
  });
}

/** What comes each day is told behind the first day, any other state behind what was held at its moment. */
function placeRelation(story: Story, relation: Relation): number {
  if ('event' in relation) return relation.event - 0.5;
  const owners = 'owners' in relation ? relation.owners : [relation.owner, relation.than];
  const at = momentOf(story, owners, relation.at);
  return relation.says === 'row' ? 0.2 : at + (relation.says === 'gateway' ? 0.1 : 0.2);
}

function placeRelations(story: Story, dice: Dice, side: Telling['side']): Placed[] {
  return story.told.map((relation) => ({
    ...pickTelling(dice, tellRelation(story, relation), side),
    place: placeRelation(story, relation),
    isEvent: isEvent(relation),
    tells: [],
  }));
}

const MOMENT = /^(?:At first|In the end), |(?: at first| in the end)\.$/;

/** A moment that the sentence before has named already is not named again, nor pointed at twice by the same words. */
function sayMomentOnce(text: string, before: string | undefined, beforeThat: string | undefined): string {
  const moment = /^(At first|In the end), /.exec(text)?.[1];
  const said = MOMENT.exec(before ?? '')?.[0].replace(/[., ]+$|^ /g, '');
  if (moment === undefined || said?.trim().toLowerCase() !== moment.toLowerCase()) return text;
  const isPointedAt = before?.startsWith(moment) === true && MOMENT.test(beforeThat ?? '');
  return text.replace(`${moment}, `, isPointedAt ? 'At the same time, ' : 'At that time, ');
}

/** Puts the name or the pronoun of the only owner in. */
function nameOwner(story: Story, placed: readonly Placed[]): string[] {
  const owner = story.told.flatMap((r) => ('owner' in r ? [r.owner] : []))[0] ?? 'A';
  const { start, name, he } = story.cast[owner];
  return placed
    .map(({ text, isEvent: happens }, i) => {
      const before = placed[i - 1];
      const isFar = before?.text.includes('. Each ') === true;
      const isNamed = i === 0 || isFar;
      if (!text.startsWith(ALONE)) return text.replace(ALONE, isNamed ? name : he);
      return text.replace(ALONE, isNamed ? start : happens && before?.isEvent ? `Then ${he}` : capital(he));
    })
    .map((text, i, all) => sayMomentOnce(text, all[i - 1], all[i - 2]));
}

/**
 * Tells a story: what is left out is told elsewhere, such as in a table. A story that starts with an event opens with
 * "Ali had some stickers.", unless what there was at first is told elsewhere.
 */
export function composeStory(
  story: Story,
  dice: Dice,
  {
    side = 'plain',
    leftOut = new Set(),
    opensWithSome = leftOut.size === 0,
  }: { side?: Telling['side']; leftOut?: ReadonlySet<Name>; opensWithSome?: boolean } = {},
): Composed {
  const placed = [...placeHoldings(story, dice, leftOut), ...placeRelations(story, dice, side)].toSorted(
    (a, b) => a.place - b.place,
  );
  const first = placed[0];
  const owner = story.told.flatMap((r) => ('owner' in r ? [r.owner] : []))[0] ?? 'A';
  if (first?.isEvent === true && isAlone(story) && opensWithSome)
    placed.unshift({
      text: `${story.cast[owner].start} had some ${story.world.things}.`,
      side: 'plain',
      place: -1,
      isEvent: false,
      tells: [],
    });
  const through = story.told.some(({ says }) => says === 'gateway') ? story.world.through : undefined;
  const toSentences = (words = ''): string[] => (words === '' ? [] : [writeNumbers(story, words)]);
  return {
    sentences: [...toSentences(through?.opens), ...nameOwner(story, placed), ...toSentences(through?.beside)],
    turned: placed.filter((one) => one.side === 'other').length,
  };
}
