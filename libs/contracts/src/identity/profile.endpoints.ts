import * as z from 'zod/mini';
import { ANY_ROLE, endpoint } from '../endpoint.js';
import { GradeLevelSchema } from '../question/grade-level.js';
import { RoleSchema, UserSchema } from './account.js';
import {
  CallNameSchema,
  GradeFieldSchema,
  SENTENCES,
  UserPathSchema,
  lineField,
  usernameField,
} from './fields.js';
import { ChildProfileBodySchema, PreferencesSchema } from './profile.bodies.js';

/** Parent of a child. */
export const ParentInfoSchema = z.strictObject({
  hasParent: z.boolean(),
  /** The names of all linked parents, joined by " and "; null when there is none. */
  parentName: z.nullable(z.string()),
  /** Oldest link first. */
  parents: z.array(z.strictObject({ displayName: z.string(), linkedSince: z.string() })),
});
export type ParentInfo = z.infer<typeof ParentInfoSchema>;

export const ProfileSchema = z.strictObject({
  userId: z.string(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** As typed; null: the person is called by the whole name. */
  callName: z.nullable(z.string()),
  displayName: z.string(),
  role: RoleSchema,
  gradeLevel: GradeLevelSchema,
  /** One's own, and only an adult's; else null. */
  email: z.nullable(z.string()),
  /** Null for adults. */
  parentInfo: z.nullable(ParentInfoSchema),
  /** Whether a picture password is set (P1–P2). */
  hasPicturePassword: z.boolean(),
  /** Whether a printed card opens this account on approved devices. */
  hasSignInCard: z.boolean(),
  /** Whether papers that the product puts together keep to the syllabus; null for adults. */
  isSyllabusOnly: z.nullable(z.boolean()),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
});
export type Profile = z.infer<typeof ProfileSchema>;

export const profile = endpoint({
  method: 'GET',
  path: '/api/profile',
  service: 'identity',
  roles: ANY_ROLE,
  objectRule: 'session',
  summary: 'The profile of the caller.',
  response: ProfileSchema,
});

/** Strict: a client cannot send role, owner, e-mail and status. */
export const UpdateProfileBodySchema = z.strictObject({
  name: lineField(SENTENCES.profileName),
  /** Absent: stays. Blank: the whole name is used. */
  callName: CallNameSchema,
  /** Kept for pupils, ignored for adults. */
  gradeLevel: z.optional(z.nullable(GradeFieldSchema)),
  /** Only when it changes. */
  username: z.optional(usernameField(SENTENCES.profileUsername)),
  /** Both or none; empty is none. */
  currentPassword: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  newPassword: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
});

export const updateProfile = endpoint({
  method: 'PATCH',
  path: '/api/profile',
  service: 'identity',
  roles: ANY_ROLE,
  duringRestriction: ['must-change-password'],
  objectRule: 'session',
  summary: 'Changes name, grade, username or password; a new password ends all other sessions of the user.',
  body: UpdateProfileBodySchema,
  response: z.strictObject({ user: UserSchema }),
});

export const createLinkCode = endpoint({
  method: 'POST',
  path: '/api/profile/link-code',
  service: 'identity',
  roles: ['child'],
  objectRule: 'session',
  summary:
    'A code by which a grown-up beside the child links the child: valid for 15 minutes, once. A new one replaces the one before.',
  response: z.strictObject({
    /** 8 signs of `LINK_CODE_ALPHABET`. */
    code: z.string(),
    /** ISO 8601, UTC. */
    expiresAt: z.string(),
  }),
});

export const checkUsername = endpoint({
  method: 'GET',
  path: '/api/check-username/:username',
  service: 'identity',
  roles: ANY_ROLE,
  objectRule: 'role',
  summary: 'Checks whether a username is free; does not reveal its owner.',
  params: z.object({ username: z.string().check(z.minLength(1), z.maxLength(200)) }),
  response: z.strictObject({ available: z.boolean(), message: z.string() }),
});

export const childProfile = endpoint({
  method: 'GET',
  path: '/api/child-profile/:userId',
  service: 'identity',
  roles: ANY_ROLE,
  objectRule: {
    object: 'pupil',
    in: 'params',
    field: 'userId',
    child: 'own',
    parent: 'linked',
    admin: 'any',
  },
  summary: "A child's profile, for the child, a linked parent or an admin.",
  params: UserPathSchema,
  response: ProfileSchema,
});

export const updateChildProfile = endpoint({
  method: 'PATCH',
  path: '/api/child-profile/:userId',
  service: 'identity',
  roles: ['parent'],
  objectRule: { object: 'pupil', in: 'params', field: 'userId', parent: 'linked' },
  summary: "Changes a linked child's name, grade or choice of syllabus.",
  params: UserPathSchema,
  body: ChildProfileBodySchema,
  response: ProfileSchema,
});

const PreferencesAnswerSchema = z.strictObject({ success: z.literal(true), data: PreferencesSchema });

export const userPreferences = endpoint({
  method: 'GET',
  path: '/api/user-preferences',
  service: 'identity',
  roles: ANY_ROLE,
  objectRule: 'session',
  summary: 'How many questions an assessment of the caller has.',
  response: PreferencesAnswerSchema,
});

export const updateUserPreferences = endpoint({
  method: 'PUT',
  path: '/api/user-preferences',
  service: 'identity',
  roles: ANY_ROLE,
  objectRule: 'session',
  summary: 'Sets how many questions an assessment of the caller has, 3 to 15.',
  body: PreferencesSchema,
  response: PreferencesAnswerSchema,
});
