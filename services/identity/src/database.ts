import type { ServiceDatabase } from '@product/platform/database/service-database';
import { InboxMessage, OutboxMessage } from '@product/platform/messaging/message.entity';
import { Account } from './account/account.entity.js';
import { ParentChild } from './family/parent-child.entity.js';
import { Migration0001Accounts } from './migrations/0001-accounts.migration.js';
import { seedDemoAccounts } from './seeds/demo-accounts.seed.js';
import { Session } from './session/session.entity.js';

/** Accounts, sessions and families. */
export const database: ServiceDatabase = {
  service: 'identity',
  entities: [Account, Session, ParentChild, OutboxMessage, InboxMessage],
  migrations: [{ name: '0001-accounts', class: Migration0001Accounts }],
  seed: seedDemoAccounts,
};
