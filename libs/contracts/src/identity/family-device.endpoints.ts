import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';
import { GradeLevelSchema } from '../question/grade-level.js';
import { UserSchema } from './account.js';
import { DoneSchema, RecordPathSchema, UserPathSchema } from './fields.js';
import { IN_LINE_TIMEOUT_MS } from './in-line.js';

/** Pictures of a picture password; the page draws them. Removing one would lock out children who chose it. */
export const PICTURES = [
  'apple',
  'ball',
  'boat',
  'cat',
  'drum',
  'fish',
  'flower',
  'house',
  'kite',
  'moon',
  'star',
  'tree',
] as const;
/** How many pictures, in order; one may come twice. */
export const PICTURE_COUNT = 3;

export const PicturesSchema = z
  .array(z.enum(PICTURES, 'Please choose from the pictures.'), 'Please choose three pictures.')
  .check(z.length(PICTURE_COUNT, 'Please choose three pictures.'));

const DeviceChildSchema = z.strictObject({
  userId: z.string(),
  displayName: z.string(),
  gradeLevel: GradeLevelSchema,
  /** True: `pictures` must be sent; false: a tap opens, as the parent has approved. */
  needsPictures: z.boolean(),
});

export const ApproveDeviceBodySchema = z.strictObject({
  childIds: z.array(z.string().check(z.maxLength(64))).check(z.minLength(1), z.maxLength(20)),
});

export const OpenOnDeviceBodySchema = z.strictObject({
  userId: z.string('Invalid credentials').check(z.maxLength(64)),
  pictures: z.optional(z.nullable(PicturesSchema)),
});

export const familyDevice = endpoint({
  method: 'GET',
  path: '/api/auth/family-device',
  service: 'gateway',
  roles: 'public',
  objectRule: 'open',
  summary: 'The children who may sign in on this device by a tap or by pictures, as a parent approved.',
  response: z.strictObject({
    /** True when this device is approved; otherwise the list of children is empty. */
    approved: z.boolean(),
    children: z.array(DeviceChildSchema),
  }),
});

export const approveFamilyDevice = endpoint({
  method: 'POST',
  path: '/api/auth/family-device',
  service: 'gateway',
  roles: ['parent'],
  objectRule: { object: 'pupil', in: 'body', field: 'childIds', parent: 'linked' },
  summary: 'A parent lets children use this very device without a password; replaces an earlier choice.',
  body: ApproveDeviceBodySchema,
  response: DoneSchema,
});

export const forgetFamilyDevice = endpoint({
  method: 'DELETE',
  path: '/api/auth/family-device',
  service: 'gateway',
  roles: ['parent'],
  objectRule: 'session',
  summary: 'Takes the approval from this very device; harmless when there is none.',
  response: DoneSchema,
});

export const openOnFamilyDevice = endpoint({
  method: 'POST',
  path: '/api/auth/family-device/sign-in',
  service: 'gateway',
  roles: 'public',
  objectRule: 'open',
  summary:
    'Signs a child in on an approved device, from the sign-in page or in place of a sibling; "Invalid credentials" otherwise.',
  body: OpenOnDeviceBodySchema,
  timeoutMs: IN_LINE_TIMEOUT_MS,
  waitsInLine: true,
  response: z.strictObject({ user: UserSchema }),
});

/** Before the secret in the QR code of a sign-in card, so that a reader passes over other codes. */
export const CARD_PREFIX = 'sumfox-card:';

export const OpenByCardBodySchema = z.strictObject({
  /** What the QR code of the card holds. */
  code: z.string('Invalid credentials').check(z.maxLength(100)),
});

export const openByCard = endpoint({
  method: 'POST',
  path: '/api/auth/family-device/card-sign-in',
  service: 'gateway',
  roles: 'public',
  objectRule: 'open',
  summary:
    'Signs a child in by the QR code of a printed card, on an approved device alone; "Invalid credentials" otherwise.',
  body: OpenByCardBodySchema,
  response: z.strictObject({ user: UserSchema }),
});

export const listFamilyDevices = endpoint({
  method: 'GET',
  path: '/api/parent/devices',
  service: 'identity',
  roles: ['parent'],
  objectRule: 'session',
  summary: 'The devices the parent has approved, with their children.',
  response: z.array(
    z.strictObject({
      id: z.string(),
      /** ISO 8601, UTC. */
      createdAt: z.string(),
      /** ISO 8601, UTC; null when not used yet. */
      lastUsedAt: z.nullable(z.string()),
      children: z.array(z.strictObject({ userId: z.string(), displayName: z.string() })),
    }),
  ),
});

export const revokeFamilyDevice = endpoint({
  method: 'DELETE',
  path: '/api/parent/devices/:id',
  service: 'identity',
  roles: ['parent'],
  objectRule: { object: 'family-device', in: 'params', field: 'id', parent: 'own' },
  summary: 'Takes the approval from a device, wherever it is.',
  params: RecordPathSchema,
  response: DoneSchema,
});

export const setPicturePassword = endpoint({
  method: 'PUT',
  path: '/api/parent/children/:userId/picture-password',
  service: 'identity',
  roles: ['parent'],
  objectRule: { object: 'pupil', in: 'params', field: 'userId', parent: 'linked' },
  summary: 'Sets the picture password of a linked child in P1 or P2; it opens on approved devices only.',
  params: UserPathSchema,
  body: z.strictObject({ pictures: PicturesSchema }),
  response: DoneSchema,
});

export const removePicturePassword = endpoint({
  method: 'DELETE',
  path: '/api/parent/children/:userId/picture-password',
  service: 'identity',
  roles: ['parent'],
  objectRule: { object: 'pupil', in: 'params', field: 'userId', parent: 'linked' },
  summary: 'Removes the picture password of a linked child; harmless when there is none.',
  params: UserPathSchema,
  response: DoneSchema,
});

export const makeSignInCard = endpoint({
  method: 'POST',
  path: '/api/parent/children/:userId/sign-in-card',
  service: 'identity',
  roles: ['parent'],
  objectRule: { object: 'pupil', in: 'params', field: 'userId', parent: 'linked' },
  summary:
    'Makes the sign-in card of a linked child; earlier cards of the child stop working. It opens on approved devices only.',
  params: UserPathSchema,
  /** Told once: the server keeps its hash alone. */
  response: z.strictObject({ code: z.string() }),
});

export const revokeSignInCard = endpoint({
  method: 'DELETE',
  path: '/api/parent/children/:userId/sign-in-card',
  service: 'identity',
  roles: ['parent'],
  objectRule: { object: 'pupil', in: 'params', field: 'userId', parent: 'linked' },
  summary: 'Lets the sign-in card of a linked child open nothing more; harmless when there is none.',
  params: UserPathSchema,
  response: DoneSchema,
});
