import type { Plugin, Rolldown } from 'vite';
import { findStart } from './chunk-groups.js';

/** The list of files that late imports of a chunk lead to, which Vite writes on its first line. */
const LIST = /^const __vite__mapDeps=.*?m\.f=(\[.*?\]).*?;\n/;
/** The places of the list that one late import needs. */
const PLACES = /__vite__mapDeps\(\[([\d,]*)\]\)/g;

/**
 * Leaves out of the lists of late imports what is there already: files that the chunk itself imports, and those that
 * index.html preloads. Vite lists all that the late part needs, and names of files hardly compress.
 */
export function shortPreloadLists(): Plugin {
  return {
    name: 'short-preload-lists',
    apply: 'build',
    generateBundle: {
      // Vite writes the lists in its own step.
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const preloaded = listImported(bundle, findStart(bundle));
        let shortened = 0;
        for (const chunk of chunks) {
          const imported = listImported(bundle, chunk);
          const isThere = (file: string) =>
            imported.scripts.has(file) || imported.styles.has(file) || preloaded.scripts.has(file);
          const code = shortenList(chunk.code, isThere);
          if (code === chunk.code) continue;
          shortened += 1;
          chunk.code = code;
        }
        if (shortened === 0) throw new Error('No list of late imports has the shape that was expected.');
      },
    },
  };
}

interface Imported {
  scripts: Set<string>;
  styles: Set<string>;
}

/** A chunk, the chunks that it imports at once, and the styles of all of them. */
function listImported(bundle: Rolldown.OutputBundle, chunk: Rolldown.OutputChunk): Imported {
  const imported: Imported = { scripts: new Set(), styles: new Set() };
  const visit = (name: string): void => {
    const file = bundle[name];
    if (file?.type !== 'chunk' || imported.scripts.has(name)) return;
    imported.scripts.add(name);
    for (const style of file.viteMetadata?.importedCss ?? []) imported.styles.add(style);
    file.imports.forEach(visit);
  };
  visit(chunk.fileName);
  return imported;
}

function shortenList(code: string, isThere: (file: string) => boolean): string {
  const [line, list] = LIST.exec(code) ?? [];
  if (line === undefined || list === undefined) return code;
  const files = JSON.parse(list) as string[];
  const kept = files.filter((file) => !isThere(file));
  const body = code.slice(line.length).replaceAll(PLACES, (_, places: string) => {
    const left = places
      .split(',')
      .map((place) => kept.indexOf(files[Number(place)] ?? ''))
      .filter((place) => place >= 0);
    // The late script alone is fetched by its import itself.
    const isScriptAlone = left.length === 1 && kept[left[0] ?? 0]?.endsWith('.js');
    return left.length > 0 && !isScriptAlone ? `__vite__mapDeps([${left.join()}])` : '[]';
  });
  return kept.length > 0 ? line.replace(list, JSON.stringify(kept)) + body : body;
}
