import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';
import { DoneSchema, SENTENCES, existingPasswordField } from './fields.js';
import { UserSchema } from './account.js';

/** Six digits of the app or a recovery code, as typed: with blanks, hyphens and capitals. */
const CodeSchema = z
  .string(SENTENCES.code)
  .check(z.trim(), z.minLength(1, SENTENCES.code), z.maxLength(40, SENTENCES.code));
const PasswordSchema = existingPasswordField(SENTENCES.currentPassword);
const ProofSchema = z.strictObject({ currentPassword: PasswordSchema, code: CodeSchema });
/** Shown this once, and kept as hashes. */
const RecoveryCodesSchema = z.strictObject({ recoveryCodes: z.array(z.string()) });

const ADULTS = ['parent', 'admin'] as const;

export const secondFactor = endpoint({
  method: 'GET',
  path: '/api/profile/second-factor',
  service: 'identity',
  roles: ADULTS,
  duringRestriction: ['second-factor-required'],
  objectRule: 'session',
  summary: 'Whether the caller signs in with a code of an app as well.',
  response: z.strictObject({
    isOn: z.boolean(),
    /** Admins cannot do without it outside demo mode. */
    isRequired: z.boolean(),
    /** ISO 8601, UTC; null while it is off. */
    since: z.nullable(z.string()),
    recoveryCodesLeft: z.int(),
  }),
});

export const startSecondFactor = endpoint({
  method: 'POST',
  path: '/api/profile/second-factor',
  service: 'identity',
  roles: ADULTS,
  duringRestriction: ['second-factor-required'],
  objectRule: 'session',
  summary: 'Makes the secret for the app; nothing changes until a first code confirms it. 409 when it is on.',
  body: z.strictObject({ currentPassword: PasswordSchema }),
  response: z.strictObject({
    /** Base32, for typing. */
    secret: z.string(),
    /** `otpauth://…`, for the QR code. */
    uri: z.string(),
  }),
});

export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/api/profile/second-factor/confirm',
  service: 'identity',
  roles: ADULTS,
  duringRestriction: ['second-factor-required'],
  objectRule: 'session',
  summary:
    'Turns the second factor on with a first code, ends all other sessions and shows the recovery codes.',
  body: z.strictObject({ code: CodeSchema }),
  response: RecoveryCodesSchema,
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/profile/second-factor/recovery-codes',
  service: 'identity',
  roles: ADULTS,
  objectRule: 'session',
  summary: 'Makes ten new recovery codes; the old ones no longer work.',
  body: ProofSchema,
  response: RecoveryCodesSchema,
});

export const turnOffSecondFactor = endpoint({
  method: 'POST',
  path: '/api/profile/second-factor/turn-off',
  service: 'identity',
  roles: ADULTS,
  objectRule: 'session',
  summary: 'Turns the second factor off; 403 for admins outside demo mode.',
  body: ProofSchema,
  response: DoneSchema,
});

export const AnswerBodySchema = z.strictObject({ code: CodeSchema });

export const loginSecondFactor = endpoint({
  method: 'POST',
  path: '/api/auth/login/second-factor',
  service: 'gateway',
  roles: 'public',
  objectRule: 'open',
  summary: 'Finishes a sign-in that was answered with 202, by a code of the app or a recovery code.',
  body: AnswerBodySchema,
  response: z.strictObject({ user: UserSchema }),
});
