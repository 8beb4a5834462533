import * as z from 'zod/mini';
import { ANY_ROLE, endpoint } from '../endpoint.js';
import { PUPIL_IN_PATH } from './progress.endpoints.js';

/** A badge, earned or to be earned; counted from what the pupil has really done. */
export const BadgeSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** Condition of the badge, in a pupil's words. */
  description: z.string(),
  /** Unit of `have` and `need`, such as `days`. */
  unit: z.string(),
  have: z.int(),
  need: z.int(),
  /** ISO 8601, UTC; null while it is still to be earned. */
  earnedAt: z.nullable(z.string()),
});
export type Badge = z.infer<typeof BadgeSchema>;

export const badges = endpoint({
  method: 'GET',
  path: '/api/badges/:userId',
  service: 'assessment',
  roles: ANY_ROLE,
  objectRule: PUPIL_IN_PATH,
  summary: 'The badges of a pupil: earned, latest first, then the nearest to be earned.',
  params: z.object({ userId: z.string().check(z.minLength(1), z.maxLength(64)) }),
  response: z.strictObject({ badges: z.array(BadgeSchema) }),
});
