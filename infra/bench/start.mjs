import { existsSync } from 'node:fs';
import { requireRecentNode } from '../local/node-version.mjs';

/** Benches that import what is built; the others start what they measure, and it builds itself. */
const OF_BUILT_LIBRARIES = new Set([
  'ability',
  'draws',
  'growth',
  'marking/shares',
  'marking/with-peers',
  'pdf',
]);

requireRecentNode();
// A bench finds its own options where they would be without its name.
const [name = ''] = process.argv.splice(2, 1);
const file = [`./${name}.ts`, `./${name}.mjs`].find((each) => existsSync(new URL(each, import.meta.url)));
if (!file) {
  process.stderr.write(`There is no bench "${name}".\n`);
  process.exit(1);
}
if (OF_BUILT_LIBRARIES.has(name)) {
  const { compileBackend } = await import('../local/build.ts');
  await compileBackend();
}
await import(file);
