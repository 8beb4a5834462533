import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';
import { GradeLevelSchema } from '../question/grade-level.js';
import { typedText } from '../text.js';
import { RoleSchema } from './account.js';
import { DoneSchema, SENTENCES, UserPathSchema } from './fields.js';

const pageNumber = (max: number, fallback: number) =>
  z._default(
    z.pipe(
      z.string().check(z.regex(/^\d{1,7}$/)),
      z.pipe(z.transform(Number), z.int().check(z.gte(0), z.lte(max))),
    ),
    fallback,
  );

/** Columns of the list that it may be sorted by. */
export const USER_SORTS = ['name', 'role', 'status', 'createdAt', 'lastActive'] as const;
export type UserSort = (typeof USER_SORTS)[number];

/** Filters of the user list (ADMIN-1); all optional. */
const UserFilterSchema = z.object({
  /** Part of username, name or e-mail, in any case. */
  search: z.optional(typedText(100)),
  role: z.optional(RoleSchema),
  status: z.optional(z.enum(['active', 'inactive'])),
  /** Newest first where absent. */
  sort: z.optional(z.enum(USER_SORTS)),
  order: z.optional(z.enum(['asc', 'desc'])),
  limit: pageNumber(500, 500),
  offset: pageNumber(1_000_000, 0),
});

/** A user as admins see one; never a hash. */
export const DetailedUserSchema = z.strictObject({
  id: z.string(),
  userId: z.string(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.nullable(z.string()),
  role: RoleSchema,
  /** Null for adults, and for a child without a choice. */
  gradeLevel: z.nullable(GradeLevelSchema),
  isActive: z.boolean(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  /** ISO 8601, UTC; null for "Never". */
  lastActive: z.nullable(z.string()),
  /** Null for adults. */
  parentInfo: z.nullable(z.strictObject({ hasParent: z.boolean(), parentName: z.nullable(z.string()) })),
  /** Children of a parent; empty for other roles. */
  childrenInfo: z.array(z.strictObject({ userId: z.string(), displayName: z.string() })),
});
export type DetailedUser = z.infer<typeof DetailedUserSchema>;

export const usersDetailed = endpoint({
  method: 'GET',
  path: '/api/admin/users-detailed',
  service: 'identity',
  roles: ['admin'],
  objectRule: 'role',
  summary: 'Users, newest first or as sorted, at most 500 at a time.',
  query: UserFilterSchema,
  response: z.array(DetailedUserSchema),
});

export const usersCount = endpoint({
  method: 'GET',
  path: '/api/admin/users-count',
  service: 'identity',
  roles: ['admin'],
  objectRule: 'role',
  summary: 'How many users there are, and how many match the filters.',
  query: UserFilterSchema,
  response: z.strictObject({
    total: z.int(),
    matching: z.int(),
    byRole: z.strictObject({ child: z.int(), parent: z.int(), admin: z.int() }),
  }),
});

export const adminUsers = endpoint({
  method: 'GET',
  path: '/api/admin/users',
  service: 'identity',
  roles: ['admin'],
  objectRule: 'role',
  summary: 'Pupils and parents with role and times, for the role breakdown.',
  query: z.object({ limit: pageNumber(10_000, 10_000), offset: pageNumber(1_000_000, 0) }),
  response: z.array(
    z.strictObject({
      userId: z.string(),
      role: z.enum(['child', 'parent']),
      /** ISO 8601, UTC. */
      createdAt: z.string(),
      lastActive: z.nullable(z.string()),
    }),
  ),
});

export const ResetPasswordBodySchema = z.strictObject({
  newPassword: z
    .string(SENTENCES.resetFailed)
    .check(z.trim(), z.minLength(1, SENTENCES.resetFailed), z.maxLength(200)),
  /** Password of the calling admin; needed only when the user is another admin. */
  currentPassword: z.optional(z.string().check(z.maxLength(200))),
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/admin/users/:userId/reset-password',
  service: 'identity',
  roles: ['admin'],
  objectRule: { object: 'account', in: 'params', field: 'userId', admin: 'any' },
  summary:
    "Sets a user's password and ends the user's sessions; for another admin the own password is asked.",
  params: UserPathSchema,
  body: ResetPasswordBodySchema,
  response: DoneSchema,
});

export const toggleStatus = endpoint({
  method: 'PATCH',
  path: '/api/admin/users/:userId/toggle-status',
  service: 'identity',
  roles: ['admin'],
  objectRule: { object: 'account', in: 'params', field: 'userId', admin: 'any' },
  summary:
    'Closes or opens an account; closing ends its sessions at once. Neither oneself nor the last admin.',
  params: UserPathSchema,
  body: z.strictObject({ isActive: z.boolean(SENTENCES.toggleFailed) }),
  response: z.strictObject({ success: z.literal(true), isActive: z.boolean() }),
});
