import { type InferEntity, defineEntity, p } from '@mikro-orm/postgresql';
import { Account } from '../account/account.entity.js';

/** That a parent agreed to a child's use of the product: who, to which wording, when. */
export const Consent = defineEntity({
  name: 'Consent',
  tableName: 'consents',
  properties: {
    id: p.uuid().primary(),
    child: () => p.manyToOne(Account).deleteRule('cascade').index(),
    /** Null once the parent's account has been erased. */
    parent: () => p.manyToOne(Account).nullable().deleteRule('set null').index(),
    version: p.string(),
    givenAt: p.datetime(),
    /** When the link it came with ended; null while it stands. */
    withdrawnAt: p.datetime().nullable(),
  },
});
export type ConsentRow = InferEntity<typeof Consent>;
