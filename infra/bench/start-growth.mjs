import { requireRecentNode } from '../local/node-version.mjs';

requireRecentNode();
const { buildBackend } = await import('../local/build.ts');
await buildBackend();
await import('./growth.ts');
