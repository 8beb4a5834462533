import { requireRecentNode } from './node-version.mjs';

requireRecentNode();
const { restoreFromCommandLine } = await import('./backup/command.ts');
await restoreFromCommandLine();
