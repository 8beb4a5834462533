import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { repoRoot } from '../local/paths.ts';
import { listImageTools, listLoaded } from './image-tools.ts';

const read = (file: string) => fs.readFileSync(path.join(repoRoot, file), 'utf8');
const ignored = read('.dockerignore')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

describe('.dockerignore', () => {
  it.each(['.git', '.env', '.env.*', '.data'])('keeps %s out of the image', (pattern) => {
    expect(ignored).toContain(pattern);
  });

  it('re-includes no excluded file', () => {
    expect(ignored.filter((line) => line.startsWith('!'))).toEqual([]);
  });
});

const dockerfile = read('infra/docker/backend.Dockerfile');
const toItems = (args: string | undefined) => (args ?? '').split(/[\s\\]+/).filter((item) => item !== '');
/** What the Dockerfile copies into the image besides packages: files and folders from the root. */
const copied = toItems(/cp -r --parents ([^&]+) \/built/.exec(dockerfile)?.[1]);
/** What it removes again: code that only tests and demonstrations use. */
const removed = toItems(/rm -r ((?:[^\n]*\\\n)*[^\n]*)/.exec(dockerfile)?.[1]).map((item) =>
  item.slice('/built/'.length),
);
const holds = (item: string, file: string) =>
  path.matchesGlob(file, item) || path.matchesGlob(file, `${item}/**`);
const isCopied = (file: string) =>
  copied.some((item) => holds(item, file)) &&
  !removed.some((item) => holds(item, file)) &&
  !ignored.some((pattern) => file.startsWith(`${pattern}/`));

describe('the image', () => {
  it('installs the dependencies of every package', () => {
    const packages = fs.globSync('{services/*,libs/*,gateway,frontend,infra}/package.json', {
      cwd: repoRoot,
    });
    const installed = [...dockerfile.matchAll(/^COPY (\S+\/package\.json) /gm)].map(([, file]) => file);
    expect(installed.sort()).toEqual(packages.sort());
  });

  it.each(listImageTools())('contains every file that %s loads', (tool) => {
    const loaded = [...listLoaded(tool)];
    expect(loaded.filter((file) => !isCopied(file))).toEqual([]);
  });

  it('lists every source that a tool loads by name', () => {
    expect([...listLoaded('infra/local/migrate.mjs')]).toContain('libs/contracts/src/processes.ts');
  });

  it('holds no code of tests and demonstrations', () => {
    expect(removed).toEqual([
      'libs/testing',
      'services/content/dist/model-questions/measured',
      'infra/local/fake-model.ts',
      'dist/fake-author.js*',
      'services/content/dist/model-questions/fake-author.js*',
    ]);
    for (const config of fs.globSync('{gateway,services/*,libs/*}/src/testing', { cwd: repoRoot }))
      expect(read(`${path.dirname(path.dirname(config))}/tsconfig.json`)).toContain('"src/testing"');
  });

  it('has commands for migrations, the first admin, backup and restore', () => {
    for (const tool of ['migrate', 'admin', 'backup', 'restore'])
      expect(listImageTools()).toContain(`infra/local/${tool}.mjs`);
  });
});
