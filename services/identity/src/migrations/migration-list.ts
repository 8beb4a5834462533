// Written by `npm run migration` from the files of this folder.
import { Migration0001Accounts } from './0001-accounts.migration.js';
import { Migration0002Families } from './0002-families.migration.js';
import { Migration0003ErasureTraces } from './0003-erasure-traces.migration.js';
import { Migration0004RegistrationRequests } from './0004-registration-requests.migration.js';
import { Migration0005EndedLinks } from './0005-ended-links.migration.js';
import { Migration0006LinksWithProof } from './0006-links-with-proof.migration.js';
import { Migration0007SetupLinks } from './0007-setup-links.migration.js';
import { Migration0008SecondFactors } from './0008-second-factors.migration.js';
import { Migration0009Mails } from './0009-mails.migration.js';
import { Migration0010EmailLinks } from './0010-email-links.migration.js';
import { Migration0011CallNames } from './0011-call-names.migration.js';
import { Migration0012DigestChoices } from './0012-digest-choices.migration.js';
import { Migration0013DigestFindings } from './0013-digest-findings.migration.js';
import { Migration0014SyllabusOnly } from './0014-syllabus-only.migration.js';
import { Migration0015SignInCards } from './0015-sign-in-cards.migration.js';
import { Migration0016SessionsByExpiry } from './0016-sessions-by-expiry.migration.js';
import { Migration0017FiguresAreErasedLast } from './0017-figures-are-erased-last.migration.js';

/** In order. A name never changes: it is kept where the migration has run. */
export const MIGRATIONS = [
  { name: '0001-accounts', class: Migration0001Accounts },
  { name: '0002-families', class: Migration0002Families },
  { name: '0003-erasure-traces', class: Migration0003ErasureTraces },
  { name: '0004-registration-requests', class: Migration0004RegistrationRequests },
  { name: '0005-ended-links', class: Migration0005EndedLinks },
  { name: '0006-links-with-proof', class: Migration0006LinksWithProof },
  { name: '0007-setup-links', class: Migration0007SetupLinks },
  { name: '0008-second-factors', class: Migration0008SecondFactors },
  { name: '0009-mails', class: Migration0009Mails },
  { name: '0010-email-links', class: Migration0010EmailLinks },
  { name: '0011-call-names', class: Migration0011CallNames },
  { name: '0012-digest-choices', class: Migration0012DigestChoices },
  { name: '0013-digest-findings', class: Migration0013DigestFindings },
  { name: '0014-syllabus-only', class: Migration0014SyllabusOnly },
  { name: '0015-sign-in-cards', class: Migration0015SignInCards },
  { name: '0016-sessions-by-expiry', class: Migration0016SessionsByExpiry },
  { name: '0017-figures-are-erased-last', class: Migration0017FiguresAreErasedLast },
];
