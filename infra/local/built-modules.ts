import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { PROGRAMS_DIR } from '@sumfox/contracts/processes.ts';
import { repoRoot } from './paths.ts';

/**
 * The compiled modules that tools load, each bundled beside the programs of the processes, so that a tool starts as
 * quickly as they do. Their types are outside the tools' compiler options.
 */
export const BUILT_MODULES = {
  'migrate-database': '@sumfox/platform/database/migrate',
  'create-migration': '@sumfox/platform/database/create-migration',
  'identity-database': '@sumfox/identity-service/database',
  'assessment-database': '@sumfox/assessment-service/database',
  'marking-database': '@sumfox/marking-service/database',
  'content-database': '@sumfox/content-service/database',
  'analytics-database': '@sumfox/analytics-service/database',
  'make-starting-bank': '@sumfox/content-service/starting-bank/make-starting-bank',
  'load-starting-bank': '@sumfox/content-service/starting-bank/load-starting-bank',
  'repeat-erasures': '@sumfox/identity-service/privacy/repeat-erasures',
  'issue-setup-link': '@sumfox/identity-service/admin-setup/issue-setup-link',
  'print-mail': '@sumfox/identity-service/mail/print-mail',
  'challenge-cases': '@sumfox/marking-service/challenge/challenge-cases',
  'fit-ability': '@sumfox/assessment-service/ability/fit-ability',
  'rebuild-ability': '@sumfox/assessment-service/ability/rebuild-ability',
  'fake-author': '@sumfox/content-service/model-questions/fake-author',
} as const;

/** Loads a module that may have been built after the tool has started. */
export async function importBuilt<Module>(name: keyof typeof BUILT_MODULES): Promise<Module> {
  const file = path.join(repoRoot, PROGRAMS_DIR, `${name}.js`);
  return (await import(pathToFileURL(file).href)) as Module;
}
