import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { repoRoot } from '../local/paths.ts';

const read = (file: string) => fs.readFileSync(path.join(repoRoot, file), 'utf8');

/** The tools that containers run: each file of infra that a command or its arguments name. */
export function listImageTools(): string[] {
  const manifests = fs
    .readdirSync(path.join(repoRoot, 'infra/k8s'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => `infra/k8s/${name}`);
  const tools = ['docker-compose.yml', ...manifests].flatMap((file) =>
    [...read(file).matchAll(/(?:command|args): .*?(infra\/[\w./-]+\.mjs)/g)].map(([, tool]) => tool!),
  );
  return [...new Set(tools)];
}

/** The source that a tool loads by the name of its package, such as `@sumfox/contracts/processes.ts`. */
function findNamedSource(name: string): string | undefined {
  const [, library, module] = /^@sumfox\/([^/]+)\/(.+\.ts)$/.exec(name) ?? [];
  return library && `libs/${library}/src/${module}`;
}

/** The file and all sources that it imports when it runs; types are gone by then. */
export function listLoaded(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const text = read(file).replaceAll(/^(?:import|export) type [^;]*;/gm, '');
  for (const { fileName } of ts.preProcessFile(text, true, true).importedFiles) {
    const source = fileName.startsWith('.')
      ? path.posix.join(path.posix.dirname(file), fileName)
      : findNamedSource(fileName);
    if (source) listLoaded(source, seen);
  }
  return seen;
}
