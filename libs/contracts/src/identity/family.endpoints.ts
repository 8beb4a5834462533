import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';
import { LinkedChildSchema } from './account.js';
import { LinkChildBodySchema, ResetChildPasswordBodySchema } from './family.bodies.js';
import { DoneSchema, RecordPathSchema, UserPathSchema } from './fields.js';

export const parentChildren = endpoint({
  method: 'GET',
  path: '/api/parent/children',
  service: 'identity',
  roles: ['parent'],
  objectRule: 'session',
  summary: 'The linked children, oldest link first.',
  response: z.array(LinkedChildSchema),
});

export const linkChild = endpoint({
  method: 'POST',
  path: '/api/parent/link-child',
  service: 'identity',
  roles: ['parent'],
  objectRule: 'role',
  summary:
    "Links a child by username and the code on the child's page; a child who has a parent also needs that parent's agreement. Without a code the request waits. Five failed tries an hour.",
  body: LinkChildBodySchema,
  response: z.discriminatedUnion('status', [
    z.strictObject({
      success: z.literal(true),
      status: z.literal('linked'),
      message: z.string(),
      child: LinkedChildSchema,
    }),
    z.strictObject({ success: z.literal(true), status: z.literal('pending'), message: z.string() }),
  ]),
});

export const unlinkChild = endpoint({
  method: 'DELETE',
  path: '/api/parent/unlink-child/:id',
  service: 'identity',
  roles: ['parent'],
  objectRule: { object: 'link', in: 'params', field: 'id', parent: 'own' },
  summary:
    'Ends a link by its record id (`id` of the child entry), effective at once; 404 when there is none.',
  params: RecordPathSchema,
  response: DoneSchema,
});

/** How long after unlinking a parent may take it back. */
export const UNDO_UNLINK_SECONDS = 60;

export const undoUnlink = endpoint({
  method: 'POST',
  path: '/api/parent/unlink-child/:id/undo',
  service: 'identity',
  roles: ['parent'],
  objectRule: { object: 'link', in: 'params', field: 'id', parent: 'own' },
  summary:
    'Undoes an unlinking within a minute: the link is restored without a new agreement. 409 when another parent was linked in between.',
  params: RecordPathSchema,
  response: z.strictObject({ success: z.literal(true), child: LinkedChildSchema }),
});

export const LinkRequestSchema = z.strictObject({
  id: z.string(),
  childUserId: z.string(),
  childName: z.string(),
  childUsername: z.string(),
  /** Name of the parent who asks for the link. */
  parentName: z.string(),
  /** The requester, for the linked parent who decides; otherwise null. */
  parentEmail: z.nullable(z.string()),
  /** Whether the code on the child's page was typed. */
  isCodeGiven: z.boolean(),
  /** True after the linked parent's agreement; always false for the requester. */
  isApproved: z.boolean(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
});
export type LinkRequest = z.infer<typeof LinkRequestSchema>;

export const linkRequests = endpoint({
  method: 'GET',
  path: '/api/link-requests',
  service: 'identity',
  roles: ['child', 'parent'],
  objectRule: 'session',
  summary:
    'Open requests to be linked: those the first linked parent decides or the child may decline, and those the caller made.',
  response: z.strictObject({
    toDecide: z.array(LinkRequestSchema),
    /** Blank before the link exists, unless the caller typed it: the child's id and name. */
    mine: z.array(LinkRequestSchema),
  }),
});

export const approveLinkRequest = endpoint({
  method: 'POST',
  path: '/api/link-requests/:id/approve',
  service: 'identity',
  roles: ['parent'],
  objectRule: { object: 'link-request', in: 'params', field: 'id', parent: 'own' },
  summary:
    "Agrees to a request as the child's first linked parent; the link starts once the code on the child's page was typed as well. 409 when it was answered otherwise.",
  params: RecordPathSchema,
  response: DoneSchema,
});

export const declineLinkRequest = endpoint({
  method: 'POST',
  path: '/api/link-requests/:id/decline',
  service: 'identity',
  roles: ['child', 'parent'],
  objectRule: { object: 'link-request', in: 'params', field: 'id', child: 'own', parent: 'own' },
  summary: 'Declines a request, or takes back one of the caller; 409 when it was answered otherwise.',
  params: RecordPathSchema,
  response: DoneSchema,
});

export const resetChildPassword = endpoint({
  method: 'POST',
  path: '/api/parent/children/:userId/reset-password',
  service: 'identity',
  roles: ['parent'],
  objectRule: { object: 'pupil', in: 'params', field: 'userId', parent: 'linked' },
  summary: "Sets a linked child's password and ends the child's sessions; the child gets a notice.",
  params: UserPathSchema,
  body: ResetChildPasswordBodySchema,
  response: DoneSchema,
});
