import { requireRecentNode } from './node-version.mjs';

/** Bundles every program, or those named. */
const names = process.argv.slice(2);
requireRecentNode();
const { bundlePrograms, bundleSome } = await import('./bundle.ts');
await (names.length === 0 ? bundlePrograms() : bundleSome(new Set(names)));
