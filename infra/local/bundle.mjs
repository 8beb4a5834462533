import { requireRecentNode } from './node-version.mjs';

/** Bundles every program, or the processes named. */
const names = process.argv.slice(2);
requireRecentNode();
const { bundlePrograms, bundleProcesses } = await import('./bundle.ts');
await (names.length === 0 ? bundlePrograms() : bundleProcesses(new Set(names)));
