import { type InferEntity, defineEntity, p } from '@mikro-orm/postgresql';
import { NOTICE_KINDS } from '@sumfox/contracts/identity/notice.endpoints';
import { Account } from '../account/index.js';

/** A notice to an account. Names are read from accounts when shown, so an erasure leaves none behind. */
export const Notice = defineEntity({
  name: 'Notice',
  tableName: 'notices',
  properties: {
    id: p.uuid().primary(),
    /** Recipient. */
    account: () => p.manyToOne(Account).deleteRule('cascade').index(),
    kind: p.enum(NOTICE_KINDS),
    child: () => p.manyToOne(Account).deleteRule('cascade').index(),
    /** Account that did it, for a link the parent's. Null after its erasure. */
    doneBy: () => p.manyToOne(Account).nullable().deleteRule('set null').index(),
    createdAt: p.datetime(),
    /** When it was put away. */
    seenAt: p.datetime().nullable(),
  },
});
export type NoticeRow = InferEntity<typeof Notice>;
