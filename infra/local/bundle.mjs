import { requireRecentNode } from './node-version.mjs';

requireRecentNode();
const { bundlePrograms } = await import('./bundle.ts');
await bundlePrograms();
