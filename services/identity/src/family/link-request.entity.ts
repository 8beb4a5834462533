import { type InferEntity, defineEntity, p } from '@mikro-orm/postgresql';
import { Account } from '../account/index.js';

/**
 * A parent's wish to be linked. It is granted once the code on the child's page was typed and, where the child has a
 * parent, that parent has agreed.
 */
export const LinkRequest = defineEntity({
  name: 'LinkRequest',
  tableName: 'link_requests',
  properties: {
    id: p.uuid().primary(),
    parent: () => p.manyToOne(Account).deleteRule('cascade').index(),
    child: () => p.manyToOne(Account).deleteRule('cascade').index(),
    createdAt: p.datetime(),
    codeGivenAt: p.datetime().nullable(),
    /** Void once any link of the child has ended: then somebody else may have to agree. */
    approvedAt: p.datetime().nullable(),
    /** Null while it is open. */
    decidedAt: p.datetime().nullable(),
    isApproved: p.boolean().nullable(),
  },
  indexes: [
    {
      name: 'link_requests_open_pair',
      expression:
        'create unique index "link_requests_open_pair" on "link_requests" ("parent_id", "child_id") where decided_at is null',
    },
  ],
});
export type LinkRequestRow = InferEntity<typeof LinkRequest>;
