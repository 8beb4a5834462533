import fs from 'node:fs';
import path from 'node:path';
import { connectAsAdmin } from '../databases.ts';
import { importDatabase } from '../migrate.ts';
import { OperatorError } from '../operator-error.ts';
import { startPostgres } from '../postgres.ts';
import { serviceNames } from '../process-table.ts';
import { RunRecord } from '../run-record.ts';
import { copySummed, FOLDER_MODE, renameDurably, replaceDurably, syncTree } from './durable-files.ts';
import { countCompletedSince, markRestored, mergeJournal } from './journal-copy.ts';
import { CLUSTER, findBackup, productVersion, readManifest, verifyFiles, type Manifest } from './manifest.ts';
import { ERASURES, erasureJournalOf } from './places.ts';
import { inMegabytes, inSeconds, tellProgress } from './progress.ts';
import { findTarget, holdsData, rejectRunningServers, type RestoreTarget } from './restore-target.ts';

export interface RestoreOptions {
  dataDir: string;
  /** A backup, or a folder with backups: then the newest. */
  folder: string;
  /** True: data that stand there give way. */
  replace: boolean;
  env: Readonly<Record<string, string | undefined>>;
  say(text: string): void;
}

/** `copying`: the old data are untouched. `switching`: the new ones are whole, and only names change. */
interface RestoreState {
  backup: string;
  phase: 'copying' | 'switching';
}

/**
 * Restores a backup. The old data stays until the new data is complete and its server has responded. After a kill the
 * next restore resumes or restarts, and says which. @throws OperatorError for faults that the operator can fix; the old
 * data is then unchanged
 */
export async function restore(options: RestoreOptions): Promise<void> {
  const { dataDir, env, say } = options;
  const target = findTarget(dataDir, env);
  // Others may pass through the folder: PostgreSQL runs under its own account when the operator is root.
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  const record = new RunRecord(dataDir);
  await record.claim();
  try {
    await rejectRunningServers(target.hasServer ? {} : env);
    const earlier = readState(target);
    if (earlier?.phase === 'switching') {
      say('An earlier restore had copied everything and was killed: continuing from there');
      finish(options, target, earlier.backup);
      return;
    }
    const backup = findBackup(path.resolve(options.folder));
    const manifest = readManifest(backup);
    await rejectUnsuitable(manifest, target, options);
    const startedAt = performance.now();
    say(`Checking ${backup}, which holds everything until ${manifest.finishedAt}`);
    const total = sizeOf(manifest);
    checkFiles(backup, manifest, total, say);
    if (earlier) say('An earlier restore was killed while copying: starting again');
    writeState(target, { backup, phase: 'copying' });
    await copyFiles(backup, manifest, target, total, say);
    if (target.hasServer) await tryServer(target, env.DATABASE_PREFIX ?? '', say);
    writeState(target, { backup, phase: 'switching' });
    finish(options, target, backup);
    say(`Restored ${inMegabytes(total)} in ${inSeconds(startedAt)}`);
  } finally {
    record.release();
  }
}

function readState({ state }: RestoreTarget): RestoreState | null {
  return fs.existsSync(state) ? (JSON.parse(fs.readFileSync(state, 'utf8')) as RestoreState) : null;
}

function writeState({ state }: RestoreTarget, content: RestoreState): void {
  fs.mkdirSync(path.dirname(state), { recursive: true });
  replaceDurably(state, JSON.stringify(content));
}

const draftOf = ({ cluster }: RestoreTarget) => `${cluster}.restored`;
const replacedOf = ({ cluster }: RestoreTarget) => `${cluster}.replaced`;
const secretsDraftOf = ({ secrets }: RestoreTarget) => (secrets === null ? null : `${secrets}.restored`);

async function rejectUnsuitable(
  manifest: Manifest,
  target: RestoreTarget,
  { dataDir, replace }: RestoreOptions,
): Promise<void> {
  if (isNewer(manifest.productVersion, productVersion()) || (await hasUnknownMigrations(manifest)))
    throw new OperatorError(
      `The backup was made by a newer version of the product (${manifest.productVersion}): update the product first, then restore.`,
    );
  if (manifest.postgresMajor !== target.postgresMajor)
    throw new OperatorError(
      `The backup is of PostgreSQL ${manifest.postgresMajor} and this is PostgreSQL ${target.postgresMajor}: restore it with the same major version.`,
    );
  if (holdsData(target) && !replace)
    throw new OperatorError(
      `${dataDir} holds data already. To put the backup in their place, which removes them: npm run restore FOLDER --replace`,
    );
}

