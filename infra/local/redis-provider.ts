import fs from 'node:fs';
import path from 'node:path';
import { spawn, spawnSync } from 'node:child_process';
import { OperatorError } from './operator-error.ts';
import { sendSignal } from './run-record.ts';

/** A Redis (or Valkey) server program that runs on this machine. */
export interface RedisBinary {
  file: string;
  /** Environment in which it finds its libraries. */
  env: Record<string, string>;
  /** Where it came from, for the log. */
  origin: string;
}

/** Possible places of a server program, cheapest first; each returns null without one. */
export interface RedisPlaces {
  onPath(): RedisBinary | null;
  inCache(): RedisBinary | null;
  /** Takes seconds and the network. @throws with the reason when the distribution has the means but they failed */
  fetched(): Promise<RedisBinary | null>;
}

/** @throws OperatorError that says what to do, and why the last means failed */
export async function findRedisBinary(places: RedisPlaces): Promise<RedisBinary> {
  const found = places.onPath() ?? places.inCache();
  if (found) return found;
  let reason = '';
  try {
    const fetched = await places.fetched();
    if (fetched) return fetched;
  } catch (error) {
    reason = ` (fetching it failed: ${error instanceof Error ? error.message : String(error)})`;
  }
  throw new OperatorError(
    `There is no Redis here${reason}: install redis-server or valkey-server (Debian: apt-get install redis-server, macOS: brew install redis), or set REDIS_URL to one that runs.`,
  );
}

/** The real places of this machine. `cache` keeps what was fetched. */
export function redisPlaces(cache: string, onProgress: (text: string) => void = () => {}): RedisPlaces {
  return {
    onPath: () => {
      for (const name of ['redis-server', 'valkey-server']) {
        const file = findOnPath(name);
        if (file && runs(file, {})) return { file, env: {}, origin: file };
      }
      return null;
    },
    inCache: () => findExtracted(path.join(cache, 'redis'), 'kept from an earlier start'),
    fetched: async () => {
      if (process.platform !== 'linux' || !findOnPath('apt-get') || !findOnPath('dpkg')) return null;
      onProgress('Fetching Redis from the distribution (once)');
      return fetchFromDistribution(cache);
    },
  };
}

/** The full name of a program on PATH, or null. */
export function findOnPath(name: string): string | null {
  for (const folder of (process.env.PATH ?? '').split(path.delimiter).filter(Boolean)) {
    const file = path.join(folder, name);
    if (fs.existsSync(file) && isExecutable(file)) return file;
  }
  return null;
}

function isExecutable(file: string): boolean {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EACCES') return false;
    throw error;
  }
}

/** BullMQ needs the streams and scripts of Redis 6.2. */
function runs(file: string, env: Record<string, string>): boolean {
  const { stdout } = spawnSync(file, ['--version'], { encoding: 'utf8', env: { ...process.env, ...env } });
  return isRecentEnough(stdout ?? '');
}

/** Reads what `redis-server --version` prints. */
export function isRecentEnough(versionText: string): boolean {
  const [, major, minor] = /\bv=(\d+)\.(\d+)/.exec(versionText) ?? [];
  return Number(major) > 6 || (Number(major) === 6 && Number(minor) >= 2);
}

function findExtracted(root: string, origin: string): RedisBinary | null {
  const file = path.join(root, 'usr/bin/redis-server');
  const env = { LD_LIBRARY_PATH: libraryFolders(root).join(':') };
  return fs.existsSync(file) && runs(file, env) ? { file, env, origin } : null;
}

function libraryFolders(root: string): string[] {
  return ['usr/lib', 'lib']
    .map((name) => path.join(root, name))
    .filter((folder) => fs.existsSync(folder))
    .flatMap((folder) =>
      fs
        .readdirSync(folder)
        .filter((name) => name.includes('-linux-gnu'))
        .map((name) => path.join(folder, name)),
    );
}

/** Packages in which Debian and Ubuntu ship the libraries of their Redis. */
const PACKAGE_OF_LIBRARY: Record<string, string[]> = {
  'libatomic.so.1': ['libatomic1'],
  'libcrypto.so.3': ['libssl3', 'libssl3t64'],
  'libhiredis.so.0.14': ['libhiredis0.14'],
  'libhiredis.so.1.1.0': ['libhiredis1.1.0'],
  'libjemalloc.so.2': ['libjemalloc2'],
  'liblua5.1.so.0': ['liblua5.1-0'],
  'liblzf.so.1': ['liblzf1'],
  'libssl.so.3': ['libssl3', 'libssl3t64'],
  'libsystemd.so.0': ['libsystemd0'],
};

