import * as place from './assessment/place.calls.js';
import * as week from './assessment/week-digest.calls.js';
import * as submission from './assessment/submission.calls.js';
import * as draw from './content/draw.calls.js';
import * as recheck from './content/recheck.calls.js';
import type { InternalCall } from './endpoint.js';
import * as adminSetup from './identity/admin-setup.calls.js';
import * as admin from './identity/admin.calls.js';
import * as consent from './identity/consent.calls.js';
import * as family from './identity/family.calls.js';
import * as hiddenNames from './identity/hidden-names.calls.js';
import * as privacy from './identity/privacy.calls.js';
import * as secondFactor from './identity/second-factor.calls.js';
import * as session from './identity/session.calls.js';
import * as signInLine from './identity/sign-in-line.calls.js';
import * as challenge from './marking/challenge.calls.js';
import * as review from './marking/review.calls.js';
import * as verification from './marking/verification.calls.js';

const FILES = [
  place,
  submission,
  week,
  draw,
  recheck,
  adminSetup,
  admin,
  consent,
  family,
  hiddenNames,
  privacy,
  secondFactor,
  session,
  signInLine,
  challenge,
  review,
  verification,
];

/** Every call between services: all that the files of calls declare. A service does not start with one that is missing. */
export const INTERNAL_CALLS: readonly InternalCall[] = FILES.flatMap((file) =>
  Object.values<unknown>(file).filter(isInternalCall),
);

function isInternalCall(value: unknown): value is InternalCall {
  return typeof value === 'object' && value !== null && 'callers' in value;
}
