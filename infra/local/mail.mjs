import { requireRecentNode } from './node-version.mjs';

requireRecentNode();
const { runFromCommandLine } = await import('./mail.ts');
await runFromCommandLine(process.argv.slice(2));
