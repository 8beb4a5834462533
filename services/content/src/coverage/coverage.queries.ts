import { Utils } from '@mikro-orm/postgresql';
import type { GradeLevel } from '@sumfox/curriculum/grades';
import type { EntityManager } from '@sumfox/platform/database/database';
import { BankItem } from '../bank/index.js';
import type { Place } from './coverage.rules.js';

const PLACE_FIELDS = ['gradeLevel', 'subStrandId', 'heuristicId', 'level'] as const;

/** Counts the active questions of these grades; gives how many a pairing has at a level. */
export async function countActive(
  em: EntityManager,
  grades: readonly GradeLevel[],
): Promise<(place: Place) => number> {
  const counts = await em.countBy(BankItem, PLACE_FIELDS, {
    where: { status: 'active', gradeLevel: { $in: [...grades] } },
  });
  return (place) => counts[PLACE_FIELDS.map((name) => place[name]).join(Utils.PK_SEPARATOR)] ?? 0;
}
