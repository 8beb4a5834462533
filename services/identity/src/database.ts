import type { ServiceDatabase } from '@sumfox/platform/database/service-database';
import { InboxMessage, OutboxMessage } from '@sumfox/platform/messaging/message.entity';
import { Account } from './account/account.entity.js';
import { AuditEntry, AuditSubject } from './audit/audit.entity.js';
import { FamilyDevice, FamilyDeviceChild } from './family-device/family-device.entity.js';
import { Consent } from './family/consent.entity.js';
import { EndedLink } from './family/ended-link.entity.js';
import { LinkRequest } from './family/link-request.entity.js';
import { ParentChild } from './family/parent-child.entity.js';
import { Migration0001Accounts } from './migrations/0001-accounts.migration.js';
import { Migration0002Families } from './migrations/0002-families.migration.js';
import { Migration0003ErasureTraces } from './migrations/0003-erasure-traces.migration.js';
import { Migration0004RegistrationRequests } from './migrations/0004-registration-requests.migration.js';
import { Migration0005EndedLinks } from './migrations/0005-ended-links.migration.js';
import { Erasure, ErasureConfirmation } from './privacy/erasure.entity.js';
import { RegistrationRequest } from './registration/registration-request.entity.js';
import { seedDemoAccounts } from './seeds/demo-accounts.seed.js';
import { Session } from './session/session.entity.js';

/** Accounts, sessions and families. */
export const database: ServiceDatabase = {
  service: 'identity',
  entities: [
    Account,
    Session,
    ParentChild,
    EndedLink,
    LinkRequest,
    Consent,
    FamilyDevice,
    FamilyDeviceChild,
    Erasure,
    ErasureConfirmation,
    RegistrationRequest,
    AuditSubject,
    AuditEntry,
    OutboxMessage,
    InboxMessage,
  ],
  migrations: [
    { name: '0001-accounts', class: Migration0001Accounts },
    { name: '0002-families', class: Migration0002Families },
    { name: '0003-erasure-traces', class: Migration0003ErasureTraces },
    { name: '0004-registration-requests', class: Migration0004RegistrationRequests },
    { name: '0005-ended-links', class: Migration0005EndedLinks },
  ],
  seed: seedDemoAccounts,
};