/** Downloads and unpacks the packages in the cache; installs nothing, so it needs no rights. */
async function fetchFromDistribution(cache: string): Promise<RedisBinary | null> {
  const draft = path.join(cache, `redis.${process.pid}`);
  const root = path.join(cache, 'redis');
  fs.rmSync(draft, { recursive: true, force: true });
  fs.mkdirSync(draft, { recursive: true });
  try {
    const apt = new PackageFetcher(cache, draft);
    await apt.fetch(['redis-server', 'redis-tools']);
    const file = path.join(draft, 'usr/bin/redis-server');
    for (let round = 0; round < 3; round += 1) {
      const missing = missingLibraries(file, libraryFolders(draft));
      if (missing.length === 0) break;
      for (const library of missing) await apt.fetchFirst(PACKAGE_OF_LIBRARY[library] ?? [], library);
    }
    if (!findExtracted(draft, '')) throw new Error('the fetched program cannot run on this machine');
    fs.rmSync(root, { recursive: true, force: true });
    fs.renameSync(draft, root);
    return findExtracted(root, 'fetched from the distribution');
  } finally {
    fs.rmSync(draft, { recursive: true, force: true });
  }
}

function missingLibraries(file: string, folders: string[]): string[] {
  const env = { ...process.env, LD_LIBRARY_PATH: folders.join(':') };
  const { stdout } = spawnSync('ldd', [file], { encoding: 'utf8', env });
  return [...(stdout ?? '').matchAll(/(\S+) => not found/g)].map((match) => match[1] ?? '');
}

/** `apt-get download` with the machine's package lists or, if they are empty or outdated, with separate lists. */
class PackageFetcher {
  private readonly lists: string;
  private readonly root: string;
  private ownLists = false;

  constructor(cache: string, root: string) {
    this.lists = path.join(cache, 'apt');
    this.root = root;
  }

  async fetch(packages: string[]): Promise<void> {
    const folder = fs.mkdtempSync(path.join(this.root, 'packages-'));
    try {
      await this.download(packages, folder);
      for (const name of fs.readdirSync(folder).filter((file) => file.endsWith('.deb'))) {
        await runCommand('dpkg', ['-x', path.join(folder, name), this.root], folder);
      }
    } finally {
      fs.rmSync(folder, { recursive: true, force: true });
    }
  }

  async fetchFirst(packages: string[], library: string): Promise<void> {
    let reason: unknown = new Error(`no package is known for ${library}`);
    for (const name of packages) {
      try {
        return await this.fetch([name]);
      } catch (error) {
        reason = error;
      }
    }
    throw reason;
  }

  private async download(packages: string[], folder: string): Promise<void> {
    if (!this.ownLists) {
      try {
        return await runCommand(
          'apt-get',
          ['-qq', '-oAPT::Sandbox::User=root', 'download', ...packages],
          folder,
        );
      } catch (error) {
        if (!(error instanceof CommandError)) throw error;
      }
      for (const name of ['lists/partial', 'archives/partial'])
        fs.mkdirSync(path.join(this.lists, name), { recursive: true });
      await runCommand('apt-get', ['-qq', ...this.options(), 'update'], folder);
      this.ownLists = true;
    }
    await runCommand('apt-get', ['-qq', ...this.options(), 'download', ...packages], folder);
  }

  private options(): string[] {
    return [
      `-oDir::State::Lists=${this.lists}/lists`,
      `-oDir::Cache=${this.lists}`,
      `-oDir::Cache::archives=${this.lists}/archives`,
      '-oAPT::Sandbox::User=root',
      '-oDebug::NoLocking=1',
    ];
  }
}

class CommandError extends Error {}

/** @throws CommandError with the last line the command wrote, also after two minutes without an end */
async function runCommand(command: string, args: string[], cwd: string): Promise<void> {
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'ignore', 'pipe'] });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (errors += chunk));
  const tooLong = setTimeout(() => child.pid !== undefined && sendSignal(child.pid, 'SIGKILL'), 120_000);
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  clearTimeout(tooLong);
  if (code === 0) return;
  const last = errors.trim().split('\n').at(-1);
  throw new CommandError(`${command}: ${last || `ended with ${code ?? 'a timeout'}`}`);
}
