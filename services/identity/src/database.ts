import type { ServiceDatabase } from '@sumfox/platform/database/service-database';
import { InboxMessage, OutboxMessage } from '@sumfox/platform/messaging/message.entity';
import { Account } from './account/account.entity.js';
import { RecoveryCode, SecondFactor, SignInChallenge } from './account/second-factor.entity.js';
import { SetupLink } from './admin-setup/setup-link.entity.js';
import { AuditEntry, AuditSubject } from './audit/audit.entity.js';
import { DigestChoice } from './digest/index.js';
import { EmailLink, PasswordRequest } from './email/index.js';
import { FamilyDevice, FamilyDeviceChild } from './family-device/family-device.entity.js';
import { Consent } from './family/consent.entity.js';
import { EndedLink } from './family/ended-link.entity.js';
import { FailedLinks } from './family/failed-links.entity.js';
import { LinkCode } from './family/link-code.entity.js';
import { LinkRequest } from './family/link-request.entity.js';
import { Mail, MailAddress } from './mail/index.js';
import { ParentChild } from './parent-child/parent-child.entity.js';
import { Notice } from './notice/notice.entity.js';
import { Erasure, ErasureConfirmation } from './privacy/erasure.entity.js';
import { RegistrationRequest } from './registration/registration-request.entity.js';
import { seedDemoAccounts } from './seeds/demo-accounts.seed.js';
import { Session } from './session/session.entity.js';
import { MIGRATIONS } from './migrations/migration-list.js';

/** Accounts, sessions and families. */
export const database: ServiceDatabase = {
  service: 'identity',
  entities: [
    Account,
    Session,
    ParentChild,
    EndedLink,
    LinkRequest,
    LinkCode,
    FailedLinks,
    Notice,
    Mail,
    EmailLink,
    DigestChoice,
    PasswordRequest,
    MailAddress,
    Consent,
    FamilyDevice,
    FamilyDeviceChild,
    Erasure,
    ErasureConfirmation,
    RegistrationRequest,
    SetupLink,
    SecondFactor,
    RecoveryCode,
    SignInChallenge,
    AuditSubject,
    AuditEntry,
    OutboxMessage,
    InboxMessage,
  ],
  migrations: MIGRATIONS,
  // Rows of the key table go with their account: PostgreSQL removes them in the name of the tables' owner.
  appendOnly: ['audit_entries', 'audit_subjects'],
  seed: seedDemoAccounts,
};
