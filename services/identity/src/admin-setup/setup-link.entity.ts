import { type InferEntity, defineEntity, p } from '@mikro-orm/postgresql';
import { Account } from '../account/index.js';

/** A link from an operator's command that creates an admin or restores an admin's access. */
export const SetupLink = defineEntity({
  name: 'SetupLink',
  tableName: 'setup_links',
  properties: {
    id: p.uuid().primary(),
    /** The name of the admin to be made, as typed; the admin's own name for a reset. */
    username: p.string(),
    /** One link for one name: a newer one takes its place. */
    usernameFolded: p.string().unique(),
    /** The admin to be let in again; null for one that is to be made. */
    account: () => p.manyToOne(Account).nullable().deleteRule('cascade').index(),
    /** SHA-256 in hex; the token itself stands in the printed link alone. */
    tokenHash: p.string().unique(),
    createdAt: p.datetime(),
    expiresAt: p.datetime(),
  },
});
export type SetupLinkRow = InferEntity<typeof SetupLink>;
