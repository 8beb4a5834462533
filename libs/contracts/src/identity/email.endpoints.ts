import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';
import {
  DoneSchema,
  EmailSchema,
  MIN_PASSWORD_LENGTH,
  SENTENCES,
  existingPasswordField,
  passwordField,
} from './fields.js';

/** How long a link confirms an address, and sets a password. */
export const VERIFY_LINK_HOURS = 24;
export const RESET_LINK_MINUTES = 60;

/** The secret part of a link in an e-mail. */
const LinkTokenSchema = z.string('The link is not complete.').check(z.maxLength(200));

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  service: 'identity',
  roles: 'public',
  objectRule: 'open',
  summary: 'Asks for a link that sets a new password. The answer is the same for every address.',
  body: z.strictObject({ email: EmailSchema }),
  response: z.strictObject({ message: z.string() }),
});

export const describePasswordLink = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password/describe',
  service: 'identity',
  roles: 'public',
  objectRule: 'open',
  summary: 'For which account a link sets a password; 400 when it was used or is older than an hour.',
  body: z.strictObject({ token: LinkTokenSchema }),
  response: z.strictObject({ username: z.string() }),
});

export const resetForgottenPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  service: 'identity',
  roles: 'public',
  objectRule: 'open',
  summary:
    'Sets a new password by a link, which is used up, and ends all sessions. A repeat gets the same answer.',
  body: z.strictObject({
    token: LinkTokenSchema,
    password: passwordField(SENTENCES.chosenPassword, MIN_PASSWORD_LENGTH),
  }),
  response: DoneSchema,
});

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/auth/confirm-email',
  service: 'identity',
  roles: 'public',
  objectRule: 'open',
  summary: 'Confirms an address by a link, which is used up. A repeat gets the same answer.',
  body: z.strictObject({ token: LinkTokenSchema }),
  response: z.strictObject({ address: z.string() }),
});

export const ownEmail = endpoint({
  method: 'GET',
  path: '/api/profile/email',
  service: 'identity',
  roles: ['parent'],
  objectRule: 'session',
  summary: 'The e-mail address of the calling parent, and whether it works.',
  response: z.strictObject({
    /** Null for an account without one. */
    address: z.nullable(z.string()),
    /** True after its owner used a link that was sent there. */
    isConfirmed: z.boolean(),
    /** True when the mail server refused it; no e-mail is sent there until a link is asked for. */
    isRefused: z.boolean(),
    /** A new address that waits for its confirmation. */
    nextAddress: z.nullable(z.string()),
  }),
});

export const sendConfirmation = endpoint({
  method: 'POST',
  path: '/api/profile/email/confirmation',
  service: 'identity',
  roles: ['parent'],
  objectRule: 'session',
  summary: 'Sends a new link that confirms the address of the calling parent; 429 when one was just sent.',
  response: DoneSchema,
});

export const changeEmail = endpoint({
  method: 'PUT',
  path: '/api/profile/email',
  service: 'identity',
  roles: ['parent'],
  objectRule: 'session',
  summary: 'Sends a link to a new address; the address changes when the link is used.',
  body: z.strictObject({
    email: EmailSchema,
    currentPassword: existingPasswordField(SENTENCES.ownCurrentPassword),
  }),
  response: DoneSchema,
});
