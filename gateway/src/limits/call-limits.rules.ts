import { saveAnswers, submitAssessment } from '@sumfox/contracts/assessment/paper.endpoints';
import { processPdf } from '@sumfox/contracts/content/extraction.endpoints';
import { sophisticatedVisual, visualProbability } from '@sumfox/contracts/content/visual.endpoints';
import { type Endpoint, endpointKey } from '@sumfox/contracts/endpoint';
import { resetPassword } from '@sumfox/contracts/identity/admin.endpoints';
import { linkChild, undoUnlink } from '@sumfox/contracts/identity/family.endpoints';
import { exportData, requestErasure } from '@sumfox/contracts/identity/privacy.endpoints';
import { checkUsername, updateProfile } from '@sumfox/contracts/identity/profile.endpoints';
import { register, registerFamily } from '@sumfox/contracts/identity/registration.endpoints';

/** How often a call may be made. */
export interface CallLimit {
  /** Signed-in calls are counted by user: a school shares one address. */
  by: 'user' | 'address';
  max: number;
  windowMs: number;
  /** By the minute in each gateway alone: no save waits for Redis. Over all gateways when absent. */
  alone?: true;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Calls that let somebody guess, fill the database or keep the machine busy. */
const LIMITS = new Map<string, CallLimit>(
  (
    [
      // A page saves two seconds after an edit at the earliest, and keeps what was refused.
      [saveAnswers, { by: 'user', max: 60, windowMs: MINUTE, alone: true }],
      [submitAssessment, { by: 'user', max: 10, windowMs: MINUTE, alone: true }],
      // Two classes that register in one lesson stay below.
      [register, { by: 'address', max: 100, windowMs: HOUR }],
      [registerFamily, { by: 'address', max: 100, windowMs: HOUR }],
      [linkChild, { by: 'user', max: 5, windowMs: HOUR }],
      // Unlinking and undoing in turns would fill the log that only grows.
      [undoUnlink, { by: 'user', max: 20, windowMs: HOUR }],
      [checkUsername, { by: 'user', max: 20, windowMs: MINUTE }],
      // Each of these may check a password.
      [updateProfile, { by: 'user', max: 30, windowMs: 15 * MINUTE }],
      [resetPassword, { by: 'user', max: 60, windowMs: 15 * MINUTE }],
      [requestErasure, { by: 'user', max: 10, windowMs: HOUR }],
      [exportData, { by: 'user', max: 20, windowMs: 24 * HOUR }],
      // Megabytes each; how many are read in a day is counted where they are read.
      [processPdf, { by: 'user', max: 30, windowMs: HOUR }],
      // Each may make questions by the hundred.
      [sophisticatedVisual, { by: 'user', max: 30, windowMs: HOUR }],
      [visualProbability, { by: 'user', max: 30, windowMs: HOUR }],
    ] satisfies ReadonlyArray<readonly [Pick<Endpoint, 'method' | 'path'>, CallLimit]>
  ).map(([endpoint, limit]) => [endpointKey(endpoint), limit]),
);

/** The limit of a call, or null. */
export function findCallLimit(endpoint: Pick<Endpoint, 'method' | 'path'>): CallLimit | null {
  return LIMITS.get(endpointKey(endpoint)) ?? null;
}
