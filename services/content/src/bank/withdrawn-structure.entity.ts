import { type InferEntity, defineEntity, p } from '@mikro-orm/postgresql';
import { STRUCTURE_REASONS } from '@sumfox/contracts/content/structures.endpoints';
import { GRADE_LEVELS } from '@sumfox/curriculum/grades';

/** A structure that an admin took out of a grade. The row stays when it is restored. */
export const WithdrawnStructureEntity = defineEntity({
  name: 'WithdrawnStructure',
  tableName: 'withdrawn_structures',
  properties: {
    id: p.uuid().primary(),
    gradeLevel: p.enum(GRADE_LEVELS),
    /** Heuristic, sub-strand and structure, such as `h2/ratio/one-gains`. */
    structure: p.text(),
    reason: p.enum(STRUCTURE_REASONS),
    /** Questions that left the bank. */
    questions: p.integer(),
    withdrawnAt: p.datetime(),
    /** Null while it is withdrawn. */
    restoredAt: p.datetime().nullable(),
  },
  indexes: [
    {
      name: 'withdrawn_structures_standing',
      expression:
        'create unique index "withdrawn_structures_standing" on "withdrawn_structures" ("grade_level", "structure") where restored_at is null',
    },
  ],
});
export type WithdrawnStructureRow = InferEntity<typeof WithdrawnStructureEntity>;
