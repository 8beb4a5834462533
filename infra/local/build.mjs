import { requireRecentNode } from './node-version.mjs';

requireRecentNode();
const { buildFromCommandLine } = await import('./build.ts');
await buildFromCommandLine();
