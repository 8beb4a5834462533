import type { HeuristicId } from '@sumfox/curriculum/heuristics';
import type { Ask } from '../asks/asks.js';
import { placeOfUnknown } from '../proof/demand.js';
import type { Relation } from '../structures/relations.js';
import type { Structure } from '../structures/structure.js';
import { findGatewayName } from '../structures/gateways.js';
import { listEvents } from '../tellings/story.js';
import type { Tree } from '../core/expression.js';
import type { World } from '../worlds/world.js';

/** What cells are about, whatever their worlds measure. */
export interface CellTopic {
  heuristicId: HeuristicId;
  /** Ids of the structures that the cell is about. */
  structures: readonly string[];
  /** A story of the cell tells one of these at least; any story fits where none is named. */
  tells: ReadonlyArray<Relation['says']>;
  /** It tells one of these too. */
  alsoTells?: ReadonlyArray<Relation['says']>;
  /** What its asks are, beyond the sentences of the story. */
  asks?: 'start' | 'guess' | 'deduction' | 'letter';
}

/** Where the stories of cells play. */
export interface CellPlace {
  subStrandId: string;
  /** What its worlds measure. */
  kinds: ReadonlyArray<World['kind']>;
  /** Whether worlds of thousands belong to it. */
  isLarge?: true;
  /** Holdings are read from a graph. */
  hasGraph?: true;
  /** It is about data: of ten items, so many are tried with a graph or a table of the holdings first. */
  graphsOfTen?: number;
  /** Gateways by which an amount may be told beside the plain way. */
  alsoThrough?: readonly string[];
  /** One told amount at least has decimal places. */
  hasDecimals?: true;
  /** Its worlds have fractions of one whole, which are added and taken away and no more. */
  hasFractions?: true;
}

/** One (sub-strand, heuristic) of a grade for which the core has structures. */
export type CoreCell = CellTopic & CellPlace;

const tellsOneOf = (ask: Ask, says: CellTopic['tells']): boolean =>
  says.length === 0 || ask.told.some((relation) => says.includes(relation.says));

/** Names of what one owner has that a story tells, by itself or through a gateway. */
const listToldHoldings = ({ quantities }: Structure, { given, told }: Ask): string[] =>
  [...given, ...told.flatMap((r) => (r.says === 'gateway' ? [findGatewayName(r)] : []))].filter(
    (name) => quantities[name]?.is === 'holding',
  );

/** What makes an ask one of a heuristic, beyond the sentences of its story. */
const FITS: Readonly<Record<NonNullable<CellTopic['asks']>, (structure: Structure, ask: Ask) => boolean>> = {
  // What there was at first is asked.
  start: (structure, ask) => listEvents(ask).length > 0 && placeOfUnknown(structure, ask) === 2,
  // Only the total is known, so that an amount can be guessed and checked.
  guess: (structure, ask) =>
    structure.quantities[ask.asked]?.is === 'holding' &&
    ask.told.some((r) => r.says === 'total' || (r.says === 'gateway' && r.owners.length > 1)) &&
    listToldHoldings(structure, ask).length === 0,
  // Two statements about several owners are brought together.
  deduction: (_, { told }) => told.filter((r) => r.says !== 'gateway' || r.owners.length > 1).length > 1,
  // What the letter stands for is not told.
  letter: (structure, ask) =>
    ask.told.every(
      (r) =>
        r.says !== 'in-letters' ||
        !listToldHoldings(structure, ask).some((name) => {
          const quantity = structure.quantities[name];
          return quantity?.is === 'holding' && quantity.owner === r.than;
        }),
    ),
};

/** Whether a line adds and takes away only. */
const isAdded = (tree: Tree): boolean =>
  tree.op === 'number' ||
  tree.op === 'name' ||
  ((tree.op === '+' || tree.op === '-') && isAdded(tree.left) && isAdded(tree.right));

/** Whether an ask is about what the cell is about. */
export const isOfCell = (cell: CoreCell, structure: Structure, ask: Ask): boolean =>
  tellsOneOf(ask, cell.tells) &&
  tellsOneOf(ask, cell.alsoTells ?? []) &&
  (cell.asks === undefined || FITS[cell.asks](structure, ask)) &&
  (!cell.hasFractions || ask.lines.every(({ by }) => isAdded(by)));

/** Whether a story of the cell may play in a world. */
export const playsInCell = (cell: CoreCell, world: World): boolean =>
  cell.kinds.includes(world.kind) &&
  (cell.isLarge === true || !world.isLarge) &&
  (cell.hasFractions === true) === (world.denominator !== undefined);

/** `h2 addition`: tells a cell apart where draws are mixed. */
export const coreCellKey = ({ subStrandId, heuristicId }: CoreCell): string =>
  `${subStrandId} ${heuristicId}`;
