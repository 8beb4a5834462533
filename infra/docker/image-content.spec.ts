import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import { repoRoot } from '../local/paths.ts';

const read = (file: string) => fs.readFileSync(path.join(repoRoot, file), 'utf8');
const ignored = read('.dockerignore')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

describe('.dockerignore', () => {
  it.each(['.git', '.env', '.env.*', '.data'])('keeps %s out of the image', (pattern) => {
    expect(ignored).toContain(pattern);
  });

  it('takes nothing back that it keeps out', () => {
    expect(ignored.filter((line) => line.startsWith('!'))).toEqual([]);
  });
});

/** What the Dockerfile copies into the image besides packages: files and folders from the root. */
const copied = (/cp -r --parents ([^&]+) \/built/.exec(read('infra/docker/backend.Dockerfile'))?.[1] ?? '')
  .split(/[\s\\]+/)
  .filter((item) => item !== '');
const isCopied = (file: string) =>
  copied.some((item) => file === item || path.matchesGlob(file, `${item}/**`)) &&
  !ignored.some((pattern) => file.startsWith(`${pattern}/`));

/** The tools that containers run: whatever file of infra a command or its arguments name. */
const commands = [
  'docker-compose.yml',
  ...fs
    .readdirSync(path.join(repoRoot, 'infra/k8s'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => `infra/k8s/${name}`),
].flatMap((file) =>
  [...read(file).matchAll(/(?:command|args): .*?(infra\/[\w./-]+\.mjs)/g)].map(([, tool]) => tool!),
);

/** The source that a tool loads by the name of its package, such as `@sumfox/contracts/processes.ts`. */
function findNamedSource(name: string): string | undefined {
  const [, library, module] = /^@sumfox\/([^/]+)\/(.+\.ts)$/.exec(name) ?? [];
  return library && `libs/${library}/src/${module}`;
}

/** The file and all sources that it imports when it runs; types are gone by then. */
function listLoaded(file: string, seen = new Set<string>()): Set<string> {
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

describe('the image', () => {
  it.each([...new Set(commands)])('holds every file that %s loads', (tool) => {
    const loaded = [...listLoaded(tool)];
    expect(loaded.filter((file) => !isCopied(file))).toEqual([]);
  });

  it('knows every source that a tool loads by name', () => {
    expect([...listLoaded('infra/local/migrate.mjs')]).toContain('libs/contracts/src/processes.ts');
  });

  it('is asked to run the migrations, the first admin, backup and restore', () => {
    for (const tool of ['migrate', 'admin', 'backup', 'restore'])
      expect(commands).toContain(`infra/local/${tool}.mjs`);
  });
});
