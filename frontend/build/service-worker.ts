import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

const SOURCE = fileURLToPath(new URL('../service-worker/service-worker.ts', import.meta.url));
const SCRIPT = 'service-worker.js';

/** Pages without a pupil in them; what only they lead to is not kept on a tablet. */
const NOT_FOR_PUPILS =
  /[\\/]src[\\/](?:app[\\/](?:adult-page|signed-out|parent-navigation)|pages[\\/](?:admin|audit-log|child-profile|landing|login|parent-home|register|register-family|user-management)|features[\\/](?:make-paper|register))(?:[\\/]|\.tsx$)/;

/** Builds the service worker, and tells it which files a pupil's pages are made of. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    buildStart() {
      this.emitFile({ type: 'chunk', id: SOURCE, fileName: SCRIPT });
    },
    generateBundle(_, bundle) {
      const files = listPupilFiles(bundle);
      const script = bundle[SCRIPT];
      if (script?.type !== 'chunk') throw new Error('The service worker was not built.');
      const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 16);
      script.code = `const SHELL = ${JSON.stringify({ version, files })};\n${script.code}`;
    },
  };
}

/** Scripts, styles and fonts that a pupil's pages lead to, as paths of the site, in a stable order. */
function listPupilFiles(bundle: Rolldown.OutputBundle): string[] {
  const found = new Set<string>();
  const visit = (name: string): void => {
    const file = bundle[name];
    if (file?.type !== 'chunk' || found.has(name) || NOT_FOR_PUPILS.test(file.facadeModuleId ?? '')) return;
    found.add(name);
    for (const css of file.viteMetadata?.importedCss ?? []) found.add(css);
    for (const next of [...file.imports, ...file.dynamicImports]) visit(next);
  };
  for (const file of Object.values(bundle))
    if (file.type === 'chunk' && file.isEntry && file.fileName !== SCRIPT) visit(file.fileName);
  for (const name of Object.keys(bundle)) if (name.endsWith('.woff2')) found.add(name);
  if (found.size < 2) throw new Error('The pupil’s pages were not found in the build.');
  return [...found].sort().map((name) => `/${name}`);
}
