import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const RUNBOOKS = 'virtual:runbooks';
const FOLDER = join(import.meta.dirname, '../../docs/runbooks');

/** Texts of the runbooks by the names of their files, so that the page shows what operators read in the checkout. */
export function runbooks(): Plugin {
  return {
    name: 'runbooks',
    resolveId: (id) => (id === RUNBOOKS ? `\0${RUNBOOKS}` : null),
    load(id) {
      if (id !== `\0${RUNBOOKS}`) return null;
      for (const file of readdirSync(FOLDER)) this.addWatchFile(join(FOLDER, file));
      return `export default ${JSON.stringify(readRunbooks())};`;
    },
  };
}

function readRunbooks(): Record<string, string> {
  return Object.fromEntries(
    readdirSync(FOLDER).map((file) => [file.replace(/\.md$/, ''), readFileSync(join(FOLDER, file), 'utf8')]),
  );
}
