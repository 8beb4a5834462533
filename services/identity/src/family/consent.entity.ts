import { type InferEntity, defineEntity, p } from '@mikro-orm/postgresql';
import { Account } from '../account/index.js';
import { LINK_ORIGINS } from '../parent-child/index.js';

/** A parent's consent to a child's use of the product: parent, wording and time. */
export const Consent = defineEntity({
  name: 'Consent',
  tableName: 'consents',
  properties: {
    id: p.uuid().primary(),
    child: () => p.manyToOne(Account).deleteRule('cascade').index(),
    /** Null once the parent's account has been erased. */
    parent: () => p.manyToOne(Account).nullable().deleteRule('set null').index(),
    version: p.string(),
    /** Origin of the link that it came with. */
    origin: p.enum(LINK_ORIGINS),
    givenAt: p.datetime(),
    /** When the link it came with ended; null while it stands. */
    withdrawnAt: p.datetime().nullable(),
  },
});
export type ConsentRow = InferEntity<typeof Consent>;
