import { expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { repoRoot } from './paths.ts';
import { serviceNames } from './process-table.ts';

it('the committed migrations make the tables that the entities describe', () => {
  const env = { ...process.env, DATABASE_ADMIN_URL: process.env.TEST_ADMIN_DATABASE_URL };
  const run = spawnSync(process.execPath, ['infra/local/db-check.mjs'], {
    cwd: repoRoot,
    env,
    encoding: 'utf8',
  });
  expect(run.stderr).toBe('');
  expect(run.stdout.trim().split('\n')).toEqual(
    serviceNames.map((name) => `${name}: migrations and entities agree`),
  );
  expect(run.status).toBe(0);
}, 60_000);
