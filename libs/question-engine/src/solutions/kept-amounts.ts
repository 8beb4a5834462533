import type { Ask } from '../asks/asks.js';
import type { Line } from '../lines/line.js';
import type { Name } from '../structures/quantity.js';
import type { Values } from '../structures/structure.js';
import { fillSlots } from '../tellings/asking.js';
import { type Story, listEvents, placeOf, stateOf } from '../tellings/story.js';

/** Whether a quantity of a line holds in the end. */
const isOfEnd = (story: Story, name: Name): boolean => {
  const quantity = story.structure.quantities[name];
  const state = quantity && stateOf(quantity);
  if (state) return placeOf(story, state.owners, state.at) === 'last';
  return quantity?.is === 'step' && quantity.label.endsWith(' in the end');
};

/** What a line rests on: a total within which things only move, what nothing happens to, or a gap that a move halves. */
function sayRest(story: Story, { finds, by, uses }: Line): string | null {
  const names = [finds, ...uses];
  const events = listEvents(story);
  const [gap = ''] = uses;
  const from = story.structure.quantities[gap];
  const isGap = from?.is === 'more' || (from?.is === 'step' && from.label === 'Decrease in the difference');
  if (isGap && by.op === '/' && story.structure.quantities[finds]?.is === 'change')
    return from?.is === 'more' ? 'half of the difference' : 'half of the decrease';
  if (events.length === 0 || !names.some((name) => isOfEnd(story, name))) return null;
  for (const name of names) {
    const quantity = story.structure.quantities[name];
    const isWithin = (owners: readonly string[]): boolean =>
      events.every((e) => e.says === 'move' && owners.includes(e.owner) && owners.includes(e.to));
    if (quantity?.is === 'total' && quantity.at === 0 && isWithin(quantity.owners))
      return 'the total does not change';
    if (quantity?.is === 'holding' && placeOf(story, [quantity.owner], quantity.at) === 'always')
      return `what ${story.cast[quantity.owner].name} had does not change`;
  }
  return null;
}

/** Each line of a solution as text, with what it rests on where a line does so first. */
export function sayKept(story: Story, ask: Ask, texts: readonly string[], values: Values): string[][] {
  const { quantities, alike } = story.structure;
  const isTool = (name: Name): boolean => quantities[name]?.is === 'number' && !story.given.has(name);
  const usesTool = ask.lines.findIndex(({ uses }) => uses.some(isTool));
  if (usesTool >= 0 && alike !== undefined)
    return texts.map((text, i) => (i === usesTool ? [fillSlots(story, alike, values), text] : [text]));
  const kept = ask.lines.map((line) =>
    story.grade < 3 || line.by.op === 'name' ? null : sayRest(story, line),
  );
  return texts.map((text, i) => {
    const said = kept[i] ?? null;
    return [said === null || kept.indexOf(said) < i ? text : text.replace(/:(?= )/, ` (${said}):`)];
  });
}
