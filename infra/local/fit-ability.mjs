import { requireRecentNode } from './node-version.mjs';

requireRecentNode();
const { fitFromCommandLine } = await import('./fit-ability.ts');
await fitFromCommandLine();
