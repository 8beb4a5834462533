import { requireRecentNode } from './node-version.mjs';

requireRecentNode();
await import('./launch.ts');
