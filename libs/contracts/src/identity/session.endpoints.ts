import * as z from 'zod/mini';
import { ANY_ROLE, RESTRICTIONS, endpoint } from '../endpoint.js';
import { UserSchema } from './account.js';
import { CREDENTIALS_REQUIRED } from './credentials-required.js';
import { IN_LINE_TIMEOUT_MS } from './in-line.js';

/** A credential field: missing, empty, over-long and non-text all get one sentence (ACCOUNT-4). */
const CredentialSchema = z
  .string(CREDENTIALS_REQUIRED)
  .check(z.minLength(1, CREDENTIALS_REQUIRED), z.maxLength(200, CREDENTIALS_REQUIRED));

export const LoginBodySchema = z.object({
  username: z.string(CREDENTIALS_REQUIRED).check(
    // A name is looked up in the database, which knows no NUL.
    z.overwrite((name) => name.replaceAll('\0', '').trim()),
    z.minLength(1, CREDENTIALS_REQUIRED),
    z.maxLength(200, CREDENTIALS_REQUIRED),
  ),
  /** Exactly as typed: a password of spaces is a password. */
  password: CredentialSchema,
  /** Made by the form for this attempt, which asks for its place in line by it. */
  requestId: z.optional(z.uuid()),
});

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  service: 'gateway',
  roles: 'public',
  objectRule: 'open',
  summary:
    'Signs in with username or e-mail and password, and sets the session cookie; 202 when a code is asked for next.',
  body: LoginBodySchema,
  timeoutMs: IN_LINE_TIMEOUT_MS,
  waitsInLine: true,
  response: z.union([
    z.strictObject({ user: UserSchema }),
    z.strictObject({ secondFactor: z.literal('required') }),
  ]),
  status: (response) => ('user' in response ? 200 : 202),
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  service: 'gateway',
  roles: 'public',
  objectRule: 'open',
  summary: 'Ends the session on the server and clears the cookie; harmless without a session.',
  response: z.strictObject({ success: z.literal(true) }),
});

export const currentUser = endpoint({
  method: 'GET',
  path: '/api/auth/user',
  service: 'identity',
  roles: ANY_ROLE,
  duringRestriction: RESTRICTIONS,
  objectRule: 'session',
  summary: 'The signed-in user; 401 when signed out.',
  response: z.strictObject({ user: UserSchema }),
});

export const demoAccounts = endpoint({
  method: 'GET',
  path: '/api/auth/demo-accounts',
  service: 'identity',
  roles: 'public',
  objectRule: 'open',
  summary: 'Accounts to try the product with; an empty list unless DEMO_MODE=1.',
  response: z.strictObject({
    accounts: z.array(
      z.strictObject({ role: UserSchema.shape.role, username: z.string(), password: z.string() }),
    ),
  }),
});
