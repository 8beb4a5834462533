/** Statements in SQL that each package may have. Each number may only fall; together they shall be 60. */
export const MAX_SITES: Readonly<Record<string, number>> = {
  'libs/ai': 1,
  'libs/platform': 10,
  'services/analytics': 11,
  'services/assessment': 10,
  'services/content': 5,
  'services/identity': 52,
  'services/marking': 2,
};

/** Files that do not keep the rules on SQL yet. The list may only become shorter. */
export const sqlExceptions: readonly string[] = [
  'services/identity/src/admin-setup/setup-link.issuer.ts',
  'services/identity/src/admin-users/admin-users.queries.ts',
  'services/identity/src/admin-users/admin-users.service.ts',
  'services/identity/src/audit/audit-log.ts',
  'services/identity/src/audit/audit.queries.ts',
  'services/identity/src/expiry/expired-rows.sweeper.ts',
  'services/identity/src/family-device/family-device.service.ts',
  'services/identity/src/family/failed-links.ts',
  'services/identity/src/family/link-book.ts',
  'services/identity/src/family/link-codes.ts',
  'services/identity/src/hidden-names/hidden-names.queries.ts',
  'services/identity/src/privacy/database-log.ts',
  'services/identity/src/privacy/erasure-completed.handler.ts',
  'services/identity/src/privacy/erasure.runner.ts',
  'services/identity/src/privacy/erasure.service.ts',
  'services/identity/src/privacy/repeat-erasures.ts',
  'services/identity/src/seeds/demo-accounts.seed.ts',
];
