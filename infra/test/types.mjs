import { requireRecentNode } from '../local/node-version.mjs';

requireRecentNode();
const { Tally } = await import('./tally.ts');
const { checkTypes } = await import('./type-checks.ts');
const tally = new Tally();
await checkTypes(tally);
process.exitCode = tally.close() ? 0 : 1;
