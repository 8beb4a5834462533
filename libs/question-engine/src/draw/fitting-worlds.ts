import type { GradeLevel } from '@sumfox/curriculum/grades';
import type { Ask } from '../asks/asks.js';
import { WORLDS } from '../worlds/catalogue.js';
import { type World, rangeOf } from '../worlds/world.js';
import { type CoreCell, coreCellKey, playsInCell } from './core-cell.js';

/** Where stories are to play; in one world only, where one is wished for. */
interface Place {
  grade: GradeLevel;
  cell?: CoreCell;
  world?: string | undefined;
}

const playable = new Map<string, readonly World[]>();

/** The worlds of a grade and a cell, or the one that is wished for. */
export function listWorlds({ grade, cell, world: wished }: Place): readonly World[] {
  const key = `${grade} ${cell ? coreCellKey(cell) : ''}`;
  const known = playable.get(key);
  const worlds =
    known ??
    WORLDS.filter(
      (world) =>
        (cell ? playsInCell(cell, world) : world.denominator === undefined) && rangeOf(world, grade) !== null,
    );
  if (!known) playable.set(key, worlds);
  return wished === undefined ? worlds : worlds.filter(({ id }) => id === wished);
}

/** Worlds of a list that fit an ask, found once: a draw is dropped far more often than a list changes. */
const fittingWorlds = new WeakMap<readonly World[], WeakMap<Ask, readonly World[]>>();

/** Those of some worlds that have all that an ask speaks of. */
export function listFittingWorlds(worlds: readonly World[], ask: Ask): readonly World[] {
  const known = fittingWorlds.get(worlds) ?? new WeakMap<Ask, readonly World[]>();
  if (!fittingWorlds.has(worlds)) fittingWorlds.set(worlds, known);
  const found = known.get(ask) ?? worlds.filter((world) => fitsWorld(world, ask));
  if (!known.has(ask)) known.set(ask, found);
  return found;
}

/** Whether a world has the words for the gateway of an ask, and no others. */
function fitsGateway({ through }: World, ask: Ask): boolean {
  const told = ask.told.find((relation) => relation.says === 'gateway');
  if (!through || !told) return !through === !told;
  return told.gateway === through.gateway;
}

/** Whether a world has all that the relations of an ask speak of. */
function fitsWorld(world: World, ask: Ask): boolean {
  return (
    ask.told.every((relation) => {
      if (relation.says === 'gain-packets' || relation.says === 'loss-packets')
        return world.packet !== undefined;
      if (relation.says === 'share-rest') return world.sharers !== undefined;
      return true;
    }) && fitsGateway(world, ask)
  );
}
