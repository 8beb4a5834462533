import { requireRecentNode } from '../../local/node-version.mjs';

requireRecentNode();
const { buildAll } = await import('../../local/build.ts');
await buildAll((text) => console.log(text));
await import('./shares.mjs');
