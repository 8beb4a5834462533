import { type InferEntity, defineEntity, p } from '@mikro-orm/postgresql';

/** A request for a new password, until a job looks for the account of its address. Deleted within seconds. */
export const PasswordRequest = defineEntity({
  name: 'PasswordRequest',
  tableName: 'password_requests',
  properties: {
    id: p.uuid().primary(),
    /** As typed, in lower case; it may belong to no account. */
    address: p.string(),
    createdAt: p.datetime(),
  },
});
export type PasswordRequestRow = InferEntity<typeof PasswordRequest>;
