import { defineEntity, p } from '@mikro-orm/postgresql';
import { storedShape } from '@sumfox/contracts/stored-shape';
import { GRADE_LEVELS } from '@sumfox/curriculum/grades';
import { storedJson } from '@sumfox/platform/database/stored-json';
import { StoredDifficultiesSchema } from '@sumfox/pupil-model/stored-difficulties';

const STORED_DIFFICULTIES = storedShape({
  name: 'difficulties',
  version: 1,
  data: StoredDifficultiesSchema,
});

/**
 * Difficulties of a grade's items after a number of batches of answers. One row is the latest, another the last
 * checkpoint. It names no pupil.
 */
export const DifficultyState = defineEntity({
  name: 'DifficultyState',
  tableName: 'difficulty_states',
  properties: {
    gradeLevel: p.enum(GRADE_LEVELS).primary(),
    /** Batches of answers learned from. */
    version: p.integer().primary(),
    state: storedJson(STORED_DIFFICULTIES),
    /** Kept for a rebuild: answers from before it may be gone. */
    isCheckpoint: p.boolean().default(false),
  },
});
