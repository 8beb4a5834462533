import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { repoRoot } from '../local/paths.ts';
import { listGeneratedFiles } from './generated-files.ts';

it('the committed manifests match "npm run manifests"', async () => {
  const files = listGeneratedFiles();
  expect(files.map((file) => file.path)).toEqual(
    expect.arrayContaining(['docker-compose.yml', 'README.md', 'docs/asyncapi.json']),
  );
  for (const { path: file, text } of files)
    expect([file, fs.readFileSync(path.join(repoRoot, file), 'utf8')]).toEqual([file, text]);
});
