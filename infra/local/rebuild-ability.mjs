import { requireRecentNode } from './node-version.mjs';

requireRecentNode();
const { rebuildFromCommandLine } = await import('./rebuild-ability.ts');
await rebuildFromCommandLine();
