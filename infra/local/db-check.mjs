import { requireRecentNode } from './node-version.mjs';

requireRecentNode();
const { checkFromCommandLine } = await import('./db-check.ts');
await checkFromCommandLine();
