import { saveAnswers, submitAssessment } from '@sumfox/contracts/assessment/paper.endpoints';
import { processPdf } from '@sumfox/contracts/content/extraction.endpoints';
import { sophisticatedVisual, visualProbability } from '@sumfox/contracts/content/visual.endpoints';
import { type Endpoint, endpointKey } from '@sumfox/contracts/endpoint';
import { resetPassword } from '@sumfox/contracts/identity/admin.endpoints';
import { describeAdminSetup, setUpAdmin } from '@sumfox/contracts/identity/admin-setup.endpoints';
import { stopDigest, stopDigestByMachine } from '@sumfox/contracts/identity/digest.endpoints';
import {
  changeEmail,
  confirmEmail,
  describePasswordLink,
  forgotPassword,
  resetForgottenPassword,
} from '@sumfox/contracts/identity/email.endpoints';
import { linkChild, undoUnlink } from '@sumfox/contracts/identity/family.endpoints';
import { loginSecondFactor } from '@sumfox/contracts/identity/second-factor.endpoints';
import { exportData, requestErasure } from '@sumfox/contracts/identity/privacy.endpoints';
import { checkUsername, createLinkCode, updateProfile } from '@sumfox/contracts/identity/profile.endpoints';
import { addChild, register, registerFamily } from '@sumfox/contracts/identity/registration.endpoints';

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

/** Calls that allow guessing, fill the database or load the machine. */
const LIMITS: ReadonlyMap<string, CallLimit> = new Map(
  (
    [
      // A page saves two seconds after an edit at the earliest, and keeps refused edits (PAPER-15).
      [saveAnswers, { by: 'user', max: 60, windowMs: MINUTE, alone: true }],
      [submitAssessment, { by: 'user', max: 10, windowMs: MINUTE, alone: true }],
      // Enough for two classes that register in one lesson.
      [register, { by: 'address', max: 100, windowMs: HOUR }],
      [registerFamily, { by: 'address', max: 100, windowMs: HOUR }],
      [addChild, { by: 'user', max: 20, windowMs: HOUR }],
      // A link of 256 random bits cannot be guessed; this bounds the cost of looking it up and hashing.
      [describeAdminSetup, { by: 'address', max: 60, windowMs: HOUR }],
      // Identity allows an address one e-mail a minute and six a day; this bounds what one place can ask for.
      [forgotPassword, { by: 'address', max: 60, windowMs: HOUR }],
      [describePasswordLink, { by: 'address', max: 60, windowMs: HOUR }],
      [resetForgottenPassword, { by: 'address', max: 60, windowMs: HOUR }],
      [confirmEmail, { by: 'address', max: 100, windowMs: HOUR }],
      // A mail provider calls it from few addresses for many readers.
      [stopDigestByMachine, { by: 'address', max: 2_000, windowMs: HOUR }],
      [stopDigest, { by: 'address', max: 100, windowMs: HOUR }],
      [changeEmail, { by: 'user', max: 20, windowMs: HOUR }],
      [loginSecondFactor, { by: 'address', max: 300, windowMs: HOUR }],
      [setUpAdmin, { by: 'address', max: 60, windowMs: HOUR }],
      // Identity allows five failures of these, since a wrong code must cost a try even while Redis is unreachable.
      [linkChild, { by: 'user', max: 20, windowMs: HOUR }],
      [createLinkCode, { by: 'user', max: 30, windowMs: HOUR }],
      // Repeated unlinking and undoing would fill the audit log, which only grows.
      [undoUnlink, { by: 'user', max: 20, windowMs: HOUR }],
      [checkUsername, { by: 'user', max: 20, windowMs: MINUTE }],
      // Each of these may check a password.
      [updateProfile, { by: 'user', max: 30, windowMs: 15 * MINUTE }],
      [resetPassword, { by: 'user', max: 60, windowMs: 15 * MINUTE }],
      [requestErasure, { by: 'user', max: 10, windowMs: HOUR }],
      [exportData, { by: 'user', max: 20, windowMs: 24 * HOUR }],
      // Each holds megabytes. The service that reads them counts them by day.
      [processPdf, { by: 'user', max: 30, windowMs: HOUR }],
      // Each may make hundreds of questions.
      [sophisticatedVisual, { by: 'user', max: 30, windowMs: HOUR }],
      [visualProbability, { by: 'user', max: 30, windowMs: HOUR }],
    ] satisfies ReadonlyArray<readonly [Pick<Endpoint, 'method' | 'path'>, CallLimit]>
  ).map(([endpoint, limit]) => [endpointKey(endpoint), limit]),
);

/** The limit of a call, or null. */
export function findCallLimit(endpoint: Pick<Endpoint, 'method' | 'path'>): CallLimit | null {
  return LIMITS.get(endpointKey(endpoint)) ?? null;
}
