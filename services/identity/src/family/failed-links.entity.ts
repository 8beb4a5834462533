import { defineEntity, p } from '@mikro-orm/postgresql';
import { Account } from '../account/index.js';

/** How often a parent has failed to link a child within the hour that began with the first time. */
export const FailedLinks = defineEntity({
  name: 'FailedLinks',
  tableName: 'failed_links',
  properties: {
    parent: () => p.manyToOne(Account).primary().deleteRule('cascade'),
    count: p.integer(),
    since: p.datetime(),
  },
});
