import fs from 'node:fs';
import path from 'node:path';
import { OperatorError } from '../operator-error.ts';
import { guardServers } from '../orphan-guard.ts';
import { locateCluster, toAdminUrl } from '../postgres-files.ts';
import { startPostgres } from '../postgres.ts';
import { RunRecord } from '../run-record.ts';
import { rejectUnfinishedRestore } from './places.ts';
import { loadSecrets } from '../secrets.ts';

interface ServerOptions {
  dataDir: string;
  env: Readonly<Record<string, string | undefined>>;
  say(text: string): void;
}

/**
 * Provides the server with the databases: the one of DATABASE_ADMIN_URL, the one of the running product, or its own
 * one, started for the time. @throws OperatorError when the data folder holds no databases
 */
export async function withServer<Result>(
  { dataDir, env, say }: ServerOptions,
  work: (adminUrl: string) => Promise<Result>,
): Promise<Result> {
  if (env.DATABASE_ADMIN_URL) return work(env.DATABASE_ADMIN_URL);
  rejectUnfinishedRestore(dataDir);
  const dir = locateCluster(path.join(dataDir, 'postgres'));
  if (!fs.existsSync(path.join(dir, 'PG_VERSION')))
    throw new OperatorError(`There are no databases in ${dataDir}: name the data folder with DATA_DIR.`);
  const { databaseAdminPassword } = loadSecrets(dataDir, []);
  const record = new RunRecord(dataDir);
  if (record.findLauncher() !== null) {
    const port = findServerPort(dir);
    if (port === null)
      throw new OperatorError(`The product in ${dataDir} is starting or stopping: try again.`);
    return work(toAdminUrl(port, databaseAdminPassword));
  }
  await record.claim();
  try {
    say('The product is stopped: starting its PostgreSQL for the backup');
    const server = await startPostgres({ dir, adminPassword: databaseAdminPassword, durable: true });
    record.add('postgres', server.pid);
    const guard = process.platform === 'win32' ? null : guardServers([{ pid: server.pid, signal: 'SIGINT' }]);
    try {
      return await work(server.adminUrl);
    } finally {
      await guard?.dismiss();
      await server.stop();
    }
  } finally {
    record.release();
  }
}

/** A running server writes its port into the fourth line of its pid file. */
export function findServerPort(clusterDir: string): number | null {
  const file = path.join(clusterDir, 'postmaster.pid');
  const port = fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8').split('\n')[3]) : 0;
  return port || null;
}
