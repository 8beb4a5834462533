import type { GradeLevel } from '@sumfox/curriculum/grades';
import { listSubStrands } from '@sumfox/curriculum/sub-strands';
import { type Dice, mixSeed } from '../core/dice.js';

/** Sub-strands that follow each other favour different structures; the fifth favours those of the first again. */
const TURNS = 4;

/**
 * The structures that a sub-strand favours: sub-strands share structures, and without this the same one would lead in
 * many of them.
 */
function isFavoured(grade: GradeLevel, subStrandId: string, structure: string): boolean {
  const place = listSubStrands(grade).findIndex(({ id }) => id === subStrandId);
  return place >= 0 && mixSeed('favoured', structure) % TURNS === place % TURNS;
}

/** One draw of so many begins with a favoured structure. */
const FAVOURED_ONE_OF = 2;

/** A part of the draws begins with a favoured structure; the others keep their order. */
export function favour<T>(
  dice: Dice,
  { grade, subStrandId }: { grade: GradeLevel; subStrandId: string },
  structures: readonly T[],
  idOf: (structure: T) => string,
): readonly T[] {
  if (!dice.chance(FAVOURED_ONE_OF)) return structures;
  const favoured = structures.filter((one) => isFavoured(grade, subStrandId, idOf(one)));
  return [...favoured, ...structures.filter((one) => !favoured.includes(one))];
}
