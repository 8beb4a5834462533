import { type Ask, DEFINING, toFacts } from '../asks/asks.js';
import { type Replayed, isAlike, replayAll, sayMeeting } from '../asks/replay.js';
import { DENOMINATORS_ADDED, isTurned } from '../forms/choices.js';
import { answerText, writeWorking } from '../forms/drawn.js';
import type { Line } from '../lines/line.js';
import { solveFacts } from '../core/fact-solver.js';
import { exact } from '../numbers/exact.js';
import { remember } from '../memory/remember.js';
import { listOwners } from '../structures/owners.js';
import type { Name, Owner } from '../structures/quantity.js';
import type { Slip, Structure, Values } from '../structures/structure.js';
import { askQuantity, fillSlots, nameInSentence } from '../tellings/asking.js';
import { askMoreOrLess } from '../tellings/more-or-less.js';
import { type Story, listEvents, stateOf, touches } from '../tellings/story.js';
import type { Verb, World } from '../worlds/world.js';
import { listColumnSlips } from '../young/column-slips.js';

/** Whether the question asks for one of two events that the story tells by the same verb: it would mean both of them. */
export function asksOneOfTwo(structure: Structure, ask: Ask, verbs: ReadonlyMap<number, Verb>): boolean {
  const quantity = structure.quantities[ask.asked];
  if (!quantity || !('event' in quantity)) return false;
  const events = listEvents(ask);
  const own = events.find(({ event }) => event === quantity.event);
  const verb = verbs.get(quantity.event);
  return events.some(
    ({ event, owner }) =>
      event !== quantity.event && owner === own?.owner && verbs.get(event)?.base === verb?.base,
  );
}

/** Whether the story holds a quantity at a moment that its words can name. */
function isOfStory(story: Story, ask: Ask, name: Name): boolean {
  const { asked, given, told, lines } = ask;
  const { quantities, relations } = story.structure;
  const quantity = quantities[name];
  if (quantity === undefined || quantity.is === 'number' || quantity.is === 'part') return false;
  if (asksOneOfTwo(story.structure, { ...ask, asked: name }, story.verbs)) return false;
  if (given.includes(name) || lines.some(({ finds }) => finds === name)) return true;
  const owners = stateOf(quantity)?.owners;
  if (askQuantity(story, name) === null) return false;
  // What somebody had on Day 2 follows from how it grew each day, where that is told.
  const grows = (owner: Owner): boolean => told.some((r) => r.says === 'row' && r.owners.includes(owner));
  if (told.some(({ says }) => says === 'row') && stateOf(quantity)?.at === 1 && owners?.every(grows) !== true)
    return false;
  if (!owners) return 'event' in quantity && listEvents(story).some(({ event }) => event === quantity.event);
  const players = listOwners(story.structure, told, [asked, ...given]);
  return (
    owners.every((owner) => players.has(owner)) &&
    listEvents({ told: relations }).every((event) => told.includes(event) || !touches(event, owners))
  );
}

/** Two parts of one whole with the same denominator: it may be added, too. */
function listFractionSlips({ denominator }: World, { asked, lines }: Ask, known: Values): Slip[] {
  const by = lines.at(-1)?.by;
  if (denominator === undefined || by?.op !== '+' || by.left.op !== 'name' || by.right.op !== 'name')
    return [];
  const [left, right] = [by.left.name, by.right.name];
  if (known.get(left)?.d !== known.get(right)?.d) return [];
  const says = 'Add only the numerators. The denominator stays the same.';
  return [{ code: DENOMINATORS_ADDED, says, at: { [asked]: `(${left} + ${right}) / 2` } }];
}

/** Every wrong value of a draw with what a pupil who gives it is told. */
export function listWrongWays(
  story: Story,
  ask: Ask,
  { known, worked, values }: { known: Values; worked: Values; values: Values },
): Replayed[] {
  const { structure, world } = story;
  const isYoung = story.grade < 3;
  const replay = {
    ask,
    slips: [...structure.slips, ...listFractionSlips(world, ask, worked)],
    names: Object.keys(structure.quantities),
    isFit: (name: Name) => structure.quantities[name]?.is !== 'part' && isAlike(structure, name, ask.asked),
  };
  // What the story leaves open has no value in it, although the draw gave it one.
  const facts = toFacts([...ask.told, ...structure.relations.filter(({ says }) => DEFINING.has(says))]);
  const solved = solveFacts(facts, known) ?? known;
  const naming = {
    whatOf: (name: Name) => nameInSentence(story, name, worked),
    // The youngest are told of what a question names: its sentence is short.
    isSaid: (name: Name) =>
      (solved.has(name) || worked.has(name)) &&
      isOfStory(story, ask, name) &&
      (!isYoung || askQuantity(story, name) !== null),
    askOf: (line: Line) => askMoreOrLess(story, line),
  };
  const all = new Map([...values, ...worked]);
  const write = (name: Name): string => answerText(story, name, all.get(name) ?? exact(0));
  const last = isYoung ? writeWorking({ story, ask, worked }).at(-1) : undefined;
  const inColumns = listColumnSlips(last?.expression ?? '').map(({ code, says, value }): Replayed => ({
    code,
    says,
    cause: says,
    value,
    at: ask.asked,
    lines: [],
    known: new Map(),
    gave: null,
    far: () => null,
    isSure: true,
  }));
  // Nobody adds what was taken to the units of the whole, or the first day to the last.
  const isSenseless = (slip: Replayed): boolean => {
    const quantity = structure.quantities[slip.at ?? ''];
    return (
      isTurned(slip) && quantity?.is === 'step' && /^(?:Units left|Number of days)\b/.test(quantity.label)
    );
  };
  const ways = replayAll(replay, known, all, naming).filter((slip) => !isSenseless(slip));
  const fill = remember((text) => fillSlots(story, text, worked));
  const replayed = ways.map((slip) => ({
    ...slip,
    cause: fill(slip.cause),
    says:
      slip.isSure || isYoung || !slip.meets || !isTurned(slip)
        ? fill(slip.says)
        : sayMeeting(slip.meets, write),
  }));
  // A pupil who counts one off says nothing that teaches where the numbers are written in columns.
  return [
    ...(inColumns.length > 0 ? replayed.filter(({ code }) => !/^counted-/.test(code)) : replayed),
    ...inColumns,
  ];
}
