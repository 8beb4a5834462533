import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { connectAsAdmin } from '../databases.ts';
import { OperatorError } from '../operator-error.ts';
import { serviceNames } from '../process-table.ts';
import { takeBaseBackup } from './base-backup.ts';
import {
  copySummed,
  FOLDER_MODE,
  renameDurably,
  replaceDurably,
  SummedFile,
  syncTree,
} from './durable-files.ts';
import type { FileSum } from './durable-files.ts';
import { mergeJournal } from './journal-copy.ts';
import {
  CLUSTER,
  clearUnfinished,
  draftOf,
  manifestFile,
  newBackupName,
  productVersion,
  removeExpired,
  type Manifest,
} from './manifest.ts';
import { ERASURES, erasureJournalOf } from './places.ts';
import { inMegabytes, inSeconds, tellProgress } from './progress.ts';
import { withServer } from './server.ts';

export interface BackupOptions {
  dataDir: string;
  /** Holds one folder for each backup; made when missing. */
  folder: string;
  /** Older backups go, but never the newest. */
  keepDays: number;
  env: Readonly<Record<string, string | undefined>>;
  say(text: string): void;
}

export interface BackupResult {
  /** The folder of this backup. */
  backup: string;
  bytes: number;
}

/**
 * Copies all databases at one moment, with the secrets beside them. The product continues; when it is stopped, its
 * server is started for the backup. @throws OperatorError for faults that the operator can fix, without leaving a
 * partial backup
 */
export async function backUp(options: BackupOptions): Promise<BackupResult> {
  const { folder, say } = options;
  const startedAt = performance.now();
  const now = new Date();
  makePrivateFolder(folder);
  return withServer(options, async (adminUrl) => {
    const client = await connectAsAdmin(adminUrl);
    // The reason arrives with the statement that fails.
    client.on('error', () => undefined);
    try {
      const name = newBackupName(folder, now);
      const manifest = await writeDraft(client, adminUrl, name, options);
      const backup = path.join(folder, name);
      renameDurably(draftOf(folder, name), backup);
      mergeJournal(erasureJournalOf(options.env, options.dataDir), path.join(folder, ERASURES));
      const bytes = Object.values(manifest.files).reduce((sum, file) => sum + file.bytes, 0);
      say(`Backed up to ${backup}: ${inMegabytes(bytes)} in ${inSeconds(startedAt)}`);
      for (const gone of removeExpired(folder, options.keepDays, now))
        say(`Removed ${gone}: it was older than ${options.keepDays} days`);
      return { backup, bytes };
    } finally {
      await client.end();
    }
  });
}

function makePrivateFolder(folder: string): void {
  try {
    fs.mkdirSync(folder, { recursive: true, mode: FOLDER_MODE });
    fs.accessSync(folder, fs.constants.W_OK);
  } catch (error) {
    throw new OperatorError(
      `Backups cannot be written to ${folder} (${(error as NodeJS.ErrnoException).code}): name another folder.`,
    );
  }
}

/** Everything under a draft's name; the manifest comes last. */
async function writeDraft(
  client: pg.Client,
  adminUrl: string,
  name: string,
  { folder, dataDir, env, say }: BackupOptions,
): Promise<Manifest> {
  const draft = draftOf(folder, name);
  const startedAt = new Date().toISOString();
  const cluster = path.join(draft, CLUSTER);
  try {
    const base = await takeBaseBackup(client, {
      target: cluster,
      // Only now is it certain that no other backup of this server uses the folder.
      onStart: () => {
        const cleared = clearUnfinished(folder);
        if (cleared > 0) say('Removed an unfinished backup; this one starts again');
        fs.mkdirSync(cluster, { recursive: true, mode: FOLDER_MODE });
      },
      onProgress: tellProgress('Copying the databases', say),
    });
    const files: Record<string, FileSum> = {};
    for (const [file, sum] of Object.entries(base.files)) files[`${CLUSTER}/${file}`] = sum;
    Object.assign(files, copySecrets(dataDir, draft, env));
    const manifest: Manifest = {
      format: 1,
      startedAt,
      finishedAt: new Date().toISOString(),
      productVersion: productVersion(),
      postgresMajor: base.postgresMajor,
      migrations: await listMigrations(adminUrl, env.DATABASE_PREFIX ?? ''),
      folders: base.folders,
      files,
    };
    await syncTree(draft);
    replaceDurably(manifestFile(draft), JSON.stringify(manifest, null, 1));
    return manifest;
  } catch (error) {
    fs.rmSync(draft, { recursive: true, force: true });
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC')
      throw new OperatorError(`${folder} is full: free some space, or name another folder.`);
    throw error;
  }
}

/** The secrets file of `npm start`; in a container, where there is none, the secrets of the environment. */
function copySecrets(dataDir: string, draft: string, env: BackupOptions['env']): Record<string, FileSum> {
  const file = path.join(dataDir, 'secrets.json');
  if (fs.existsSync(file)) return { 'secrets.json': copySummed(file, path.join(draft, 'secrets.json')) };
  const lines = Object.entries(env)
    .filter(([name, value]) => /_(PASSWORD|SECRET|KEY)$/.test(name) && value)
    .map(([name, value]) => `${name}=${value}\n`);
  const written = new SummedFile(path.join(draft, 'secrets.env'));
  written.write(Buffer.from(lines.join('')));
  return { 'secrets.env': written.close() };
}

/** Migrations that had run in each database, by which a restore recognises a backup of a newer version. */
async function listMigrations(adminUrl: string, prefix: string): Promise<Manifest['migrations']> {
  const found: Manifest['migrations'] = {};
  for (const service of serviceNames) {
    const client = await connectAsAdmin(
      Object.assign(new URL(adminUrl), { pathname: `/${prefix}${service}` }).href,
    );
    try {
      const { rows } = await client.query<{ name: string }>('select name from schema_migrations order by id');
      found[service] = rows.map((row) => row.name);
    } finally {
      await client.end();
    }
  }
  return found;
}
