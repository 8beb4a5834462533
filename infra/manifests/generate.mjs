import { requireRecentNode } from '../local/node-version.mjs';

requireRecentNode();
const { writeGeneratedFiles } = await import('./generated-files.ts');
await writeGeneratedFiles();
