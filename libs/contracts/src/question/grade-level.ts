import * as z from 'zod/mini';
import { GRADE_LEVELS } from '@sumfox/curriculum/grades';

/** Apart from the item's shapes, so that the sign-in page need not carry those. */
export const GradeLevelSchema = z.enum(GRADE_LEVELS);
