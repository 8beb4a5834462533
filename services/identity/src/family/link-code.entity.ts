import { defineEntity, p } from '@mikro-orm/postgresql';
import { Account } from '../account/index.js';

/** The code that a child's page shows. A child has one at a time; using it removes it. */
export const LinkCode = defineEntity({
  name: 'LinkCode',
  tableName: 'link_codes',
  properties: {
    child: () => p.manyToOne(Account).primary().deleteRule('cascade'),
    /** Keyed, with the child in it: nobody who reads this table learns a code, or moves it to another child. */
    codeHash: p.string(),
    expiresAt: p.datetime(),
  },
});
