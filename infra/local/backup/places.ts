import fs from 'node:fs';
import path from 'node:path';
import { BACKUP_KEEP_DAYS } from './retention.ts';
import { OperatorError } from '../operator-error.ts';
import { repoRoot } from '../paths.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export function dataDirOf(env: Environment): string {
  return path.resolve(env.DATA_DIR || path.join(repoRoot, '.data'));
}

/** Where backups are kept. Beside the data folder, so that what takes the one need not take the other. */
export function backupDirOf(env: Environment, dataDir: string): string {
  return path.resolve(env.BACKUP_DIR || `${dataDir}-backups`);
}

/** Where the erasures are noted that a restore must repeat: with the backups, never in what is restored. */
export function erasureJournalOf(env: Environment, dataDir: string): string {
  return path.resolve(env.ERASURE_JOURNAL_DIR || path.join(backupDirOf(env, dataDir), ERASURES));
}

/** Name of the journal of erasures beside backups. */
export const ERASURES = 'erasures';

/** Says that a restore was begun and not ended; while it is there the product does not start. */
export function restoreStateOf(dataDir: string): string {
  return path.join(dataDir, 'restore.json');
}

/** @throws OperatorError while a restore is unfinished */
export function rejectUnfinishedRestore(dataDir: string): void {
  if (fs.existsSync(restoreStateOf(dataDir)))
    throw new OperatorError(
      `A restore into ${dataDir} was begun and did not end: run "npm run restore FOLDER" again, with the same folder.`,
    );
}

/** @throws OperatorError for a value that is not a number of days, or more than the profile page promises */
export function readKeepDays(env: Environment): number {
  const text = env.BACKUP_KEEP_DAYS || String(BACKUP_KEEP_DAYS.default);
  const days = Number(text);
  if (!Number.isInteger(days) || days < 1 || days > BACKUP_KEEP_DAYS.max)
    throw new OperatorError(
      `BACKUP_KEEP_DAYS is "${text}": it must be a whole number from 1 to ${BACKUP_KEEP_DAYS.max}.`,
    );
  return days;
}
