import type { Name, Owner } from './quantity.js';
import type { Relation } from './relations.js';
import type { Structure } from './structure.js';

/** Owners that relations speak of. */
function* listOfRelation(relation: Relation): Generator<Owner> {
  if ('owners' in relation) yield* relation.owners;
  else yield relation.owner;
  if ('to' in relation) yield relation.to;
  if ('than' in relation) yield relation.than;
}

/** Owners that a quantity is about. */
function* listOfName(structure: Structure, name: Name): Generator<Owner> {
  const quantity = structure.quantities[name];
  if (quantity?.is === 'holding' || quantity?.is === 'each') yield quantity.owner;
  if (quantity?.is === 'total') yield* quantity.owners;
  if (quantity?.is === 'more') yield* [quantity.owner, quantity.than];
}

/** Everybody whom told relations, told values and the question speak of. */
export function listOwners(
  structure: Structure,
  told: readonly Relation[],
  names: Iterable<Name>,
): ReadonlySet<Owner> {
  const owners = new Set<Owner>(told.flatMap((relation) => [...listOfRelation(relation)]));
  for (const name of names) for (const owner of listOfName(structure, name)) owners.add(owner);
  return owners;
}
