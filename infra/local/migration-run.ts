import path from 'node:path';
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { OperatorError } from './operator-error.ts';
import { cacheDir, repoRoot } from './paths.ts';
import { serviceNames, type ServiceName } from './process-table.ts';
import { variableOf } from './migrate.ts';

/**
 * Runs the migration step in a separate process, as Compose does: the launcher does not load the ORM. @throws with the
 * step's last lines when it fails
 */
export async function runMigrations(
  databaseUrl: (service: ServiceName) => string,
  env: Record<string, string>,
  onLine: (line: string) => void,
): Promise<void> {
  const addresses = Object.fromEntries(serviceNames.map((name) => [variableOf(name), databaseUrl(name)]));
  const child = spawn(process.execPath, ['infra/local/migrate.mjs'], {
    cwd: repoRoot,
    env: {
      DEMO_MODE: '1',
      NODE_COMPILE_CACHE: path.join(cacheDir, 'compiled'),
      ...env,
      ...addresses,
      PROCESS_NAME: 'migrations',
      NO_COLOR: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const last: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      last.push(line);
      if (last.length > 40) last.shift();
      onLine(line);
    });
  }
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0)
    throw new OperatorError(`The databases could not be brought up to date:\n${last.join('\n')}`);
}
