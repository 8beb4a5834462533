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

/** What the Dockerfile copies into the image besides packages: files and folders from the root. */
const copied = (/cp -r --parents ([^&]+) \/built/.exec(read('infra/docker/backend.Dockerfile'))?.[1] ?? '')
  .split(/[\s\\]+/)
  .filter((item) => item !== '');
const isCopied = (file: string) =>
  copied.some((item) => file === item || path.matchesGlob(file, `${item}/**`)) &&
  !ignored.some((pattern) => file.startsWith(`${pattern}/`));

describe('the image', () => {
  it.each(listImageTools())('contains every file that %s loads', (tool) => {
    const loaded = [...listLoaded(tool)];
    expect(loaded.filter((file) => !isCopied(file))).toEqual([]);
  });

  it('lists every source that a tool loads by name', () => {
    expect([...listLoaded('infra/local/migrate.mjs')]).toContain('libs/contracts/src/processes.ts');
  });

  it('has commands for migrations, the first admin, backup and restore', () => {
    for (const tool of ['migrate', 'admin', 'backup', 'restore'])
      expect(listImageTools()).toContain(`infra/local/${tool}.mjs`);
  });
});
