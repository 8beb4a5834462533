import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';
import { UserSchema } from './account.js';
import { MIN_PASSWORD_LENGTH, passwordField, SENTENCES } from './fields.js';

/** The secret part of a link that an operator's command has printed. */
const SetupTokenSchema = z.string('The link is not complete.').check(z.maxLength(200));

/** A call with a body, so that no address contains the token. */
export const describeAdminSetup = endpoint({
  method: 'POST',
  path: '/api/auth/admin-setup/describe',
  service: 'identity',
  roles: 'public',
  objectRule: 'open',
  summary: 'For which admin an operator’s link is; 400 when it was used, replaced or is older than an hour.',
  body: z.strictObject({ token: SetupTokenSchema }),
  response: z.strictObject({
    username: z.string(),
    /** Purpose: create an admin, or restore an existing one's access. */
    purpose: z.enum(['create', 'reset']),
  }),
});

export const AdminSetupBodySchema = z.strictObject({
  token: SetupTokenSchema,
  password: passwordField(SENTENCES.chosenPassword, MIN_PASSWORD_LENGTH),
});

export const setUpAdmin = endpoint({
  method: 'POST',
  path: '/api/auth/admin-setup',
  service: 'gateway',
  roles: 'public',
  objectRule: 'open',
  summary: 'Uses up an operator’s link: sets the admin’s password and signs the admin in.',
  body: AdminSetupBodySchema,
  response: z.strictObject({ user: UserSchema }),
});
