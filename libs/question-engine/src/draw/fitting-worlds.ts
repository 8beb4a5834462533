import type { GradeLevel } from '@sumfox/curriculum/grades';
import type { Ask } from '../asks/asks.js';
import { keepFor } from '../memory/remember.js';
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

/** Those of some worlds that have all that an ask speaks of, found once: a draw is dropped far more often. */
export const listFittingWorlds = keepFor((worlds: readonly World[]) =>
  keepFor((ask: Ask): readonly World[] => listFitting(worlds, ask)),
);

/** What is sold on the day it is made: nobody keeps it from day to day. */
const FOOD = /^(?:buns|cookies|curry puffs|sandwiches|soup)$/;

/** The worlds that have all that the relations of an ask speak of, and the words for its gateway and no others. */
function listFitting(worlds: readonly World[], { told }: Ask): readonly World[] {
  const says = new Set(told.map((relation) => relation.says));
  const inPackets = says.has('gain-packets') || says.has('loss-packets');
  const gateway = told.find((relation) => relation.says === 'gateway')?.gateway;
  return worlds.filter(
    ({ packet, things, sharers, through }) =>
      !(inPackets && packet === undefined) &&
      !(says.has('row') && FOOD.test(things)) &&
      !(says.has('share-rest') && sharers === undefined) &&
      through?.gateway === gateway,
  );
}
