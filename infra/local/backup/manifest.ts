import fs from 'node:fs';
import path from 'node:path';
import { OperatorError } from '../operator-error.ts';
import { repoRoot } from '../paths.ts';
import { sumFile, type FileSum } from './durable-files.ts';

/** Contents of a backup. It is written last: a folder without one is not a backup. */
export interface Manifest {
  format: 1;
  /** ISO 8601, UTC. What was committed before `finishedAt` is in the backup. */
  startedAt: string;
  finishedAt: string;
  productVersion: string;
  postgresMajor: number;
  /** Names of the migrations that had run, by database. */
  migrations: Record<string, string[]>;
  /** Folders of the cluster, from its top; empty ones too. */
  folders: string[];
  /** By path from the top of the backup. */
  files: Record<string, FileSum>;
}

/** Holds the files of PostgreSQL's data folder. */
export const CLUSTER = 'cluster';
const MANIFEST = 'manifest.json';
const NAME = /^backup-\d{8}-\d{6}(-\d+)?$/;
/** In front of the name while a backup is being written or removed. */
const UNFINISHED = 'unfinished-';

export function productVersion(): string {
  const manifest = fs.readFileSync(path.join(repoRoot, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

export function manifestFile(backup: string): string {
  return path.join(backup, MANIFEST);
}

/** @throws OperatorError when the folder is not a whole backup, or of a format that this version does not know */
export function readManifest(backup: string): Manifest {
  if (!fs.existsSync(manifestFile(backup)))
    throw new OperatorError(`${backup} is not a backup: it has no ${MANIFEST}.`);
  let manifest: Manifest;
  try {
    manifest = JSON.parse(fs.readFileSync(manifestFile(backup), 'utf8')) as Manifest;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new OperatorError(`The backup ${backup} is damaged: ${MANIFEST} cannot be read.`);
  }
  if (manifest.format !== 1)
    throw new OperatorError(
      `The backup ${backup} was made by a newer version of the product: restore it with that version.`,
    );
  return manifest;
}

/** Whole backups of a folder, oldest first. */
export function listBackups(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .filter((name) => NAME.test(name) && fs.existsSync(manifestFile(path.join(folder, name))))
    .sort()
    .map((name) => path.join(folder, name));
}

/** The folder itself when it is a backup, else the newest backup in it. @throws OperatorError when there is none */
export function findBackup(folder: string): string {
  if (fs.existsSync(manifestFile(folder))) return folder;
  const newest = listBackups(folder).at(-1);
  if (!newest) throw new OperatorError(`There is no whole backup in ${folder}.`);
  return newest;
}

/** A free name for a backup begun at this moment. */
export function newBackupName(folder: string, now: Date): string {
  const stamp = now
    .toISOString()
    .replace(/\.\d+Z$/, '')
    .replace(/[-:]/g, '')
    .replace('T', '-');
  for (let turn = 0; ; turn += 1) {
    const name = `backup-${stamp}${turn === 0 ? '' : `-${turn}`}`;
    if (!fs.existsSync(path.join(folder, name))) return name;
  }
}

export function draftOf(folder: string, name: string): string {
  return path.join(folder, UNFINISHED + name);
}

/** Deletes leftovers of killed backups and returns their number. */
export function clearUnfinished(folder: string): number {
  const left = fs.readdirSync(folder).filter((name) => name.startsWith(UNFINISHED));
  for (const name of left) fs.rmSync(path.join(folder, name), { recursive: true, force: true });
  return left.length;
}

/** Removes backups that are older than so many days, but never the newest. Returns the names that are gone. */
export function removeExpired(folder: string, keepDays: number, now: Date): string[] {
  const expired = listBackups(folder)
    .slice(0, -1)
    .filter((backup) => now.getTime() - Date.parse(readManifest(backup).finishedAt) > keepDays * 86_400_000);
  for (const backup of expired) {
    // A removal that is killed must not leave half a backup under its name.
    const leaving = draftOf(folder, path.basename(backup));
    fs.renameSync(backup, leaving);
    fs.rmSync(leaving, { recursive: true, force: true });
  }
  return expired.map((backup) => path.basename(backup));
}

/**
 * Compares every file with the manifest.
 * @throws OperatorError that names the first file that is missing, altered or not in the manifest
 */
export function verifyFiles(backup: string, { files }: Manifest, onBytes: (bytes: number) => void): void {
  for (const [name, { bytes, sha256 }] of Object.entries(files)) {
    const file = path.join(backup, name);
    if (!isInside(backup, file)) throw damaged(backup, `${name} lies outside of it`);
    if (!fs.existsSync(file)) throw damaged(backup, `${name} is missing`);
    const found = sumFile(file);
    if (found.bytes !== bytes || found.sha256 !== sha256)
      throw damaged(backup, `the checksum of ${name} differs`);
    onBytes(bytes);
  }
}

function isInside(folder: string, file: string): boolean {
  return path.resolve(file).startsWith(path.resolve(folder) + path.sep);
}

function damaged(backup: string, what: string): OperatorError {
  return new OperatorError(
    `The backup ${backup} is damaged: ${what}. Nothing was changed; use another backup.`,
  );
}
