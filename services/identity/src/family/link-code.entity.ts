import { defineEntity, p } from '@mikro-orm/postgresql';
import { Account } from '../account/index.js';

/** The code that a child's page shows. A child has one at a time; using it removes it. */
export const LinkCode = defineEntity({
  name: 'LinkCode',
  tableName: 'link_codes',
  properties: {
    child: () => p.manyToOne(Account).primary().deleteRule('cascade'),
    /** Keyed hash that includes the child: a reader of this table cannot learn a code or move it to another child. */
    codeHash: p.string(),
    expiresAt: p.datetime(),
  },
});
