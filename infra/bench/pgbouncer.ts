import fs from 'node:fs';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { OperatorError } from '../local/operator-error.ts';
import { repoRoot } from '../local/paths.ts';
import { isPortFree } from '../local/ports.ts';
import { findServerAccount } from '../local/postgres-files.ts';
import { findOnPath } from '../local/redis-provider.ts';

export interface PoolerSettings {
  databasePort: number;
  port: number;
  poolSize: number;
  runDir: string;
  passwords: Readonly<Record<string, string>>;
}

/** Debian's PgBouncer with the script of the container. @throws OperatorError that says how to get one */
export async function startPgBouncer(settings: PoolerSettings): Promise<ChildProcess> {
  providePgBouncer();
  const passwords = Object.entries(settings.passwords).map(([service, password]) => [
    `${service.toUpperCase()}_DB_PASSWORD`,
    password,
  ]);
  // It refuses to run as root.
  const account = findServerAccount();
  fs.mkdirSync(settings.runDir, { recursive: true });
  if (account) fs.chownSync(settings.runDir, account.uid, account.gid);
  const child = spawn('bash', [path.join(repoRoot, 'infra/docker/pgbouncer/start.sh')], {
    env: {
      PATH: `${process.env.PATH}:/usr/sbin`,
      DATABASE_HOST: '127.0.0.1',
      DATABASE_PORT: String(settings.databasePort),
      POOLER_ADDRESS: '127.0.0.1',
      POOLER_PORT: String(settings.port),
      POOL_SIZE: String(settings.poolSize),
      RUN_DIR: settings.runDir,
      ...Object.fromEntries(passwords),
    },
    ...(account ? { uid: account.uid, gid: account.gid } : {}),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr?.on('data', (text: Buffer) => (said = (said + text.toString()).slice(-2_000)));
  while (await isPortFree(settings.port)) {
    if (child.exitCode !== null) throw new OperatorError(`PgBouncer ended while starting:\n${said}`);
    await sleep(50);
  }
  return child;
}

export async function stopPgBouncer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

function providePgBouncer(): void {
  if (findOnPath('pgbouncer') || fs.existsSync('/usr/sbin/pgbouncer')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['-y', '-qq', 'install', '--no-install-recommends', 'pgbouncer'];
  if (process.getuid?.() === 0 && findOnPath('apt-get'))
    for (const args of [install, ['-qq', 'update'], install])
      spawnSync('apt-get', args, { env, stdio: 'ignore' });
  if (!fs.existsSync('/usr/sbin/pgbouncer'))
    throw new OperatorError('PgBouncer is needed: install it (Debian: apt-get install pgbouncer).');
}
