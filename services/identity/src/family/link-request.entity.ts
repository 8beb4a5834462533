import { type InferEntity, defineEntity, p } from '@mikro-orm/postgresql';
import { Account } from '../account/account.entity.js';

/** Who must agree before a link stands. */
export const DECIDERS = ['first-parent', 'child', 'parent'] as const;
export type Decider = (typeof DECIDERS)[number];

/** A wish to be linked that somebody has to agree to. */
export const LinkRequest = defineEntity({
  name: 'LinkRequest',
  tableName: 'link_requests',
  properties: {
    id: p.uuid().primary(),
    parent: () => p.manyToOne(Account).deleteRule('cascade').index(),
    child: () => p.manyToOne(Account).deleteRule('cascade').index(),
    decider: p.enum(DECIDERS),
    createdAt: p.datetime(),
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
