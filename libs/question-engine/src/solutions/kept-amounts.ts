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

/** What a line of the end takes over from before: a total within which things only move, or what nothing happens to. */
function nameKept(story: Story, { finds, uses }: Line): string | null {
  const names = [finds, ...uses];
  const events = listEvents(story);
  if (events.length === 0 || !names.some((name) => isOfEnd(story, name))) return null;
  for (const name of names) {
    const quantity = story.structure.quantities[name];
    const isWithin = (owners: readonly string[]): boolean =>
      events.every((e) => e.says === 'move' && owners.includes(e.owner) && owners.includes(e.to));
    if (quantity?.is === 'total' && quantity.at === 0 && isWithin(quantity.owners)) return 'the total';
    if (quantity?.is === 'holding' && placeOf(story, [quantity.owner], quantity.at) === 'always')
      return `what ${story.cast[quantity.owner].name} had`;
  }
  return null;
}

/** The lines of a solution as texts, with what stays the same where a line first rests on it. */
export function sayKept(story: Story, ask: Ask, texts: readonly string[], values: Values): string[] {
  const { quantities, alike } = story.structure;
  const isTool = (name: Name): boolean => quantities[name]?.is === 'number' && !story.given.has(name);
  const usesTool = ask.lines.findIndex(({ uses }) => uses.some(isTool));
  if (usesTool >= 0 && alike !== undefined)
    return texts.toSpliced(usesTool, 0, fillSlots(story, alike, values));
  const kept = ask.lines.map((line) =>
    story.grade < 3 || line.by.op === 'name' ? null : nameKept(story, line),
  );
  const first = kept.findIndex((name) => name !== null);
  return texts.map((text, i) =>
    i === first ? text.replace(/:(?= )/, ` (${kept[first] ?? ''} does not change):`) : text,
  );
}
