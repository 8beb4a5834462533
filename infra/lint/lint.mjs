import { requireRecentNode } from '../local/node-version.mjs';

requireRecentNode();
const { lintFromCommandLine } = await import('./lint.ts');
await lintFromCommandLine();
