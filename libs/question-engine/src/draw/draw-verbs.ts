import type { Ask } from '../asks/asks.js';
import type { Dice } from '../core/dice.js';
import { listEvents } from '../tellings/story.js';
import type { Verb, World } from '../worlds/world.js';

/** The verb of each event of a story, by the number of the event. */
export function drawVerbs(dice: Dice, world: World, ask: Ask): Map<number, Verb> {
  const verbs = new Map<number, Verb>();
  const events = listEvents(ask);
  // What is received beside a gift might come from the giver, too.
  const clear = world.gain.filter(({ base }) => base !== 'receive' || !events.some((e) => e.says === 'move'));
  const gain = clear.length > 0 ? clear : world.gain;
  for (const event of events) {
    if (event.says === 'share-rest') continue;
    const list = event.says === 'move' ? [world.move] : event.says.startsWith('gain') ? gain : world.loss;
    // Twice the same verb would name two amounts in the same words.
    const fresh = list.filter(({ base }) => ![...verbs.values()].some((verb) => verb.base === base));
    verbs.set(event.event, dice.pick(fresh.length > 0 ? fresh : list));
  }
  return verbs;
}
