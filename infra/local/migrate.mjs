import { requireRecentNode } from './node-version.mjs';

requireRecentNode();
const { migrateFromEnvironment } = await import('./migrate.ts');
await migrateFromEnvironment();
