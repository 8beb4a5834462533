import { requireRecentNode } from './node-version.mjs';

requireRecentNode();
const { printFromCommandLine } = await import('./challenge-cases.ts');
await printFromCommandLine();
