import fs from 'node:fs';
import path from 'node:path';
import { randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import { OperatorError } from '../operator-error.ts';
import { FOLDER_MODE, SummedFile, type FileSum } from './durable-files.ts';

/** The files of a running server as they must be for it to start again at one moment. */
export interface BaseBackup {
  postgresMajor: number;
  folders: string[];
  files: Record<string, FileSum>;
}

interface Entry {
  path: string;
  is_folder: boolean;
  bytes: number;
}

/** Names this product's backups among the advisory locks of a server. */
const LOCK = 0x62_61_63_6b;
const CHUNK_BYTES = 8 * 1024 * 1024;
/** PostgreSQL recreates the contents of these; write-ahead log is copied apart, when the backup has ended. */
const CONTENTS_LEFT_OUT = [
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
];
const FILES_LEFT_OUT =
  /^(postmaster\.(pid|opts)|backup_label(\.old)?|tablespace_map(\.old)?|backup_manifest|postgresql\.auto\.conf\.tmp|current_logfiles\.tmp|(.*\/)?pg_internal\.init.*)$/;
const TEMPORARY = /(^|\/)pgsql_tmp[^/]*(\/|$)/;
/** Last, because it must not be newer than anything else. */
const CONTROL_FILE = 'global/pg_control';

export interface BaseBackupOptions {
  /** Takes the files of the cluster; empty, and there when `onStart` has returned. */
  target: string;
  /** Called once it is certain that no other backup of this server is under way. */
  onStart(): void;
  onProgress(done: number, total: number): void;
}

/**
 * Copies all databases of the server by SQL alone: without client programs and access to the server's disk. Work
 * continues meanwhile; the copy contains what was committed before its end. One connection holds all of it, so that the
 * server forgets a killed backup. @throws OperatorError during another backup
 */
export async function takeBaseBackup(
  client: Client,
  { target, onStart, onProgress }: BaseBackupOptions,
): Promise<BaseBackup> {
  await rejectUnsuitable(client);
  onStart();
  // Keeps the log that is needed from being removed; a temporary slot goes with the connection.
  await client.query('select pg_create_physical_replication_slot($1, true, true)', [
    `backup_${randomBytes(6).toString('hex')}`,
  ]);
  const label = `maths practice ${new Date().toISOString()}`;
  const start = await one<{ lsn: string }>(client, 'select pg_backup_start($1, fast => true) as lsn', [
    label,
  ]);
  const entries = await listEntries(client);
  const folders = entries.filter((entry) => entry.is_folder).map((entry) => entry.path);
  for (const folder of folders)
    fs.mkdirSync(path.join(target, folder), { recursive: true, mode: FOLDER_MODE });
  const total = entries.reduce((sum, { bytes }) => sum + bytes, 0);
  const files: Record<string, FileSum> = {};
  const copy = async (name: string) => {
    const sum = await copyFile(client, name, path.join(target, name));
    // A file that is removed meanwhile is removed again when the log is replayed.
    if (sum) files[name] = sum;
  };
  let done = 0;
  for (const { path: name, is_folder: isFolder, bytes } of entries) {
    if (isFolder || name === CONTROL_FILE) continue;
    await copy(name);
    onProgress((done += bytes), total);
  }
  await copy(CONTROL_FILE);
  onProgress(total, total);
  const stop = await one<{ lsn: string; label: string; tablespaces: string }>(
    client,
    'select lsn, labelfile as label, spcmapfile as tablespaces from pg_backup_stop(wait_for_archive => true)',
  );
  for (const name of await listLog(client, start.lsn, stop.lsn)) await copy(`pg_wal/${name}`);
  files.backup_label = writeText(path.join(target, 'backup_label'), stop.label);
  return { postgresMajor: await readMajor(client), folders, files };
}

async function rejectUnsuitable(client: Client): Promise<void> {
  const lock = await one<{ got: boolean }>(client, 'select pg_try_advisory_lock($1) as got', [LOCK]);
  if (!lock.got)
    throw new OperatorError('Another backup of this server is under way: wait until it has ended.');
  const { rows } = await client.query<{ name: string }>(
    `select spcname as name from pg_tablespace where spcname not in ('pg_default', 'pg_global')`,
  );
  if (rows.length > 0)
    throw new OperatorError(
      `The server keeps data in tablespaces of its own (${rows.map(({ name }) => name).join(', ')}): back it up with its own tools.`,
    );
}

async function listEntries(client: Client): Promise<Entry[]> {
  const { rows } = await client.query<Entry>(
    `with recursive tree as (
       select name as path, stat.isdir as is_folder, stat.size as bytes
       from pg_ls_dir('.', true, false) as name, lateral pg_stat_file(name, true) as stat
       union all
       select tree.path || '/' || name, stat.isdir, stat.size
       from tree, lateral pg_ls_dir(case when is_folder and tree.path <> all ($1) then tree.path else 'pg_notify/none' end, true, false) as name,
         lateral pg_stat_file(tree.path || '/' || name, true) as stat
     )
     select path, is_folder, bytes::float8 as bytes from tree where is_folder is not null order by path`,
    [CONTENTS_LEFT_OUT],
  );
  return rows.filter(({ path: name }) => !FILES_LEFT_OUT.test(name) && !TEMPORARY.test(name));
}

/** Null when the file is gone. */
async function copyFile(client: Client, from: string, to: string): Promise<FileSum | null> {
  let copy: SummedFile | null = null;
  for (let at = 0; ; at += CHUNK_BYTES) {
    const chunk = await readChunk(client, from, at);
    if (chunk === null) {
      copy?.close();
      fs.rmSync(to, { force: true });
      return null;
    }
    copy ??= new SummedFile(to);
    copy.write(chunk);
    if (chunk.length < CHUNK_BYTES) return copy.close();
  }
}

async function readChunk(client: Client, file: string, at: number): Promise<Buffer | null> {
  const { rows } = await client.query<{ bytes: Buffer | null }>(
    'select pg_read_binary_file($1, $2, $3, true) as bytes',
    [file, at, CHUNK_BYTES],
  );
  return rows[0]?.bytes ?? null;
}

/** The segments of the write-ahead log from one position to another, with the histories of timelines. */
async function listLog(client: Client, from: string, to: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select name from pg_ls_waldir() where name ~ '\\.history$'
       or name ~ '^[0-9A-F]{24}$' and name between pg_walfile_name($1) and pg_walfile_name($2) order by name`,
    [from, to],
  );
  const names = rows.map(({ name }) => name);
  const last = await one<{ name: string }>(client, 'select pg_walfile_name($1) as name', [to]);
  if (!names.includes(last.name)) throw new Error(`The server no longer has the log segment ${last.name}.`);
  return names;
}

async function readMajor(client: Client): Promise<number> {
  const { version } = await one<{ version: number }>(
    client,
    `select current_setting('server_version_num')::int / 10000 as version`,
  );
  return version;
}

function writeText(file: string, text: string): FileSum {
  const written = new SummedFile(file);
  written.write(Buffer.from(text));
  return written.close();
}

async function one<Row extends object>(client: Client, text: string, values: unknown[] = []): Promise<Row> {
  const { rows } = await client.query<Row>(text, values);
  const [row] = rows;
  if (!row) throw new Error(`No row: ${text}`);
  return row;
}
