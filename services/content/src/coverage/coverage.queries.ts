import { Utils } from '@mikro-orm/postgresql';
import type { GradeLevel } from '@sumfox/curriculum/grades';
import type { EntityManager } from '@sumfox/platform/database/database';
import { readRows } from '@sumfox/platform/database/statements';
import * as z from 'zod/mini';
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

const QualitySchema = z.object({
  grade_level: z.string(),
  sub_strand_id: z.string(),
  heuristic_id: z.string(),
  /** Mean of the active questions, percent. */
  quality: z.nullable(z.int()),
  withdrawn: z.int(),
});

/** Mean score of the checks and withdrawn questions of each pairing. */
export async function readQuality(
  em: EntityManager,
  grades: readonly GradeLevel[],
): Promise<
  (place: Pick<Place, 'gradeLevel' | 'subStrandId' | 'heuristicId'>) => {
    quality: number | null;
    withdrawn: number;
  }
> {
  // SQL: the ORM averages no groups.
  const rows = await readRows(
    em,
    QualitySchema,
    `select grade_level, sub_strand_id, heuristic_id,
       round(100 * avg(validation_score) filter (where status = 'active'))::int as quality,
       count(*) filter (where status = 'retired')::int as withdrawn
     from items where grade_level = any (?::text[]) group by 1, 2, 3`,
    [[...grades]],
  );
  const found = new Map(
    rows.map(({ quality, withdrawn, ...key }) => [
      `${key.grade_level}|${key.sub_strand_id}|${key.heuristic_id}`,
      { quality, withdrawn },
    ]),
  );
  return ({ gradeLevel, subStrandId, heuristicId }) =>
    found.get(`${gradeLevel}|${subStrandId}|${heuristicId}`) ?? { quality: null, withdrawn: 0 };
}