/** Compares versions such as 1.10.2 number by number. */
export function isNewer(one: string, other: string): boolean {
  const [a, b] = [one, other].map((version) => version.split('.').map(Number));
  for (let at = 0; at < 3; at += 1) {
    const difference = (a?.[at] ?? 0) - (b?.[at] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}

async function hasUnknownMigrations({ migrations }: Manifest): Promise<boolean> {
  for (const service of serviceNames) {
    const known = new Set((await importDatabase(service)).migrations.map(({ name }) => name));
    if ((migrations[service] ?? []).some((name) => !known.has(name))) return true;
  }
  return false;
}

function sizeOf({ files }: Manifest): number {
  return Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0);
}

function checkFiles(backup: string, manifest: Manifest, total: number, say: (text: string) => void): void {
  const onProgress = tellProgress('Comparing checksums', say);
  let done = 0;
  verifyFiles(backup, manifest, (bytes) => onProgress((done += bytes), total));
}

/** Everything under drafts' names, beside what it will replace. */
async function copyFiles(
  backup: string,
  { folders, files }: Manifest,
  target: RestoreTarget,
  total: number,
  say: (text: string) => void,
): Promise<void> {
  const draft = draftOf(target);
  const own = (file: string) => {
    if (target.account) fs.chownSync(file, target.account.uid, target.account.gid);
  };
  fs.rmSync(draft, { recursive: true, force: true });
  for (const folder of ['.', 'pg_wal', ...folders]) {
    fs.mkdirSync(path.join(draft, folder), { recursive: true, mode: FOLDER_MODE });
    own(path.join(draft, folder));
  }
  const onProgress = tellProgress('Copying the databases', say);
  let done = 0;
  for (const [name, sum] of Object.entries(files)) {
    if (!name.startsWith(`${CLUSTER}/`)) continue;
    const to = path.join(draft, name.slice(CLUSTER.length + 1));
    const copied = copySummed(path.join(backup, name), to);
    if (copied.sha256 !== sum.sha256)
      throw new OperatorError(`${name} changed while it was copied: try again.`);
    own(to);
    onProgress((done += sum.bytes), total);
  }
  await syncTree(draft);
  const secretsDraft = secretsDraftOf(target);
  if (secretsDraft !== null) {
    fs.rmSync(secretsDraft, { force: true });
    copySummed(path.join(backup, 'secrets.json'), secretsDraft);
  }
}

/** Lets the server bring the files to the moment at which the backup ended, and asks each database for an answer. */
async function tryServer(target: RestoreTarget, prefix: string, say: (text: string) => void): Promise<void> {
  say('Starting PostgreSQL with the restored files');
  const { databaseAdminPassword } = JSON.parse(fs.readFileSync(secretsDraftOf(target) ?? '', 'utf8')) as {
    databaseAdminPassword: string;
  };
  const server = await startPostgres({
    dir: draftOf(target),
    adminPassword: databaseAdminPassword,
    durable: true,
  });
  try {
    for (const service of serviceNames) {
      const url = Object.assign(new URL(server.adminUrl), { pathname: `/${prefix}${service}` });
      const client = await connectAsAdmin(url.href);
      try {
        await client.query('select count(*) from schema_migrations');
      } finally {
        await client.end();
      }
    }
  } finally {
    await server.stop();
  }
}

/** Renames; each step can be repeated. The old data is deleted when no name leads to it any more. */
function finish({ dataDir, env, say }: RestoreOptions, target: RestoreTarget, backup: string): void {
  const manifest = readManifest(backup);
  say('Everything is copied: putting it in its place');
  const [draft, replaced, secretsDraft] = [draftOf(target), replacedOf(target), secretsDraftOf(target)];
  if (fs.existsSync(draft)) {
    if (fs.existsSync(target.cluster)) {
      if (fs.existsSync(replaced))
        throw new OperatorError(
          `${target.cluster} was made while a restore was unfinished: move it away, then restore again.`,
        );
      renameDurably(target.cluster, replaced);
    }
    renameDurably(draft, target.cluster);
  }
  if (secretsDraft !== null && target.secrets !== null && fs.existsSync(secretsDraft))
    renameDurably(secretsDraft, target.secrets);
  if (fs.existsSync(target.redis))
    for (const name of fs.readdirSync(target.redis))
      fs.rmSync(path.join(target.redis, name), { recursive: true, force: true });
  const journal = erasureJournalOf(env, dataDir);
  mergeJournal(path.join(path.dirname(backup), ERASURES), journal);
  markRestored(journal);
  if (fs.existsSync(replaced)) {
    fs.rmSync(replaced, { recursive: true, force: true });
    say('The data that stood there before are removed');
  }
  fs.rmSync(target.state, { force: true });
  say(
    `The databases are as they were at ${manifest.finishedAt}; the queues are empty and fill again from them`,
  );
  const erased = countCompletedSince(journal, manifest.startedAt);
  say(`Erasures since then, which the next start repeats: ${erased}`);
}
