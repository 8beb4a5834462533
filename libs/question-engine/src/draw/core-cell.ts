import type { HeuristicId } from '@sumfox/curriculum/heuristics';
import type { Ask } from '../asks/asks.js';
import type { Relation } from '../structures/relations.js';
import type { World } from '../worlds/world.js';

/** One (sub-strand, heuristic) of a grade that the core draws, at every level and of every type. */
export interface CoreCell {
  subStrandId: string;
  heuristicId: HeuristicId;
  /** Ids of the structures that the cell is about. */
  structures: readonly string[];
  /** A story of the cell tells one of these at least; any story fits where none is named. */
  tells: ReadonlyArray<Relation['says']>;
  /** What its worlds measure. */
  kinds: ReadonlyArray<World['kind']>;
  /** Whether worlds of thousands belong to it. */
  isLarge: boolean;
}

/** Whether an ask is about what the cell is about. */
export const isOfCell = (cell: CoreCell, ask: Ask): boolean =>
  cell.tells.length === 0 || ask.told.some((relation) => cell.tells.includes(relation.says));

/** Whether a story of the cell may play in a world. */
export const playsInCell = (cell: CoreCell, world: World): boolean =>
  cell.kinds.includes(world.kind) && (cell.isLarge || !world.isLarge);

/** `h2 addition`: tells a cell apart where draws are mixed. */
export const coreCellKey = ({ subStrandId, heuristicId }: CoreCell): string =>
  `${subStrandId} ${heuristicId}`;
