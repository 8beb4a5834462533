import { requireRecentNode } from './node-version.mjs';

requireRecentNode();
const { backUpFromCommandLine } = await import('./backup/command.ts');
await backUpFromCommandLine();
