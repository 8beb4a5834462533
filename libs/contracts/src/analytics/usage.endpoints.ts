import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';
import { CountSchema } from '../numbers.js';

/** To one decimal. */
const PercentSchema = z.number().check(z.gte(0), z.lte(100));

/** Weeks that {@link adminAnalytics} looks back, the current one included. */
export const ANALYTICS_WEEKS = 12;

export const adminAnalytics = endpoint({
  method: 'GET',
  path: '/api/admin/analytics',
  service: 'analytics',
  roles: ['admin'],
  objectRule: 'role',
  summary: 'Who uses the product and how far pupils get; days and weeks (from Sunday) of Singapore.',
  response: z.strictObject({
    /** People who signed in or submitted a paper today or on the 6, and 29, days before. Null: see `isComplete`. */
    activeUsersWeek: z.nullable(CountSchema),
    activeUsersMonth: z.nullable(CountSchema),
    /** Accounts registered since Sunday. Null: see `isComplete`. */
    newSignupsWeek: z.nullable(CountSchema),
    /** Percent of all papers started that were completed; null, like the next, before there is any. */
    assessmentCompletionRate: z.nullable(PercentSchema),
    /** Average percent of the completed papers. */
    averageScore: z.nullable(PercentSchema),
    /** Completed papers per pupil, also of those who have done none, to one decimal; null before there is a pupil. */
    avgAssessmentsPerStudent: z.nullable(z.number().check(z.gte(0))),
    /** Assessments behind the three figures above. Null: see `isComplete`. */
    assessmentsStarted: z.nullable(CountSchema),
    assessmentsCompleted: z.nullable(CountSchema),
    students: z.nullable(CountSchema),
    /** The latest weeks, oldest first; the last is the current one. */
    weeks: z.array(
      z.strictObject({
        /** Its Sunday, `yyyy-MM-dd`. */
        weekStart: z.iso.date(),
        activeUsers: CountSchema,
        newSignups: CountSchema,
        assessmentsCompleted: CountSchema,
      }),
    ),
    /** False while everything is being counted again after an update: until then every figure is null. */
    isComplete: z.boolean(),
    /** Whether the demo accounts count as people: only while the product is one to try out. */
    countsDemoAccounts: z.boolean(),
  }),
});
