import type { GradeLevel } from '@sumfox/curriculum/grades';

/**
 * How many cells of a grade still miss the rise of demand from level to level: the report fails beyond them (0378, with
 * reasons in 0411). The numbers go down and never up.
 */
export const MISSING_STANDS: Readonly<Record<GradeLevel, number>> = {
  'Primary 1': 0,
  'Primary 2': 2,
  'Primary 3': 2,
  'Primary 4': 0,
  'Primary 5': 2,
  'Primary 6': 1,
};

/** Of the long items of Primary 6, how many in a hundred are worth 3 paper marks or more; all are to be. It goes up only. */
export const WORTH_THREE_STANDS = 99;
