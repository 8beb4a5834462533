import type { Words } from '../../engines/plot.engine.js';

/** Two owners of the same things; the first one's are told in equal groups. */
function owners(
  one: string,
  two: string,
  things: string,
  groups: string,
  gives: string,
  give: string,
): Words {
  return { one, two, things, groups, gives, give };
}

const places = (one: string, two: string, things: string, groups: string): Words =>
  owners(one, two, things, groups, `${one} sends`, `${one} send`);

/** Stores and libraries. */
export const LARGE_OWNERS: readonly Words[] = [
  places('Library A', 'Library B', 'books', 'van loads'),
  places('Warehouse A', 'Warehouse B', 'tins', 'lorry loads'),
  places('Factory A', 'Factory B', 'masks', 'containers'),
  places('Store A', 'Store B', 'tiles', 'pallets'),
  places('Farm A', 'Farm B', 'eggs', 'lorry loads'),
  places('Yard A', 'Yard B', 'bricks', 'lorry loads'),
  places('Depot A', 'Depot B', 'bottles', 'pallets'),
  places('Printer A', 'Printer B', 'newspapers', 'van loads'),
];
