import * as z from 'zod/mini';
import { GRADE_LEVELS } from '@sumfox/curriculum/grades';

/** Characters of an unknown name that the error repeats. */
const NAME_MAX = 40;

/** An unknown grade or id as an error names it. */
export function shownInput(input: unknown): string {
  return typeof input === 'string' ? input.slice(0, NAME_MAX) : typeof input;
}

/** Apart from the item's shapes, so that the sign-in page need not carry those. */
export const GradeLevelSchema = z.enum(GRADE_LEVELS, {
  error: ({ input }) => `Invalid grade level: ${shownInput(input)}`,
});
