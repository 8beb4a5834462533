import * as z from 'zod/mini';
import { internalCall } from '../endpoint.js';
import {
  ApproveDeviceBodySchema,
  OpenByCardBodySchema,
  OpenOnDeviceBodySchema,
  familyDevice,
} from './family-device.endpoints.js';
import { FamilyBodySchema } from './registration.bodies.js';
import { RegisteredChildSchema, RegisteredSchema } from './registration.endpoints.js';
import { OpenedSessionSchema } from './session.calls.js';
import { IN_LINE_TIMEOUT_MS } from './in-line.js';

/** Makes both accounts and opens the parent's session. Throws `username-taken` and `email-taken`. */
export const createFamily = internalCall({
  name: 'identity.create-family',
  service: 'identity',
  callers: ['gateway'],
  timeoutMs: IN_LINE_TIMEOUT_MS,
  input: FamilyBodySchema,
  output: z.strictObject({
    opened: OpenedSessionSchema,
    parent: RegisteredSchema,
    child: RegisteredChildSchema,
  }),
});

/** A device's secret, as its cookie has it. */
const DeviceTokenSchema = z.string().check(z.maxLength(200));

export const describeFamilyDevice = internalCall({
  name: 'identity.describe-family-device',
  service: 'identity',
  callers: ['gateway'],
  isRepeatable: true,
  input: z.strictObject({ deviceToken: DeviceTokenSchema }),
  output: familyDevice.response,
});

/** The calling parent approves a device; the one it was before is forgotten. */
export const createFamilyDevice = internalCall({
  name: 'identity.create-family-device',
  service: 'identity',
  callers: ['gateway'],
  input: z.strictObject({
    childIds: ApproveDeviceBodySchema.shape.childIds,
    deviceToken: z.nullable(DeviceTokenSchema),
  }),
  output: z.strictObject({ deviceToken: z.string() }),
});

export const removeFamilyDevice = internalCall({
  name: 'identity.remove-family-device',
  service: 'identity',
  callers: ['gateway'],
  input: z.strictObject({ deviceToken: DeviceTokenSchema }),
  output: z.strictObject({ removed: z.boolean() }),
});

/** Opens a child's session on an approved device; throws `invalid-credentials` for every reason alike. */
export const openSessionOnDevice = internalCall({
  name: 'identity.open-session-on-device',
  service: 'identity',
  callers: ['gateway'],
  timeoutMs: IN_LINE_TIMEOUT_MS,
  input: z.extend(OpenOnDeviceBodySchema, { deviceToken: DeviceTokenSchema }),
  output: OpenedSessionSchema,
});

/** Opens a child's session by a card on an approved device; throws `invalid-credentials` for every reason alike. */
export const openSessionByCard = internalCall({
  name: 'identity.open-session-by-card',
  service: 'identity',
  callers: ['gateway'],
  input: z.extend(OpenByCardBodySchema, { deviceToken: DeviceTokenSchema }),
  output: OpenedSessionSchema,
});
