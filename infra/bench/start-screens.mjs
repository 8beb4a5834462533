import { requireRecentNode } from '../local/node-version.mjs';

requireRecentNode();
process.env.ONE_SCREEN_ITEMS ??= '300';
process.argv.push('one-screen');
await import('../e2e/run.ts');
