import { requireRecentNode } from '../local/node-version.mjs';

requireRecentNode();
await import('./size.ts');
