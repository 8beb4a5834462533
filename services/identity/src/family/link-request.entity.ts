import { type InferEntity, defineEntity, p } from '@mikro-orm/postgresql';
import { Account } from '../account/index.js';

/**
 * A parent's link request. It is granted after the code of the child's page was typed and the first parent, if any,
 * agreed.
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
    /** Void after any link of the child ends, since another parent may then have to agree. */
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
