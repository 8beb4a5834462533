import { requireRecentNode } from '../local/node-version.mjs';

requireRecentNode();
// What is made of the contracts is read from their build.
const { buildBackend } = await import('../local/build.ts');
await buildBackend();
const { writeGeneratedFiles } = await import('./generated-files.ts');
await writeGeneratedFiles();
