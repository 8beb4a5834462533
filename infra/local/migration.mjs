import { requireRecentNode } from './node-version.mjs';

requireRecentNode();
const { createMigrationFromCommandLine } = await import('./create-migration.ts');
await createMigrationFromCommandLine(process.argv.slice(2));
