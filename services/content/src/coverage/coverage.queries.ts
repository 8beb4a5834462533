import type { GradeLevel } from '@sumfox/curriculum/grades';
import type { EntityManager } from '@sumfox/platform/database/database';
import type { CellCount } from './coverage.rules.js';

/** Active questions of every pairing and level that has any, of these grades. */
export async function countActive(em: EntityManager, grades: readonly GradeLevel[]): Promise<CellCount[]> {
  return em.execute<CellCount[]>(
    `select grade_level as "gradeLevel", sub_strand_id as "subStrandId", heuristic_id as "heuristicId", level,
       count(*)::int as count
     from items where status = 'active' and grade_level = any (?::text[]) group by 1, 2, 3, 4`,
    [`{${grades.map((grade) => `"${grade}"`).join(',')}}`],
  );
}
