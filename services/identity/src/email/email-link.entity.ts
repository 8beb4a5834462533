import { type InferEntity, defineEntity, p } from '@mikro-orm/postgresql';
import { Account } from '../account/index.js';

/** What a link in an e-mail does: confirms the account's address or a new one, or sets a password. */
export const LINK_PURPOSES = ['confirm', 'change', 'reset'] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** A link that was sent by e-mail. */
export const EmailLink = defineEntity({
  name: 'EmailLink',
  tableName: 'email_links',
  properties: {
    id: p.uuid().primary(),
    account: () => p.manyToOne(Account).deleteRule('cascade').index(),
    purpose: p.enum(LINK_PURPOSES),
    /** Where it was sent; lower case. */
    address: p.string().index(),
    /** SHA-256 in hex; the token itself stands in the e-mail until that has left. */
    tokenHash: p.string().unique(),
    createdAt: p.datetime(),
    expiresAt: p.datetime(),
    /** A used link does nothing more; a repeated request gets the answer of the first. */
    usedAt: p.datetime().nullable(),
  },
});
export type EmailLinkRow = InferEntity<typeof EmailLink>;
