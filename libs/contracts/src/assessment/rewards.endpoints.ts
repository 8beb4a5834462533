import * as z from 'zod/mini';
import { ANY_ROLE, endpoint } from '../endpoint.js';
import { BadgeSchema } from './badges.endpoints.js';
import { PUPIL_IN_PATH } from './progress.endpoints.js';

/** How far a place on the pupil's map has grown, least first. A place never goes back (REWARD-2). */
export const PLACE_STAGES = ['seed', 'sprout', 'tree', 'grown'] as const;
export type PlaceStage = (typeof PLACE_STAGES)[number];

/** The place of one sub-strand of the pupil's grade. */
const PlaceSchema = z.strictObject({
  subStrandId: z.string(),
  name: z.string(),
  /** Marked answers in it. */
  answers: z.int(),
  /** Questions among them that were right at the first attempt. */
  rightAtFirstTry: z.int(),
  stage: z.enum(PLACE_STAGES),
  /** When it was mastered first; ISO 8601, UTC. Null while it grows. */
  grownAt: z.nullable(z.string()),
  /** True for a grown place with later answers below the rule: practice is due, and nothing is taken. */
  needsCare: z.boolean(),
});
export type Place = z.infer<typeof PlaceSchema>;

export const rewards = endpoint({
  method: 'GET',
  path: '/api/rewards/:userId',
  service: 'assessment',
  roles: ANY_ROLE,
  objectRule: PUPIL_IN_PATH,
  summary: 'The places of a pupil by sub-strand of the grade, the badges, and the mistakes put right.',
  params: z.object({ userId: z.string().check(z.minLength(1), z.maxLength(64)) }),
  response: z.strictObject({
    /** In curriculum order. */
    places: z.array(PlaceSchema),
    /** Earned, latest first, then the nearest to be earned. */
    badges: z.array(BadgeSchema),
    /** Mistakes put right so far. */
    fixed: z.int(),
    /** The math score in percent before and after the latest paper, where that paper lowered it; null otherwise. */
    scoreFall: z.nullable(z.strictObject({ from: z.int(), to: z.int() })),
  }),
});
export type Rewards = z.infer<(typeof rewards)['response']>;
