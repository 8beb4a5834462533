import { requireRecentNode } from '../local/node-version.mjs';

requireRecentNode();
// The files are made from the build of the contracts.
const { buildBackend } = await import('../local/build.ts');
await buildBackend();
const { writeGeneratedFiles } = await import('./generated-files.ts');
await writeGeneratedFiles();
