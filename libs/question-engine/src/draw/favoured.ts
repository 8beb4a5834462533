import type { GradeLevel } from '@sumfox/curriculum/grades';
import { listSubStrands } from '@sumfox/curriculum/sub-strands';
import { type Dice, mixSeed } from '../core/dice.js';
import { remember } from '../memory/remember.js';

/** Sub-strands that follow each other favour different structures; the fifth favours those of the first again. */
const TURNS = 4;

/**
 * Which sub-strands favour a structure: they share structures, and without this the same one would lead in many of them.
 */
const turnOf = remember((structure): number => mixSeed('favoured', structure) % TURNS, Infinity);

/** One draw of so many begins with a favoured structure. */
const FAVOURED_ONE_OF = 2;

/** It fits the levels of most cells and would lead in them: it comes last where it is not favoured. */
const FITS_MOST = 'spent-then-fraction';

/** A part of the draws begins with a favoured structure; the others keep their order. */
export function favour<T>(
  dice: Dice,
  { grade, subStrandId }: { grade: GradeLevel; subStrandId: string },
  structures: readonly T[],
  idOf: (structure: T) => string,
): readonly T[] {
  if (!dice.chance(FAVOURED_ONE_OF)) return structures;
  const place = listSubStrands(grade).findIndex(({ id }) => id === subStrandId);
  const orderOf = (one: T): number =>
    place >= 0 && turnOf(idOf(one)) === place % TURNS ? 0 : idOf(one).startsWith(FITS_MOST) ? 2 : 1;
  return structures.toSorted((a, b) => orderOf(a) - orderOf(b));
}
