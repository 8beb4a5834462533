import { type InferEntity, defineEntity, p } from '@mikro-orm/postgresql';
import { Account } from '../account/index.js';

/** A device on which a parent lets children in without a password. */
export const FamilyDevice = defineEntity({
  name: 'FamilyDevice',
  tableName: 'family_devices',
  properties: {
    id: p.uuid().primary(),
    parent: () => p.manyToOne(Account).deleteRule('cascade').index(),
    /** SHA-256 in hex of the secret in the device's cookie. */
    tokenHash: p.string().unique(),
    createdAt: p.datetime(),
    lastUsedAt: p.datetime().nullable(),
  },
});
export type FamilyDeviceRow = InferEntity<typeof FamilyDevice>;

/** A child whom the device lets in, while the parent who approved it is linked. */
export const FamilyDeviceChild = defineEntity({
  name: 'FamilyDeviceChild',
  tableName: 'family_device_children',
  properties: {
    device: () => p.manyToOne(FamilyDevice).primary().deleteRule('cascade'),
    child: () => p.manyToOne(Account).primary().deleteRule('cascade').index(),
  },
});
export type FamilyDeviceChildRow = InferEntity<typeof FamilyDeviceChild>;
