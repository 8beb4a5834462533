import { requireRecentNode } from './node-version.mjs';

requireRecentNode();
const { runFromCommandLine } = await import('./admin.ts');
await runFromCommandLine(process.argv.slice(2));
