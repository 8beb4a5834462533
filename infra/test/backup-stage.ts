import { expect } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import { spawn } from 'node:child_process';
import pg from 'pg';
import { backUp } from '../local/backup/backup.ts';
import { restore } from '../local/backup/restore.ts';
import { openDatabases } from '../local/databases.ts';
import { runMigrations } from '../local/migration-run.ts';
import { OperatorError } from '../local/operator-error.ts';
import { repoRoot } from '../local/paths.ts';
import { locateCluster } from '../local/postgres-files.ts';
import { startPostgres } from '../local/postgres.ts';
import { serviceNames } from '../local/process-table.ts';
import { loadSecrets } from '../local/secrets.ts';
import { makeTestFolder } from './servers.ts';

/** How a command ended, and all that it said. */
export interface Outcome {
  code: number | null;
  text: string;
}

/** A server that runs for a while. */
export interface OpenServer {
  adminUrl: string;
  identityUrl: string;
}

/** A data folder with migrated databases, and a folder for its backups. */
export class BackupStage {
  readonly dataDir = makeTestFolder();
  readonly folder = `${this.dataDir}-backups`;
  /** Files that a killed restore leaves beside the cluster. */
  leftovers = () => fs.readdirSync(path.dirname(this.cluster)).filter((name) => name.includes('.re'));

  get cluster(): string {
    return locateCluster(path.join(this.dataDir, 'postgres'));
  }

  get journal(): string {
    return path.join(this.folder, 'erasures');
  }

  /**
   * Runs the server of the data folder for as long as `work` takes; with `migrate`, after the step before each start.
   */
  async withServer<T>(work: (server: OpenServer) => Promise<T>, migrate = false): Promise<T> {
    const secrets = loadSecrets(this.dataDir, serviceNames);
    const server = await startPostgres({
      dir: path.join(this.dataDir, 'postgres'),
      adminPassword: secrets.databaseAdminPassword,
      durable: true,
    });
    const { adminUrl } = server;
    try {
      if (migrate) {
        const { ownerUrl } = await openDatabases({ adminUrl, isOwn: true }, '', secrets);
        const env = { PATH: process.env.PATH ?? '', ERASURE_JOURNAL_DIR: this.journal };
        await runMigrations(ownerUrl, env, () => {});
      }
      return await work({ adminUrl, identityUrl: adminUrl.replace(/postgres$/, 'identity') });
    } finally {
      await server.stop();
    }
  }

  backUp({ adminUrl }: OpenServer, say: (text: string) => void = () => {}): Promise<{ backup: string }> {
    const { dataDir, folder } = this;
    return backUp({ dataDir, folder, keepDays: 14, env: { DATABASE_ADMIN_URL: adminUrl }, say });
  }

  /** As `npm run restore`, in this process; what `say` throws ends it. */
  async restore(folder: string, replace: boolean, say: (text: string) => void = () => {}): Promise<Outcome> {
    const lines: string[] = [];
    const env = { BACKUP_DIR: this.folder };
    const tell = (text: string) => {
      lines.push(text);
      say(text);
    };
    try {
      await restore({ dataDir: this.dataDir, folder, replace, env, say: tell });
      return { code: 0, text: lines.join('\n') };
    } catch (error) {
      if (!(error instanceof OperatorError)) throw error;
      return { code: 1, text: error.message };
    }
  }

  /** A program of the launcher's as a person starts it; with `killAt`, ended at once when it has said this. */
  async run(file: string, args: string[] = [], killAt?: string): Promise<Outcome> {
    const { dataDir, folder } = this;
    const env = { DATA_DIR: dataDir, BACKUP_DIR: folder, DATABASE_ADMIN_URL: '', REDIS_URL: '' };
    const child = spawn(process.execPath, [`infra/local/${file}`, ...args], {
      cwd: repoRoot,
      env: { ...process.env, ...env },
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
        if (killAt !== undefined && text.includes(killAt)) child.kill('SIGKILL');
      });
    const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
    if (killAt !== undefined) expect([child.signalCode, text]).toEqual(['SIGKILL', expect.any(String)]);
    return { code, text };
  }

  remove(): void {
    for (const each of [this.cluster, this.dataDir, this.folder])
      fs.rmSync(each, { recursive: true, force: true });
  }
}

export async function query<Row extends pg.QueryResultRow>(
  url: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}
